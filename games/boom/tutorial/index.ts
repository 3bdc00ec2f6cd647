import { KIM, lesson, MAX, ROSA } from '@parlour/kit/lesson.ts';
import { first } from './first-round.ts';
import { market } from './hot-market.ts';
import { funding } from './second-round.ts';

export { lessons } from './lessons.ts';

/**
 * The first five minutes (specification, 9.4). Found by trial: with this seed the person comes first in every round, holds
 * NeverShip Systems and Mark Benderssen, Max draws the Sponsored Blimp, and Software is hot in the fourth round.
 */
export const tutorial = lesson({
  game: 'boom',
  seed: 'boom lesson 48907',
  names: [KIM, ROSA, MAX],
  picks: ['EKP', 'NOI', 'GOS'],
  steps: [...first, ...funding, ...market],
  goodbye: {
    en: 'That’s how money is made. How to get into companies of others, and what Discards do, a second lesson shows. The table is yours now: play on, the bots are awake.',
    ru: 'Вот так делаются деньги. Как войти в чужую компанию и что делают карты «Сброс», покажет второй урок. Теперь стол ваш: играйте дальше, боты проснулись.',
    uk: 'Ось так робляться гроші. Як увійти до чужої компанії й що роблять карти «Скидання», покаже другий урок. Тепер стіл ваш: грайте далі, боти прокинулися.',
  },
});
