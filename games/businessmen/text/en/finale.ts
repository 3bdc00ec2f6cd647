import { typeset } from '@parlour/kernel';
import type { Decision, FinaleWords } from '../finale.ts';
import { coins, points } from './words.ts';

export const finale: FinaleWords = typeset('en', {
  round: 'Round',
  axis: 'Victory points',
  points,
  coins,
  decided: (how) => (how.because === 'target' ? atTarget(how) : atGuard(how)),
});

function atTarget({ round, target, winners, rivals, by, own, other }: Decision): string {
  if (by === 'alone') return `${winners} reached ${points(target)} in round ${round}, before anyone else.`;
  const both = `${rivals} reached ${points(target)} in round ${round}`;
  if (by === 'coins') return `${both}, and coins decided: ${own} to ${other}.`;
  if (by === 'points') return `${both}, and the one with more won: ${own} to ${other}.`;
  return `${both}, level in points and in coins.`;
}

function atGuard({ round, points: most, winners, rivals, by, own, other }: Decision): string {
  const last = `Round ${round} was the last`;
  if (by === 'coins' || by === 'levels')
    return `${last}: ${rivals} had ${points(most)} each, and ${by === 'coins' ? 'coins' : 'levels'} decided, ${own} to ${other}.`;
  if (by === 'nothing') return `${last}, and ${winners} were level in points, coins and levels.`;
  return `${last}, and ${winners} had the most points: ${own} to ${other}.`;
}
