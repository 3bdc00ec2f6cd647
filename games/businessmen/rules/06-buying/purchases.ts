import { between, type Fields, type Refusal, type Seat } from '@parlour/kernel';
import { VALUES } from '../../content/characteristics.ts';
import { GOODS, type GoodId } from '../../content/goods.ts';
import { UNIT_COST } from '../../content/table.ts';
import type { Businessmen, G, PurchaseLimit } from '../../types.ts';
import { families } from '../families.ts';
import { no } from '../vocabulary.ts';

/** BM-6.7. What lies in the temporary warehouse was bought this round, and a good is bought once a round. */
const hasBought = (g: G, seat: Seat, good: GoodId): boolean => g.players[seat].temp[good] > 0;

/** BM-5.5, BM-6.7. Why a good cannot be bought at all. */
function cannotBuy(g: G, seat: Seat, good: GoodId): Refusal<Businessmen> | null {
  if (hasBought(g, seat, good)) return no('BM-6.7', 'alreadyBought', { good });
  return g.market[good] === 0 ? no('BM-5.5', 'notOnMarket', { good }) : null;
}

/** BM-6.3. The most units of a good that a seat can buy now, and what sets the limit. */
export function purchaseLimit(g: G, seat: Seat, good: GoodId): { most: number; limit: PurchaseLimit } {
  if (hasBought(g, seat, good)) return { most: 0, limit: 'bought' };
  const player = g.players[seat];
  const manager = VALUES.manager[player.levels.manager];
  const affordable = Math.floor(player.coins / UNIT_COST);
  const most = Math.min(manager, g.market[good], affordable);
  return { most, limit: most === manager ? 'manager' : most === g.market[good] ? 'market' : 'coins' };
}

/** BM-6.9. Whether there is anything this seat could buy. */
export const canBuy = (g: G, seat: Seat): boolean => GOODS.some((good) => purchaseLimit(g, seat, good).most > 0);

/** BM-6.2, BM-6.3. A family for each good: one type, at least one unit, at most what the limits allow. */
export const purchases = (g: G, seat: Seat): Fields<Businessmen['actions']['buy']>[] =>
  families(
    GOODS,
    (good) => cannotBuy(g, seat, good),
    (domain, good) => {
      const { most, limit } = purchaseLimit(g, seat, good);
      const ends = { below: no('BM-6.3', 'atLeastOneUnit', {}), above: reason(g, seat, good, limit) };
      return { good: domain, units: between(1, most, ends) };
    },
  );

function reason(g: G, seat: Seat, good: GoodId, limit: PurchaseLimit): Refusal<Businessmen> {
  const { levels, coins } = g.players[seat];
  switch (limit) {
    case 'manager':
      return no('BM-3.6', 'managerLimit', { most: VALUES.manager[levels.manager], level: levels.manager });
    case 'market':
      return no('BM-6.3', 'marketLimit', { good, left: g.market[good] });
    case 'coins':
      return no('BM-R9', 'coinLimit', { coins });
    case 'bought':
      return no('BM-6.7', 'alreadyBought', { good });
  }
}
