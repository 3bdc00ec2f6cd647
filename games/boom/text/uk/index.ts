import { plural, typeset } from '@parlour/kernel';
import { about } from '../about.ts';
import type { BoomText } from '../types.ts';
import { valuesOf } from '../value.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';

type CardId = keyof typeof cards.cards;

const title = (id: CardId): string => cards.cards[id].name;
/** In a sentence a Ukrainian name stands in quotes, because it is not declined; a Latin one needs none. */
const name = (id: CardId): string => (/\p{Script=Cyrillic}/u.test(title(id)) ? `«${title(id)}»` : title(id));
const millions = (amount: number): string => `${amount} млн $`;
/** What is bought or sold: «1 акцію», «2 акції». */
const shares = (n: number): string => plural('uk', n, { one: `${n} акцію`, few: `${n} акції`, many: `${n} акцій` });
const count = (n: number): string => plural('uk', n, { one: `${n} карта`, few: `${n} карти`, many: `${n} карт` });
/** What a company has: «1 карту», «2 карти». */
const has = (n: number): string => plural('uk', n, { one: `${n} карту`, few: `${n} карти`, many: `${n} карт` });

export const uk: BoomText = typeset('uk', {
  ...cards,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  ...about.uk,
  options: {
    ipoRounding: {
      label: 'Вартість акції на IPO',
      values: { nearest: 'округлюється до найближчого мільйона', down: 'округлюється завжди вниз' },
    },
    treasuries: {
      label: 'Скарбниці',
      values: { open: 'відкриті: усі бачать гроші всіх', hidden: 'приховані: до кінця гри видно лише свої гроші' },
    },
    stockSet: {
      label: 'Жетони акцій',
      values: { unlimited: 'скільки завгодно', ten: 'десять на фірму: дев’ять для акцій, один для черговості' },
    },
    coolingOff: {
      label: 'Охолодження',
      values: {
        off: 'компанію можна одразу фінансувати знову',
        on: 'не більше ніж один раунд фінансування компанії за ігровий раунд',
      },
    },
    quietPeriod: {
      label: 'Період тиші',
      values: {
        off: 'новий раунд може вести будь-який інвестор',
        on: 'щойно компанії вистачає карт для IPO, новий раунд може вести лише її провідний інвестор',
      },
    },
    sideDeals: {
      label: 'Побічні угоди',
      values: {
        talkOnly: 'говоріть що завгодно, гроші лежать на місці',
        cash: 'до пропозиції чи прохання можна додати гроші',
      },
    },
  },
  presets: {
    asPrinted: { label: 'Як надруковано', hint: 'Правила такі, якими їх видали.' },
    civilised: {
      label: 'Цивілізовано',
      hint: 'Охолодження й період тиші: компанії рідше переходять із рук у руки. Добре проти сильних ботів.',
    },
  },
  picks: cards.firms,

  questions: {
    'turn.cardStep': () => 'Зіграйте одну карту або жодної.',
    'turn.financeStep': () => 'Проведіть раунд фінансування, виведіть компанію на біржу або спасуйте.',
    'anotherRound.terms': () => 'Ви можете вести раунд. Назвіть ціну акції й купіть одну або дві чи відступіть.',
    'consent.answers'(view, say) {
      const f = view.stack.at(-1);
      if (f?.phase !== 'consent') return '';
      const sweetener = f.sweetener > 0 ? ` і платить вам за згоду ${millions(f.sweetener)}` : '';
      return `${say.seat(f.asker)} хоче вести новий раунд компанії ${name(f.company)}${sweetener}. Погоджуєтеся?`;
    },
    'persuasion.requests'(view) {
      const f = view.stack.at(-1);
      return f?.phase === 'persuasion' ? `У кого просите згоди на новий раунд компанії ${name(f.company)}?` : '';
    },
    'funding.invitations'(view) {
      const f = view.stack.at(-1);
      return f?.phase === 'funding' ? `Кому пропонуєте акцію компанії ${name(f.company)} за ${millions(f.price)}?` : '';
    },
    'offer.answer'(view, say) {
      const f = view.stack.at(-1);
      if (f?.phase !== 'offer') return '';
      const sweetener = f.sweetener > 0 ? ` і доплачує вам ${millions(f.sweetener)}` : '';
      return `${say.seat(f.lead)} пропонує вам акцію компанії ${name(f.company)} за ${millions(f.price)}${sweetener}.`;
    },
  },

  actions: {
    launch: ({ plan }) => (plan ? `Запустити компанію ${name(plan)}` : 'Викласти бізнес-план'),
    attach: ({ card, company }) =>
      card && company
        ? `Прикріпити карту ${name(card)} до компанії ${name(company)}`
        : card
          ? `Прикріпити карту ${name(card)}`
          : 'Прикріпити карту компанії',
    playDiscard({ card, target, company }) {
      if (!card) return 'Зіграти карту «Скидання»';
      const onto = [target, company].filter((id) => id != null).map(name);
      return onto.length > 0 ? `Зіграти карту ${name(card)}: ${onto.join(' → ')}` : `Зіграти карту ${name(card)}`;
    },
    skipCard: () => 'Не грати карти',
    lead: ({ company, shares: bought, price }) =>
      company && bought && price
        ? `Вести раунд компанії ${name(company)} по ${millions(price)} і купити ${shares(bought)}`
        : company
          ? `Вести раунд компанії ${name(company)}`
          : 'Вести раунд фінансування',
    askConsent: ({ company }) =>
      company ? `Просити згоди на новий раунд компанії ${name(company)}` : 'Просити згоди на новий раунд',
    takePublic: ({ company }) => (company ? `Вивести на біржу компанію ${name(company)}` : 'Вивести компанію на біржу'),
    pass: () => 'Спасувати',
    agree: () => 'Погодитися',
    refuse: () => 'Відмовити',
    request: ({ investor, sweetener }, say) =>
      investor === undefined
        ? 'Просити згоди в інвестора'
        : `Просити згоди: ${say.seat(investor)}${sweetener ? `, доплата ${millions(sweetener)}` : ''}`,
    setTerms: ({ shares: bought, price }) =>
      bought && price ? `${millions(price)} за акцію, купити ${shares(bought)}` : 'Назвати умови',
    withdraw: () => 'Відступити',
    invite: ({ guest, sweetener }, say) =>
      guest === undefined
        ? 'Запропонувати акцію'
        : `Запропонувати акцію: ${say.seat(guest)}${sweetener ? `, доплата ${millions(sweetener)}` : ''}`,
    close: () => 'Закрити раунд',
    buy: () => 'Купити одну акцію',
    decline: () => 'Відмовитися',
  },

  fields: {
    company: 'Компанія',
    card: 'Карта',
    target: 'Яка карта',
    plan: 'Бізнес-план',
    shares: 'Скільки акцій ви купуєте',
    price: 'Ціна акції, млн $',
    guest: 'Кому',
    investor: 'У кого',
    sweetener: 'Доплата, млн $',
  },

  ...valuesOf(cards.cards, title),

  events: {
    orderDrawn: ({ round, order }, say) => `Ігровий раунд ${round}. Черговість: ${order.map(say.seat).join(', ')}.`,
    eventsReshuffled: () => 'Усі події використано. До них додано •Крах, і колоду перетасовано.',
    eventFlipped: ({ event }) => `Подія: ${name(event)}. ${cards.effects[event]}`,
    limitFell: ({ to, trackBurn }) =>
      `Ліміт падає до ${to}; тепер витрати кожної компанії на ${millions(trackBurn)} більші, ніж на картах.`,
    turnBegan: ({ seat }, say) => `Ходить ${say.seat(seat)}.`,
    cardsReshuffled: ({ cards: n }) => `Відбій перетасовано: у новій колоді ${count(n)}.`,
    drew: ({ seat, card }, say) =>
      `${say.seat(seat)} бере карту${card.secret === null ? '' : ` ${name(card.secret)}`}.`,
    launched: ({ seat, company }, say) => `${say.seat(seat)} запускає компанію ${name(company)}.`,
    attached: ({ seat, card, company }, say) =>
      `${say.seat(seat)} прикріплює карту ${name(card)} до компанії ${name(company)}.`,
    playedDiscard: ({ seat, card }, say) => `${say.seat(seat)} грає карту ${name(card)}. ${cards.effects[card]}`,
    poached: ({ card, from, to }) => `Карта ${name(card)} переходить: ${name(from)} → ${name(to)}.`,
    removed: ({ card, company }) => `З компанії ${name(company)} знято карту ${name(card)}.`,
    partied: ({ company, amount }) => `Компанія ${name(company)} спускає на вечірку ${millions(amount)}.`,
    lent: ({ company, amount }) => `Банк дає компанії ${name(company)} ${millions(amount)}.`,
    received: ({ seat, amount }, say) => `${say.seat(seat)} бере з банку ${millions(amount)}.`,
    peeked: ({ seat, event }, say) =>
      event.secret === null
        ? `${say.seat(seat)} дивиться наступну подію.`
        : `${say.seat(seat)} дивиться наступну подію: ${name(event.secret)}.`,
    leadSeized: ({ seat, company, from }, say) =>
      `${say.seat(seat)} стає провідним інвестором компанії ${name(company)} (досі — ${say.seat(from)}).`,
    playedNothing: ({ seat }, say) => `${say.seat(seat)} не грає карти.`,
    passed: ({ seat }, say) => `${say.seat(seat)} пасує.`,
    consentAsked: ({ seat, company, price }, say) =>
      `${say.seat(seat)} просить згоди на новий раунд компанії ${name(company)}${price === null ? '' : `, орієнтовно по ${millions(price)} за акцію`}.`,
    consentRequested: ({ seat, company, investor, sweetener }, say) =>
      `${say.seat(seat)} просить згоди на новий раунд компанії ${name(company)}${sweetener > 0 ? ` і пропонує ${millions(sweetener)}` : ''}. Відповідає ${say.seat(investor)}.`,
    consentAnswered: ({ seat, agrees }, say) =>
      agrees ? `${say.seat(seat)} погоджується.` : `${say.seat(seat)} не погоджується.`,
    consentRefused: ({ seat, company }, say) =>
      `Усі інвестори компанії ${name(company)} відмовили: ${say.seat(seat)} втрачає фінансовий крок.`,
    withdrew: ({ seat, company }, say) =>
      `${say.seat(seat)} відступає від раунду компанії ${name(company)}; фінансовий крок закінчено.`,
    roundOpened: ({ seat, company, price, shares: bought, isFirst }, say) =>
      `${say.seat(seat)} веде ${isFirst ? 'перший' : 'новий'} раунд компанії ${name(company)} по ${millions(price)} і купує ${shares(bought)}.`,
    invited: ({ seat, sweetener }, say) =>
      `Акцію пропонують: ${say.seat(seat)}${sweetener > 0 ? `, доплата ${millions(sweetener)}` : ''}.`,
    bought: ({ seat }, say) => `${say.seat(seat)} купує 1 акцію.`,
    declined: ({ seat, cannotPay }, say) => `${say.seat(seat)} ${cannotPay ? 'не може заплатити' : 'відмовляється'}.`,
    sweetened: ({ from, to, amount }, say) => `Доплата ${millions(amount)}: ${say.seat(from)} → ${say.seat(to)}.`,
    roundClosed: ({ seat, company, shares: sold, raised, oldLead }, say) =>
      `Раунд закрито: продано ${shares(sold)} компанії ${name(company)} разом за ${millions(raised)}.` +
      (oldLead !== null && oldLead !== seat
        ? ` ${say.seat(seat)} стає провідним інвестором (досі — ${say.seat(oldLead)}).`
        : ''),
    roundFailed: ({ company, sold }) =>
      `Раунд зірвався: продано лише ${shares(sold)} компанії ${name(company)}. Усі гроші повертаються.`,
    wentPublic: ({ seat, company, die, size, matches, hot, total, raised, shareValue }, say) =>
      `${say.seat(seat)} виводить на біржу компанію ${name(company)}: кубик ${die} + ${count(size)}${matches > 0 ? ` + ${matches} за ${plural('uk', matches, { one: 'збіг', other: 'збіги' })}` : ''}${hot > 0 ? ` + ${hot} за гарячу галузь` : ''} = ${total}. Залучено ${millions(raised)}, по ${millions(shareValue)} на акцію.`,
    counterReturned: ({ seat }, say) => `${say.seat(seat)} закінчує хід.`,
    burned: ({ company, burn, left }) =>
      `Компанія ${name(company)} сплачує ${millions(burn)} витрат, лишається ${millions(left)}.`,
    wentBust: ({ company, burn, cash }) =>
      `Компанія ${name(company)} має сплатити ${millions(burn)} витрат, а в неї ${millions(cash)}: банкрутство.`,
    crashed: ({ companies }, say) =>
      companies.length > 0
        ? `Бульбашка луснула. Тепер нічого не варті: ${say.list(companies.map(name))}.`
        : 'Бульбашка луснула. На столі вже нічого не лишалося.',
    noPlansLeft: () => 'Усі тринадцять бізнес-планів вибули з гри. На цьому вона закінчується.',
  },

  board,

  refusals: {
    noCompany: () => 'На столі немає жодної компанії.',
    noSuchCard: () => 'У вас на руці немає такої карти.',
    noTarget: ({ card }) => `Карті ${name(card)} немає на що подіяти.`,
    noCardsToDraw: () => 'Карт, які можна взяти, не лишилося.',
    cannotPay: ({ price, has }) => `Акція коштує ${millions(price)}, а в скарбниці ${millions(has)}.`,
    noPrice: ({ treasury }) =>
      `У вашій скарбниці ${millions(treasury)}. З такими грошима, вашими й чужими, трьох акцій не продати за жодною дозволеною ціною.`,
    priceTooLow: ({ floor }) => `Акція коштує щонайменше ${millions(floor)}.`,
    leadCannotPay: ({ shares: bought, highest }) =>
      highest < 5
        ? `Вам не вистачить грошей на ${shares(bought)} навіть за найнижчою ціною.`
        : `Купуючи ${shares(bought)}, ви можете заплатити щонайбільше ${millions(highest)} за кожну.`,
    nobodyCanFollow: ({ highest }) =>
      highest < 5
        ? 'Навіть найнижчу ціну змогло б заплатити замало інших гравців, тож раунд неминуче зірвався б.'
        : `Ціну, вищу за ${millions(highest)}, змогло б заплатити замало інших гравців, тож раунд неминуче зірвався б.`,
    noFreeCounter: ({ free, shares: bought }) => `Вільних жетонів акцій у вас ${free}, а треба ${bought}.`,
    coolingOff: ({ company }) => `Компанію ${name(company)} у цьому ігровому раунді вже профінансовано.`,
    quietPeriod: ({ company, size, limit }) =>
      `Компанія ${name(company)} має ${has(size)}, а Ліміт — ${limit}: новий раунд може вести лише її провідний інвестор.`,
    notAnInvestor: ({ company }) =>
      `Ви не маєте акцій компанії ${name(company)}: спершу попросіть згоди в когось з її інвесторів.`,
    needsNoConsent: ({ company }) => `Раунд компанії ${name(company)} ви можете вести й без згоди.`,
    notFunded: ({ company }) => `Компанію ${name(company)} ще не профінансовано.`,
    notTheLead: ({ company, lead }, say) =>
      `Це може зробити лише провідний інвестор, а в компанії ${name(company)} це ${say.seat(lead)}.`,
    tooFewCards: ({ company, size, limit }) => `Компанія ${name(company)} має ${has(size)}, а Ліміт — ${limit}.`,
    tooFewSold: ({ sold, needed }) => `У цьому раунді продано ${shares(sold)}; щоб його закрити, треба ${needed}.`,
    investorsFirst: ({ unasked }, say) =>
      `Спершу треба запитати попередніх інвесторів. Лишилися: ${say.list(unasked.map(say.seat))}.`,
    alreadyAsked: ({ seat }, say) => `${say.seat(seat)}: відповідь уже є, а двічі за раунд нікого не запитують.`,
    asksItself: () => 'Власні акції ви вже купили.',
    sweetenerTooHigh: ({ most }) => `Доплатити можна щонайбільше ${millions(most)}.`,
    talkOnly: () => 'За цим столом гроші поза правилами не переходять із рук у руки.',
  },
});
