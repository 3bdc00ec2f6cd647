/**
 * Whole games without a browser, through the same table: how many questions a person is put who plays against bots, and how many of
 * them had one answer only, counted by the offers and the rules and not by what the table takes for one. A bot answers
 * for the person. `everything`: with a table that answers nothing itself.
 */
import { gameById } from '@parlour/games';
import { below, bundleOf, type GameTypes, type Rules, type Seat, seeded, UNRELEASED } from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import { type Home, keptFor, memoryStore, type Sight, Table } from '@parlour/table';
import { clicksOf, ROUNDS } from './clicks.ts';
import { answersTo } from './single.ts';

const ME: Seat = 0;

export type Played = { game: string; preset?: string; seats: number; games: number };
/** `unclear`: so many choices were refused that nobody looked further. `clicks`: what all answers take by hand. */
type Counted = { asked: number; single: number; unclear: number; answered: number; clicks: number; rounds: number };
const NOTHING: Counted = { asked: 0, single: 0, unclear: 0, answered: 0, clicks: 0, rounds: 0 };
type Players = { rules: Rules; bot: Bot<GameTypes>; asides: readonly string[] };

export async function questions(of: Played, asks: 'choices' | 'everything'): Promise<Counted> {
  const entry = gameById(of.game);
  const game = await entry.game();
  const rules = bundleOf(game);
  const bots = (await entry.bots())(rules);
  const bot = bots.find(({ name }) => name === 'careful') ?? bots.at(-1);
  if (bot === undefined) throw new Error(`${of.game} has no bots`);
  const sum: Counted = { ...NOTHING };
  for (let n = 1; n <= of.games; n++) {
    const one = await playedOnce({ rules, bot, asides: game.asides ?? [] }, of, n, asks);
    for (const key of Object.keys(sum) as (keyof Counted)[]) sum[key] += one[key] / of.games;
  }
  return sum;
}

export async function playedOnce(
  { rules, bot, asides }: Players,
  { game, preset, seats, games: _ }: Played,
  seed: number,
  asks: 'choices' | 'everything',
): Promise<Counted> {
  const dice = { chance: seeded(seed) };
  const random = (n: number) => below(dice, n);
  const store = memoryStore();
  const sitters = Array.from({ length: seats }, (_each, i) => ({ name: `P${i}`, bot: i === ME ? null : bot.name }));
  const chosen = preset === undefined ? {} : (rules.presets[preset] ?? {});
  const options = Object.fromEntries(Object.entries(chosen).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  const setup = {
    sitters,
    options,
    picks: sitters.map(() => null),
    seed: seed.toString(16).padStart(64, '0'),
    entropy: sitters.map((_each, i) => `${seed}`.padStart(32, String(i))),
  };
  await store.create(keptFor('one', game, { version: rules.version, bundle: UNRELEASED }, setup));
  const home: Home = { store, think: async (_, seen) => bot.choose(seen, random), after: () => () => {} };
  const table = await Table.open(home, 'one', async () => rules, 'play');
  if (!(table instanceof Table)) throw new Error('the table did not open');
  const found: Counted = { ...NOTHING };
  table.asks(ME, asks);
  await table.begin();
  while (table.kept.outcome === null) {
    const { waiting, answering } = table.updateFor([]);
    if (waiting?.seats.includes(ME) !== true || answering?.includes(ME) === true) {
      await new Promise((resolve) => setImmediate(resolve));
      continue;
    }
    const { view, offers } = (table.updateFor([ME]).sights[0] as { sight: Sight }).sight;
    // Whoever is proposed something may always say no.
    const answers =
      waiting.deal === true ? 'several' : answersTo({ offers, why: (choice) => table.why(ME, choice) }, asides);
    const choice = await bot.choose({ seat: ME, view, offers }, random);
    const answer = await table.act(ME, choice, table.version);
    // Of several who are asked at once, another was quicker: the question is put again.
    if (!answer.ok && answer.refusal.refused === 'stale') continue;
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    found.asked += 1;
    found.clicks += clicksOf(game, choice, offers);
    found.rounds = ROUNDS[game]?.(view as never) ?? 0;
    if (answers === 'one' || answers === 'none') found.single += 1;
    if (answers === 'unclear') found.unclear += 1;
  }
  const { entries } = await table.wholeRecord();
  found.answered = entries.filter((line) => 'do' in line && line.by === 'table').length;
  return found;
}

export const PLAYED: readonly Played[] = [
  { game: 'boom', seats: 4, games: 20 },
  { game: 'businessmen', seats: 4, games: 10 },
  { game: 'economicus', seats: 4, games: 10 },
  { game: 'economicus', preset: 'full', seats: 4, games: 4 },
  { game: 'manticore', seats: 1, games: 6 },
  { game: 'manticore', seats: 4, games: 4 },
  { game: 'matter-of-fact', seats: 4, games: 4 },
];
