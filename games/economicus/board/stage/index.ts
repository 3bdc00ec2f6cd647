import type { Event, EventName, Seat, StateView, View } from '@parlour/kernel';
import type { Concern } from '@parlour/kit';
import { stageLater } from '@parlour/kit/stage/stage-later.tsx';
import type { Economicus } from '../../types.ts';

const Stage = stageLater<Economicus>(() => import('./stage.tsx'));

/** The moments that deserve a stage: front pages, crises, the hammer, the dice of projects and crimes, cards, and ruin. */
const STAGED: readonly EventName<Economicus>[] = [
  'eventOpened',
  'crisisOpened',
  'lotSold',
  'projectRolled',
  'cardPlayed',
  'reacted',
  'crimeRolled',
  'investigated',
  'bankrupt',
];
const isStaged = ({ type }: View<Event<Economicus>>): boolean => STAGED.includes(type);

/** Front pages and crises are everybody's business, the rest that of whoever does it or has it done to them. */
function concern(event: View<Event<Economicus>>, seat: Seat): Concern {
  if (event.type === 'eventOpened' || event.type === 'crisisOpened') return 'all';
  const { seat: who, rival, criminal } = event as { seat?: Seat; rival?: Seat | null; criminal?: Seat };
  return [who, rival, criminal].includes(seat) ? 'me' : 'others';
}

/** Everything but where one wants to be asked. */
function holdings({ players }: StateView<Economicus>, seat: Seat): unknown {
  const { stopsAt: _, isHolding: __, ...owned } = players[seat];
  return owned;
}

export const staging = { Stage, isStaged, concern, holdings };
