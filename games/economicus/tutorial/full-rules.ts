import { ADA, KIM, LEO, lesson } from '@parlour/kit/lesson.ts';
import { fullTurn } from './full-turn.ts';

/** Found by trial: with this seed the person begins with a grant in hand, Leo with a blackmail, and the dice call the industry under forecast. */
export const fullRules = lesson({
  game: 'economicus',
  seed: 'economicus cards 26491',
  names: [KIM, ADA, LEO],
  options: { rules: 'full' },
  steps: fullTurn,
  goodbye: {
    en: 'You know the rest: projects, offers, the end of the year. You’re two stars short, and the others won’t sit idle. The table is yours.',
    ru: 'Остальное вы знаете: проекты, предложения, конец года. Не хватает двух звёзд, и соперники не будут сидеть сложа руки. Стол ваш.',
    uk: 'Решту ви знаєте: проєкти, пропозиції, кінець року. Бракує двох зірок, і суперники не сидітимуть склавши руки. Стіл ваш.',
  },
});
