import type { Tutorial } from '@parlour/kit';
import { awakening } from './awakening.ts';
import { firstFight } from './first-fight.ts';
import { roads } from './roads.ts';

export { lessons } from './lessons.ts';

/**
 * The first five minutes (specification, 9). Found by trial: with this seed the person's first tokens are two straight tracks and a
 * lair, the first blow only wounds, the hound answers in close combat and falls in it.
 */
export const tutorial: Tutorial = {
  game: 'manticore',
  seed: 'manticore lesson 8274',
  entropy: ['', ''],
  names: [
    { en: 'Kim', ru: 'Ким', uk: 'Кім' },
    { en: 'Rosa', ru: 'Роза', uk: 'Роза' },
  ],
  options: { turnOrder: 'agreed' },
  picks: ['radan', 'milena'],
  steps: [...roads, ...firstFight, ...awakening],
  goodbye: {
    en: 'Now you know enough. The map is yours: play on, Rosa is awake too.',
    ru: 'Теперь вы знаете достаточно. Карта ваша: играйте дальше, Роза тоже проснулась.',
    uk: 'Тепер ви знаєте досить. Мапа ваша: грайте далі, Роза теж прокинулася.',
  },
};
