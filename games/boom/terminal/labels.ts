import { type Language, plural } from '@parlour/kernel';

/** The words around the table of •Boom that are not words of the game itself. */
export type BoomLabels = {
  /** Behind the name of the firm of who looks. */
  you: string;
  round(n: number): string;
  limit: string;
  limitMeans(limit: number, burn: number): string;
  event: string;
  noEvent: string;
  hot(industry: string): string;
  crash: string;
  noCrash: string;
  oneIn(n: number): string;
  company: string;
  industry: string;
  size: string;
  cash: string;
  burn: string;
  lasts: string;
  treasury: string;
  cards: string;
  unfunded: string;
  ready: string;
  dies: string;
  noCompanies: string;
  hand: string;
  emptyHand: string;
  plan: string;
  discard: string;
  eventCard: string;
  burnOf(burn: string): string;
  raises(low: number, high: number): string;
  pays(burns: number): string;
  change: { size: string; burn: string; lasts: string };
  legend: string;
  piles(deck: number, discards: number): string;
  gone(companies: string): string;
  wentPublic: string;
  wentBust: string;
};

export const labels: Record<Language, BoomLabels> = {
  en: {
    you: 'you',
    round: (n) => `Round ${n}`,
    limit: 'IPO Limit',
    limitMeans: (limit, burn) => `${limit} cards to go public, +${burn} burn`,
    event: 'Event',
    noEvent: 'none yet',
    hot: (industry) => `${industry} is hot▲: +2 at its IPO`,
    crash: '•Crash at the next flip',
    noCrash: 'impossible',
    oneIn: (n) => `1 in ${n}`,
    company: 'Company',
    industry: 'industry',
    size: 'size',
    cash: 'cash',
    burn: 'burn',
    lasts: 'lasts',
    treasury: 'Treasury in $m',
    cards: 'Cards in hand',
    unfunded: 'unfunded',
    ready: 'IPO',
    dies: 'dies!',
    noCompanies: 'No company on the table yet.',
    hand: 'Your hand',
    emptyHand: 'empty',
    plan: 'plan',
    discard: 'Discard',
    eventCard: 'Event',
    burnOf: (burn) => `burn ${burn}`,
    raises: (low, high) => `IPO raises $${low}m–$${high}m`,
    pays: (burns) => plural('en', burns, { one: `pays ${burns} burn`, other: `pays ${burns} burns` }),
    change: { size: 'size', burn: 'burn', lasts: 'lasts' },
    legend:
      '●○ cards of the Limit · ▲ hot industry · ♦ its Entrepreneur knows the industry · ★ lead, ☆ leading an open round · lasts: burns its cash can pay · ▸ whose turn it is · ✓ turn taken',
    piles: (deck, discards) => `deck ${deck}, discards ${discards}`,
    gone: (companies) => `Left the game: ${companies}`,
    wentPublic: 'public',
    wentBust: 'bust',
  },
  ru: {
    you: 'вы',
    round: (n) => `Раунд ${n}`,
    limit: 'Лимит IPO',
    limitMeans: (limit, burn) => `карт для IPO: ${limit}, расход +${burn}`,
    event: 'Событие',
    noEvent: 'пока нет',
    hot: (industry) => `${industry} на подъёме▲: +2 к IPO`,
    crash: '•Крах на следующем событии',
    noCrash: 'невозможен',
    oneIn: (n) => `1 из ${n}`,
    company: 'Компания',
    industry: 'отрасль',
    size: 'размер',
    cash: 'касса',
    burn: 'расх.',
    lasts: 'хват.',
    treasury: 'Казна, млн $',
    cards: 'Карт на руке',
    unfunded: 'без денег',
    ready: 'IPO',
    dies: 'конец',
    noCompanies: 'Компаний на столе пока нет.',
    hand: 'Ваша рука',
    emptyHand: 'пусто',
    plan: 'бизнес-план',
    discard: 'Сброс',
    eventCard: 'Событие',
    burnOf: (burn) => `расход ${burn}`,
    raises: (low, high) => `IPO принесёт ${low}–${high} млн $`,
    pays: (burns) => `хватит на расходов: ${burns}`,
    change: { size: 'размер', burn: 'расход', lasts: 'хватит на' },
    legend:
      '●○ карты из Лимита · ▲ отрасль на подъёме · ♦ предприниматель знает отрасль · ★ ведущий инвестор, ☆ ведёт открытый раунд · «хват.»: сколько расходов оплатит касса · ▸ ходит · ✓ уже сходил',
    piles: (deck, discards) => `колода ${deck}, сброс ${discards}`,
    gone: (companies) => `Вышли из игры: ${companies}`,
    wentPublic: 'IPO',
    wentBust: 'банкрот',
  },
  uk: {
    you: 'ви',
    round: (n) => `Раунд ${n}`,
    limit: 'Ліміт IPO',
    limitMeans: (limit, burn) => `карт для IPO: ${limit}, витрати +${burn}`,
    event: 'Подія',
    noEvent: 'поки немає',
    hot: (industry) => `${industry} на злеті▲: +2 до IPO`,
    crash: '•Крах на наступній події',
    noCrash: 'неможливий',
    oneIn: (n) => `1 з ${n}`,
    company: 'Компанія',
    industry: 'галузь',
    size: 'розмір',
    cash: 'каса',
    burn: 'витр.',
    lasts: 'стане',
    treasury: 'Скарбниця, млн $',
    cards: 'Карт у руці',
    unfunded: 'без грошей',
    ready: 'IPO',
    dies: 'край!',
    noCompanies: 'Компаній на столі поки немає.',
    hand: 'Ваша рука',
    emptyHand: 'порожньо',
    plan: 'бізнес-план',
    discard: 'Скидання',
    eventCard: 'Подія',
    burnOf: (burn) => `витрати ${burn}`,
    raises: (low, high) => `IPO принесе ${low}–${high} млн $`,
    pays: (burns) => `стане на витрат: ${burns}`,
    change: { size: 'розмір', burn: 'витрати', lasts: 'стане на' },
    legend:
      '●○ карти з Ліміту · ▲ галузь на злеті · ♦ підприємець знає галузь · ★ провідний інвестор, ☆ веде відкритий раунд · «стане»: скільки витрат сплатить каса · ▸ ходить · ✓ уже сходив',
    piles: (deck, discards) => `колода ${deck}, відбій ${discards}`,
    gone: (companies) => `Вийшли з гри: ${companies}`,
    wentPublic: 'IPO',
    wentBust: 'банкрут',
  },
};
