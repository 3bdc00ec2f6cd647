import type { Glossary } from '@parlour/kernel/testing/proofread.ts';

/** One word for each thing, on the board, in the log, in the lesson and in the rulebook. */
export const GLOSSARY: Glossary = {
  majority: {
    en: { word: /majorit/i, not: /\bpredominance/i },
    ru: { word: /преимуществ/i, not: /большинств(?!о окон)/i },
    uk: { word: /переваг/i, not: /більшіст(?!ь вікон)/i },
  },
  placement: {
    en: { word: /placement/i, not: /first placement/i },
    ru: { word: /начальная расстановка/i, not: /первая расстановка/i },
    uk: { word: /початкове розміщення/i, not: /розставлення/i },
  },
  fee: {
    en: { word: /\bfee\b/i, not: /entrance money/i },
    ru: { word: /взнос/i, not: /плат[аы] за участие|платят за участие/i },
    uk: { word: /внес/i, not: /плат[аи] за участь|сплачують за участь/i },
  },
  mortgaged: {
    en: { word: /mortgaged/i, not: /\bpawned/i },
    ru: { word: /залож/i, not: /под залогом/i },
    uk: { word: /закладен/i, not: /заставлен/i },
  },
  halfPrice: {
    en: { word: /half (?:the |its )?price/i, not: /half-price/i },
    ru: { word: /полцены/i, not: /пол-цены|половинной цен/i },
    uk: { word: /пів ціни/i, not: /півціни/i },
  },
  hand: {
    en: { word: /\bhand\b/i, not: /\bclipping/i },
    ru: { word: /на руке|с руки/i, not: /вырезк|в руке/i },
    uk: { word: /на руці|з руки|із руки/i, not: /вирізк|у руці/i },
  },
  project: {
    en: { word: /\bcreate/i, not: /\bfounds? a? ?project/i },
    ru: { word: /создат|создай|создаёт/i, not: /основать проект|основал проект|основайте/i },
    uk: { word: /створи|створює/i, not: /заснувати проєкт|заснував проєкт|заснуйте/i },
  },
  windows: {
    en: { word: /\bwindow/i, not: /soft window/i },
    ru: { word: /окн/i, not: /мягк(?:их|ие|ое) ок/i },
    uk: { word: /вікн|вікон/i, not: /м’як(?:их|і|е) вік/i },
  },
};
