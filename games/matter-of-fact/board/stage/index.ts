import type { Event, Seat, StateView, View } from '@parlour/kernel';
import type { Concern } from '@parlour/kit';
import { stageLater } from '@parlour/kit/stage/stage-later.tsx';
import type { MatterOfFact } from '../../types.ts';

const Stage = stageLater<MatterOfFact>(() => import('./stage.tsx'));

const STAGED: ReadonlySet<string> = new Set([
  'cardDrawn',
  'captured',
  'arrested',
  'strikeBegan',
  'biobotMade',
  'gameEnded',
]);

/** The moments that deserve a stage: a card at the border, a raid, an arrest, a strike, a BIObot, the end. */
const isStaged = (event: View<Event<MatterOfFact>>): boolean => STAGED.has(event.type);

/** A BIObot and the end are everybody's business; a card, a raid, an arrest and a strike that of those they befall. */
function concern(event: View<Event<MatterOfFact>>, seat: Seat): Concern {
  if (event.type === 'biobotMade' || event.type === 'gameEnded') return 'all';
  const { seat: who, owner, by } = event as { seat?: Seat; owner?: Seat; by?: Seat | null };
  return [who, owner, by].includes(seat) ? 'me' : 'others';
}

/** What lies before the seat, and on its assets: a raid takes nothing from the one and all from the other. */
const holdings = ({ players, assets }: StateView<MatterOfFact>, seat: Seat): unknown => [
  players[seat],
  players[seat].assets.map((id) => assets[id]),
];

export const staging = { Stage, isStaged, concern, holdings };
