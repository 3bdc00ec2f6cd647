import type { Kind, Work } from '@parlour/work';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What is counted. Labels have a handful of values each, whatever happens: a game, a kind of refusal, never a table or a person.
 */
export const registry = new Registry();
const registers = [registry];

let measured: Work | null = null;

export const meters = {
  connections: new Gauge({
    name: 'parlour_connections',
    help: 'Connections that are open, by what they are for.',
    labelNames: ['to'] as const,
    registers,
  }),
  tablesAwake: new Gauge({ name: 'parlour_tables_awake', help: 'Tables in the memory of this server.', registers }),
  messages: new Counter({
    name: 'parlour_messages_total',
    help: 'Messages that came in from people and went out to them.',
    labelNames: ['way'] as const,
    registers,
  }),
  moves: new Counter({
    name: 'parlour_moves_acknowledged_total',
    help: 'Moves of people that were acknowledged: they are on the disk.',
    labelNames: ['game'] as const,
    registers,
  }),
  refusals: new Counter({
    name: 'parlour_refusals_total',
    help: 'What was refused, by why; rules: by the rules of a game.',
    labelNames: ['kind'] as const,
    registers,
  }),
  answerSeconds: new Histogram({
    name: 'parlour_answer_seconds',
    help: 'From a message to its answer, as far as this server is concerned.',
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  }),
  appendSeconds: new Histogram({
    name: 'parlour_append_seconds',
    help: 'How long it took until a line was on the disk.',
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  }),
  appendRaces: new Counter({
    name: 'parlour_append_races_total',
    help: 'Lines that were not taken because somebody else was faster.',
    registers,
  }),
  storeErrors: new Counter({
    name: 'parlour_store_errors_total',
    help: 'What the store could not do, by its part.',
    labelNames: ['part'] as const,
    registers,
  }),
  botSeconds: new Histogram({
    name: 'parlour_bot_thinking_seconds',
    help: 'How long bots thought for one answer.',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 20],
    registers,
  }),
  botFailures: new Counter({ name: 'parlour_bot_failures_total', help: 'Bots that gave no answer.', registers }),
  botsWaiting: new Gauge({
    name: 'parlour_bots_waiting',
    help: 'Questions to bots that no thread has begun with.',
    registers,
  }),
  workWaiting: new Gauge({
    name: 'parlour_work_waiting',
    help: 'Work that nobody has begun with, by lane; on all servers together where there is a queue.',
    labelNames: ['lane'] as const,
    registers,
    async collect() {
      for (const [lane, n] of Object.entries((await measured?.waiting()) ?? {})) this.set({ lane }, n);
    },
  }),
  workFailures: new Counter({
    name: 'parlour_work_failures_total',
    help: 'Work that this server asked for or left and that failed for good, by lane: bots are live, notices and simulations aside.',
    labelNames: ['lane'] as const,
    registers,
  }),
  reconnects: new Counter({
    name: 'parlour_reconnects_total',
    help: 'Connections of somebody who had been at the table before.',
    registers,
  }),
  catchUps: new Counter({
    name: 'parlour_catch_ups_total',
    help: 'Tables in memory that took over lines another server had written.',
    registers,
  }),
  requests: new Counter({
    name: 'parlour_http_requests_total',
    help: 'Requests that were answered, by the first digit of the status.',
    labelNames: ['status'] as const,
    registers,
  }),
  redisUp: new Gauge({
    name: 'parlour_redis_up',
    help: 'Whether Redis answers this server: 1 or 0; -1 where it was told of none.',
    registers,
  }),
  ready: new Gauge({ name: 'parlour_ready', help: 'Whether this server wants to be asked: 1 or 0.', registers }),
};

meters.redisUp.set(-1);

let isCollecting = false;
/** The process itself: memory, CPU, how late the event loop is. Only where somebody asks for it. */
export function meterProcess(): void {
  if (isCollecting) return;
  isCollecting = true;
  collectDefaultMetrics({ register: registry });
}

export const countFailure = ({ lane }: Kind<never, unknown>): void => meters.workFailures.inc({ lane });

/** What waits in the queues is asked when somebody wants to know. */
export function meterWork(work: Work): void {
  measured = work;
}
