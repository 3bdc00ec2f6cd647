import type { Glossary } from '@parlour/kernel/testing/proofread.ts';

/** One word for each thing, on the board, in the log, in the lesson and in the rulebook. */
export const GLOSSARY: Glossary = {
  wages: {
    en: { word: /\bwages\b/i, not: /\b(?:the|your|pay|no|full) salar(?:y|ies)\b|\bsalary (?:is|of|due|grows)/i },
    ru: { word: /зарплат/i, not: /жаловань|заплат(?:ить|ите) зарплату/i },
    uk: { word: /зарплат/i, not: /платн(?:я|і)(?![а-яіїє])|заплат(?:ити|іть) зарплату/i },
  },
  asset: {
    en: { word: /\basset/i, not: /\benterprise/i },
    ru: { word: /актив/i, not: /предприяти/i },
    uk: { word: /актив/i, not: /підприємств/i },
  },
  capture: {
    en: { word: /\bcaptur/i, not: /\bhijack/i },
    ru: { word: /захват/i, not: /(?<![а-яё])рейд(?![а-яё])|рейдерск/i },
    uk: { word: /захоп/i, not: /(?<![а-яіїє])рейд(?![а-яіїє])|рейдерськ/i },
  },
  netWorth: {
    en: { word: /net worth|\bworth\b/i, not: /worth in all/i },
    ru: { word: /состояни/i, not: /всего стоит/i },
    uk: { word: /статк/i, not: /усього варте/i },
  },
  crossing: {
    en: { word: /frontier post/i, not: /\bway over a\b|free way/i },
    ru: { word: /пограничн/i, not: /таможенн/i },
    uk: { word: /прикордонн/i, not: /митн(?:иц|ий)/i },
  },
};
