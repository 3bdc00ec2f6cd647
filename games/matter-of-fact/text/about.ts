import type { About } from '@parlour/kernel';

export const about: About = {
  en: {
    name: 'Economics as a Matter of Fact',
    pitch:
      'Buy mines, hire workers, bend the market, and be the first to build a BIObot in a technology park of your own.',
    lessons: ['Learn steel, power and technologies', 'Learn how a raid works'],
  },
  ru: {
    name: 'Экономика на деле',
    pitch: 'Покупайте шахты, нанимайте рабочих, управляйте рынком и первыми соберите БИОбота в собственном технопарке.',
    lessons: ['Урок: сталь, энергия и технологии', 'Урок: захват актива'],
  },
  uk: {
    name: 'Економіка на ділі',
    pitch: 'Купуйте шахти, наймайте робітників, керуйте ринком і першими зберіть БІОбота у власному технопарку.',
    lessons: ['Урок: сталь, енергія та технології', 'Урок: захоплення активу'],
  },
};
