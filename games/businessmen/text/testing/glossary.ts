import type { Glossary } from '@parlour/kernel/testing/proofread.ts';

/** One word for each thing, on the board, in the log, in the lesson and in the rulebook. */
export const GLOSSARY: Glossary = {
  crate: {
    en: { word: /\bcrate/i, not: /\b(?:a|1|one|\d) units?\b|\bunits of\b/i },
    ru: { word: /ящик/i, not: /единиц/i },
    uk: { word: /ящик/i, not: /одиниц/i },
  },
  buying: {
    en: { word: /\bbuy/i, not: /purchasing/i },
    ru: { word: /закупк/i, not: /покупка окончена|фаза 1: покупка/i },
    uk: { word: /закупівл/i, not: /(?<!за)купівлю завершено|фаза 1: купівля/i },
  },
  loading: {
    en: { word: /\bload/i, not: /\bstow/i },
    ru: { word: /погрузк/i, not: /загрузка/i },
    uk: { word: /завантаженн/i, not: /(?<!за)вантаження/i },
  },
  improvement: {
    en: { word: /\bimprove/i, not: /\bupgrade|better rooms?/i },
    ru: { word: /улучш/i, not: /развити/i },
    uk: { word: /поліпш/i, not: /розвит|покращ/i },
  },
  hit: {
    en: { word: /\bhits?\b/i, not: /\bblows?\b/i },
    ru: { word: /удар/i, not: /попадани/i },
    uk: { word: /удар/i, not: /влучанн/i },
  },
  embargo: {
    en: { word: /embargo/i, not: /\bforbid\b|\bban\b/i },
    ru: { word: /эмбарго/i, not: /запрет/i },
    uk: { word: /ембарго/i, not: /заборона(?![а-яіїє])/i },
  },
  mark: {
    en: { word: /\bstep/i, not: /\bnotch/i },
    ru: { word: /делени/i, not: /упад[её]т на … шаг/i },
    uk: { word: /поділ[ко]/i, not: /упаде на … крок/i },
  },
  characteristic: {
    en: { word: /characteristic/i, not: /better room|same room/i },
    ru: { word: /характеристик/i, not: /комнат/i },
    uk: { word: /характеристик/i, not: /кімнат/i },
  },
};
