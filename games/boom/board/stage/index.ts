import type { Event, Seat, StateView, View } from '@parlour/kernel';
import type { Concern } from '@parlour/kit';
import { stageLater } from '@parlour/kit/stage/stage-later.tsx';
import type { Boom } from '../../types.ts';

const Stage = stageLater<Boom>(() => import('./stage.tsx'));

/** The moments that deserve a stage. The •Crash has its own event after the flip, so its flip needs no headline. */
const isStaged = (event: View<Event<Boom>>): boolean =>
  event.type === 'wentPublic' ||
  event.type === 'wentBust' ||
  event.type === 'crashed' ||
  (event.type === 'eventFlipped' && event.event !== 'E6');

/** A company is the business of whoever has a share of it. */
function concern(event: View<Event<Boom>>, seat: Seat, { companies }: StateView<Boom>): Concern {
  if (event.type !== 'wentPublic' && event.type !== 'wentBust') return 'all';
  const company = companies.find(({ plan }) => plan === event.company);
  return (company?.shares[seat] ?? 0) > 0 ? 'me' : 'others';
}

/** Money, cards and shares, and what lies on the companies one has shares of. */
const holdings = ({ players, companies }: StateView<Boom>, seat: Seat): unknown => [
  players[seat],
  companies
    .filter(({ shares }) => shares[seat] > 0)
    .map(({ plan, attached, lead, shares }) => [plan, attached, lead, shares[seat]]),
];

export const staging = { Stage, isStaged, concern, holdings };
