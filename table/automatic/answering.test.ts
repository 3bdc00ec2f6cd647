import {
  below,
  bundleOf,
  oneOf,
  type Phase,
  type Rules,
  rules as rulesOf,
  type Seat,
  seeded,
  UNRELEASED,
  verify,
} from '@parlour/kernel';
import { concession } from '@parlour/kernel/testing/concession.ts';
import { newsSchema } from '@parlour/protocol';
import { randomBot } from '@parlour/search';
import { describe, expect, test } from 'vitest';
import { type Home, keptFor, memoryStore, type News, type Sight, type Store, Table } from '../index.ts';

/** In which loans and proposals are no answers. */
const game = { ...concession, asides: ['borrow', 'proposeDeal', 'withdrawDeal'] as const };
const rules = bundleOf(game) as never as Rules;
const bot = randomBot(rules);

async function tableOf(
  bots: (string | null)[],
  { by = rules, seed = 7, kept = (store: Store) => store } = {},
): Promise<Table> {
  const dice = { chance: seeded(seed) };
  const store = kept(memoryStore());
  const home: Home = {
    store,
    think: async (_, seen) => bot.choose(seen, (n) => below(dice, n)),
    after: () => () => {},
  };
  const setup = {
    sitters: bots.map((each, i) => ({ name: `P${i}`, bot: each })),
    options: {},
    picks: bots.map(() => null),
    seed: 'c0'.repeat(32),
    entropy: bots.map((_, i) => String(i).repeat(32)),
  };
  await store.create(keptFor('one', 'concession', { version: 1, bundle: UNRELEASED }, setup));
  const table = await Table.open(home, 'one', async () => by, 'play');
  if (!(table instanceof Table)) throw new Error('not opened');
  await table.begin();
  return table;
}

/** Until nothing more happens by itself. */
async function settled(table: Table): Promise<void> {
  for (let was = -1; was !== table.version; ) {
    was = table.version;
    for (let i = 0; i < 20; i++) await Promise.resolve();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

const sightOf = (table: Table, seat: Seat): Sight => (table.updateFor([seat]).sights[0] as { sight: Sight }).sight;
const isAsked = (table: Table, seat: Seat): boolean => {
  const { waiting, answering } = table.updateFor([seat]);
  return waiting?.seats.includes(seat) === true && !answering?.includes(seat);
};

/** A person who answers at random what is asked; tells how many questions had one answer only. */
async function playsOn(table: Table, seat: Seat, until: (table: Table) => boolean): Promise<number> {
  const dice = { chance: seeded(3) };
  let single = 0;
  for (let n = 0; n < 500 && table.kept.outcome === null; n++) {
    await settled(table);
    if (table.kept.outcome !== null || until(table)) break;
    if (!isAsked(table, seat)) continue;
    const { view, offers } = sightOf(table, seat);
    const real = offers.filter(({ type }) => !game.asides.includes(type as never));
    if (real.length === 1 && Object.keys(real[0]?.fields ?? {}).length === 0) single += 1;
    const answer = await table.act(
      seat,
      bot.choose({ seat, view, offers: real }, (n) => below(dice, n)),
      table.version,
    );
    expect(answer).toEqual({ ok: true });
  }
  return single;
}

/** All seats are persons who answer at random whatever they are asked. */
async function everybodyPlays(table: Table): Promise<void> {
  const dice = { chance: seeded(9) };
  while (table.kept.outcome === null) {
    await settled(table);
    const seat = table.updateFor([]).waiting?.seats.find((each) => isAsked(table, each));
    if (seat === undefined) continue;
    const { view, offers } = sightOf(table, seat);
    await table.act(
      seat,
      bot.choose({ seat, view, offers }, (n) => below(dice, n)),
      table.version,
    );
  }
}

const never = () => false;
const automatic = async (table: Table) =>
  (await table.wholeRecord()).entries.filter((entry) => 'do' in entry && entry.by === 'table');

describe('the table answers', () => {
  test('for who plays against bots alone, wherever there is one answer; the record says so, and verifies', async () => {
    const table = await tableOf([null, 'random', 'random']);
    const heard: News[] = [];
    table.listen({ eyes: [0], tell: (news) => heard.push(news) });
    expect(await playsOn(table, 0, never)).toBe(0);
    const lines = await automatic(table);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.every((line) => 'seat' in line && line.seat === 0)).toBe(true);
    expect(verify(game as never, await table.wholeRecord())).toMatchObject({ ok: true });
    for (const news of heard) expect(newsSchema.safeParse(JSON.parse(JSON.stringify(news))).success).toBe(true);
  });

  test('with other people only where everybody sees it: never by what is in a hand', async () => {
    const table = await tableOf([null, null, null]);
    const asked: string[] = [];
    table.listen({
      eyes: ['spectator'],
      tell: (news) => news.is === 'update' && asked.push(String(news.update.answering)),
    });
    await everybodyPlays(table);
    const { entries } = await table.wholeRecord();
    for (const [line, entry] of entries.entries()) {
      if (!('do' in entry) || entry.by !== 'table') continue;
      const { players } = (await table.moment(line, entry.seat)).view as unknown as {
        players: { hand: { secret: string[] } }[];
      };
      if (entry.do.type === 'ready') expect(players[entry.seat]?.hand.secret).toEqual([]);
      else expect(entry.do.type).toBe('fold');
    }
    expect((await automatic(table)).length).toBeGreaterThan(0);
    expect(asked.some((seats) => seats !== '')).toBe(true);
  });

  test('with other people by what is in a hand for those alone who have chosen so', async () => {
    const table = await tableOf([null, null, null]);
    table.asks(0, 'ownChoices');
    await everybodyPlays(table);
    const ready = (await automatic(table)).flatMap((line) =>
      'do' in line && line.do.type === 'ready' ? [line.seat] : [],
    );
    expect(ready.filter((seat) => seat === 0).length).toBeGreaterThan(2);
    expect(ready.filter((seat) => seat !== 0).length).toBeLessThan(ready.length / 2);
    expect(verify(game as never, await table.wholeRecord())).toMatchObject({ ok: true });
  });

  test('nothing by rules that cannot tell', async () => {
    const { onlyAnswer: _, holds: __, ...older } = rules;
    const table = await tableOf([null, 'random'], { by: older as Rules });
    expect(await playsOn(table, 0, never)).toBeGreaterThan(0);
    expect(await automatic(table)).toEqual([]);
  });

  test('nothing to who wants to be asked everything, and nothing the next time to who says so', async () => {
    const table = await tableOf([null, 'random', 'random']);
    table.asks(0, 'everything');
    expect(await playsOn(table, 0, never)).toBeGreaterThan(0);
    expect(await automatic(table)).toEqual([]);
  });

  test('and asks the next time who says so, also after a loan; once', async () => {
    const table = await nodding([null, 'random']);
    expect(await answers(table, 'pick')).toEqual(['pick', 'nod']);
    table.asks(0, 'next');
    expect(await answers(table, 'pick')).toEqual(['pick']);
    expect(isAsked(table, 0)).toBe(true);
    expect(await answers(table, 'borrow')).toEqual(['borrow']);
    expect(isAsked(table, 0)).toBe(true);
    expect(await answers(table, 'nod')).toEqual(['nod']);
    expect(await answers(table, 'pick')).toEqual(['pick', 'nod']);
  });

  test('and lets a game hold it by an action of its own', async () => {
    const table = await nodding([null, 'random']);
    expect(await answers(table, 'wait')).toEqual(['wait']);
    expect(await answers(table, 'pick')).toEqual(['pick']);
    expect(isAsked(table, 0)).toBe(true);
  });

  test('and takes its answers back with the move before them; what was done can be done again', async () => {
    const table = await nodding([null, 'random']);
    expect(await answers(table, 'pick')).toEqual(['pick', 'nod']);
    const at = table.version;
    expect(await table.undo(0)).toEqual({ ok: true });
    await settled(table);
    expect((await table.wholeRecord()).entries.slice(at)).toMatchObject([{ undo: 1 }, { undo: 1 }]);
    expect(isAsked(table, 0)).toBe(true);
    expect(table.updateFor([0]).canRedo).toEqual([0]);
    expect(await table.redo(0)).toEqual({ ok: true });
    await settled(table);
    expect(sightOf(table, 0).view).toMatchObject({ picks: 1 });
  });

  test('and asks the person where its answer could not be written down', async () => {
    let isFull = false;
    const table = await nodding(
      [null, 'random'],
      fullWhile(() => isFull),
    );
    isFull = true;
    expect(await answers(table, 'pick')).toEqual(['pick']);
    expect(isAsked(table, 0)).toBe(true);
    isFull = false;
    expect(await answers(table, 'nod')).toEqual(['nod']);
  });

  test('and gives once more what could not be written down, as soon as its store is tried again', async () => {
    let isFull = true;
    const table = await nodding(
      [null, 'random'],
      fullWhile(() => isFull),
    );
    expect(await answers(table, 'pick')).toEqual(['pick']);
    table.retry();
    await settled(table);
    expect([isAsked(table, 0), (await automatic(table)).length]).toEqual([true, 0]);
    isFull = false;
    table.retry();
    await settled(table);
    expect(await automatic(table)).toMatchObject([{ seat: 0, do: { type: 'nod' } }]);
    expect(sightOf(table, 0).offers.map(({ type }) => type)).toContain('pick');
  });
});

/** Seat 0 picks, and nods to it; nothing is hidden, and there are no dice. */
type Nods = {
  state: { picks: number; loans: number };
  phases: { turn: Phase };
  actions: { pick: { what: 'a' | 'b' }; nod: {}; borrow: {}; wait: {} };
  events: {};
  refusals: {};
  options: {};
  facts: {};
  question: 'turn.picking' | 'turn.nodding';
  rule: 'N-1';
};
const { phase, call, goTo, next, stay, game: gameOf } = rulesOf<Nods>();
const nods = gameOf({
  id: 'nods',
  version: 1,
  speaks: 1,
  seats: { min: 2, max: 2 },
  picks: [],
  options: {},
  presets: {},
  setup: () => ({ picks: 0, loans: 0 }),
  opening: () => call('turn', {}),
  phases: {
    turn: phase('turn', {
      picking: {
        rule: 'N-1',
        ask: () => 0,
        idle: () => ({ type: 'pick', what: 'a' }),
        actions: {
          pick: {
            offer: () => ({ what: oneOf(['a', 'b']) }),
            take(g) {
              g.picks += 1;
              return next;
            },
          },
        },
      },
      nodding: {
        rule: 'N-1',
        ask: () => 0,
        idle: () => ({ type: 'nod' }),
        actions: { nod: { offer: () => ({}), take: () => goTo('picking') } },
      },
    }),
  },
  anytime: {
    borrow: {
      offer: () => ({}),
      take(g) {
        g.loans += 1;
        return stay;
      },
    },
    wait: { offer: () => ({}), take: () => stay },
  },
  asides: ['borrow', 'wait'],
  holds: 'wait',
  governs: { pick: 'N-1', nod: 'N-1', borrow: 'N-1', wait: 'N-1' },
  facts: () => ({}),
  invariants: {},
  secrets: {},
});

const nodding = (bots: (string | null)[], kept?: (store: Store) => Store) =>
  tableOf(bots, { by: bundleOf(nods) as never as Rules, ...(kept && { kept }) });

/** A store that cannot write what the table answers. */
const fullWhile =
  (isFull: () => boolean) =>
  (store: Store): Store => ({
    ...store,
    append: (id, at, written) =>
      isFull() && written.lines.some((line) => 'do' in line && line.by === 'table')
        ? Promise.reject(new Error('QuotaExceededError'))
        : store.append(id, at, written),
  });

/** What is done when seat 0 does this, by itself and by the table. */
async function answers(table: Table, type: string): Promise<string[]> {
  const at = table.version;
  expect(await table.act(0, type === 'pick' ? { type, what: 'a' } : { type }, at)).toEqual({ ok: true });
  await settled(table);
  return (await table.wholeRecord()).entries.slice(at).flatMap((line) => ('do' in line ? [line.do.type] : []));
}
