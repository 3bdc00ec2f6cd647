import { plural, typeset } from '@parlour/kernel';
import type { BoardText } from '../board-types.ts';
import { signed } from '../reading.ts';
import { cardCount as cards, projects, starCount as stars, upToCompanies } from './words.ts';

const count = (n: number, one: string, few: string, many: string): string =>
  `${n} ${plural('uk', n, { one, few, many, other: few })}`;
const companies = (n: number): string => count(n, 'компанія', 'компанії', 'компаній');
const loans = (n: number): string => count(n, 'кредит', 'кредити', 'кредитів');
const quotas = (n: number): string => count(n, 'квота', 'квоти', 'квот');
const plus = (n: number): string => (n > 0 ? `+${n}М` : `${signed(n)}М`);

const WHEN = { atOnce: 'одразу', endOfTurn: 'наприкінці ходу', endOfYear: 'наприкінці року', never: '' };

export const board: BoardText = typeset('uk', {
  close: 'Закрити',
  signed: plus,
  perTurn: (n) => `≈${signed(Math.round(n / 3.6) / 10).replace('.', ',')}`,
  tabs: { desk: 'Стіл', deal: 'Угоди', players: 'Гравці', charts: 'Графіки' },
  seat: { stars: 'Зірки', cash: 'Гроші' },
  ring: { title: 'Коло галузей', was: (price) => `було ${price}М` },
  hub: {
    bank: 'Банк',
    phases: 'Фази ходу',
    phase: { 1: 'Активна галузь', 2: 'Прибуток', 3: 'Проєкти', 4: 'Продаж', 5: 'Криза', 6: 'Аукціон', 7: 'Пропозиції' },
    opening: 'Початкове розміщення',
    active: 'Активна галузь',
    now: (price, project, offer) => `Ціна ${price}М · проєкт ${project}М · пропозиція ${offer}М`,
    noDemand: (price) => `· немає попиту: ${price}М`,
    turnOf: (name) => `Хід: ${name}`,
    odds: (ways, profit) => `${ways} з 36 · ${plus(profit)} з компанії`,
    nobodyPaid: 'Ніхто нічого не отримає',
    options: (n) => `Колода опцій: ${cards(n)}`,
    decks: { options: 'Карти', forecasts: 'Прогнози', strengths: 'Сили' },
    forecasts: (n) => `У колоді криз: ${count(n, 'прогноз', 'прогнози', 'прогнозів')}`,
    strengths: (n) => `У колоді криз: ${count(n, 'карта сили', 'карти сили', 'карт сили')}`,
  },
  paper: {
    year: (n) => `Рік ${n}`,
    turns: 'Ходи цього року',
    interest: (rate) => `Кінець року: відсотки ${rate}М з кредиту`,
    goal: (target) => `Хто першим здобуде ${target} ★`,
    starsQuick: 'Кожна ваша компанія — зірка.',
    starsFull: 'Зірка за кожну галузь із вашою компанією і ще одна, де їх у вас найбільше.',
    wins: {
      atOnce: 'Перемога — одразу.',
      endOfTurn: 'Перемога, якщо втримати до кінця ходу.',
      endOfYear: 'Перемога, якщо втримати до кінця року.',
      never: 'Коли час вийде, переможе той, у кого більше зірок.',
    },
  },
  league: {
    title: 'Гравці',
    out: 'банкрут',
    companies,
    loans,
    projects,
    quotas,
    cards: (n) => `На руці: ${cards(n)}`,
    trophies: (n) => count(n, 'карта зірки', 'карти зірок', 'карт зірок'),
    income: 'Очікуваний прибуток за хід, М',
    perTurn: (n) => `≈${signed(Math.round(n / 3.6) / 10).replace('.', ',')}М за хід`,
    starOf: { presence: 'присутність у галузі', majority: 'перевага в ній', bonus: 'премія' },
    stars: (presence, majority, bonus) => `Присутність ${presence}, перевага ${majority}, премія ${signed(bonus)}`,
  },
  desk: {
    title: 'Робочий стіл',
    decide: 'Вирішувати вам',
    placement: 'Початкове розміщення',
    placeHint:
      'Виберіть темний сектор. Компанія заробляє, лише коли випадає її власне число; зате тоді платить увесь ваш ланцюжок сусідніх галузей.',
    interest: 'Час платити відсотки',
    waiting: (names) => `Чекаємо на рішення: ${names}.`,
    meanwhile: 'А поки що погляньте на будь-який сектор, угоди чи графіки.',
    pullUp: 'Підняти робочий стіл',
    layDown: 'Опустити робочий стіл',
  },
  after: { cash: 'Ваші гроші', stars: 'Ваші зірки' },
  auction: {
    announce: (industry) => `Аукціон: ${industry}`,
    announceHint: 'Яку компанію виставити? За державну торгуються лише з квотою.',
    quota: (own) => `Для торгів потрібна квота. У вас квот: ${own}.`,
    noQuota: 'Квота не потрібна.',
    lot: (kind, industry) => `${kind}, ${industry}`,
    startsAt: 'Початкова ціна',
    stillIn: 'Торгуються',
    isIn: 'у торгах',
    isOut: 'поза торгами',
    upTo: (sum) => `може дати ${sum}М`,
    less: 'менше',
    more: (step) => `на ${step} більше`,
    yourBid: 'Ваша ставка',
    bid: (amount) => `Дати ${amount}М`,
    fee: (amount) => `За першу ставку платять внесок ${amount}М, його не повертають.`,
    soldFirst: 'У цьому ході ви продавали, тож в аукціоні участі не берете.',
    reallyPay: 'Ви справді можете заплатити',
    cash: 'гроші',
    loans: 'кредити',
    sales: 'продажі',
    means: {
      cash: () => 'Вистачить готівки.',
      loans: (cash) => `Понад ${cash}М — кредити: 5М на компанію, по 1М на рік.`,
      sales: (_, limit) => `Понад ${limit}М довелося б продавати компанії.`,
      none: () => 'Більше, ніж ви можете заплатити.',
    },
  },
  startUps: {
    title: (industry) => `Стартапи: ${industry}`,
    hint: (cost, upkeep) =>
      `Проєкт коштує ${cost}М зараз і ${upkeep}М щоразу, коли випадає галузь; потім кидають кубик.`,
    create: projects,
    rise: (each) => `Кожен проєкт піднімає ціну на ${each}М. Це ще не компанія: ні зірки, ні ланцюжка.`,
    die: (from) => `${from}–6: компанія, 1: згорає`,
    results: { succeeds: 'компанія', stays: 'чекає', burns: 'згорає' },
  },
  takeover: {
    title: (industry) => `Виняткові пропозиції: ${industry}`,
    hint: (cost, keep, doubled) =>
      `Ви платите ${cost}М. Власник мусить продати або заплатити банку ${keep}М; тоді ціна стане ${doubled}М.`,
    target: (name, n, cost) => `${name}${n > 1 ? ` (${n})` : ''}: ${cost}М`,
    pending: (name, industry) => `${name} хоче вашу компанію: ${industry}`,
    sellNote: (price) => `Ви отримаєте ${price}М.`,
    keepNote: (cost, doubled) => `${cost}М банку, ціна стане ${doubled}М.`,
    waiting: (name) => `Вирішує ${name}.`,
  },
  payment: {
    title: (amount, to) => `Ваш борг: ${amount}М (${to})`,
    other: (name, amount, to) => `${name}: борг ${amount}М (${to})`,
    otherHint: 'Пропозиція вам лежить в «Угодах».',
    missing: (gap, cash) => `є ${cash}М, бракує ${gap}М`,
    borrow: (amount) => `Взяти кредит ${amount}М`,
    sell: 'Продати за пів ціни',
    proposal: 'Пропозиція: її можна змінити',
    sellFor: (amount) => `Продати: ${plus(amount)}`,
    unpriced: 'Продати: ціну вирішить кубик',
    pay: (amount) => `Заплатити ${amount}М так`,
    raise: 'Зібрати стільки',
    short: (gap) => `Бракує ще ${gap}М.`,
    deal: 'Запропонувати угоду',
  },
  threats: {
    title: 'Можлива перемога',
    stars: (name, n, when) =>
      `${name ?? 'Ви'}: ${stars(n)}. Цього вистачить для перемоги ${WHEN[when]}, якщо зірок не поменшає.`,
    lot: (name, n, pays) =>
      name === null
        ? `Ви переможете, якщо купите компанію на аукціоні цього ходу (${stars(n)}).`
        : `${name} переможе, купивши компанію на аукціоні цього ходу (${stars(n)}). Може заплатити ${pays}М.`,
    project: (name, n) =>
      name === null
        ? `Ви переможете, якщо ваш проєкт тут стане компанією (${stars(n)}).`
        : `${name} переможе, якщо проєкт цього гравця тут стане компанією (${stars(n)}).`,
    takeover: (name, n, pays) =>
      name === null
        ? `Ви переможете, якщо отримаєте тут компанію за винятковою пропозицією, ${pays}М (${stars(n)}).`
        : `${name} переможе, отримавши тут компанію за винятковою пропозицією, ${pays}М (${stars(n)}).`,
  },
  upkeep: {
    title: (industry) => `Ваш проєкт: ${industry}`,
    cost: (upkeep, cash) => `Утримання ${upkeep}М, у вас ${cash}М. Після оплати кидають кубик.`,
    offer: 'Запропонувати проєкт',
    price: 'Ціна, М',
    offerNote: 'Покупець одразу платить утримання і кидає кубик.',
    send: (name, price) => `Запропонувати за ${price}М: ${name}`,
    offered: (name, industry) => `${name} пропонує проєкт: ${industry}`,
    offeredHint: (price, upkeep) => `Зараз ${price}М за проєкт і ${upkeep}М на утримання; потім кидають кубик.`,
  },
  briefing: {
    title: 'Найближчі карти кризи',
    hint: 'Бачили їх лише ви. Поверніть їх у будь-якому порядку: першою відкриють карту 1.',
    sooner: 'раніше',
    later: 'пізніше',
    confirm: 'Повернути в такому порядку',
  },
  picks: {
    theft: (name) => `Чужа рука: ${name}`,
    theftHint: 'Візьміть одну з цих карт.',
    handOver: (n, name) => `${name} отримає від вас: ${cards(n)}`,
    handOverHint: (name) => `Вибираєте ви. Крім вас, це побачить лише ${name}.`,
    give: (picked, wanted) => `Віддати (${picked} з ${wanted})`,
  },
  company: {
    unpriced: 'Ціни немає: її визначить кубик.',
    loan: (amount) => `Із ціни погашають кредит: ${amount}М.`,
  },
  insider: {
    unpriced: 'Ціни немає: спершу кинуть кубик, потім ви вирішите.',
    next: 'Що ви знаєте',
    crisis: (name) => `Наступна карта кризи: ${name}`,
    event: (name) => `Наступна подія: ${name}`,
    hint: (left) => `Продати за повною ціною в будь-якій галузі: не більше ніж ${upToCompanies(left)}.`,
  },
  surrender: { hint: 'Яку з ваших компаній віддати, вирішуєте ви.' },
  window: {
    waits: 'Відкрито для',
    nothingHere: 'Тут у вас нічого немає. Продовжуйте.',
    sell: (price, condition) => `Продати за ${price}М${condition === 'mortgaged' ? ', погасивши кредит' : ''}`,
    sellBars: 'Хто продає, не бере участі в аукціоні цього ходу.',
    playCard: 'Зіграти карту, що світиться.',
    stops: 'Питати мене ще',
    stopsNote: 'Налаштування бачите лише ви; на кого чекає гра, бачать усі.',
    hold: 'Затримати: спитати наступного разу',
  },
  orders: {
    title: 'Продовжувати за мене',
    sales: 'Продаж, якщо в мене там нічого немає',
    unpaid: 'Стартапи й пропозиції, на які бракує грошей',
    goesOn: 'Продовжуємо за вас',
    wait: 'Зачекати',
  },
  dossier: {
    odds: 'Шанс',
    profit: 'Прибуток',
    price: 'Ціна',
    half: 'Пів ціни',
    project: 'Проєкт',
    free: 'Вільно',
    majority: 'перевага',
    crisis: (n) => `Криза сили ${n}: кожна компанія дає на ${n}М менше.`,
    forecast: 'Під прогнозом: наступна карта сили вдарить сюди.',
    borrow: (amount) => `Взяти кредит ${amount}М`,
    repay: (amount) => `Погасити за ${amount}М`,
    sellHalf: (condition) => (condition === 'clean' ? 'Продати за пів ціни' : 'Продати закладену за пів ціни'),
  },
  card: {
    when: 'Коли:',
    quotaWhen: 'Лежить відкрито й дає торгуватися за держкомпанію; покупець її скидає.',
    cost: (amount) => `Коштує ${amount}М.`,
    crime: (n) => `Злочин: на кубику має бути більше за ${n}. Якщо вдасться, його можуть розслідувати.`,
    above: (n) => `кубик >${n}`,
    play: 'Зіграти карту',
    whyNot: 'Чому не зараз?',
    notAsked: 'Карту можна зіграти, коли гра вас спитає.',
    exchange: 'Дві за одну, разом із картою',
  },
  deal: {
    title: 'Угоди',
    propose: 'Запропонувати угоду',
    hint: 'Компанії, проєкти, квоти, карти й гроші, одразу й повністю. Угода не змінює ціни.',
    notNow: 'Зараз пропозицій немає. Чому?',
    with: (name) => `Угода: ${name}`,
    give: 'Ви даєте',
    get: 'Ви отримуєте',
    money: 'Гроші, М',
    cards: 'Карти з руки',
    send: 'Запропонувати',
    fromWhom: (name) => `Пропонує ${name}`,
    toWhom: (name) => `Запропоновано: ${name}`,
    nothing: 'нічого',
    market: 'За ринковими цінами',
    debts: (amount) => `Разом переходять кредити на ${amount}М.`,
    after: (a, b, income, later) => `★ ${a} → ${b}, дохід ${income} → ${later}`,
    accept: 'Прийняти',
    decline: 'Відхилити',
    counter: 'Інші умови',
    withdraw: 'Відкликати',
  },
  charts: {
    title: 'Біржова сторінка',
    tooFew: 'Графіки почнуться з другого ходу, який ви побачите.',
    assets: 'Чисті активи, М',
    prices: 'Галузеві ціни, М',
    from: (first, last) => `${first}М → ${last}М`,
  },
  hand: {
    title: 'Ваше майно',
    none: 'Компаній поки немає. Щоходу одну виставляють на аукціон.',
    interest: 'Відсотки наприкінці року',
    ifRolled: 'Скільки отримаєте, якщо випаде',
    tokens: (a, b) => `Лишилося фішок: ${companies(a)}, ${projects(b)}`,
  },
  warn: {
    bankruptcy: 'Ви втратите все й чекатимете наступного року. Оголосити банкрутство?',
    mustSell: (amount) =>
      `Готівки й кредитів не вистачить на ${amount}М: довелося б продавати компанії. Усе ж дати стільки?`,
    letWin: (name, pays) =>
      `Якщо цю компанію купить ${name}, зірок вистачить для перемоги, а заплатити ${name} може ${pays}М. Усе одно пас?`,
    sellOut: (name) =>
      `Хто продає, не бере участі в аукціоні цього ходу, а ${name} може на ньому перемогти. Усе одно продати?`,
    sellTo: (name) => `З цією компанією ${name} матиме досить зірок для перемоги. Усе одно продати?`,
    deal: (name) => `Після цієї угоди ${name} матиме досить зірок для перемоги. Усе одно прийняти?`,
  },
  stage: {
    forecast: 'Прогноз',
    strikes: 'Криза б’є',
    void: 'Прогнозу ще немає: удару не буде',
    left: (a, b) => `лишилося: ${count(a, 'прогноз', 'прогнози', 'прогнозів')}, ${count(b, 'сила', 'сили', 'сил')}`,
    sold: (name, industry) => `Продано! ${name}: ${industry}`,
    newPrice: 'Нова ціна:',
    paid: (amount) => `платить ${amount}М`,
    quota: 'квоту витрачено',
    project: (name, industry) => `Проєкт (${name}): ${industry}`,
    crimeWorks: 'Вдалося. Чи придивиться хтось?',
    crimeFails: 'Не вийшло. Ніхто не помітив.',
    investigates: (name, criminal) => `${name} веде розслідування: ${criminal}`,
    above: (n) => `Більше за ${n} — справу розкрито.`,
    solved: 'Розкрито: усе скасовано, зірку втрачено, зірку здобуто.',
    unsolved: 'Нічого не знайшли.',
    bankrupt: 'Банкрут',
    returns: 'Повернеться наступного фінансового року.',
  },
  say: {
    year: (year, auditor, turns) => `Рік ${year}. Аудитор: ${auditor}. Ходи року: ${turns}.`,
    crisisCards: (a, b) => `У колоді криз прогнозів: ${a}, сил: ${b}.`,
    auction: ({ lot, industry, bid, leader, bidders }) =>
      `Аукціон: ${lot}, ${industry}. ${leader === null ? `Початок із ${bid}М` : `${leader} дає ${bid}М`}. У торгах: ${bidders}.`,
    industry: ({ name, industry, ways, profit, price, private: free, state, crisis, hasForecast, isActive, owners }) =>
      [
        `${industry} ${name}${isActive ? ', активна' : ''}: ${ways} з 36, прибуток ${plus(profit)}, ${price === null ? 'ціни ще немає' : `ціна ${price}М`}, вільно приватних ${free}, державних ${state}`,
        ...(crisis > 0 ? [`криза ${crisis}`] : []),
        ...(hasForecast ? ['під прогнозом'] : []),
        ...owners,
      ].join('; '),
    owner: (name, n, mortgaged, started) =>
      [
        `${name}: ${companies(n)}`,
        ...(mortgaged > 0 ? [`закладено ${mortgaged}`] : []),
        ...(started > 0 ? [projects(started)] : []),
      ].join(', '),
    ring: (order) => `По колу, остання торкається першої: ${order}.`,
    player: (p) =>
      [
        `${p.name}: ${stars(p.stars)} з ${p.target}, ${p.cash}М, ${companies(p.companies)}, ${loans(p.loans)}, ${projects(p.projects)}`,
        ...(p.cards === null ? [] : [`${quotas(p.quotas)}, ${cards(p.cards)}`]),
        `очікується ${p.income}М за хід, чисті активи ${p.netAssets}М`,
        ...(p.interest > 0 ? [`відсотки ${p.interest}М`] : []),
        ...(p.isAuditor ? ['аудитор'] : []),
        ...(p.isOut ? ['банкрут'] : []),
      ].join('; '),
    solvency: (cash, borrowed, sold, total) =>
      `Ви можете заплатити ${total}М: грошима ${cash}М, кредитами ${borrowed}М, продажами ${sold}М.`,
    incomes: (list) => `Якщо випаде, ви отримаєте: ${list}.`,
  },
});
