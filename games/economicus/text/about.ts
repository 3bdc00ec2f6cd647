import type { About } from '@parlour/kernel';

export const about: About = {
  en: {
    name: 'Economicus',
    pitch:
      'Bid for companies, link them into chains, survive crises and rivals, and be first to the winning number of stars.',
    lessons: ['Learn projects, offers and winning', 'Learn the full rules'],
  },
  ru: {
    name: 'Экономикус',
    pitch:
      'Торгуйтесь за компании, связывайте их в цепочки, переживите кризисы и соперников — и первыми наберите победные звёзды.',
    lessons: ['Урок: проекты, предложения и победа', 'Урок: полные правила'],
  },
  uk: {
    name: 'Економікус',
    pitch:
      'Торгуйтеся за компанії, зв’язуйте їх у ланцюжки, переживіть кризи й суперників — і першими здобудьте переможні зірки.',
    lessons: ['Урок: проєкти, пропозиції та перемога', 'Урок: повні правила'],
  },
};
