import type { Event, Seat, StateView, View } from '@parlour/kernel';
import type { Concern } from '@parlour/kit';
import { stageLater } from '@parlour/kit/stage/stage-later.tsx';
import type { Manticore, Party } from '../../types.ts';

const Stage = stageLater<Manticore>(() => import('./stage.tsx'));

const STAGED: ReadonlySet<string> = new Set(['clashed', 'manticoreWoke', 'monsterEntered', 'ended']);

/** The moments that deserve a stage: a fight, her awakening, a beast in the City, the end. */
const isStaged = (event: View<Event<Manticore>>): boolean => STAGED.has(event.type);

/** A fight is the business of the heroes in it. */
function concern(event: View<Event<Manticore>>, seat: Seat): Concern {
  if (event.type !== 'clashed') return 'all';
  const isIn = ({ party }: { party: Party }) => party.is === 'heroes' && party.seats.includes(seat);
  return isIn(event.attacker) || isIn(event.defender) ? 'me' : 'others';
}

/** The hero with all he has; not what of his turn is spent. */
function holdings({ heroes }: StateView<Manticore>, seat: Seat): unknown {
  const { spent: _, isDone: __, ...hero } = heroes[seat];
  return hero;
}

export const staging = { Stage, isStaged, concern, holdings };
