import type { About } from '@parlour/kernel';

export const about: About = {
  en: {
    name: 'Nine Crates',
    pitch: 'Load crates whose weight only you see, and ship them before customs weighs your boat.',
  },
  ru: {
    name: 'Девять ящиков',
    pitch: 'Грузите ящики, вес которых видите только вы, и отправляйте их, пока таможня не взвесила лодку.',
  },
  uk: {
    name: 'Дев’ять ящиків',
    pitch: 'Вантажте ящики, вагу яких бачите лише ви, і відправляйте їх, доки митниця не зважила човен.',
  },
};
