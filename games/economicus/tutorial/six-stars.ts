import type { ScriptedMove } from '@parlour/kit';
import { ADA, KIM, LEO, lesson } from '@parlour/kit/lesson.ts';
import { chainAndLoan } from './chain-and-loan.ts';
import { firstTurns } from './first-turns.ts';
import { SEED } from './script.ts';
import { toSixStars } from './to-six-stars.ts';

type Choice = { type: string } & Record<string, unknown>;

const [ROLL, READY, PASS] = [{ type: 'roll' }, { type: 'ready' }, { type: 'pass' }];
const bid = (amount: number): Choice => ({ type: 'bid', amount });

/** What whoever follows the first lesson does: a line a turn. */
export const CHOSEN: readonly Choice[] = [
  ...[ROLL, READY, bid(6), PASS, READY],
  ...[READY, bid(7), PASS, READY],
  ...[READY, bid(8), PASS, PASS, PASS, READY],
  ...[ROLL, READY, bid(9), { type: 'takeLoan', industry: 6 }, bid(12), PASS, READY, READY, { type: 'payInterest' }],
];

/** The first lesson, played through: the second begins where it ends. */
function firstYear(): ScriptedMove[] {
  const left = [...CHOSEN];
  return [...firstTurns, ...chainAndLoan].flatMap(({ expect, then = [] }) => {
    const choice = expect === undefined ? undefined : left.shift();
    return choice === undefined ? then : [{ seat: 0, ...choice }, ...then];
  });
}

/** From three stars to six: a project, an exceptional offer, and the end of the game (specification, 9.4). */
export const sixStars = lesson({
  game: 'economicus',
  seed: SEED,
  names: [KIM, ADA, LEO],
  prelude: firstYear(),
  steps: toSixStars,
  goodbye: {
    en: 'Leo drops out, and your sixth star wins on the spot. Well played! The next lesson shows the full rules: cards, crises and crime.',
    ru: 'Лео выходит из торгов, и шестая звезда сразу приносит вам победу. Отличная игра! Следующий урок — полные правила: карты, кризисы, преступления.',
    uk: 'Лео виходить із торгів, і шоста зірка одразу приносить вам перемогу. Чудова гра! Наступний урок — повні правила: карти, кризи, злочини.',
  },
});
