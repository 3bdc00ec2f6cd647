import { between, type Fields, oneOf, type Refusal, type Seat } from '@parlour/kernel';
import type { G, MatterOfFact, Post } from '../../types.ts';
import { assetsOf } from '../holdings.ts';
import { emit, no } from '../vocabulary.ts';
import { change, guardOf } from './posts.ts';

/** MF-12.2. */

type Discharge = MatterOfFact['actions']['discharge'];

export function dischargeOffer(g: G, seat: Seat): Fields<Discharge>[] | Refusal<MatterOfFact> {
  const { idle, picket } = g.players[seat];
  const families: Fields<Discharge>[] = [];
  const add = (from: Post | 'picket', most: number): void => {
    if (most > 0) families.push({ from: { one: [from] }, workers: between(1, most) });
  };
  add('idle', idle);
  add('picket', picket);
  for (const id of assetsOf(g, seat)) {
    const { workers, hasGuard, capture } = g.assets[id];
    // MF-12.3: a worker on a captured asset cannot be discharged.
    if (capture === null) add(id, workers);
    else if (workers > 0)
      families.push({
        from: oneOf([id], () => no('MF-12.3', 'captured', { asset: id, by: capture.raider })),
        workers: between(1, workers),
      });
    if (hasGuard) add(guardOf(id), 1);
  }
  return families.length > 0 ? families : no('MF-12.2', 'noWorkers', {});
}

/** The chip goes to the bank, no refund. */
export function discharge(g: G, seat: Seat, from: Post | 'picket', workers: number): void {
  if (from === 'picket') g.players[seat].picket -= workers;
  else change(g, seat, from, -workers);
  g.workersLeft += workers;
  emit(g, 'discharged', { seat, from, workers });
}
