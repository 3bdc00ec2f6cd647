import { below, type Seat } from '@parlour/kernel';
import { CHARACTERISTICS, type Characteristic, FINES } from '../../content/characteristics.ts';
import { MISFORTUNE_SECTORS, MISFORTUNE_WHEEL, type MisfortuneSectorId } from '../../content/misfortune-wheel.ts';
import type { G } from '../../types.ts';
import { losePoints } from '../02-field/points.ts';
import { emit } from '../vocabulary.ts';

/** BM-11.2, BM-11.3, BM-11.4, BM-R35. A spin: nothing, a warning, or a fine. */
export function spinMisfortune(g: G, seat: Seat): void {
  const player = g.players[seat];
  const sector = MISFORTUNE_SECTORS[below(g, MISFORTUNE_SECTORS.length)] as MisfortuneSectorId;
  const hits = MISFORTUNE_WHEEL[sector];
  player.misfortune = sector;
  emit(g, 'misfortuneSpun', { seat, sector, hits });
  if (hits === null) return;
  const consequence = hitOn(g, seat, hits);
  if (consequence === 'nothing') return emit(g, 'spared', { seat, characteristic: hits });
  if (!player.warnings[hits]) {
    player.warnings[hits] = true;
    emit(g, 'warned', { seat, characteristic: hits });
  }
  if (consequence === 'fine') fine(g, seat, hits);
}

/** BM-11.10. What a hit on a characteristic does now. The first hit warns and the next one fines, unless the table fines at once. */
export function hitOn(g: G, seat: Seat, characteristic: Characteristic): 'nothing' | 'warning' | 'fine' {
  const { insured, warnings } = g.players[seat];
  if (insured[characteristic]) return 'nothing';
  return warnings[characteristic] || g.options.negativeEvents === 'immediate' ? 'fine' : 'warning';
}

/** BM-11.5, BM-11.6, BM-11.7, BM-11.8, BM-R36, BM-R37. Points and a level; the level falls even if there are no points to lose. */
function fine(g: G, seat: Seat, characteristic: Characteristic): void {
  const player = g.players[seat];
  const from = player.levels[characteristic];
  const { points, to } = FINES[from];
  const lost = losePoints(g, seat, points);
  player.levels[characteristic] = to;
  emit(g, 'fined', { seat, characteristic, from, to, points, lost });
}

/** BM-R35. Insurance holds for one Phase 5, also for a player who skipped it. */
export function endInsurances(g: G): void {
  for (const seat of g.seats)
    for (const characteristic of CHARACTERISTICS) {
      if (!g.players[seat].insured[characteristic]) continue;
      g.players[seat].insured[characteristic] = false;
      emit(g, 'insuranceLapsed', { seat, characteristic });
    }
}
