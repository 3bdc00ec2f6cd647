/**
 * `node lab/figures/main.ts <game> <bot> <seats> <games> [preset]`: games of one bot from seed 1, every choice judged and every invariant
 * checked. Told are wins by seat, length and speed, and what winners and others did, as the game's folder `lab` counts it. Of several
 * bots (`careful:raider,careful`), who move on by a chair each game, it is told what each of them did.
 */
import { gameById } from '@parlour/games';
import type { Seat } from '@parlour/kernel';
import { chairsFor, type Played, playOne } from './play.ts';
import { noThought } from './thought.ts';

const [id = '', names = 'careful', seats = '4', games = '100', preset = 'rulebook'] = process.argv.slice(2);
const entry = gameById(id);
const figures = (await entry.lab())?.figures;
if (figures === undefined) throw new RangeError(`games/${id}/lab says nothing of what is to be counted`);
const found = figures;
const game = await entry.game();
const table = Number(seats);
const chairs = await chairsFor(entry, names.split(','), table);

const wins = Array.from({ length: table }, () => 0);
const winsFromFirst = Array.from({ length: table }, () => 0);
const rounds: number[] = [];
const endings: Record<string, number> = {};
/** How often a thing was done, by winners and by the others, and in how many of their games at all. */
const done: Record<string, Record<'winner' | 'other', { times: number; games: number }>> = {};
const byBot = new Map<string, { seats: number; wins: number; deeds: Record<string, number> }>();
let winners = 0;
let actions = 0;
const thought = noThought();

for (let n = 0; n < Number(games); n++) count(playOne(game, chairs(n), 1 + n, figures, thought, preset));
report();
if (names.includes(',')) reportByBot();

function count({ before, g, deeds, chairs, actions: made }: Played): void {
  const { rounds: roundsOf, ending, first } = found;
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
  actions += made;
  for (const [seat, own] of deeds.entries()) {
    const kind = won.includes(seat as Seat) ? 'winner' : 'other';
    const { name = '' } = chairs[seat] ?? {};
    const bot = byBot.get(name) ?? { seats: 0, wins: 0, deeds: {} };
    byBot.set(name, bot);
    bot.seats += 1;
    if (kind === 'winner') bot.wins += 1 / won.length;
    for (const [what, times] of Object.entries(own)) bot.deeds[what] = (bot.deeds[what] ?? 0) + times;
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
  console.log(`${played} games, ${table} of ${names}, ${preset}, 0 problems`);
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

function reportByBot(): void {
  const bots = [...byBot].sort(([a], [b]) => a.localeCompare(b));
  console.log(`\na game | ${bots.map(([name]) => name).join(' | ')}`);
  console.log(`won, % | ${bots.map(([, { wins: own, seats: sat }]) => ((100 * own) / sat).toFixed(0)).join(' | ')}`);
  const all = new Set(bots.flatMap(([, { deeds }]) => Object.keys(deeds)));
  for (const what of [...all].sort())
    console.log(
      `${what} | ${bots.map(([, { deeds, seats: sat }]) => ((deeds[what] ?? 0) / sat).toFixed(2)).join(' | ')}`,
    );
}
