import { type Game, type Seat, type Secret, shownTo } from '@parlour/kernel';
import { CHARACTERISTICS, type Characteristic } from '../content/characteristics.ts';
import { GOODS } from '../content/goods.ts';
import { SHIPMENT_SIZES } from '../content/table.ts';
import type { Businessmen, G, Shipment } from '../types.ts';
import { cannotImprove, cannotInsure } from './03-tablet/characteristics.ts';
import { roomFor, typesOwned } from './03-tablet/goods.ts';
import { canSend } from './09-export/shipments.ts';
import { isParallel } from './quiet.ts';

type Random = (n: number) => number;

/** A plan of a few steps, each of which is possible after those before it. */
function somePlan<P>(steps: readonly P[], isPossible: (step: P, plan: readonly P[]) => boolean, random: Random): P[] {
  const plan: P[] = [];
  while (random(3) > 0) {
    const possible = steps.filter((step) => isPossible(step, plan));
    const step = possible[random(Math.max(1, possible.length))];
    if (step === undefined) break;
    plan.push(step);
  }
  return plan;
}

const SHIPMENTS: readonly Shipment[] = GOODS.flatMap((good) => SHIPMENT_SIZES.map((units) => ({ good, units })));

/** What others may have planned in parallel play (BM-R33): whatever is possible. */
export const secrets: Game<Businessmen>['secrets'] = {
  'stack.keeping.plans.*': (g, [index], random) => {
    const seat = index as Seat;
    const frame = g.stack.find((each) => each.phase === 'keeping');
    if (frame?.phase !== 'keeping' || frame.asked.includes(seat) || typesOwned(g, seat).length <= roomFor(g, seat))
      return [];
    const types = typesOwned(g, seat);
    return Array.from({ length: roomFor(g, seat) }, () => types.splice(random(types.length), 1)[0]);
  },
  'stack.exports.plans.*': (g, [seat], random) =>
    somePlan(SHIPMENTS, (step, plan) => canSend(g, plan, seat as Seat, step), random),
  'stack.improvements.plans.*': (g, [seat], random) =>
    somePlan<Characteristic>(
      CHARACTERISTICS,
      (step, plan) => cannotImprove(g, plan, seat as Seat, step) === null,
      random,
    ),
  'stack.insurance.plans.*': (g, [seat], random) =>
    somePlan<Characteristic>(
      CHARACTERISTICS,
      (step, plan) => cannotInsure(g, plan, seat as Seat, step) === null,
      random,
    ),
};

/** BM-R33. In parallel play nobody is told what another plans before all have decided. */
const whilePlanning =
  <C extends object>() =>
  (g: G, me: Seat, choice: C): { [K in keyof C]: C[K] | Secret<C[K]> } => {
    if (!isParallel(g)) return choice;
    const told = Object.entries(choice).map(([field, value]) => [field, shownTo(me, value)]);
    return Object.fromEntries(told) as { [K in keyof C]: Secret<C[K]> };
  };

export const conceals: NonNullable<Game<Businessmen>['conceals']> = {
  keep: whilePlanning(),
  ship: whilePlanning(),
  improve: whilePlanning(),
  insure: whilePlanning(),
};
