import { apply, below, type Event, offers, type Seat, seeded, start, view, waiting } from '@parlour/kernel';
import type { InstantBot } from '@parlour/search';
import { businessmen } from '../index.ts';
import type { Businessmen, G } from '../types.ts';
import { bots } from './index.ts';

/**
 * The figures of docs/balance-businessmen.md: `node games/businessmen/bot/figures.ts <bot> <seats> <games>`. The same games as
 * `parlour simulate` plays from seed 1, every choice judged and every invariant checked; what winners and others did is counted.
 */
const [name = 'careful', seats = '4', games = '100'] = process.argv.slice(2);
const bot = bots.find((each) => each.name === name) as InstantBot<Businessmen>;
const table = Number(seats);

const wins = Array.from({ length: table }, () => 0);
const winsFromLeader = Array.from({ length: table }, () => 0);
const rounds: number[] = [];
const finalists: number[] = [];
/** How often a thing was done, by winners and by the others, and in how many of their games at all. */
const done: Record<string, Record<'winner' | 'other', { times: number; games: number }>> = {};
let winners = 0;
const slow = { decisions: 0, total: 0, worst: 0 };

for (let n = 0; n < Number(games); n++) count(playOne(1 + n));
report();

type Played = { g: G; leader: Seat; deeds: Record<string, number>[] };

function playOne(seed: number): Played {
  const g = start(businessmen, { seats: table, chance: seeded(seed) });
  const played: Played = { g, leader: g.leader, deeds: g.seats.map(() => ({})) };
  const dice = { chance: seeded(seed ^ 0x6a09e667) };
  const random = (n: number) => below(dice, n);
  for (let open = waiting(businessmen, g); open !== null; open = waiting(businessmen, g)) {
    const seat = open.seats[random(open.seats.length)] as Seat;
    const seen = { seat, view: view(g, seat), offers: offers(businessmen, g, seat) };
    const began = performance.now();
    const choice = bot.choose(seen, random);
    const took = performance.now() - began;
    slow.decisions += 1;
    slow.total += took;
    slow.worst = Math.max(slow.worst, took);
    const applied = apply(businessmen, g, { seat, ...choice });
    if ('refusal' in applied) throw new Error(`seed ${seed}: ${JSON.stringify(applied.refusal)}`);
    for (const [what, holds] of Object.entries(businessmen.invariants))
      if (holds(g) !== true) throw new Error(`seed ${seed}: broken: ${what}`);
    for (const event of applied.events) note(played, event);
  }
  return played;
}

function note({ deeds }: Played, event: Event<Businessmen>): void {
  const add = (seat: Seat, what: string, times = 1): void => {
    const own = deeds[seat] as Record<string, number>;
    own[what] = (own[what] ?? 0) + times;
  };
  if (event.type === 'improved') {
    add(event.seat, `${event.characteristic} to ${event.to}`);
    add(event.seat, 'points: improvements', event.points);
  } else if (event.type === 'exported') {
    add(event.seat, `export of ${event.units}`);
    add(event.seat, 'points: exports', event.points);
  } else if (event.type === 'lorrySent') {
    for (const { seat } of event.payments)
      add(seat, `${event.lorry} lorry, ${event.exclusive === null ? 'shared' : 'alone'}`);
    if (event.exclusive !== null) add(event.exclusive.seat, 'points: lorries', event.exclusive.points);
  } else if (event.type === 'fined') add(event.seat, 'points: fines', -event.lost);
  else if (event.type === 'insured') add(event.seat, `insured ${event.characteristic}`);
  else if (event.type === 'skipAnnounced') add(event.seat, 'skipped a round');
}

function count({ g, leader, deeds }: Played): void {
  if (g.outcome === null || g.ending === null) throw new Error('the game stopped without a result');
  rounds.push(g.round);
  finalists.push(g.ending.finalists.length);
  for (const seat of g.outcome.winners) {
    wins[seat] = (wins[seat] ?? 0) + 1 / g.outcome.winners.length;
    const from = (seat - leader + table) % table;
    winsFromLeader[from] = (winsFromLeader[from] ?? 0) + 1 / g.outcome.winners.length;
  }
  winners += g.outcome.winners.length;
  for (const [seat, own] of deeds.entries()) {
    const kind = g.outcome.winners.includes(seat as Seat) ? 'winner' : 'other';
    for (const [what, times] of Object.entries(own)) {
      done[what] ??= { winner: { times: 0, games: 0 }, other: { times: 0, games: 0 } };
      done[what][kind].times += times;
      done[what][kind].games += 1;
    }
  }
}

function report(): void {
  const played = rounds.length;
  const share = (part: number, of: number): string => {
    const p = part / of;
    return `${(100 * p).toFixed(1)} ±${(196 * Math.sqrt((p * (1 - p)) / of)).toFixed(1)}`;
  };
  const sorted = rounds.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(played - 1, Math.floor(part * played))];
  const others = played * table - winners;
  console.log(`${played} games, ${table} ${name} bots, 0 problems`);
  console.log(`wins by seat, %: ${wins.map((each) => share(each, played)).join(', ')}`);
  console.log(`wins from the first leader, %: ${winsFromLeader.map((each) => share(each, played)).join(', ')}`);
  console.log(`rounds: median ${at(0.5)}, 10 % ${at(0.1)}, 90 % ${at(0.9)}, longest ${at(1)}`);
  console.log(`several finalists, %: ${share(finalists.filter((each) => each > 1).length, played)}`);
  console.log(`by the guard, %: ${share(finalists.filter((each) => each === 0).length, played)}`);
  console.log(`a decision: mean ${(slow.total / slow.decisions).toFixed(2)} ms, worst ${slow.worst.toFixed(0)} ms`);
  console.log('what | by a winner in a game | in % of winners’ games | by another in a game');
  for (const [what, { winner, other }] of Object.entries(done).sort(([a], [b]) => a.localeCompare(b)))
    console.log(
      `${what} | ${(winner.times / winners).toFixed(2)} | ${share(winner.games, winners)} | ${(other.times / Math.max(1, others)).toFixed(2)}`,
    );
}
