import { apply, below, type Event, offers, type Seat, seeded, start, view, waiting } from '@parlour/kernel';
import type { InstantBot } from '@parlour/search';
import { KIND_OF } from '../content/assets.ts';
import { matterOfFact } from '../index.ts';
import type { G, MatterOfFact } from '../types.ts';
import { bots } from './index.ts';

/**
 * The figures of docs/balance-matter-of-fact.md: `node games/matter-of-fact/bot/figures.ts <bot> <seats> <games> <preset>`. Every choice is judged,
 * every invariant checked; what winners and others did is counted. Whoever has an offer to answer is asked before the game goes on.
 */
const [name = 'careful', seats = '4', games = '100', preset = 'rulebook'] = process.argv.slice(2);
const bot = bots.find((each) => each.name === name) as InstantBot<MatterOfFact>;
const table = Number(seats);
const options = matterOfFact.presets[preset] ?? {};

const wins = Array.from({ length: table }, () => 0);
const winsInOrder = Array.from({ length: table }, () => 0);
const rounds: number[] = [];
const causes: Record<string, number> = {};
/** How often a thing was done, by winners and by the others, and in how many of their games at all. */
const done: Record<string, Record<'winner' | 'other', { times: number; games: number }>> = {};
let winners = 0;
let actions = 0;
const slow = { decisions: 0, total: 0, worst: 0 };

for (let n = 0; n < Number(games); n++) count(playOne(1 + n));
report();

type Played = { g: G; deeds: Record<string, number>[] };

function playOne(seed: number): Played {
  const g = start(matterOfFact, { seats: table, chance: seeded(seed), options });
  const played: Played = { g, deeds: g.seats.map(() => ({})) };
  const dice = { chance: seeded(seed ^ 0x6a09e667) };
  const random = (n: number) => below(dice, n);
  for (let open = waiting(matterOfFact, g); open !== null; open = waiting(matterOfFact, g)) {
    const answers = name === 'random' ? undefined : g.deals.open[0]?.to;
    const seat = answers ?? (open.seats[random(open.seats.length)] as Seat);
    const seen = { seat, view: view(g, seat), offers: offers(matterOfFact, g, seat) };
    const began = performance.now();
    const choice = bot.choose(seen, random);
    const took = performance.now() - began;
    slow.decisions += 1;
    slow.total += took;
    slow.worst = Math.max(slow.worst, took);
    const applied = apply(matterOfFact, g, { seat, ...choice });
    if ('refusal' in applied) throw new Error(`seed ${seed}: ${JSON.stringify(applied.refusal)}`);
    for (const [what, holds] of Object.entries(matterOfFact.invariants))
      if (holds(g) !== true) throw new Error(`seed ${seed}: broken: ${what}`);
    actions += 1;
    for (const event of applied.events) note(played, event);
  }
  return played;
}

function note({ deeds }: Played, event: Event<MatterOfFact>): void {
  const add = (seat: Seat, what: string): void => {
    const own = deeds[seat] as Record<string, number>;
    own[what] = (own[what] ?? 0) + 1;
  };
  switch (event.type) {
    case 'assetBought':
      return add(event.seat, `asset: ${KIND_OF[event.asset]}`);
    case 'vehicleBought':
      return add(event.seat, `transport: ${event.vehicle}`);
    case 'technologyBought':
      return add(event.seat, `technology: ${event.technology}`);
    case 'produced':
      return event.technology === null ? undefined : add(event.seat, `use of ${event.technology}`);
    case 'workersMoved':
      return event.to.startsWith('guard ') ? add(event.seat, 'guard placed') : undefined;
    case 'traded':
      add(event.to, 'deal made');
      return add(event.from, 'deal made');
    case 'priceMoved':
      return event.because === 'monopolist' ? add(event.seat, 'price changed by monopoly') : undefined;
    case 'captured':
    case 'supplied':
    case 'sabotaged':
    case 'arrested':
    case 'contractTaken':
    case 'delivered':
    case 'cardDrawn':
    case 'studied':
    case 'hired':
    case 'strikeBegan':
    case 'resourceBought':
    case 'assetSold':
      return add(event.seat, event.type);
  }
}

function count({ g, deeds }: Played): void {
  if (g.outcome === null || g.ending === null) throw new Error('the game stopped without a result');
  rounds.push(g.round);
  causes[g.ending.because] = (causes[g.ending.because] ?? 0) + 1;
  for (const seat of g.outcome.winners) {
    wins[seat] = (wins[seat] ?? 0) + 1 / g.outcome.winners.length;
    const place = (seat - (g.starter ?? 0) + table) % table;
    winsInOrder[place] = (winsInOrder[place] ?? 0) + 1 / g.outcome.winners.length;
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
  const mean = rounds.reduce((sum, round) => sum + round, 0) / played;
  const others = played * table - winners;
  console.log(`${played} games, ${table} ${name} bots, ${preset}, 0 problems, ${JSON.stringify(causes)}`);
  console.log(`wins by seat, %: ${wins.map((each) => share(each, played)).join(', ')}`);
  console.log(`wins in turn order, %: ${winsInOrder.map((each) => share(each, played)).join(', ')}`);
  console.log(`rounds: mean ${mean.toFixed(2)}, 10 % ${at(0.1)}, 90 % ${at(0.9)}, longest ${at(1)}`);
  console.log(`actions a game: ${(actions / played).toFixed(0)}`);
  console.log(`a decision: mean ${(slow.total / slow.decisions).toFixed(2)} ms, worst ${slow.worst.toFixed(0)} ms`);
  console.log('what | by a winner in a game | in % of winners’ games | by another in a game');
  for (const [what, { winner, other }] of Object.entries(done).sort(([a], [b]) => a.localeCompare(b)))
    console.log(
      `${what} | ${(winner.times / winners).toFixed(2)} | ${share(winner.games, winners)} | ${(other.times / Math.max(1, others)).toFixed(2)}`,
    );
}
