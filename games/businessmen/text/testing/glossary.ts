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
  lorry: {
    en: { word: /lorr/i, not: /\btruck/i },
    ru: { word: /грузовик/i, not: /(?<![а-яё])фур[аыуе](?![а-яё])/i },
    uk: { word: /вантажівк/i, not: /(?<![а-яіїє])фур[аиуі](?![а-яіїє])/i },
  },
  warning: {
    en: { word: /warning/i, not: /\bcaution/i },
    ru: { word: /предупрежден/i, not: /предостереж/i },
    uk: { word: /попереджен/i, not: /застереж/i },
  },
  fine: {
    en: { word: /\bfined?s?\b/i, not: /\bpenalt/i },
    ru: { word: /штраф/i, not: /взыскан|(?<![а-яё])пен[яию](?![а-яё])/i },
    uk: { word: /штраф/i, not: /стягнен|(?<![а-яіїє])пен[яію](?![а-яіїє])/i },
  },
  coin: {
    en: { word: /\bcoin/i, not: /\bpounds?\b|\bdollars?\b/i },
    ru: { word: /монет/i, not: /рубл/i },
    uk: { word: /монет/i, not: /гривн/i },
  },
  pile: {
    en: { word: /\bpile/i, not: /\bheap/i },
    ru: { word: /стопк/i, not: /(?<![а-яё])куч[аиуе]|штабел/i },
    uk: { word: /стос/i, not: /штабел|(?<![а-яіїє])купа/i },
  },
  leader: {
    en: { word: /\bleader/i, not: /starting player/i },
    ru: { word: /ведущ/i, not: /первый игрок|лидер/i },
    uk: { word: /ведуч/i, not: /перший гравець|лідер/i },
  },
  insurance: {
    en: { word: /insur/i, not: /\bcoverage\b/i },
    ru: { word: /страх/i, not: /полис/i },
    uk: { word: /страх/i, not: /поліс/i },
  },
  export: {
    en: { word: /export/i, not: /\bsell\S* abroad/i },
    ru: { word: /экспорт/i, not: /вывоз/i },
    uk: { word: /експорт/i, not: /вивіз|вивоз/i },
  },
  misfortune: {
    en: { word: /misfortune/i, not: /bad luck|ill fortune/i },
    ru: { word: /колес\S+ неудач/i, not: /колес\S+ (?:фортун|невзгод|несчаст)|неприятност/i },
    uk: { word: /колес\S+ негаразд/i, not: /колес\S+ (?:фортун|невдач|нещаст)|неприємност/i },
  },
  solo: {
    en: { word: /\balone\b/i, not: /single-handed|by yourself/i },
    ru: { word: /в одиночку/i, not: /самостоятельн|единолично/i },
    uk: { word: /самотужки/i, not: /самостійн|поодинці|наодинці/i },
  },
  shipment: {
    en: { word: /\bshipment/i, not: /\bconsignment|\bdeliver(?:y|ies)\b/i },
    ru: { word: /поставк/i, not: /парти[юий] товар/i },
    uk: { word: /поставк/i, not: /парті[юя] товар/i },
  },
};
