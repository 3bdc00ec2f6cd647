import { KIM, lesson, ROSA } from '@parlour/kit/lesson.ts';
import { awakening } from './awakening.ts';
import { firstFight } from './first-fight.ts';
import { roads } from './roads.ts';

export { lessons } from './lessons.ts';

/**
 * The first five minutes (specification, 9). Found by trial: with this seed the person's first tokens are two straight tracks and a
 * lair, the first blow only wounds, the hound answers in close combat and falls in it.
 */
export const tutorial = lesson({
  game: 'manticore',
  seed: 'manticore lesson 8274',
  names: [KIM, ROSA],
  options: { turnOrder: 'agreed' },
  picks: ['radan', 'milena'],
  steps: [...roads, ...firstFight, ...awakening],
  goodbye: {
    en: 'Now you know enough. The map is yours: play on, Rosa is awake too.',
    ru: 'Теперь вы знаете достаточно. Карта ваша: играйте дальше, Роза тоже проснулась.',
    uk: 'Тепер ви знаєте досить. Мапа ваша: грайте далі, Роза теж прокинулася.',
  },
});
