import type { Explained } from '@parlour/kit';

/** What the full rules ask now and then: each in one sentence. */
export const seldom = {
  'projectSale.answer': {
    short: {
      en: 'You’re offered a project: buy it, pay for it, and roll right away.',
      ru: 'Вам предлагают проект: купите его, заплатите за него и сразу бросьте кубик.',
      uk: 'Вам пропонують проєкт: купіть його, сплатіть за нього й одразу киньте кубик.',
    },
  },
  'halfSale.confirmation': {
    short: {
      en: 'The die has named the price: sell your company for it, or keep it.',
      ru: 'Кубик назвал цену: продайте компанию за неё или оставьте себе.',
      uk: 'Кубик назвав ціну: продайте компанію за неї або лишіть собі.',
    },
  },
  'handOver.choice': {
    short: {
      en: 'The deal promised cards: choose which ones you hand over.',
      ru: 'По сделке вы отдаёте карты: выберите какие.',
      uk: 'За угодою ви віддаєте карти: виберіть які.',
    },
  },
  'crisis.bailout': {
    short: {
      en: 'A crisis strikes: somebody with the right card can still soften it.',
      ru: 'Начинается кризис: его ещё можно смягчить нужной картой.',
      uk: 'Починається криза: її ще можна пом’якшити потрібною картою.',
    },
  },
  'crisis.insurance': {
    short: {
      en: 'The crisis has struck your companies: a card can make up for it.',
      ru: 'Кризис ударил по вашим компаниям: карта может возместить потерю.',
      uk: 'Криза вдарила по ваших компаніях: карта може відшкодувати втрату.',
    },
  },
  'crisis.rescue': {
    short: {
      en: 'In a crisis a project costs extra: pay, or it burns.',
      ru: 'В кризис за проект доплачивают: заплатите, или он сгорит.',
      uk: 'У кризу за проєкт доплачують: сплатіть, або він згорить.',
    },
  },
  'event.choice': {
    short: {
      en: 'The event lets you choose: money, or an option card.',
      ru: 'Событие даёт выбор: деньги или карта опций.',
      uk: 'Подія дає вибір: гроші або карта опцій.',
    },
  },
  'event.surrender': {
    short: {
      en: 'The event takes one of your companies for its price: choose which.',
      ru: 'Событие забирает одну вашу компанию за её цену: выберите какую.',
      uk: 'Подія забирає одну вашу компанію за її ціну: виберіть яку.',
    },
  },
  'card.shield': {
    short: {
      en: 'A card is aimed at your company: you may answer with one of yours.',
      ru: 'На вашу компанию направлена карта: можно ответить своей.',
      uk: 'На вашу компанію спрямовано карту: можна відповісти своєю.',
    },
  },
  'card.investigation': {
    short: {
      en: 'A crime has succeeded: pay for an investigation, and a good roll undoes it and brings you a star.',
      ru: 'Преступление удалось: оплатите расследование, и удачный бросок его отменит, а вам даст звезду.',
      uk: 'Злочин удався: оплатіть розслідування, і вдалий кидок його скасує, а вам дасть зірку.',
    },
  },
  'card.verdict': {
    short: {
      en: 'You’ve been found out: answer with a card, or lose a star and the gain.',
      ru: 'Вас разоблачили: ответьте картой или потеряйте звезду и добычу.',
      uk: 'Вас викрито: дайте відповідь картою або втратьте зірку й здобич.',
    },
  },
  'loss.insurance': {
    short: {
      en: 'A company of yours was taken: a card can make up for it.',
      ru: 'У вас забрали компанию: карта может возместить потерю.',
      uk: 'У вас забрали компанію: карта може відшкодувати втрату.',
    },
  },
  'overflow.surplus': {
    short: {
      en: 'You hold too many option cards: play or discard one.',
      ru: 'У вас слишком много карт опций: сыграйте или сбросьте одну.',
      uk: 'У вас забагато карт опцій: зіграйте або скиньте одну.',
    },
  },
  'briefing.order': {
    short: {
      en: 'You see the next crisis cards: put them back in the order you like.',
      ru: 'Вы видите следующие карты кризиса: верните их в любом порядке.',
      uk: 'Ви бачите наступні карти кризи: поверніть їх у будь-якому порядку.',
    },
  },
  'insider.sale': {
    short: {
      en: 'You may sell companies in any industry at full price.',
      ru: 'Можно продать компании в любой отрасли по полной цене.',
      uk: 'Можна продати компанії в будь-якій галузі за повною ціною.',
    },
  },
  'espionage.theft': {
    short: {
      en: 'Take a card from a rival’s hand.',
      ru: 'Возьмите карту из чужой руки.',
      uk: 'Візьміть карту з чужої руки.',
    },
  },
} satisfies Record<string, Explained>;
