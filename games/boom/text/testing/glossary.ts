import type { Glossary } from '@parlour/kernel/testing/proofread.ts';

/** One word for each thing, on the board, in the log, in the lesson and in the rulebook. */
export const GLOSSARY: Glossary = {
  entrepreneur: {
    en: { word: /Entrepreneur/, not: /founder/i },
    ru: { word: /предпринимател/i, not: /основател|знаток/i },
    uk: { word: /підприєм/i, not: /засновник|знавц/i },
  },
  share: {
    en: { word: /\bshare/i, not: /\bstakes?\b/i },
    ru: { word: /акци/i, not: /(?:продавать|покупать|предложенн\S+)\s+дол[яиюей]/i },
    uk: { word: /акці/i, not: /(?:продавати|купувати|запропонован\S+)\s+част[ко]/i },
  },
  match: {
    en: { word: /\bmatch/i, not: /\bfit\b/i },
    ru: { word: /совпадени/i, not: /соответстви/i },
    uk: { word: /збіг/i, not: /відповідніст/i },
  },
  turnOrder: {
    en: { word: /turn order/i, not: /order of play|\bon turn\b(?! )/i },
    ru: { word: /порядок ходов/i, not: /очерёдность/i },
    uk: { word: /черговість/i, not: /порядок ходів/i },
  },
  mug: {
    en: { word: /\bmug\b/i, not: /\bcup\b/i },
    ru: { word: /кружк/i, not: /чашк/i },
    uk: { word: /кухо?л/i, not: /чашк/i },
  },
  discard: {
    en: { word: /Discard/, not: /throw-?away/i },
    ru: { word: /«Сброс»/, not: /«Отбой»/ },
    uk: { word: /Скидання/, not: /Скид(?!ання)(?![а-яіїє])|скиду/ },
  },
  discardPile: {
    en: { word: /discard pile/i, not: /graveyard/i },
    ru: { word: /стопк[аеуи] сброса/i, not: /отбой/i },
    uk: { word: /відб[оі]/i, not: /стос скид/i },
  },
};
