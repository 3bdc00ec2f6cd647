import {
  apply,
  below,
  choicesOf,
  type Event,
  factsFor,
  idle,
  offers,
  type Seat,
  seeded,
  waiting,
} from '@parlour/kernel';
import { spoken } from '@parlour/kernel/testing/spoken.ts';
import { CHARACTERISTICS, type Level } from '../content/characteristics.ts';
import { GOODS, type GoodId, type Units } from '../content/goods.ts';
import { LORRY_IDS, type LorryId } from '../content/lorries.ts';
import { MISFORTUNE_SECTORS, type MisfortuneSectorId } from '../content/misfortune-wheel.ts';
import { PRICE_SECTORS, type PriceSectorId } from '../content/price-wheel.ts';
import { businessmen } from '../index.ts';
import type { Businessmen, Facts, G, Player } from '../types.ts';
import { arrange, type Given } from './arrange.ts';

type ActionName = keyof Businessmen['actions'];
type Sector = PriceSectorId | MisfortuneSectorId;

/** A position of Businessmen laid by hand, spoken to in the words of the specification's scenarios. */
export function position(given: Given = {}) {
  const names = given.names ?? ['A', 'B', 'C'];
  const g: G = arrange(given, names);
  const seatOf = (name: string) => names.indexOf(name) as Seat;
  const player = (name: string): Player => g.players[seatOf(name)];

  const table = {
    ...spoken(businessmen, g, names),
    player,
    /** What has happened up to the first question. */
    opening: g.events ?? [],
    buy: (name: string, units: number, good: GoodId) => table.play(name, 'buy', { good, units }),
    load: (name: string, good: GoodId, lorry: LorryId) => table.play(name, 'load', { lorry, good }),
    ship: (name: string, units: number, good: GoodId) => table.play(name, 'ship', { good, units }),
    /** Presses the button of the price wheel, which stops there. */
    spinPrices(sector: PriceSectorId) {
      table.nextSector(sector);
      return table.play(table.asked()[0] ?? '', 'spinPrices');
    },
    /** The player whose turn it is presses the button of the wheel of misfortune, which stops there. */
    spinMisfortune(sector: MisfortuneSectorId) {
      table.nextSector(sector);
      return table.play(table.asked()[0] ?? '', 'spinMisfortune');
    },
    /** Makes the next spin stop here. */
    nextSector(sector: Sector): void {
      const sectors: readonly Sector[] = sector.startsWith('P') ? PRICE_SECTORS : MISFORTUNE_SECTORS;
      for (let seed = 0; ; seed++) {
        if (below({ chance: seeded(seed) }, sectors.length) !== sectors.indexOf(sector)) continue;
        g.chance = seeded(seed);
        return;
      }
    },
    /** Everybody who is asked does what is done at a time-out, until this question or the end; wheels stop where nothing happens. */
    calmUntil(question: string, onAsked: (name: string) => void = () => {}): Event<Businessmen>[] {
      const events: Event<Businessmen>[] = [];
      for (let guard = 0; table.question() !== question; guard++) {
        const open = waiting(businessmen, g);
        if (open === null || guard > 500) throw new Error(`${question} is never reached`);
        for (const name of table.asked()) onAsked(name);
        if (open.step === 'wheel') table.nextSector('M1');
        const applied = apply(businessmen, g, idle(businessmen, g, open.seats[0] as Seat));
        if ('refusal' in applied) throw new Error(JSON.stringify(applied.refusal));
        events.push(...applied.events);
      }
      return events;
    },
    /** Every choice of one kind, as "good units" or the like. */
    choices: (name: string, type: ActionName): string[] =>
      offers(businessmen, g, seatOf(name))
        .filter((offer) => offer.type === type)
        .flatMap((offer) => [...choicesOf(offer)])
        .map(({ type: _, ...fields }) => Object.values(fields).flat().join(' ')),
    /** What each load on offer would put on board: "blue grain 5". */
    loads: (name: string): string[] =>
      table.choices(name, 'load').map((choice) => {
        const [lorry, good] = choice.split(' ') as [LorryId, GoodId];
        return `${choice} ${table.facts().seats[seatOf(name)].loads[lorry][good]}`;
      }),
    facts: (): Facts => factsFor(businessmen, g, null),
    coins: (...of: string[]): number[] => (of.length > 0 ? of : names).map((name) => player(name).coins),
    points: (...of: string[]): number[] => (of.length > 0 ? of : names).map((name) => player(name).points),
    levels: (name: string): Level[] => CHARACTERISTICS.map((each) => player(name).levels[each]),
    warnings: (name: string): string[] => CHARACTERISTICS.filter((each) => player(name).warnings[each]),
    main: (name: string): Partial<Units> => some(player(name).main),
    temp: (name: string): Partial<Units> => some(player(name).temp),
    market: (): Partial<Units> => some(g.market),
    /** What is on a lorry: "fish A4 B1", or "empty". */
    lorry(lorry: LorryId): string {
      const { good, lots } = g.lorries[lorry];
      const owners = names.filter((name) => lots[seatOf(name)] > 0).map((name) => `${name}${lots[seatOf(name)]}`);
      return good === null ? 'empty' : [good, ...owners].join(' ');
    },
    lorries: (): string[] => LORRY_IDS.map((lorry) => table.lorry(lorry)),
    piles: (): number[] => GOODS.map((good) => g.piles[good]),
    prices: (): number[] => GOODS.map((good) => g.prices[good]),
    winners: (): string[] => (g.outcome?.winners ?? []).map((seat) => names[seat] as string),
  };
  return table;
}

/** The goods of which there are any. */
const some = (units: Units): Partial<Units> =>
  Object.fromEntries(GOODS.filter((good) => units[good] > 0).map((good) => [good, units[good]]));

/** The kinds of the events, in order. */
export const kinds = (events: readonly Event<Businessmen>[]): string[] => events.map(({ type }) => type);
