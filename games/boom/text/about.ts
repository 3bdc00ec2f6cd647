import type { About } from '@parlour/kernel';

export const about: About = {
  en: {
    name: '•Boom',
    pitch: 'Fund absurd dot-coms, take them public, and be the richest when the bubble bursts.',
    lessons: ['Learn consent and Discards'],
  },
  ru: {
    name: '•Boom',
    pitch: 'Финансируйте нелепые доткомы, выводите их на биржу и будьте богаче всех, когда лопнет пузырь.',
    lessons: ['Урок: согласие и карты «Сброс»'],
  },
  uk: {
    name: '•Boom',
    pitch: 'Фінансуйте сміховинні доткоми, виводьте їх на біржу й будьте найбагатшими, коли лусне бульбашка.',
    lessons: ['Урок: згода й карти «Скидання»'],
  },
};
