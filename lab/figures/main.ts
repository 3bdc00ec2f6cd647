/**
 * `node lab/figures/main.ts <game> <bot> <seats> <games> [preset]`: games of one bot from seed 1, every choice judged and every invariant
 * checked. Told are wins by seat, length and speed, and what winners and others did, as the game's folder `lab` counts it.
 */
import { type Figures, gameById } from '@parlour/games';
import { below, bundleOf, clone, type GameTypes, type Seat, type State, seeded, start } from '@parlour/kernel';
import type { InstantBot } from '@parlour/search';
import { decisionOf } from './decision.ts';
import { makeJudged } from './judged.ts';
import { noThought, think } from './thought.ts';

const [id = '', name = 'careful', seats = '4', games = '100', preset = 'rulebook'] = process.argv.slice(2);
const entry = gameById(id);
const figures = (await entry.lab())?.figures;
if (figures === undefined) throw new RangeError(`games/${id}/lab says nothing of what is to be counted`);
const game = await entry.game();
const bot = (await entry.bots())(bundleOf(game)).find((each) => each.name === name) as InstantBot<GameTypes>;
const table = Number(seats);

const wins = Array.from({ length: table }, () => 0);
const winsFromFirst = Array.from({ length: table }, () => 0);
const rounds: number[] = [];
const endings: Record<string, number> = {};
/** How often a thing was done, by winners and by the others, and in how many of their games at all. */
const done: Record<string, Record<'winner' | 'other', { times: number; games: number }>> = {};
let winners = 0;
let actions = 0;
const thought = noThought();

for (let n = 0; n < Number(games); n++) count(playOne(1 + n, figures), figures);
report();

type Played = { before: State<GameTypes>; g: State<GameTypes>; deeds: Record<string, number>[] };

function playOne(seed: number, { deeds: deedsOf }: Figures<GameTypes>): Played {
  const g = start(game, { seats: table, chance: seeded(seed), options: game.presets[preset] ?? {} });
  const before = clone(g);
  const deeds: Record<string, number>[] = g.seats.map(() => ({}));
  const dice = { chance: seeded(seed ^ 0x6a09e667) };
  const random = (n: number) => below(dice, n);
  for (let next = decisionOf(game, bot, g, random); next !== null; next = decisionOf(game, bot, g, random)) {
    think(thought, next.took);
    actions += 1;
    for (const { seat, what, times = 1 } of makeJudged(game, g, next, seed).flatMap((event) => deedsOf(event))) {
      const own = deeds[seat] as Record<string, number>;
      own[what] = (own[what] ?? 0) + times;
    }
  }
  return { before, g, deeds };
}

function count({ before, g, deeds }: Played, { rounds: roundsOf, ending, first }: Figures<GameTypes>): void {
  if (g.outcome === null) throw new Error('the game stopped without a result');
  const won = g.outcome.winners;
  rounds.push(roundsOf(g));
  endings[ending(g)] = (endings[ending(g)] ?? 0) + 1;
  for (const seat of won) {
    wins[seat] = (wins[seat] ?? 0) + 1 / won.length;
    const place = (seat - first(before, g) + table) % table;
    winsFromFirst[place] = (winsFromFirst[place] ?? 0) + 1 / won.length;
  }
  winners += won.length;
  for (const [seat, own] of deeds.entries()) {
    const kind = won.includes(seat as Seat) ? 'winner' : 'other';
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
  console.log(`${played} games, ${table} ${name} bots, ${preset}, 0 problems`);
  console.log(`wins by seat, %: ${wins.map((each) => share(each, played)).join(', ')}`);
  console.log(`wins from the first to play, %: ${winsFromFirst.map((each) => share(each, played)).join(', ')}`);
  console.log(`rounds: mean ${mean.toFixed(2)}, median ${at(0.5)}, 10 % ${at(0.1)}, 90 % ${at(0.9)}, longest ${at(1)}`);
  for (const [way, times] of Object.entries(endings)) console.log(`ended by ${way}, %: ${share(times, played)}`);
  console.log(`actions a game: ${(actions / played).toFixed(0)}`);
  const { total, decisions, worst } = thought;
  console.log(`a decision: mean ${(total / decisions).toFixed(2)} ms, worst ${worst.toFixed(0)} ms`);
  console.log('what | by a winner in a game | in % of winners’ games | by another in a game');
  for (const [what, { winner, other }] of Object.entries(done).sort(([a], [b]) => a.localeCompare(b)))
    console.log(
      `${what} | ${(winner.times / winners).toFixed(2)} | ${share(winner.games, winners)} | ${(other.times / Math.max(1, others)).toFixed(2)}`,
    );
}
