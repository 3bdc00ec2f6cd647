import type { About } from '@parlour/kernel';

export const about: About = {
  en: {
    name: 'Manticore',
    pitch: 'Pave the roads, arm your heroes, and strike the Manticore down before she walks into the City.',
    lessons: ['Learn to fight the Manticore'],
  },
  ru: {
    name: 'Лес. Легенда о Мантикоре',
    pitch: 'Проложите дороги, вооружите героев и сразите Мантикору, пока она не вошла в Город.',
    lessons: ['Урок: бой с Мантикорой'],
  },
  uk: {
    name: 'Ліс. Легенда про Мантикору',
    pitch: 'Прокладіть дороги, озбройте героїв і здолайте Мантикору, доки вона не ввійшла до Міста.',
    lessons: ['Урок: бій із Мантикорою'],
  },
};
