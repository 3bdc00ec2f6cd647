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
  worker: {
    en: { word: /worker/i, not: /labourer|employee/i },
    ru: { word: /рабоч/i, not: /работник|сотрудник/i },
    uk: { word: /робітник/i, not: /працівник|робочих|робочі(?![а-яіїє])/i },
  },
  hex: {
    en: { word: /\bhex/i, not: /\bcells?\b|\btiles?\b/i },
    ru: { word: /гекс/i, not: /клетк/i },
    uk: { word: /гекс/i, not: /клітин/i },
  },
  technology: {
    en: { word: /technolog/i, not: /\bupgrade|\binventions?\b/i },
    ru: { word: /технологи/i, not: /апгрейд|изобретени/i },
    uk: { word: /технологі/i, not: /апгрейд|винахід|винаход/i },
  },
  monopolist: {
    en: { word: /monopol/i, not: /market leader/i },
    ru: { word: /монопол/i, not: /лидер рынка/i },
    uk: { word: /монопол/i, not: /лідер ринку/i },
  },
  pricePoint: {
    en: { word: /\bpoints?\b/i, not: /\bnotch/i },
    ru: { word: /пункт/i, not: /делени[ейя]/i },
    uk: { word: /пункт/i, not: /поділ[ко]/i },
  },
  exchange: {
    en: { word: /labou?r exchange/i, not: /job cent|job market|employment office/i },
    ru: { word: /бирж\S+ труда/i, not: /центр\S* занятости|рынок труда/i },
    uk: { word: /бірж\S+ праці/i, not: /центр\S* зайнятості|ринок праці/i },
  },
  inputs: {
    en: { word: /\binputs?\b/i, not: /raw material(?!s programme)|ingredient/i },
    ru: { word: /сырь/i, not: /ингредиент|материал/i },
    uk: { word: /сировин/i, not: /інгредієнт|матеріал/i },
  },
  strike: {
    en: { word: /strike/i, not: /walkout|stoppage/i },
    ru: { word: /забастовк/i, not: /стачк/i },
    uk: { word: /страйк/i, not: /забастовк/i },
  },
  nAn: {
    en: { word: /nAn/, not: /\bdollars?\b|\bnan\b|\bNAn\b/ },
    ru: { word: /нАн/, not: /рубл|(?<![а-яё])нан(?![а-яё])/ },
    uk: { word: /нАн/, not: /гривн|(?<![а-яіїє])нан(?![а-яіїє])/ },
  },
  excavating: {
    en: { word: /excavating plant/i, not: /open[- ]pit|\bore mine/i },
    ru: { word: /карьер/i, not: /рудник/i },
    uk: { word: /кар’єр/i, not: /рудник/i },
  },
  biobot: {
    en: { word: /BIObot/, not: /\bBiobot|[Bb]io-bot|\bandroid/ },
    ru: { word: /БИОбот/, not: /[Бб]иобот|био-бот|андроид/ },
    uk: { word: /БІОбот/, not: /[Бб]іобот|біо-бот|андроїд/ },
  },
  vehicle: {
    en: { word: /\bvehicle/i, not: /\bcarriage|means of transport/i },
    ru: { word: /транспорт/i, not: /повозк|средств\S* передвиж/i },
    uk: { word: /транспорт/i, not: /засоб\S* пересув/i },
  },
};
