import type { About } from '@parlour/kernel';

export const about: About = {
  en: {
    name: 'Economicus',
    pitch:
      'Bid for companies, link them into chains, survive crises and rivals, and be first to the winning number of stars.',
  },
  ru: {
    name: 'Экономикус',
    pitch:
      'Торгуйтесь за компании, связывайте их в цепочки, переживите кризисы и соперников — и первыми наберите победные звёзды.',
  },
  uk: {
    name: 'Економікус',
    pitch:
      'Торгуйтеся за компанії, зв’язуйте їх у ланцюжки, переживіть кризи й суперників — і першими здобудьте переможні зірки.',
  },
};
