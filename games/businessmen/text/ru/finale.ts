import { typeset } from '@parlour/kernel';
import type { Decision, FinaleWords } from '../finale.ts';
import { coins, points } from './words.ts';

export const finale: FinaleWords = typeset('ru', {
  round: 'Раунд',
  axis: 'Очки победы',
  points,
  coins,
  decided: (how) => (how.because === 'target' ? atTarget(how) : atGuard(how)),
});

function atTarget({ round, target, winners, rivals, by, own, other }: Decision): string {
  if (by === 'alone') return `В раунде ${round} до ${target} очков раньше всех добирается ${winners}.`;
  const both = `В раунде ${round} до ${target} очков добираются ${rivals}`;
  if (by === 'coins') return `${both}; решают монеты: ${own} против ${other}.`;
  if (by === 'points') return `${both}; решает, у кого очков больше: ${own} против ${other}.`;
  return `${both}, и поровну у них и очков, и монет.`;
}

function atGuard({ round, points: most, winners, rivals, by, own, other }: Decision): string {
  const last = `Раунд ${round} — последний`;
  if (by === 'coins' || by === 'levels')
    return `${last}: ${rivals} — очков поровну (${most}), и решают ${by === 'coins' ? 'монеты' : 'уровни'}: ${own} против ${other}.`;
  if (by === 'nothing') return `${last}, и поровну очков, монет и уровней: ${winners}.`;
  return `${last}, и больше всех очков набирает ${winners}: ${own} против ${other}.`;
}
