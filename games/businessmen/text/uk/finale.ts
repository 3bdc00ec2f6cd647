import { typeset } from '@parlour/kernel';
import type { Decision, FinaleWords } from '../finale.ts';
import { coins, points } from './words.ts';

export const finale: FinaleWords = typeset('uk', {
  round: 'Раунд',
  axis: 'Очки перемоги',
  points,
  coins,
  decided: (how) => (how.because === 'target' ? atTarget(how) : atGuard(how)),
});

function atTarget({ round, target, winners, rivals, by, own, other }: Decision): string {
  if (by === 'alone') return `У раунді ${round} до ${target} очок раніше за всіх дістається ${winners}.`;
  const both = `У раунді ${round} до ${target} очок дістаються ${rivals}`;
  if (by === 'coins') return `${both}; вирішують монети: ${own} проти ${other}.`;
  if (by === 'points') return `${both}; вирішує, у кого очок більше: ${own} проти ${other}.`;
  return `${both}, і порівну в них і очок, і монет.`;
}

function atGuard({ round, points: most, winners, rivals, by, own, other }: Decision): string {
  const last = `Раунд ${round} — останній`;
  if (by === 'coins' || by === 'levels')
    return `${last}: ${rivals} — очок порівну (${most}), і вирішують ${by === 'coins' ? 'монети' : 'рівні'}: ${own} проти ${other}.`;
  if (by === 'nothing') return `${last}, і порівну очок, монет та рівнів: ${winners}.`;
  return `${last}, і найбільше очок набирає ${winners}: ${own} проти ${other}.`;
}
