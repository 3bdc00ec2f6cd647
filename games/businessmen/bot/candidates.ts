import { type Choice, choicesOf, type Offer } from '@parlour/kernel';
import type { Seen } from '@parlour/search';
import type { GoodId } from '../content/goods.ts';
import { LORRY_IDS } from '../content/lorries.ts';
import { SHIPMENT_SIZES } from '../content/table.ts';
import { ownedUnits } from '../rules/03-tablet/goods.ts';
import { spaceOn } from '../rules/07-loading/lorries.ts';
import type { Businessmen, G } from '../types.ts';

/** The choices a careful bot thinks about: all of them, but of purchases only the amounts that may serve something. */
export function candidates(
  { seat, offers }: Pick<Seen<Businessmen>, 'seat' | 'offers'>,
  guess: G,
): Choice<Businessmen>[] {
  return offers.flatMap((offer): Choice<Businessmen>[] =>
    offer.type === 'buy' ? usefulPurchases(guess, seat, offer) : [...choicesOf<Businessmen>(offer)],
  );
}

/** As much as possible, or just enough for a shipment or to fill a lorry. */
function usefulPurchases(
  g: G,
  seat: Seen<Businessmen>['seat'],
  offer: Offer<Businessmen, 'buy'>,
): Choice<Businessmen>[] {
  const { good: goods, units } = offer.fields;
  if (!('one' in goods) || !('max' in units)) return [...choicesOf<Businessmen>(offer)];
  const { max } = units;
  return goods.one.flatMap((good) => {
    const amounts = new Set([max]);
    for (const needed of needs(g, good)) {
      const more = needed - ownedUnits(g, seat, good);
      if (more > 0 && more < max) amounts.add(more);
    }
    return [...amounts].map((amount) => ({ type: 'buy' as const, good, units: amount }));
  });
}

function needs(g: G, good: GoodId): number[] {
  const spaces = LORRY_IDS.filter((lorry) => g.lorries[lorry].good === good).map((lorry) => spaceOn(g, lorry));
  return [...SHIPMENT_SIZES, ...spaces];
}
