import type { About } from '@parlour/kernel';

export const about: About = {
  en: {
    name: 'Businessmen',
    pitch: 'Buy cheap, fill the lorries, catch the best price, and have twenty points when a round ends.',
  },
  ru: {
    name: 'Бизнесмены',
    pitch: 'Покупайте дёшево, заполняйте грузовики, ловите лучшую цену и первыми закончите раунд с двадцатью очками.',
  },
  uk: {
    name: 'Бізнесмени',
    pitch:
      'Купуйте дешево, заповнюйте вантажівки, ловіть найкращу ціну й першими завершіть раунд із двадцятьма очками.',
  },
};
