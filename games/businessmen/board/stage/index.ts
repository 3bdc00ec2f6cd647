import type { Event, Seat, StateView, View } from '@parlour/kernel';
import type { Concern } from '@parlour/kit';
import { stageLater } from '@parlour/kit/stage/stage-later.tsx';
import type { Businessmen } from '../../types.ts';

const Stage = stageLater<Businessmen>(() => import('./stage.tsx'));

/** The moments that deserve a stage: both wheels, a lorry that leaves, the prices that follow, and the finish in sight. */
const isStaged = (event: View<Event<Businessmen>>): boolean =>
  event.type === 'priceWheelSpun' ||
  event.type === 'lorrySent' ||
  event.type === 'pricesAdjusted' ||
  event.type === 'misfortuneSpun' ||
  event.type === 'targetReached';

/** A lorry is the business of those it pays, the wheel of misfortune that of whom it hits. A quiet day needs no stage. */
function concern(event: View<Event<Businessmen>>, seat: Seat): Concern {
  if (event.type === 'lorrySent') return event.payments.some((paid) => paid.seat === seat) ? 'me' : 'others';
  if (event.type === 'misfortuneSpun') return event.seat === seat && event.hits !== null ? 'me' : 'others';
  return 'all';
}

/** Everything on the tablet and on the lorries; where the wheel stopped says nothing by itself. */
function holdings({ players, lorries }: StateView<Businessmen>, seat: Seat): unknown {
  const { misfortune: _, ...tablet } = players[seat];
  return [tablet, Object.values(lorries).map(({ lots }) => lots[seat])];
}

export const staging = { Stage, isStaged, concern, holdings };
