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
  chain: {
    en: { word: /\bchain/i, not: /\bcluster|\bstring of compan/i },
    ru: { word: /цепочк/i, not: /(?<![а-яё])цеп[ьи](?![а-яё])|кластер/i },
    uk: { word: /ланцюж/i, not: /(?<![а-яіїє])ланцюг(?:и|а|у|ом|ів)?(?![а-яіїє])|кластер/i },
  },
  industry: {
    en: { word: /industr/i, not: /\bsectors\b/i },
    ru: { word: /отрасл/i, not: /сектор\S* экономик|(?<![а-яё])сфер[аыеу] /i },
    uk: { word: /галуз/i, not: /сектор\S* економік|(?<![а-яіїє])сфер[аиіу] /i },
  },
  loan: {
    en: { word: /\bloan/i, not: /\bcredits\b|\bdebenture/i },
    ru: { word: /кредит/i, not: /заём|займ(?:а|у|ом|ы|ов)?(?![а-яё])|ссуд/i },
    uk: { word: /кредит/i, not: /позик/i },
  },
  interest: {
    en: { word: /\binterest\b/i, not: /loan fee/i },
    ru: { word: /процент/i, not: /(?<![а-яё])пен[яию](?![а-яё])/i },
    uk: { word: /відсотк/i, not: /процент/i },
  },
  auditor: {
    en: { word: /auditor/i, not: /inspector|referee/i },
    ru: { word: /аудитор/i, not: /ревизор|проверяющ/i },
    uk: { word: /аудитор/i, not: /ревізор/i },
  },
  offer: {
    en: { word: /exceptional offer/i, not: /exclusive offer|takeover (?:bid|offer)/i },
    ru: { word: /исключительн\S+ предложени/i, not: /эксклюзив|особ\S+ предложени/i },
    uk: { word: /винятков\S+ пропозиці/i, not: /ексклюзив|особлив\S+ пропозиці/i },
  },
  star: {
    en: { word: /\bstars?\b/i, not: /reputation point|victory point/i },
    ru: { word: /зв[её]зд/i, not: /очк\S* репутаци|победн\S+ очк/i },
    uk: { word: /зір/i, not: /очк\S* репутаці|переможн\S+ очк/i },
  },
  token: {
    en: { word: /\btoken/i, not: /\bcounter\b|\bchips?\b/i },
    ru: { word: /фишк/i, not: /жетон\S* (?:проект|компани)/i },
    uk: { word: /фішк/i, not: /жетон\S* (?:проєкт|компані)/i },
  },
  crisis: {
    en: { word: /crisis|crises/i, not: /recession|downturn/i },
    ru: { word: /кризис/i, not: /рецесси|(?<![а-яё])спад(?![а-яё])/i },
    uk: { word: /криз/i, not: /рецесі|(?<![а-яіїє])спад(?![а-яіїє])/i },
  },
  bankrupt: {
    en: { word: /bankrupt/i, not: /\bbust\b|\bruined\b/i },
    ru: { word: /банкрот/i, not: /разор/i },
    uk: { word: /банкрут/i, not: /розор/i },
  },
  quota: {
    en: { word: /quota/i, not: /\bpermits\b/i },
    ru: { word: /квот/i, not: /разрешени[ея] на/i },
    uk: { word: /квот/i, not: /дозв(?:іл|олу) на/i },
  },
};
