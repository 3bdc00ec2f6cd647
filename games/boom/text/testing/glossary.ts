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
  treasury: {
    en: { word: /treasur/i, not: /\bpurse|\bwallet|\bcoffers/i },
    ru: { word: /казн/i, not: /кошел|казначейств/i },
    uk: { word: /скарбниц/i, not: /(?<![а-яіїє])казн[аиуі]|гаман/i },
  },
  lead: {
    en: { word: /\bthe lead\b/i, not: /lead investor|\bleader\b/i },
    ru: { word: /ведущ\S+ инвестор/i, not: /главн\S+ инвестор|лидер/i },
    uk: { word: /провідн\S+ інвестор/i, not: /ведуч\S+ інвестор|головн\S+ інвестор|лідер/i },
  },
  consent: {
    en: { word: /consent/i, not: /\bpermission|\bapproval/i },
    ru: { word: /согласи/i, not: /одобрени/i },
    uk: { word: /згод/i, not: /схвален/i },
  },
  burn: {
    en: { word: /\bburn/i, not: /\bupkeep|\bexpense|running cost/i },
    ru: { word: /расход/i, not: /затрат/i },
    uk: { word: /витрат/i, not: /видатк/i },
  },
  limit: {
    en: { word: /\bLimit\b/, not: /\bthreshold|\bceiling/i },
    ru: { word: /лимит/i, not: /(?<![а-яё])порог/i },
    uk: { word: /ліміт/i, not: /(?<![а-яіїє])поріг|(?<![а-яіїє])порог/i },
  },
  bust: {
    en: { word: /\bbust\b/i, not: /bankrupt(?!cy)/i },
    ru: { word: /разор/i, not: /обанкрот|банкротств[оау](?![а-яё])/i },
    uk: { word: /банкрут/i, not: /розор/i },
  },
  businessPlan: {
    en: { word: /Business Plan/, not: /start-?up/i },
    ru: { word: /бизнес-план/i, not: /бизнес-проект|стартап/i },
    uk: { word: /бізнес-план/i, not: /бізнес-проєкт|стартап/i },
  },
  hot: {
    en: { word: /\bhot\b/i, not: /\btrendy|\bin fashion|\bbooming/i },
    ru: { word: /горяч/i, not: /модн\S+ отрасл|трендов/i },
    uk: { word: /гаряч/i, not: /модн\S+ галуз|трендов/i },
  },
  counter: {
    en: { word: /\bcounter/i, not: /\btokens?\b|\bchips?\b/i },
    ru: { word: /фишк/i, not: /жетон/i },
    uk: { word: /жетон/i, not: /фішк\S* акці/i },
  },
};
