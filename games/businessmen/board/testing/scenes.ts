import { type Event, type Seat, seeded, start, type View, viewEvents, waiting } from '@parlour/kernel';
import { botsPlay } from '@parlour/kit/testing/play-until.ts';
import { bots } from '../../bot/index.ts';
import { businessmen } from '../../index.ts';
import type { Given } from '../../testing/arrange.ts';
import { position } from '../../testing/position.ts';
import type { Businessmen, G } from '../../types.ts';

export type Scene = { g: G; seat: Seat; staged?: View<Event<Businessmen>> };

const FOUR = ['Olya', 'Nazar', 'Marta', 'Anton'] as const;

/** Lets careful bots play everybody's part until something is true. */
export const playUntil = botsPlay(businessmen, bots[1]);

const fresh = (seats: number, seed: number): G => start(businessmen, { seats, chance: seeded(seed) });
const isAsked = (g: G, question: string, seat: Seat, round: number): boolean => {
  const open = waiting(businessmen, g);
  return g.round >= round && open !== null && `${open.phase}.${open.step}` === question && open.seats.includes(seat);
};

/** The long example of the rulebook: four traders in mid-game. */
const EXAMPLE: Given = {
  names: FOUR,
  round: 7,
  leader: 'Olya',
  goodsCard: 'G01',
  exportCard: 'E05',
  prices: { grain: 14, meat: 8, fish: 8, wood: 5, oil: 8, metal: 11 },
  players: {
    Olya: { coins: 12, points: 9, levels: [2, 1, 2], main: { grain: 2 }, warned: ['manager'] },
    Nazar: { coins: 9, points: 6, levels: [2, 1, 1], main: { oil: 3, metal: 4 } },
    Marta: { coins: 8, points: 11, levels: [2, 2, 1], main: { grain: 5, metal: 2 }, warned: ['warehouse', 'loader'] },
    Anton: { coins: 11, points: 14, levels: [2, 1, 3], main: { fish: 4 } },
  },
  lorries: { yellow: { good: 'fish', lots: { Anton: 4 } } },
};
const MARKET = { oil: 6, wood: 5, metal: 4, meat: 3 };

const buying = () => position({ ...EXAMPLE, at: 'buying', market: MARKET });
const bought = () => {
  const table = buying();
  table.buy('Olya', 4, 'wood');
  table.buy('Nazar', 3, 'oil');
  table.buy('Marta', 3, 'meat');
  table.buy('Anton', 4, 'metal');
  return table;
};
const loading = () => {
  const table = bought();
  table.buy('Olya', 3, 'oil');
  table.play('Nazar', 'pass');
  table.buy('Marta', 1, 'wood');
  return table;
};
const loaded = () => {
  const table = loading();
  table.load('Nazar', 'metal', 'green');
  table.load('Marta', 'grain', 'blue');
  table.load('Anton', 'metal', 'green');
  return table;
};
const full = () => {
  const table = loaded();
  table.load('Olya', 'grain', 'blue');
  table.load('Anton', 'fish', 'yellow');
  return table;
};
const kept = () => {
  const table = full();
  table.play('Olya', 'keep', { goods: ['wood', 'oil'] });
  table.play('Marta', 'keep', { goods: ['meat', 'metal'] });
  return table;
};
const stagedOf = (
  type: Event<Businessmen>['type'],
  act: (table: ReturnType<typeof position>) => Event<Businessmen>[],
  make: () => ReturnType<typeof position>,
): Scene => {
  const table = make();
  const before = structuredClone(table.g);
  const staged = viewEvents(act(table), 0).find((event) => event.type === type);
  return { g: before, seat: 0, ...(staged === undefined ? {} : { staged }) };
};

export const SCENES: Record<string, () => Scene> = {
  opening: () => ({ g: playUntil(fresh(4, 3), (g) => isAsked(g, 'buying.purchase', 0, 1)), seat: 0 }),
  cards: () => ({ g: playUntil(fresh(2, 5), (g) => isAsked(g, 'round.cards', 0, 2)), seat: 0 }),
  buying: () => ({ g: buying().g, seat: 0 }),
  second: () => ({ g: bought().g, seat: 0 }),
  loading: () => {
    const table = loading();
    table.load('Nazar', 'metal', 'green');
    return { g: table.g, seat: 2 };
  },
  loaded: () => ({ g: loaded().g, seat: 0 }),
  keeping: () => ({ g: full().g, seat: 0 }),
  wheel: () => ({ g: kept().g, seat: 0 }),
  exports: () => {
    const table = kept();
    table.spinPrices('P0');
    return { g: table.g, seat: 0 };
  },
  embargo: () => {
    const table = kept();
    table.spinPrices('P1');
    return { g: table.g, seat: 1 };
  },
  improving: () => {
    const table = kept();
    table.spinPrices('P0');
    table.ship('Olya', 4, 'wood');
    table.ship('Nazar', 6, 'oil');
    return { g: table.g, seat: 0 };
  },
  insuring: () => ({
    g: position({
      ...EXAMPLE,
      at: 'insurance',
      sector: 'P7',
      players: {
        ...EXAMPLE.players,
        Olya: {
          coins: 27,
          points: 17,
          levels: [3, 2, 3],
          main: { grain: 6, oil: 2, fish: 4 },
          warned: ['warehouse', 'manager'],
        },
      },
    }).g,
    seat: 0,
  }),
  /** Two are near the target, one of them for good. */
  near: () => ({
    g: position({
      ...EXAMPLE,
      at: 'improvements',
      sector: 'P7',
      players: {
        ...EXAMPLE.players,
        Olya: { ...EXAMPLE.players?.['Olya'], coins: 27, points: 18 },
        Nazar: { ...EXAMPLE.players?.['Nazar'], points: 21 },
      },
    }).g,
    seat: 0,
  }),
  misfortune: () => ({ g: position({ ...EXAMPLE, at: 'misfortune', sector: 'P7' }).g, seat: 0 }),
  full: () => ({ g: kept().g, seat: 0 }),
  late: () => ({ g: playUntil(fresh(4, 11), (g) => isAsked(g, 'loading.turn', 0, 9)), seat: 0 }),
  duel: () => ({ g: playUntil(fresh(2, 4), (g) => isAsked(g, 'buying.purchase', 0, 5)), seat: 0 }),
  spun: () => stagedOf('priceWheelSpun', (table) => table.spinPrices('P0'), kept),
  banned: () => stagedOf('priceWheelSpun', (table) => table.spinPrices('P1'), kept),
  sent: () => stagedOf('lorrySent', (table) => table.spinPrices('P0'), kept),
  adjusted: () => stagedOf('pricesAdjusted', (table) => table.spinPrices('P0'), kept),
  hit: () =>
    stagedOf(
      'misfortuneSpun',
      (table) => table.spinMisfortune('M4'),
      () => position({ ...EXAMPLE, at: 'misfortune', sector: 'P7' }),
    ),
  calm: () =>
    stagedOf(
      'misfortuneSpun',
      (table) => table.spinMisfortune('M5'),
      () => position({ ...EXAMPLE, at: 'misfortune', sector: 'P7' }),
    ),
  finish: () => ({
    g: kept().g,
    seat: 0,
    staged: { type: 'targetReached', seat: 3, points: 21, target: 20 } as View<Event<Businessmen>>,
  }),
};
