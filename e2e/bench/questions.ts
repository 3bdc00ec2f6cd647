/**
 * Whole games without a browser, through the same table: how many questions a person is put who plays against bots, and how many of
 * them had one answer only. A bot answers for the person. `everything`: with a table that answers nothing itself.
 */
import { gameById } from '@parlour/games';
import { below, bundleOf, type GameTypes, type Rules, type Seat, seeded, UNRELEASED } from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import { type Home, keptFor, memoryStore, type Sight, Table } from '@parlour/table';

const ME: Seat = 0;

export type Played = { game: string; preset?: string; seats: number; games: number };
type Counted = { asked: number; single: number; answered: number };

export async function questions(of: Played, asks: 'choices' | 'everything'): Promise<Counted> {
  const entry = gameById(of.game);
  const rules = bundleOf(await entry.game());
  const bots = (await entry.bots())(rules);
  const bot = bots.find(({ name }) => name === 'careful') ?? bots.at(-1);
  if (bot === undefined) throw new Error(`${of.game} has no bots`);
  const sum: Counted = { asked: 0, single: 0, answered: 0 };
  for (let n = 1; n <= of.games; n++) {
    const one = await playedOnce(rules, bot, of, n, asks);
    for (const key of ['asked', 'single', 'answered'] as const) sum[key] += one[key] / of.games;
  }
  return sum;
}

async function playedOnce(
  rules: Rules,
  bot: Bot<GameTypes>,
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
  const found: Counted = { asked: 0, single: 0, answered: 0 };
  table.asks(ME, asks);
  await table.begin();
  while (table.kept.outcome === null) {
    const { waiting, answering } = table.updateFor([]);
    if (waiting?.seats.includes(ME) !== true || answering?.includes(ME) === true) {
      await new Promise((resolve) => setImmediate(resolve));
      continue;
    }
    const { view, offers } = (table.updateFor([ME]).sights[0] as { sight: Sight }).sight;
    const isOnly = isSingle(table, rules);
    const answer = await table.act(ME, await bot.choose({ seat: ME, view, offers }, random), table.version);
    // Of several who are asked at once, another was quicker: the question is put again.
    if (!answer.ok && answer.refusal.refused === 'stale') continue;
    if (!answer.ok) throw new Error(JSON.stringify(answer.refusal));
    found.asked += 1;
    if (isOnly) found.single += 1;
  }
  const { entries } = await table.wholeRecord();
  found.answered = entries.filter((line) => 'do' in line && line.by === 'table').length;
  return found;
}

/** Whether the seat has one answer only, as it sees itself; loans, deals and settings aside. */
const isSingle = (table: Table, rules: Rules): boolean => {
  const { match } = table as unknown as { match: Parameters<NonNullable<Rules['onlyAnswer']>>[0] };
  return rules.onlyAnswer?.(match, ME, ME) != null;
};

export const PLAYED: readonly Played[] = [
  { game: 'boom', seats: 4, games: 20 },
  { game: 'businessmen', seats: 4, games: 10 },
  { game: 'economicus', seats: 4, games: 10 },
  { game: 'economicus', preset: 'full', seats: 4, games: 4 },
  { game: 'manticore', seats: 1, games: 6 },
  { game: 'manticore', seats: 4, games: 4 },
  { game: 'matter-of-fact', seats: 4, games: 4 },
];
