import { ADA, KIM, LEO, lesson } from '@parlour/kit/lesson.ts';
import { chainAndLoan } from './chain-and-loan.ts';
import { firstTurns } from './first-turns.ts';
import { SEED } from './script.ts';

export { fullRules } from './full-rules.ts';
export { lessons } from './lessons.ts';
export { CHOSEN, sixStars } from './six-stars.ts';

/**
 * The first year by the quick rules (specification, 9.4); the next lesson takes it to the sixth star.
 */
export const tutorial = lesson({
  game: 'economicus',
  seed: SEED,
  names: [KIM, ADA, LEO],
  steps: [...firstTurns, ...chainAndLoan],
  goodbye: {
    en: 'That was a whole year, and you have three stars. Play on from here, or take the next lesson: projects, offers and the sixth star.',
    ru: 'Прошёл целый год, у вас три звезды. Играйте дальше или возьмитесь за следующий урок: проекты, предложения и шестая звезда.',
    uk: 'Минув цілий рік, у вас три зірки. Грайте далі або беріться до наступного уроку: проєкти, пропозиції й шоста зірка.',
  },
});
