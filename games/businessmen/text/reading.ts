import type { Say, StateView } from '@parlour/kernel';
import { CHARACTERISTICS, type Characteristic } from '../content/characteristics.ts';
import { EXPORT_CARDS } from '../content/export-cards.ts';
import { GOODS, type GoodId, type Units } from '../content/goods.ts';
import { ON_PRICE_WHEEL } from '../content/price-wheel.ts';
import { PRICES } from '../content/prices.ts';
import type { Businessmen, Shipment } from '../types.ts';

/** What sentences of every language read off the table in the same way. */

export type Table = StateView<Businessmen>;

/** The player who is asked; `null` for a spectator. */
export const own = ({ viewer, players }: Table) => (viewer === null ? null : players[viewer]);

/** The goods that may be exported this round: on the card, and not under embargo. */
export function exportable({ exportCard, sector }: Table): GoodId[] {
  const barred = sector === null ? null : ON_PRICE_WHEEL[sector];
  return exportCard === null
    ? []
    : EXPORT_CARDS[exportCard].filter((good) => barred?.kind !== 'embargo' || !barred.goods.includes(good));
}

export const warned = (view: Table): Characteristic[] =>
  CHARACTERISTICS.filter((characteristic) => own(view)?.warnings[characteristic]);

/** What the viewer has planned so far in a phase that all play at once; nothing if it is carried out step by step. */
export function plannedSteps(view: Table): Characteristic[] {
  const f = view.stack.at(-1);
  return f?.phase === 'improvements' || f?.phase === 'insurance' ? plan(view, f.plans) : [];
}
export function plannedShipments(view: Table): Shipment[] {
  const f = view.stack.at(-1);
  return f?.phase === 'exports' ? plan(view, f.plans) : [];
}
const plan = <T>({ viewer, options }: Table, plans: readonly { secret: T[] | null }[]): T[] =>
  viewer === null || options.quietPhases === 'sequential' ? [] : (plans[viewer]?.secret ?? []);

/** Goods with their numbers, those there are none of left out: «grain 3, oil 2». */
export const listOf = (units: Units, say: Say, amount: (units: number, good: GoodId) => string): string =>
  say.list(GOODS.filter((good) => units[good] > 0).map((good) => amount(units[good], good)));

/** The price in coins at a position of the price table. */
export const priceAt = (position: number): number => PRICES[position] ?? 0;

/** «+3» or «−5», with a true minus. */
export const signed = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
