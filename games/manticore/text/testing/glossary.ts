import type { Glossary } from '@parlour/kernel/testing/proofread.ts';

/** One word for each thing, on the board, in the log, in the lesson and in the rulebook. */
export const GLOSSARY: Glossary = {
  location: {
    en: { word: /\blocation/i, not: /\bvenue/i },
    ru: { word: /локаци/i, not: /места с дорогой|каждого места —|внутри места/i },
    uk: { word: /локаці/i, not: /місця з дорогою|кожного місця —|усередині місця/i },
  },
  attack: {
    en: { word: /\battack/i, not: /\bassault/i },
    ru: { word: /атак/i, not: /(?<![а-яё])напасть|нападает(?![а-яё])|нападёт|общая атака|общей атак/i },
    uk: { word: /атак/i, not: /(?<![а-яіїє])напад(?![а-яіїє])|нападає|напасти|нападу(?![а-яіїє])/i },
  },
  wear: {
    en: { word: /\bequip/i, not: /\bdon\b(?!’)/i },
    ru: { word: /надет|надев|наден/i, not: /одет(?![а-яё])|одень/i },
    uk: { word: /надяг/i, not: /(?<![а-яіїє])одяг/i },
  },
  roundsToTheCity: {
    en: { word: /\brounds?\b/i, not: /(?:steps|turns) to the City/i },
    ru: { word: /раунд/i, not: /(?:шагов|ходов) до Города|до Города (?:ещё|ей тогда) (?:…|ходов)(?! раунд)ход/i },
    uk: { word: /раунд/i, not: /(?:кроків|ходів) до Міста|до Міста їй тоді ходів/i },
  },
  defence: {
    en: { word: /\bdefence\b/i, not: /\bdefense\b(?!['"])/ },
    ru: { word: /защит/i, not: /(?<![а-яё])оборон[аыуе](?![а-яё])/i },
    uk: { word: /захист/i, not: /(?<![а-яіїє])оборон[аиуі](?![а-яіїє])/i },
  },
};
