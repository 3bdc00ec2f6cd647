import { protocolOf } from '@parlour/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house/house.ts';
import type { Room } from '../house/room.ts';
import { personOf } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import type { Log } from '../ops/log.ts';
import { meters } from '../ops/meters.ts';
import { freshToken } from '../store/people.ts';
import type { Callers } from './callers.ts';
import { Session } from './session.ts';

/** So long a request waits for something to be told; and after so long without one, nobody is there any more. */
const WAIT = 25_000;
const GONE = 60_000;
/** In milliseconds. */
export type PollPatience = { wait: number; gone: number };
/** Whoever does not fetch so much is let go. */
const MOST_WAITING = 500;
const MOST_BYTES = 2_000_000;
const MOST_POLLS = 2000;

/** One server of a house asks another for somebody: it does not ask a third. */
const PASSED_ON = 'x-parlour-passed-on';

type Poll = {
  session: Session;
  room: Room;
  /** All that was not fetched yet. */
  fetch(): string[];
  isQuiet(): boolean;
  wake(): void;
  release(): void;
  timer: NodeJS.Timeout;
};

/**
 * The same messages over plain requests, for networks that let no WebSocket through: `POST /api/tables/ID/polls` opens a line,
 * `GET /api/polls/LINE` waits for what is told, `POST /api/polls/LINE` sends one message. A line says which server has it: any other
 * passes requests on to that one.
 */
export function servePolls(
  server: FastifyInstance,
  house: House,
  callers: Callers,
  log: Log,
  { wait, gone }: PollPatience = { wait: WAIT, gone: GONE },
): void {
  const polls = new Map<string, Poll>();

  function end(id: string, how: 'leave' | 'lose'): void {
    const poll = polls.get(id);
    if (poll === undefined) return;
    polls.delete(id);
    meters.connections.dec({ to: 'poll' });
    clearTimeout(poll.timer);
    poll.release();
    poll.room[how](poll.session);
    poll.wake();
  }
  const leave = (id: string) => end(id, 'leave');

  /** Asks the server that has the line, and gives its answer. */
  async function elsewhere(request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) {
    const { id } = request.params;
    const node = id.slice(0, id.lastIndexOf('.'));
    const isOther = node !== house.fleet.node && request.headers[PASSED_ON] === undefined;
    const address = isOther && node !== '' ? await house.fleet.addressOf(node) : null;
    const answer = address === null ? null : await passedOn(address, request).catch(() => null);
    if (answer === null) return problem(reply, 410, 'lineGone', 'This line is gone; open another one.');
    return reply
      .code(answer.status)
      .type(answer.headers.get('content-type') ?? 'application/json')
      .send(await answer.text());
  }

  server.post<{ Params: { id: string }; Querystring: { since?: string; protocol?: string; screen?: string } }>(
    '/api/tables/:id/polls',
    async (request, reply) => {
      const person = await personOf(request.raw, house.store);
      // Nothing is waited for between this and coming in: a table at which nobody is may go to sleep meanwhile.
      const room = /^[a-z0-9]{8,24}$/.test(request.params.id) ? await house.room(request.params.id) : null;
      if (room === null) return problem(reply, 404, 'unknownTable', 'There is no such table here.');
      if (person?.isBanned === true) return problem(reply, 403, 'banned', 'The host of this house has blocked you.');
      const release = polls.size >= MOST_POLLS ? null : callers.enter(person?.id ?? null, request.ip);
      if (release === null) return problem(reply, 429, 'tooMany', 'Too many lines.');
      const id = `${house.fleet.node}.${freshToken()}`;
      let told: string[] = [];
      let bytes = 0;
      const fetch = () => {
        const all = told;
        told = [];
        bytes = 0;
        return all;
      };
      const how = {
        protocol: protocolOf(request.query.protocol),
        from: request.ip,
        isScreen: request.query.screen !== undefined,
        log: log.child({ reqId: request.id, table: room.kept.id }),
        end: () => leave(id),
      };
      const session = new Session(room, person, how, (message) => {
        meters.messages.inc({ way: 'out' });
        told.push(message);
        bytes += message.length;
        if (told.length > MOST_WAITING || bytes > MOST_BYTES) leave(id);
        polls.get(id)?.wake();
      });
      const timer = setTimeout(() => end(id, 'lose'), gone);
      timer.unref();
      meters.connections.inc({ to: 'poll' });
      polls.set(id, { session, room, fetch, isQuiet: () => told.length === 0, wake: () => {}, release, timer });
      const known = Number.parseInt(request.query.since ?? '', 10);
      if (Number.isInteger(known)) meters.reconnects.inc();
      await room.join(session, Number.isInteger(known) ? known : null);
      return reply.code(201).send({ line: id });
    },
  );

  server.get<{ Params: { id: string } }>('/api/polls/:id', async (request, reply) => {
    const poll = polls.get(request.params.id);
    if (poll === undefined) return elsewhere(request, reply);
    poll.wake();
    poll.timer.refresh();
    if (poll.isQuiet())
      await new Promise<void>((resolve) => {
        const late = setTimeout(() => {
          // A quiet table is not a dead line.
          poll.session.sayAwake();
          resolve();
        }, wait);
        poll.wake = () => {
          clearTimeout(late);
          resolve();
        };
        request.raw.once('close', poll.wake);
      });
    poll.timer.refresh();
    return reply.type('application/json').send(`[${poll.fetch().join(',')}]`);
  });

  server.post<{ Params: { id: string } }>('/api/polls/:id', async (request, reply) => {
    const poll = polls.get(request.params.id);
    if (poll === undefined) return elsewhere(request, reply);
    if (!(await poll.session.receive(JSON.stringify(request.body ?? null)))) leave(request.params.id);
    return reply.code(202).send();
  });

  server.delete<{ Params: { id: string } }>('/api/polls/:id', async (request, reply) => {
    if (!polls.has(request.params.id)) return elsewhere(request, reply);
    leave(request.params.id);
    return reply.code(204).send();
  });

  server.addHook('preClose', async () => {
    for (const id of polls.keys()) leave(id);
  });
}

function passedOn(address: string, { method, url, body, raw, ip }: FastifyRequest): Promise<Response> {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return fetch(new URL(url, address), {
    method,
    headers: {
      [PASSED_ON]: 'yes',
      'x-forwarded-for': ip,
      'x-parlour-client': 'program',
      ...(body != null && { 'content-type': 'application/json' }),
    },
    ...(body != null && { body: JSON.stringify(body) }),
    signal: AbortSignal.any([gone.signal, AbortSignal.timeout(WAIT + 10_000)]),
  });
}
