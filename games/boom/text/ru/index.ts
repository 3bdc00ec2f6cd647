import { plural, typeset } from '@parlour/kernel';
import { about } from '../about.ts';
import type { BoomText } from '../types.ts';
import { valuesOf } from '../value.ts';
import { board } from './board.ts';
import { cards } from './cards.ts';

type CardId = keyof typeof cards.cards;

const name = (id: CardId): string => cards.cards[id].name;
/** Names are never declined: they stand in quotes after «карта», and after «компания» unless they are in Latin script. */
const quoted = (id: CardId): string => `«${name(id)}»`;
const brand = (id: CardId): string => (/[а-яё]/i.test(name(id)) ? quoted(id) : name(id));

const millions = (amount: number): string => `${amount} млн $`;
const shares = (n: number): string => plural('ru', n, { one: `${n} акция`, few: `${n} акции`, many: `${n} акций` });
/** The accusative: «купить 1 акцию». */
const toBuy = (n: number): string => plural('ru', n, { one: `${n} акцию`, few: `${n} акции`, many: `${n} акций` });
const count = (n: number): string => plural('ru', n, { one: `${n} карта`, few: `${n} карты`, many: `${n} карт` });
/** The genitive: «до 1 карты». */
const upTo = (n: number): string => plural('ru', n, { one: `${n} карты`, few: `${n} карт`, many: `${n} карт` });
const onTop = (sweetener: number | undefined): string => (sweetener ? `, доплата — ${millions(sweetener)}` : '');

export const ru: BoomText = typeset('ru', {
  ...cards,
  rulebook: async () => (await import('./rulebook.ts')).rulebook,
  ...about.ru,
  options: {
    ipoRounding: {
      label: 'Стоимость акции при IPO',
      values: { nearest: 'округляется до ближайшего миллиона', down: 'всегда округляется вниз' },
    },
    treasuries: {
      label: 'Казна игроков',
      values: { open: 'все видят деньги всех', hidden: 'до конца игры видны только свои деньги' },
    },
    stockSet: {
      label: 'Фишки акций',
      values: { unlimited: 'сколько угодно', ten: 'по десять на фирму: девять для акций, одна для порядка ходов' },
    },
    coolingOff: {
      label: 'Передышка',
      values: {
        off: 'компанию можно сразу финансировать снова',
        on: 'один раунд финансирования на компанию за игровой раунд',
      },
    },
    quietPeriod: {
      label: 'Период тишины',
      values: {
        off: 'новый раунд может вести любой инвестор',
        on: 'когда компании хватает карт для IPO, новый раунд может вести только её ведущий инвестор',
      },
    },
    sideDeals: {
      label: 'Побочные сделки',
      values: {
        talkOnly: 'говорите что угодно, деньги остаются на месте',
        cash: 'к предложению или просьбе можно добавить деньги',
      },
    },
  },
  presets: {
    asPrinted: { label: 'Как напечатано', hint: 'Правила в том виде, в каком они были изданы.' },
    civilised: {
      label: 'Цивилизованно',
      hint: 'Передышка и период тишины: меньше захватов. Хорошо против сильных ботов.',
    },
  },
  picks: cards.firms,

  questions: {
    'turn.cardStep': () => 'Разыграйте одну карту или ни одной.',
    'turn.financeStep': () => 'Ведите раунд финансирования, выведите компанию на биржу или пропустите этот шаг.',
    'anotherRound.terms': () => 'Вам разрешено вести раунд. Назовите цену акции и купите одну или две — или отступите.',
    'consent.answers'(view, say) {
      const f = view.stack.at(-1);
      if (f?.phase !== 'consent') return '';
      const sweetener = f.sweetener > 0 ? ` и платит вам за согласие ${millions(f.sweetener)}` : '';
      return `${say.seat(f.asker)} хочет вести новый раунд компании ${brand(f.company)}${sweetener}. Вы согласны?`;
    },
    'persuasion.requests'(view) {
      const f = view.stack.at(-1);
      return f?.phase === 'persuasion' ? `У кого просить согласия на новый раунд компании ${brand(f.company)}?` : '';
    },
    'funding.invitations'(view) {
      const f = view.stack.at(-1);
      return f?.phase === 'funding'
        ? `Кому предложить акцию компании ${brand(f.company)} за ${millions(f.price)}?`
        : '';
    },
    'offer.answer'(view, say) {
      const f = view.stack.at(-1);
      if (f?.phase !== 'offer') return '';
      const sweetener = f.sweetener > 0 ? ` (и вам в придачу ${millions(f.sweetener)})` : '';
      return `${say.seat(f.lead)} предлагает вам акцию компании ${brand(f.company)} за ${millions(f.price)}${sweetener}.`;
    },
  },

  actions: {
    launch: ({ plan }) => (plan ? `Запустить компанию ${brand(plan)}` : 'Запустить бизнес-план'),
    attach: ({ card, company }) =>
      card && company
        ? `Прикрепить карту ${quoted(card)} к компании ${brand(company)}`
        : card
          ? `Прикрепить карту ${quoted(card)}`
          : 'Прикрепить карту компании',
    playDiscard({ card, target, company }) {
      if (!card) return 'Разыграть карту «Сброс»';
      const onto = [target, company].filter((id) => id != null).map(name);
      return onto.length > 0
        ? `Разыграть карту ${quoted(card)}: ${onto.join(' → ')}`
        : `Разыграть карту ${quoted(card)}`;
    },
    skipCard: () => 'Без карты',
    lead: ({ company, shares: bought, price }) =>
      company && bought && price
        ? `Вести раунд компании ${brand(company)} по ${millions(price)} и купить ${toBuy(bought)}`
        : company
          ? `Вести раунд компании ${brand(company)}`
          : 'Вести раунд финансирования',
    askConsent: ({ company }) =>
      company ? `Просить согласия на новый раунд компании ${brand(company)}` : 'Просить согласия на новый раунд',
    takePublic: ({ company }) =>
      company ? `Вывести на биржу компанию ${brand(company)}` : 'Вывести компанию на биржу',
    pass: () => 'Пропустить',
    agree: () => 'Согласиться',
    refuse: () => 'Отказать',
    request: ({ investor, sweetener }, say) =>
      investor === undefined ? 'Спросить инвестора' : `Спросить: ${say.seat(investor)}${onTop(sweetener)}`,
    setTerms: ({ shares: bought, price }) =>
      bought && price ? `${millions(price)} за акцию, купить ${toBuy(bought)}` : 'Назвать условия',
    withdraw: () => 'Отступить',
    invite: ({ guest, sweetener }, say) =>
      guest === undefined ? 'Предложить акцию' : `Предложить акцию: ${say.seat(guest)}${onTop(sweetener)}`,
    close: () => 'Закрыть раунд',
    buy: () => 'Купить одну акцию',
    decline: () => 'Отказаться',
  },

  fields: {
    company: 'Компания',
    card: 'Карта',
    target: 'Какая карта',
    plan: 'Бизнес-план',
    shares: 'Сколько акций вы покупаете',
    price: 'Цена акции, млн $',
    guest: 'Кому',
    investor: 'У кого',
    sweetener: 'Доплата, млн $',
  },

  ...valuesOf(cards.cards, name),

  events: {
    orderDrawn: ({ round, order }, say) => `Игровой раунд ${round}. Порядок ходов: ${order.map(say.seat).join(', ')}.`,
    eventsReshuffled: () => 'Все события использованы. К ним добавляется •Крах, колода перемешана.',
    eventFlipped: ({ event }) => `Событие: ${quoted(event)}. ${cards.effects[event]}`,
    limitFell: ({ to, trackBurn }) =>
      `Лимит IPO снижается до ${upTo(to)}; теперь шкала добавляет к расходу каждой компании ${millions(trackBurn)}.`,
    turnBegan: ({ seat }, say) => `Ходит ${say.seat(seat)}.`,
    cardsReshuffled: ({ cards: n }) => `Стопка сброса перемешана. В новой колоде ${count(n)}.`,
    drew: ({ seat, card }, say) =>
      `${say.seat(seat)} берёт карту${card.secret === null ? '' : ` ${quoted(card.secret)}`}.`,
    launched: ({ seat, company }, say) => `${say.seat(seat)} запускает компанию ${brand(company)}.`,
    attached: ({ seat, card, company }, say) =>
      `${say.seat(seat)} прикрепляет к компании ${brand(company)} карту ${quoted(card)}.`,
    playedDiscard: ({ seat, card }, say) =>
      `${say.seat(seat)} разыгрывает карту ${quoted(card)}: ${cards.effects[card]}`,
    poached: ({ card, from, to }) => `${name(card)} переходит из компании ${brand(from)} в компанию ${brand(to)}.`,
    removed: ({ card, company }) => `Компания ${brand(company)} теряет карту ${quoted(card)}.`,
    partied: ({ company, amount }) => `Компания ${brand(company)} тратит на вечеринку ${millions(amount)}.`,
    lent: ({ company, amount }) => `Банк даёт компании ${brand(company)} ${millions(amount)}.`,
    received: ({ seat, amount }, say) => `${say.seat(seat)} получает из банка ${millions(amount)}.`,
    peeked: ({ seat, event }, say) =>
      event.secret === null
        ? `${say.seat(seat)} смотрит следующее событие.`
        : `${say.seat(seat)} смотрит следующее событие: ${quoted(event.secret)}.`,
    leadSeized: ({ seat, company, from }, say) =>
      `${say.seat(seat)} захватывает компанию ${brand(company)}. Прежний ведущий инвестор — ${say.seat(from)}.`,
    playedNothing: ({ seat }, say) => `${say.seat(seat)} не разыгрывает карту.`,
    passed: ({ seat }, say) => `${say.seat(seat)} пропускает финансовый шаг.`,
    consentAsked: ({ seat, company, price }, say) =>
      `${say.seat(seat)} просит согласия на новый раунд компании ${brand(company)}${price === null ? '' : ` и говорит о цене ${millions(price)} за акцию`}.`,
    consentRequested: ({ seat, company, investor, sweetener }, say) =>
      `${say.seat(seat)} просит согласия на новый раунд компании ${brand(company)}. Отвечает ${say.seat(investor)}${onTop(sweetener)}.`,
    consentAnswered: ({ seat, agrees }, say) =>
      agrees ? `${say.seat(seat)} соглашается.` : `${say.seat(seat)} не соглашается.`,
    consentRefused: ({ seat, company }, say) =>
      `Все инвесторы компании ${brand(company)} против: ${say.seat(seat)} теряет финансовый шаг.`,
    withdrew: ({ seat, company }, say) =>
      `${say.seat(seat)} отступает: нового раунда компании ${brand(company)} не будет, финансовый шаг окончен.`,
    roundOpened: ({ seat, company, price, shares: bought, isFirst }, say) =>
      `${say.seat(seat)} ведёт ${isFirst ? 'первый' : 'новый'} раунд компании ${brand(company)} по ${millions(price)} и покупает ${toBuy(bought)}.`,
    invited: ({ seat, sweetener }, say) => `${say.seat(seat)} получает предложение купить акцию${onTop(sweetener)}.`,
    bought: ({ seat }, say) => `${say.seat(seat)} покупает 1 акцию.`,
    declined: ({ seat, cannotPay }, say) => `${say.seat(seat)} ${cannotPay ? 'не может заплатить' : 'отказывается'}.`,
    sweetened: ({ from, to, amount }, say) =>
      `${say.seat(to)} получает доплату ${millions(amount)}; платит ${say.seat(from)}.`,
    roundClosed: ({ seat, company, shares: sold, raised, oldLead }, say) =>
      `Раунд закрыт: ${shares(sold)} компании ${brand(company)} за ${millions(raised)}.` +
      (oldLead !== null && oldLead !== seat
        ? ` Ведущий инвестор теперь ${say.seat(seat)}, прежде — ${say.seat(oldLead)}.`
        : ''),
    roundFailed: ({ company, sold }) =>
      `Раунд сорвался: продано акций компании ${brand(company)} — ${sold}. Все деньги возвращаются.`,
    wentPublic: ({ seat, company, die, size, matches, hot, total, raised, shareValue }, say) => {
      const founders = plural('ru', matches, { one: 'совпадение', other: 'совпадения' });
      return `${say.seat(seat)} выводит на биржу компанию ${brand(company)}: кубик ${die} + ${count(size)}${matches > 0 ? ` + ${matches} за ${founders}` : ''}${hot > 0 ? ` + ${hot} за горячую отрасль` : ''} = ${total}. IPO приносит ${millions(raised)}, по ${millions(shareValue)} на акцию.`;
    },
    counterReturned: ({ seat }, say) => `${say.seat(seat)} заканчивает ход.`,
    burned: ({ company, burn, left }) =>
      `Компания ${brand(company)} платит расход ${millions(burn)}; остаётся ${millions(left)}.`,
    wentBust: ({ company, burn, cash }) =>
      `Компания ${brand(company)} разоряется: расход ${millions(burn)}, а денег ${millions(cash)}.`,
    crashed: ({ companies }, say) =>
      companies.length > 0
        ? `Пузырь лопнул. Обесценилось всё, что осталось на столе: ${say.list(companies.map(brand))}.`
        : 'Пузырь лопнул. На столе не осталось ни одной компании.',
    noPlansLeft: () => 'Все тринадцать бизнес-планов покинули игру. На этом она заканчивается.',
  },

  board,

  refusals: {
    noCompany: () => 'На столе нет ни одной компании.',
    noSuchCard: () => 'У вас на руке нет такой карты.',
    noTarget: ({ card }) => `Карте ${quoted(card)} не на что подействовать.`,
    noCardsToDraw: () => 'Не осталось карт, которые можно взять.',
    cannotPay: ({ price, has }) => `Акция стоит ${millions(price)}, а в казне ${millions(has)}.`,
    noPrice: ({ treasury }) =>
      `В вашей казне ${millions(treasury)}. С этими деньгами и с тем, что есть у остальных, три акции не продать ни по какой допустимой цене.`,
    priceTooLow: ({ floor }) => `Акция стоит не меньше ${millions(floor)}.`,
    leadCannotPay: ({ shares: bought, highest }) =>
      highest < 5
        ? `На ${toBuy(bought)} вам не хватает денег даже по самой низкой цене.`
        : `Покупая ${toBuy(bought)}, вы можете назвать цену не выше ${millions(highest)}.`,
    nobodyCanFollow: ({ highest }) =>
      highest < 5
        ? 'Даже самую низкую цену смогли бы заплатить слишком немногие: раунд мог бы только сорваться.'
        : `Больше ${millions(highest)} смогли бы заплатить слишком немногие: раунд мог бы только сорваться.`,
    noFreeCounter: ({ free, shares: bought }) => `Свободных фишек акций у вас ${free}, а нужно ${bought}.`,
    coolingOff: ({ company }) => `Компания ${brand(company)} в этом игровом раунде уже получила финансирование.`,
    quietPeriod: ({ company, size, limit }) =>
      `У компании ${brand(company)} ${count(size)} при Лимите ${limit}: новый раунд может вести только её ведущий инвестор.`,
    notAnInvestor: ({ company }) =>
      `У вас нет акций компании ${brand(company)}: сначала попросите согласия у её инвесторов.`,
    needsNoConsent: ({ company }) => `Раунд компании ${brand(company)} вы можете вести, никого не спрашивая.`,
    notFunded: ({ company }) => `Компания ${brand(company)} ещё не получила финансирования.`,
    notTheLead: ({ company, lead }, say) =>
      `Это вправе делать только ведущий инвестор, а у компании ${brand(company)} это ${say.seat(lead)}.`,
    tooFewCards: ({ company, size, limit }) => `У компании ${brand(company)} ${count(size)}, а Лимит IPO — ${limit}.`,
    tooFewSold: ({ sold, needed }) => `Продано акций в этом раунде: ${sold}. Чтобы закрыть его, нужно ${needed}.`,
    investorsFirst: ({ unasked }, say) =>
      `Сначала нужно спросить прежних инвесторов: ${say.list(unasked.map(say.seat))}.`,
    alreadyAsked: ({ seat }, say) => `Ответ уже получен: ${say.seat(seat)}. Дважды за один раунд никого не спрашивают.`,
    asksItself: () => 'Свои акции вы уже купили.',
    sweetenerTooHigh: ({ most }) => `Добавить можно не больше ${millions(most)}.`,
    talkOnly: () => 'За этим столом деньги помимо правил из рук в руки не переходят.',
  },
});
