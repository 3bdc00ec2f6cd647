import type { Seat } from '@parlour/kernel';
import { areBeside } from '../../rules/12-attacks/targets.ts';
import type { Mind } from '../mind.ts';

/** In the semi-cooperative mode: what a rival's death is worth. The City needs hands, until he is about to take the victory. */
export function rivalKillWorth({ g }: Mind, rival: Seat): number {
  const isHerEndNear = g.manticore.life <= 5;
  return isHerEndNear && areBeside(g, rival, 'manticore') ? 12 : -20;
}
