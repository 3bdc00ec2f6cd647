import type { Seat } from '@parlour/kernel';
import type { Awakening, G } from '../../types.ts';
import { isPractice } from '../26-variants/practice.ts';
import type { RuleId } from '../ids.ts';
import { emit } from '../vocabulary.ts';

const RULES: Record<Awakening, RuleId> = {
  firstKill: 'MC-23.2',
  nearCave: 'MC-23.3',
  attacked: 'MC-23.4',
  fifthRound: 'MC-26.3',
  token: 'MC-29.7',
};

export const isAwake = (g: G): boolean => g.manticore.wokeIn !== null;

/** Whether anything could wake her still; a practice duel never does. */
export const canWake = (g: G): boolean => !isAwake(g) && !isPractice(g);

/** MC-23.1, MC-23.2, MC-23.3, MC-23.4, MC-R76. She wakes once, and never falls asleep again. */
export function wake(g: G, because: Awakening, seat: Seat | null): void {
  if (!canWake(g)) return;
  g.manticore.wokeIn = g.round;
  emit(g, 'manticoreWoke', { because, rule: RULES[because], seat });
}
