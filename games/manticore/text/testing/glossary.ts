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
    ru: { word: /атак/i, not: /(?<![а-яё])напа(?:сть|да(?:ть|ет|ют)|дёт|дут|ли)(?![а-яё])|общая атака|общей атак/i },
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
  spell: {
    en: { word: /\bspell/i, not: /incantation|\bcharms\b/i },
    ru: { word: /заклинани/i, not: /(?<![а-яё])чар(?:ы|ам)|заговор/i },
    uk: { word: /заклят/i, not: /заклинан|(?<![а-яіїє])чари/i },
  },
  artifact: {
    en: { word: /artifact/i, not: /artefact|trinket/i },
    ru: { word: /артефакт/i, not: /предмет/i },
    uk: { word: /артефакт/i, not: /предмет/i },
  },
  slot: {
    en: { word: /\bslot/i, not: /\bsocket/i },
    ru: { word: /ячейк/i, not: /слот|гнезд/i },
    uk: { word: /комірк/i, not: /слот|гнізд|чарунк/i },
  },
  bag: {
    en: { word: /\bbag\b/i, not: /\bpack\b|satchel|knapsack|backpack/i },
    ru: { word: /сумк/i, not: /меш(?:ок|к[аеу])|рюкзак|торб/i },
    uk: { word: /торб/i, not: /(?<![а-яіїє])сум(?:к|ц)|мішок|рюкзак/i },
  },
  cell: {
    en: { word: /\bcells?\b/i, not: /\bsquares?\b|\bhex(?:es)?\b/i },
    ru: { word: /клетк/i, not: /гекс|квадрат/i },
    uk: { word: /клітин/i, not: /гекс|квадрат/i },
  },
  powerPoint: {
    en: { word: /power point/i, not: /skill point|strength point/i },
    ru: { word: /очк\S* силы/i, not: /очк\S* (?:умени|навык|опыт)/i },
    uk: { word: /очк\S* сили/i, not: /очк\S* (?:вмін|навич|досвід)/i },
  },
  initiative: {
    en: { word: /initiative/i, not: /action point|movement point/i },
    ru: { word: /инициатив/i, not: /очк\S* (?:действи|движени)/i },
    uk: { word: /ініціатив/i, not: /очк\S* (?:дії|дій|руху)/i },
  },
  life: {
    en: { word: /\blife\b|\blives\b/i, not: /hit points?|\bhealth\b/i },
    ru: { word: /жизн/i, not: /здоровь/i },
    uk: { word: /житт/i, not: /очк\S* здоров/i },
  },
  monster: {
    en: { word: /monster/i, not: /\bcreature|\bfiend/i },
    ru: { word: /монстр/i, not: /чудовищ|(?<![а-яё])твар/i },
    uk: { word: /монстр/i, not: /чудовис|потвор/i },
  },
  stack: {
    en: { word: /\bstack/i, not: /\bheap/i },
    ru: { word: /стопк/i, not: /(?<![а-яё])куч/i },
    uk: { word: /стос/i, not: /(?<![а-яіїє])купа|купк/i },
  },
  cover: {
    en: { word: /\bcover\b/i, not: /\bshelter|\bhides?\b/i },
    ru: { word: /укры/i, not: /спрята|прячет/i },
    uk: { word: /укрит|схов/i, not: /заховат/i },
  },
};
