import { RULES } from '@parlour/bundles/newest.ts';
import { loadRules } from '@parlour/bundles/node.ts';
import { GAMES } from '@parlour/games';
import { LANGUAGES, type Rules } from '@parlour/kernel';
import type { Book, Example } from '@parlour/kit';
import { describe, expect, test } from 'vitest';
import { chaptersOf, namedIn, placesIn } from './places.ts';
import { plainBook } from './plain-book.ts';
import { findIn, marked, passagesOf } from './search.ts';
import { lay, play } from './try-it/session.ts';

/** The book of a game as the reader opens it. */
async function open(id: string, language: (typeof LANGUAGES)[number]) {
  const entry = GAMES.find((game) => game.id === id);
  const text = await entry?.text(language);
  const rulebook = await text?.rulebook();
  if (entry === undefined || text === undefined || rulebook === undefined) throw new Error(`there is no ${id}`);
  const lessons = (await entry.lessons?.()) ?? null;
  return { rulebook, book: (await entry.book?.(language)) ?? plainBook(text, rulebook, lessons, language) };
}

const examplesIn = (book: Book): Example[] =>
  chaptersOf(book).flatMap(({ blocks }) => blocks.flatMap((block) => (block.is === 'example' ? [block.example] : [])));

/** What of a book is the same in every language. */
const shapeOf = (book: Book): string[] =>
  chaptersOf(book).flatMap(({ id, blocks }) => [
    id,
    ...blocks.map((block) => `${block.is} ${passagesOf(block).length} ${namedIn(block)}`),
    ...blocks.flatMap((block) => (block.is === 'rules' || block.is === 'finePrint' ? block.rules : [])),
  ]);

describe.each(GAMES.map(({ id }) => id))('the book of %s', (id) => {
  test.each(LANGUAGES)('has a place for every rule, and for each only one: %s', async (language) => {
    const { rulebook, book } = await open(id, language);
    const places = placesIn(book);
    expect(places.filter((rule, i) => places.indexOf(rule) !== i)).toEqual([]);
    expect([...places].sort()).toEqual(Object.keys(rulebook.rules).sort());
  });

  test('is built alike in every language, and its chapters have addresses of their own', async () => {
    const [en, ...others] = await Promise.all(LANGUAGES.map(async (language) => (await open(id, language)).book));
    if (en === undefined) throw new Error('no language');
    for (const other of others) expect(shapeOf(other)).toEqual(shapeOf(en));
    const ids = chaptersOf(en).map((chapter) => chapter.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(chaptersOf(en, 'start').every(({ title, blocks }) => title !== '' && blocks.length > 0)).toBe(true);
  });

  test('speaks of no rule that is not there', async () => {
    const { rulebook, book } = await open(id, 'en');
    const blocks = chaptersOf(book).flatMap((chapter) => chapter.blocks);
    for (const rule of blocks.flatMap(namedIn)) expect(Object.keys(rulebook.rules)).toContain(rule);
  });

  test('every example lies and leads where it says, by the newest rules', async () => {
    const released = RULES.find(({ game }) => game === id);
    if (released === undefined) throw new Error(`no rules of ${id}`);
    const rules: Rules = await loadRules(released);
    for (const example of examplesIn((await open(id, 'en')).book)) {
      let session = lay(rules, { version: rules.version, bundle: released.bundle }, example);
      expect(rules.about(session.match).waiting?.seats, example.id).toContain(example.seat);
      for (const choice of example.solution) {
        expect(session.isDone, example.id).toBe(false);
        const played = play(rules, example, session, choice);
        if ('refusal' in played) throw new Error(`${example.id} ${choice.type}: ${JSON.stringify(played.refusal)}`);
        session = played.session;
      }
      expect(session.isDone, example.id).toBe(true);
    }
  });
});

/** Plays an example as its solution says. */
async function solved(id: string, example: string) {
  const released = RULES.find(({ game }) => game === id);
  const found = examplesIn((await open(id, 'en')).book).find((each) => each.id === example);
  if (released === undefined || found === undefined) throw new Error(`no ${example}`);
  const rules = await loadRules(released);
  let session = lay(rules, { version: rules.version, bundle: released.bundle }, found);
  for (const choice of found.solution) {
    const played = play(rules, found, session, choice);
    if ('session' in played) session = played.session;
  }
  return rules.view(session.match, found.seat);
}

describe('what the examples tell is what happens', () => {
  type Boom = {
    limit: number;
    gone: { plan: string; how: string }[];
    players: { treasury: { secret: number } }[];
    companies: { plan: string; cash: number; lead: number; shares: number[] }[];
  };
  type Businessmen = {
    players: { coins: number; points: number }[];
    prices: Record<string, number>;
    piles: Record<string, number>;
  };
  type Manticore = {
    heroes: {
      life: number;
      spent: number;
      worn: { sword: string | null };
      spells: { fireball: string | null; iceBoulder: string | null };
    }[];
    monsters: { M1: { is: string; carries: object[] } };
    manticore: { life: number; step: number; wokeIn: number | null };
  };
  type Economicus = {
    players: { cash: number; companies: number[]; mortgaged: number[]; projects: number[] }[];
    prices: (number | null)[];
  };
  const economicus = async (example: string) => (await solved('economicus', example)) as unknown as Economicus;

  test('BO-X2: 14 and 7 are paid, 21 lie in Muttscape', async () => {
    const view = (await solved('boom', 'muttscape')) as unknown as Boom;
    expect(view.companies[0]).toMatchObject({ cash: 21, lead: 0, shares: [2, 0, 1, 0] });
    expect(view.players.map(({ treasury }) => treasury.secret)).toEqual([86, 100, 93, 100]);
  });

  test('BO-X3: Thiefster has a new lead and 28', async () => {
    const view = (await solved('boom', 'thiefster')) as unknown as Boom;
    expect(view.companies[0]).toMatchObject({ cash: 28, lead: 0, shares: [2, 3, 0, 1] });
  });

  test('BO-X4, BO-X5: 200 are raised, 33 a share', async () => {
    const view = (await solved('boom', 'flotation')) as unknown as Boom;
    expect(view.companies).toEqual([]);
    expect(view.players.map(({ treasury }) => treasury.secret)).toEqual([72 + 99, 64 + 66, 81 + 33, 95]);
  });

  test('BO-4.5, BO-8.4: the Limit falls to 3, and three cards raise 100, 25 a share', async () => {
    const view = (await solved('boom', 'listing')) as unknown as Boom;
    expect(view.limit).toBe(3);
    expect(view.companies.map(({ plan }) => plan)).toEqual(['P11']);
    expect(view.players.map(({ treasury }) => treasury.secret)).toEqual([70 + 50, 82 + 25, 77, 90 + 25]);
  });

  test('BO-X7: with one card more than its cash can bear, a company goes bust; the other keeps 4', async () => {
    const view = (await solved('boom', 'sinking')) as unknown as Boom;
    expect(view.companies).toMatchObject([{ plan: 'P01', cash: 4 }]);
    expect(view.gone).toMatchObject([{ plan: 'P03', how: 'bust' }]);
    expect(view.players.map(({ treasury }) => treasury.secret)).toEqual([79, 82, 93, 91]);
  });

  test('EC-S.1: the chain pays 13M', async () => {
    expect((await economicus('chain')).players[0]?.cash).toBe(6 + 13);
  });

  test('EC-S.23: 11M are paid, the fee is lost, the price is 11M', async () => {
    const view = await economicus('auction');
    expect(view.players.map(({ cash }) => cash)).toEqual([9, 19, 20]);
    expect(view.prices[7]).toBe(11);
  });

  test('EC-S.18: 2M are paid, a 5 makes a company of the project; only Boris had profit', async () => {
    const { players } = await economicus('project');
    expect(players.map(({ cash }) => cash)).toEqual([4 - 2, 11 + 3, 9]);
    expect([players[0]?.companies[8], players[0]?.projects[8]]).toEqual([1, 0]);
  });

  test('EC-S.28: three projects at 6M each take the price from 11M to 17M', async () => {
    const { players, prices } = await economicus('projects');
    expect(players.map(({ cash, projects }) => [cash, projects[8]])).toEqual([
      [14 - 6, 1],
      [3, 0],
      [19 - 12, 2],
    ]);
    expect(prices[8]).toBe(11 + 3 * 2);
  });

  test('EC-S.12: two loans pay for a bid of 13M, and 1M is left', async () => {
    const { players, prices } = await economicus('loans');
    expect(players[0]).toMatchObject({ cash: 4 + 2 * 5 - 13 });
    expect([5, 6, 7].map((industry) => players[0]?.companies[industry])).toEqual([1, 1, 1]);
    expect([5, 6, 7].map((industry) => players[0]?.mortgaged[industry])).toEqual([1, 0, 1]);
    expect(prices[6]).toBe(13);
  });

  test('EC-S.68: 2M of interest and twice 5M; Boris keeps his loan', async () => {
    const { players } = await economicus('interest');
    expect(players.map(({ cash }) => cash)).toEqual([12 - 2 - 2 * 5, 8 - 1, 17]);
    expect(players.map(({ mortgaged }) => mortgaged.reduce((sum, loans) => sum + loans, 0))).toEqual([0, 1, 0]);
  });

  test('EC-S.16, EC-S.17: the chain brings 1M; Boris takes a loan to pay 2M', async () => {
    const { players } = await economicus('crisis');
    expect(players.map(({ cash }) => cash)).toEqual([9 - 2 + 3, 1 + 5 - 2, 14]);
    expect(players[1]?.mortgaged[6]).toBe(1);
  });

  type MatterOfFact = {
    players: {
      cash: { secret: number };
      stock: Record<'coal' | 'ore' | 'steel' | 'energy', number>;
      biobots: number;
      contracts: unknown[];
    }[];
    assets: Record<string, { owner: number; capture: unknown }>;
    market: { coal: { column: number; monopolist: number | null } };
    outcome: { winners: number[] } | null;
  };
  const matterOfFact = async (example: string) => (await solved('matter-of-fact', example)) as unknown as MatterOfFact;

  test('MF-S8: two of three mines dig', async () => {
    expect((await matterOfFact('mines')).players[0]?.stock.coal).toBe(2);
  });

  test('MF-S2: the second mine takes coal to 13 and brings the monopoly', async () => {
    const { players, market } = await matterOfFact('second-mine');
    expect([players[0]?.cash.secret, market.coal]).toMatchObject([109 - 50, { column: 3, monopolist: 0 }]);
  });

  test('MF-S59: bought for 40, delivered for 64', async () => {
    const { players } = await matterOfFact('contract');
    expect(players[0]).toMatchObject({ cash: { secret: 60 - 40 + 64 }, stock: { coal: 0 }, contracts: [] });
  });

  test('MF-S11, MF-S12: 2 nAn and 2 ore lie on the card of a plant that stays its owner’s', async () => {
    const { players, assets } = await matterOfFact('raid');
    expect(players[0]).toMatchObject({ cash: { secret: 38 }, stock: { ore: 3 } });
    expect(assets['S3']).toMatchObject({
      owner: 1,
      capture: { raider: 0, mode: 'operate', supplies: { salary: 2, inputs: { ore: 2 } } },
    });
  });

  test('MF-S10: the steel of this stage becomes the BIObot that wins', async () => {
    const { players, outcome } = await matterOfFact('biobot');
    expect(players[0]).toMatchObject({ biobots: 1, stock: { ore: 0, steel: 0, energy: 0 } });
    expect(outcome?.winners).toEqual([0]);
  });

  test('EC-S.31: keeping costs 8M and doubles the price', async () => {
    const view = await economicus('takeover');
    expect([view.players[0]?.cash, view.prices[6]]).toEqual([6 + 6 - 8, 16]);
  });

  test('BM-S26: a green lorry filled alone brings 21 coins and 3 points, and fish falls to 1', async () => {
    const view = (await solved('businessmen', 'filling')) as unknown as Businessmen;
    expect(view.players[0]).toMatchObject({ coins: 10 + 21, points: 3 });
    expect(view.prices['fish']).toBe(1);
  });

  test('BM-S27: one crate spoils the point: 4 coins and 16, and grain falls to 2 coins', async () => {
    const view = (await solved('businessmen', 'sharing')) as unknown as Businessmen;
    expect(view.players.map(({ coins, points }) => [coins, points])).toEqual([
      [10 + 4, 0],
      [10 + 16, 0],
    ]);
    expect(view.prices['grain']).toBe(6);
  });

  test('BM-S30: wood is kept, oil and fish go back for nothing', async () => {
    const view = (await solved('businessmen', 'keeping')) as unknown as Businessmen;
    expect(view.players[0]).toMatchObject({ coins: 4, main: { wood: 4, oil: 0, fish: 0 } });
    expect(view.piles).toMatchObject({ oil: 25, fish: 25 });
  });

  test('BM-S40: 4 crates of grain and 8 of oil are 4 points, and 4 of oil stay', async () => {
    const view = (await solved('businessmen', 'shipping')) as unknown as Businessmen;
    expect(view.players[0]).toMatchObject({ coins: 6, points: 4, main: { grain: 1, oil: 4, wood: 3 } });
  });

  test('BM-S10: a warned Warehouse at level 3 costs 2 points and a level; the warning stays', async () => {
    const view = (await solved('businessmen', 'fined')) as unknown as Businessmen;
    expect(view.players[0]).toMatchObject({ points: 9, levels: { warehouse: 2 }, warnings: { warehouse: true } });
  });

  test('MC-E1: fire meets ice, the Elf loses 2, both spells are gone', async () => {
    const { heroes } = (await solved('manticore', 'spells')) as unknown as Manticore;
    expect(heroes.map(({ life }) => life)).toEqual([10, 8, 10]);
    expect([heroes[0]?.spells.fireball, heroes[1]?.spells.iceBoulder]).toEqual([null, null]);
  });

  test('MC-E3: cover costs 2, the answer takes 2', async () => {
    const { heroes } = (await solved('manticore', 'covered')) as unknown as Manticore;
    expect(heroes.map(({ life }) => life)).toEqual([8, 8, 10, 10]);
  });

  test('MC-S15: the hound dies, and she wakes', async () => {
    const { monsters, manticore } = (await solved('manticore', 'firstKill')) as unknown as Manticore;
    expect([monsters.M1.is, manticore.wokeIn]).toEqual(['dead', 2]);
  });

  test('MC-S25: she loses 1, each of the two loses 8', async () => {
    const { heroes, manticore } = (await solved('manticore', 'joint')) as unknown as Manticore;
    expect(manticore.life).toBe(19);
    expect(heroes.map(({ life }) => life)).toEqual([2, 2, 10, 10]);
  });

  test('MC-E11, MC-E12, MC-S40: the sword is taken, by hero or by hound; the gate is held', async () => {
    const walk = (await solved('manticore', 'walk')) as unknown as Manticore;
    expect([walk.heroes[0]?.spent, walk.heroes[0]?.worn.sword]).toEqual([4, 'SW-1']);
    const { monsters } = (await solved('manticore', 'looting')) as unknown as Manticore;
    expect(monsters.M1.carries).toEqual([{ is: 'open', token: 'SW-1' }]);
    const gate = (await solved('manticore', 'gate')) as unknown as Manticore;
    expect([gate.manticore.step, gate.heroes[0]?.life]).toEqual([10, 10]);
  });
});

test('every book has examples to play', async () => {
  for (const { id } of GAMES) expect(examplesIn((await open(id, 'en')).book).length, id).toBeGreaterThanOrEqual(2);
});

describe('search', () => {
  test('finds words and ids, in rules, tables and all else', async () => {
    const { book, rulebook } = await open('boom', 'en');
    const found = (search: string) => findIn(book, rulebook, search, 'Start');
    expect(found('bo-6.9').map(({ rule }) => rule)).toContain('BO-6.9');
    expect(found('THREE shares').some(({ rule }) => rule === 'BO-6.9')).toBe(true);
    expect(found('hamstervision').map(({ chapter }) => chapter.id)).toContain('cards');
    expect(found('xyzzy')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  test('minds neither ё nor no-break spaces', async () => {
    const { book, rulebook } = await open('boom', 'ru');
    const found = findIn(book, rulebook, 'ее бизнес-план', 'Начало');
    expect(findIn(book, rulebook, '100 млн $', 'Начало').length).toBeGreaterThan(0);
    expect(found).toEqual(findIn(book, rulebook, 'её бизнес-план', 'Начало'));
  });

  test('marks what was searched for', () => {
    expect(marked('Ещё одна акция', 'еще акция')).toEqual([
      { words: 'Ещё', isWanted: true },
      { words: ' одна ', isWanted: false },
      { words: 'акция', isWanted: true },
    ]);
  });
});
