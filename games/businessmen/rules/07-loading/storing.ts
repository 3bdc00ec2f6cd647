import type { Seat } from '@parlour/kernel';
import { GOODS, type GoodId } from '../../content/goods.ts';
import type { G } from '../../types.ts';
import { isEmpty, ofEachGood, ownedUnits } from '../03-tablet/goods.ts';
import { emit } from '../vocabulary.ts';

/** BM-7.12, BM-7.14. Everything moves from the temporary to the main warehouse. */
export function store(g: G, seat: Seat): void {
  const player = g.players[seat];
  if (isEmpty(player.temp)) return;
  emit(g, 'transferred', { seat, units: { ...player.temp } });
  for (const good of GOODS) player.main[good] += player.temp[good];
  player.temp = ofEachGood(0);
}

/** BM-7.13, BM-R16. Whole types go back to their piles, without payment; what is kept may be old or new. */
export function giveUpAllBut(g: G, seat: Seat, kept: readonly GoodId[], because: 'transfer' | 'fine'): void {
  const player = g.players[seat];
  for (const good of GOODS) {
    const units = ownedUnits(g, seat, good);
    if (units === 0 || kept.includes(good)) continue;
    g.piles[good] += units;
    player.main[good] = 0;
    player.temp[good] = 0;
    emit(g, 'gaveUp', { seat, good, units, because });
  }
  store(g, seat);
}
