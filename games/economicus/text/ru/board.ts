import { plural, typeset } from '@parlour/kernel';
import type { BoardText } from '../board-types.ts';
import { signed } from '../reading.ts';
import { cardCount as cards, projects, starCount as stars } from './words.ts';

const count = (n: number, one: string, few: string, many: string): string =>
  `${n} ${plural('ru', n, { one, few, many, other: few })}`;
const companies = (n: number): string => count(n, 'компания', 'компании', 'компаний');
/** The accusative: «не больше чем 1 компанию». */
const companiesAs = (n: number): string => count(n, 'компанию', 'компании', 'компаний');
const loans = (n: number): string => count(n, 'кредит', 'кредита', 'кредитов');
const quotas = (n: number): string => count(n, 'квота', 'квоты', 'квот');
const plus = (n: number): string => (n > 0 ? `+${n}М` : `${signed(n)}М`);

const WHEN = { atOnce: 'сразу', endOfTurn: 'в конце хода', endOfYear: 'в конце года', never: '' };

export const board: BoardText = typeset('ru', {
  close: 'Закрыть',
  signed: plus,
  perTurn: (n) => `≈${signed(Math.round(n / 3.6) / 10).replace('.', ',')}`,
  tabs: { desk: 'Стол', deal: 'Сделки', players: 'Игроки', charts: 'Графики' },
  seat: { stars: 'Звёзды', cash: 'Деньги' },
  ring: { title: 'Кольцо отраслей', was: (price) => `было ${price}М` },
  hub: {
    bank: 'Банк',
    phases: 'Фазы хода',
    phase: {
      1: 'Активная отрасль',
      2: 'Прибыль',
      3: 'Проекты',
      4: 'Продажа',
      5: 'Кризис',
      6: 'Аукцион',
      7: 'Предложения',
    },
    opening: 'Начальная расстановка',
    active: 'Активная отрасль',
    now: (price, project, offer) => `Цена ${price}М · проект ${project}М · предложение ${offer}М`,
    noDemand: (price) => `· нет спроса: ${price}М`,
    turnOf: (name) => `Ход: ${name}`,
    odds: (ways, profit) => `${ways} из 36 · ${plus(profit)} с компании`,
    nobodyPaid: 'Никто ничего не получит',
    options: (n) => `Колода опций: ${cards(n)}`,
    decks: { options: 'Карты', forecasts: 'Прогнозы', strengths: 'Силы' },
    forecasts: (n) => `В колоде кризисов: ${count(n, 'прогноз', 'прогноза', 'прогнозов')}`,
    strengths: (n) => `В колоде кризисов: ${count(n, 'карта силы', 'карты силы', 'карт силы')}`,
  },
  paper: {
    year: (n) => `Год ${n}`,
    turns: 'Ходы этого года',
    interest: (rate) => `Конец года: проценты ${rate}М с кредита`,
    goal: (target) => `Кто первым наберёт ${target} ★`,
    starsQuick: 'Каждая ваша компания — звезда.',
    starsFull: 'Звезда за каждую отрасль с вашей компанией и ещё одна, где у вас их больше всех.',
    wins: {
      atOnce: 'Победа — сразу.',
      endOfTurn: 'Победа, если удержать до конца хода.',
      endOfYear: 'Победа, если удержать до конца года.',
      never: 'Когда время выйдет, победит тот, у кого больше звёзд.',
    },
  },
  league: {
    title: 'Игроки',
    out: 'банкрот',
    companies,
    loans,
    projects,
    quotas,
    cards: (n) => `На руке: ${cards(n)}`,
    trophies: (n) => count(n, 'карта звезды', 'карты звёзд', 'карт звёзд'),
    income: 'Ожидаемая прибыль за ход, М',
    perTurn: (n) => `≈${signed(Math.round(n / 3.6) / 10).replace('.', ',')}М за ход`,
    starOf: { presence: 'присутствие в отрасли', majority: 'преимущество в ней', bonus: 'премия' },
    stars: (presence, majority, bonus) => `Присутствие ${presence}, преимущество ${majority}, премия ${signed(bonus)}`,
  },
  desk: {
    title: 'Рабочий стол',
    decide: 'Решать вам',
    placement: 'Начальная расстановка',
    placeHint:
      'Выберите тёмный сектор. Компания зарабатывает, только когда выпадает её собственное число; зато тогда платит вся ваша цепочка соседних отраслей.',
    interest: 'Пора платить проценты',
    waiting: (names) => `Ждём решения: ${names}.`,
    meanwhile: 'А пока посмотрите любой сектор, сделки или графики.',
    pullUp: 'Поднять рабочий стол',
    layDown: 'Опустить рабочий стол',
  },
  after: { cash: 'Ваши деньги', stars: 'Ваши звёзды' },
  auction: {
    announce: (industry) => `Аукцион: ${industry}`,
    announceHint: 'Какую компанию выставить? За государственную торгуются только с квотой.',
    quota: (own) => `Для торгов нужна квота. У вас квот: ${own}.`,
    noQuota: 'Квота не нужна.',
    lot: (kind, industry) => `${kind}, ${industry}`,
    startsAt: 'Начальная цена',
    stillIn: 'Торгуются',
    isIn: 'в торгах',
    isOut: 'вне торгов',
    upTo: (sum) => `может дать ${sum}М`,
    less: 'меньше',
    more: (step) => `на ${step} больше`,
    yourBid: 'Ваша ставка',
    bid: (amount) => `Дать ${amount}М`,
    fee: (amount) => `За первую ставку платят взнос ${amount}М, его не возвращают.`,
    soldFirst: 'В этом ходу вы продавали, поэтому в аукционе не участвуете.',
    reallyPay: 'Вы и правда можете заплатить',
    cash: 'деньги',
    loans: 'кредиты',
    sales: 'продажи',
    means: {
      cash: () => 'Хватит наличных.',
      loans: (cash) => `Выше ${cash}М — кредиты: 5М на компанию, по 1М в год.`,
      sales: (_, limit) => `Выше ${limit}М пришлось бы продавать компании.`,
      none: () => 'Больше, чем вы можете заплатить.',
    },
  },
  startUps: {
    title: (industry) => `Стартапы: ${industry}`,
    hint: (cost, upkeep) =>
      `Проект стоит ${cost}М сейчас и ${upkeep}М каждый раз, когда выпадает отрасль; потом бросают кубик.`,
    create: projects,
    rise: (each) => `Каждый проект поднимает цену на ${each}М. Это ещё не компания: ни звезды, ни цепочки.`,
    die: (from) => `${from}–6: компания, 1: сгорает`,
    results: { succeeds: 'компания', stays: 'ждёт', burns: 'сгорает' },
  },
  takeover: {
    title: (industry) => `Исключительные предложения: ${industry}`,
    hint: (cost, keep, doubled) =>
      `Вы платите ${cost}М. Владелец обязан продать или заплатить банку ${keep}М; тогда цена станет ${doubled}М.`,
    target: (name, n, cost) => `${name}${n > 1 ? ` (${n})` : ''}: ${cost}М`,
    pending: (name, industry) => `${name} хочет вашу компанию: ${industry}`,
    sellNote: (price) => `Вы получите ${price}М.`,
    keepNote: (cost, doubled) => `${cost}М банку, цена станет ${doubled}М.`,
    waiting: (name) => `Решает ${name}.`,
  },
  payment: {
    title: (amount, to) => `Ваш долг: ${amount}М (${to})`,
    other: (name, amount, to) => `${name}: долг ${amount}М (${to})`,
    otherHint: 'Предложение вам лежит в «Сделках».',
    missing: (gap, cash) => `есть ${cash}М, не хватает ${gap}М`,
    borrow: (amount) => `Взять кредит ${amount}М`,
    sell: 'Продать за полцены',
    proposal: 'Предложение: его можно изменить',
    sellFor: (amount) => `Продать: ${plus(amount)}`,
    unpriced: 'Продать: цену решит кубик',
    pay: (amount) => `Заплатить ${amount}М так`,
    raise: 'Собрать столько',
    short: (gap) => `Не хватает ещё ${gap}М.`,
    deal: 'Предложить сделку',
  },
  threats: {
    title: 'Возможна победа',
    stars: (name, n, when) =>
      `${name ?? 'Вы'}: ${stars(n)}. Этого хватит для победы ${WHEN[when]}, если звёзд не станет меньше.`,
    lot: (name, n, pays) =>
      name === null
        ? `Вы победите, если купите компанию на аукционе этого хода (${stars(n)}).`
        : `${name} победит, купив компанию на аукционе этого хода (${stars(n)}). Может заплатить ${pays}М.`,
    project: (name, n) =>
      name === null
        ? `Вы победите, если ваш проект здесь станет компанией (${stars(n)}).`
        : `${name} победит, если проект этого игрока здесь станет компанией (${stars(n)}).`,
    takeover: (name, n, pays) =>
      name === null
        ? `Вы победите, если получите здесь компанию по исключительному предложению за ${pays}М (${stars(n)}).`
        : `${name} победит, получив здесь компанию по исключительному предложению за ${pays}М (${stars(n)}).`,
  },
  upkeep: {
    title: (industry) => `Ваш проект: ${industry}`,
    cost: (upkeep, cash) => `Содержание ${upkeep}М, у вас ${cash}М. После оплаты бросают кубик.`,
    offer: 'Предложить проект',
    price: 'Цена, М',
    offerNote: 'Покупатель сразу платит содержание и бросает кубик.',
    send: (name, price) => `Предложить за ${price}М: ${name}`,
    offered: (name, industry) => `${name} предлагает проект: ${industry}`,
    offeredHint: (price, upkeep) => `Сейчас ${price}М за проект и ${upkeep}М на содержание; потом бросают кубик.`,
  },
  briefing: {
    title: 'Ближайшие карты кризиса',
    hint: 'Видели их только вы. Верните их в любом порядке: первой откроют карту 1.',
    sooner: 'раньше',
    later: 'позже',
    confirm: 'Вернуть в таком порядке',
  },
  picks: {
    theft: (name) => `Чужая рука: ${name}`,
    theftHint: 'Возьмите одну из этих карт.',
    handOver: (n, name) => `${name} получит от вас: ${cards(n)}`,
    handOverHint: (name) => `Выбираете вы. Кроме вас, это увидит только ${name}.`,
    give: (picked, wanted) => `Отдать (${picked} из ${wanted})`,
  },
  company: {
    unpriced: 'Цены нет: её решит кубик.',
    loan: (amount) => `Из цены погашают кредит: ${amount}М.`,
  },
  insider: {
    unpriced: 'Цены нет: сначала бросят кубик, потом вы решите.',
    next: 'Что вы знаете',
    crisis: (name) => `Следующая карта кризиса: ${name}`,
    event: (name) => `Следующее событие: ${name}`,
    hint: (left) => `Продать по полной цене в любой отрасли: не больше чем ${companiesAs(left)}.`,
  },
  surrender: { hint: 'Какую из ваших компаний отдать, решаете вы.' },
  window: {
    waits: 'Открыто для',
    nothingHere: 'Здесь у вас ничего нет. Продолжайте.',
    sell: (price, condition) => `Продать за ${price}М${condition === 'mortgaged' ? ', погасив кредит' : ''}`,
    sellBars: 'Кто продаёт, не участвует в аукционе этого хода.',
    playCard: 'Сыграть карту, которая светится.',
    stops: 'Спрашивать меня ещё',
    stopsNote: 'Настройки видите только вы; кого ждёт игра, видят все.',
    hold: 'Задержать: спросить в следующий раз',
  },
  orders: {
    title: 'Продолжать за меня',
    sales: 'Продажа, если у меня там ничего нет',
    unpaid: 'Стартапы и предложения не по деньгам',
    goesOn: 'Продолжаем за вас',
    wait: 'Подождать',
  },
  dossier: {
    odds: 'Шанс',
    profit: 'Прибыль',
    price: 'Цена',
    half: 'Полцены',
    project: 'Проект',
    free: 'Свободно',
    majority: 'преимущество',
    crisis: (n) => `Кризис силы ${n}: каждая компания приносит на ${n}М меньше.`,
    forecast: 'Под прогнозом: следующая карта силы ударит сюда.',
    borrow: (amount) => `Взять кредит ${amount}М`,
    repay: (amount) => `Погасить за ${amount}М`,
    sellHalf: (condition) => (condition === 'clean' ? 'Продать за полцены' : 'Продать заложенную за полцены'),
  },
  card: {
    when: 'Когда:',
    quotaWhen: 'Лежит открыто и позволяет торговаться за госкомпанию; покупатель её сбрасывает.',
    cost: (amount) => `Стоит ${amount}М.`,
    crime: (n) => `Преступление: на кубике должно быть больше ${n}. Если удастся, его могут расследовать.`,
    above: (n) => `кубик >${n}`,
    play: 'Сыграть карту',
    whyNot: 'Почему не сейчас?',
    notAsked: 'Карту можно сыграть, когда игра вас спросит.',
    exchange: 'Две за одну, вместе с картой',
  },
  deal: {
    title: 'Сделки',
    propose: 'Предложить сделку',
    hint: 'Компании, проекты, квоты, карты и деньги, сразу и полностью. Сделка не меняет цену.',
    notNow: 'Сейчас предложений нет. Почему?',
    with: (name) => `Сделка: ${name}`,
    give: 'Вы даёте',
    get: 'Вы получаете',
    money: 'Деньги, М',
    cards: 'Карты с руки',
    send: 'Предложить',
    fromWhom: (name) => `Предлагает ${name}`,
    toWhom: (name) => `Предложено: ${name}`,
    nothing: 'ничего',
    market: 'По рыночным ценам',
    debts: (amount) => `Вместе переходят кредиты на ${amount}М.`,
    after: (a, b, income, later) => `★ ${a} → ${b}, доход ${income} → ${later}`,
    accept: 'Принять',
    decline: 'Отклонить',
    counter: 'Другие условия',
    withdraw: 'Отозвать',
  },
  charts: {
    title: 'Биржевая страница',
    tooFew: 'Графики начнутся со второго хода, который вы увидите.',
    assets: 'Чистые активы, М',
    prices: 'Отраслевые цены, М',
    from: (first, last) => `${first}М → ${last}М`,
  },
  hand: {
    title: 'Ваше имущество',
    none: 'Компаний пока нет. Каждый ход одну выставляют на аукцион.',
    interest: 'Проценты в конце года',
    ifRolled: 'Сколько получите, если выпадет',
    tokens: (a, b) => `Осталось фишек: ${companies(a)}, ${projects(b)}`,
  },
  warn: {
    bankruptcy: 'Вы потеряете всё и будете ждать следующего года. Объявить банкротство?',
    mustSell: (amount) =>
      `Наличных и кредитов не хватит на ${amount}М: пришлось бы продавать компании. Всё же дать столько?`,
    letWin: (name, pays) =>
      `Если эту компанию купит ${name}, звёзд хватит для победы, а заплатить ${name} может ${pays}М. Всё равно пас?`,
    sellOut: (name) =>
      `Кто продаёт, не участвует в аукционе этого хода, а ${name} может на нём победить. Всё равно продать?`,
    sellTo: (name) => `С этой компанией ${name} получит достаточно звёзд для победы. Всё равно продать?`,
    deal: (name) => `После этой сделки ${name} получит достаточно звёзд для победы. Всё равно принять?`,
  },
  stage: {
    forecast: 'Прогноз',
    strikes: 'Кризис бьёт',
    void: 'Прогноза ещё нет: удара не будет',
    left: (a, b) => `осталось: ${count(a, 'прогноз', 'прогноза', 'прогнозов')}, ${count(b, 'сила', 'силы', 'сил')}`,
    sold: (name, industry) => `Продано! ${name}: ${industry}`,
    newPrice: 'Новая цена:',
    paid: (amount) => `платит ${amount}М`,
    quota: 'квота потрачена',
    project: (name, industry) => `Проект (${name}): ${industry}`,
    crimeWorks: 'Удалось. Присмотрится ли кто-нибудь?',
    crimeFails: 'Не вышло. Никто не заметил.',
    investigates: (name, criminal) => `${name} ведёт расследование: ${criminal}`,
    above: (n) => `Больше ${n} — дело раскрыто.`,
    solved: 'Раскрыто: всё отменено, звезда потеряна, звезда получена.',
    unsolved: 'Ничего не нашли.',
    bankrupt: 'Банкрот',
    returns: 'Вернётся в следующем финансовом году.',
  },
  say: {
    year: (year, auditor, turns) => `Год ${year}. Аудитор: ${auditor}. Ходы года: ${turns}.`,
    crisisCards: (a, b) => `В колоде кризисов прогнозов: ${a}, сил: ${b}.`,
    auction: ({ lot, industry, bid, leader, bidders }) =>
      `Аукцион: ${lot}, ${industry}. ${leader === null ? `Начало с ${bid}М` : `${leader} даёт ${bid}М`}. В торгах: ${bidders}.`,
    industry: ({ name, industry, ways, profit, price, private: free, state, crisis, hasForecast, isActive, owners }) =>
      [
        `${industry} ${name}${isActive ? ', активная' : ''}: ${ways} из 36, прибыль ${plus(profit)}, ${price === null ? 'цены ещё нет' : `цена ${price}М`}, свободно частных ${free}, государственных ${state}`,
        ...(crisis > 0 ? [`кризис ${crisis}`] : []),
        ...(hasForecast ? ['под прогнозом'] : []),
        ...owners,
      ].join('; '),
    owner: (name, n, mortgaged, started) =>
      [
        `${name}: ${companies(n)}`,
        ...(mortgaged > 0 ? [`заложено ${mortgaged}`] : []),
        ...(started > 0 ? [projects(started)] : []),
      ].join(', '),
    ring: (order) => `По кольцу, последняя касается первой: ${order}.`,
    player: (p) =>
      [
        `${p.name}: ${stars(p.stars)} из ${p.target}, ${p.cash}М, ${companies(p.companies)}, ${loans(p.loans)}, ${projects(p.projects)}`,
        ...(p.cards === null ? [] : [`${quotas(p.quotas)}, ${cards(p.cards)}`]),
        `ожидается ${p.income}М за ход, чистые активы ${p.netAssets}М`,
        ...(p.interest > 0 ? [`проценты ${p.interest}М`] : []),
        ...(p.isAuditor ? ['аудитор'] : []),
        ...(p.isOut ? ['банкрот'] : []),
      ].join('; '),
    solvency: (cash, borrowed, sold, total) =>
      `Вы можете заплатить ${total}М: деньгами ${cash}М, кредитами ${borrowed}М, продажами ${sold}М.`,
    incomes: (list) => `Если выпадет, вы получите: ${list}.`,
  },
});
