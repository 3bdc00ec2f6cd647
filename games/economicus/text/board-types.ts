import type { Condition } from '../content/holdings.ts';
import type { Facts } from '../types.ts';

type IndustrySaid = {
  name: string;
  industry: number;
  ways: number;
  profit: number;
  price: number | null;
  private: number;
  state: number;
  crisis: number;
  hasForecast: boolean;
  isActive: boolean;
  owners: readonly string[];
};
type PlayerSaid = {
  name: string;
  stars: number;
  target: number;
  cash: number;
  companies: number;
  loans: number;
  projects: number;
  quotas: number;
  /** `null` in a game without cards. */
  cards: number | null;
  interest: number;
  income: string;
  netAssets: number;
  isAuditor: boolean;
  isOut: boolean;
};
type AuctionSaid = { lot: string; industry: string; bid: number; leader: string | null; bidders: string };

/** The labels of the board, loaded with it. Whatever a text may also need elsewhere stands in `EconomicusText`. */
export type BoardText = {
  close: string;
  /** A sum with its sign: +3M, −2M. */
  signed(amount: number): string;
  /** The expected profit of a turn, given in 36ths. */
  perTurn(in36ths: number): string;
  tabs: { desk: string; deal: string; players: string; charts: string };
  seat: { stars: string; cash: string };
  ring: { title: string; was(price: number): string };
  hub: {
    bank: string;
    phases: string;
    phase: Record<1 | 2 | 3 | 4 | 5 | 6 | 7, string>;
    opening: string;
    active: string;
    now(price: number, project: number, offer: number): string;
    noDemand(price: number): string;
    turnOf(name: string): string;
    odds(ways: number, profit: number): string;
    nobodyPaid: string;
    options(count: number): string;
    /** The decks in one word each, before how many are left. */
    decks: { options: string; forecasts: string; strengths: string };
    forecasts(count: number): string;
    strengths(count: number): string;
  };
  paper: {
    year(year: number): string;
    turns: string;
    interest(rate: number): string;
    goal(target: number): string;
    starsQuick: string;
    starsFull: string;
    wins: Record<Facts['targetWins'], string>;
  };
  league: {
    title: string;
    out: string;
    companies(count: number): string;
    loans(count: number): string;
    projects(count: number): string;
    quotas(count: number): string;
    cards(count: number): string;
    trophies(count: number): string;
    income: string;
    /** The expected profit, with its unit. */
    perTurn(in36ths: number): string;
    starOf: { presence: string; majority: string; bonus: string };
    stars(presence: number, majority: number, bonus: number): string;
  };
  desk: {
    title: string;
    decide: string;
    placement: string;
    placeHint: string;
    interest: string;
    waiting(names: string): string;
    meanwhile: string;
    /** On a phone the desk is a sheet. */
    pullUp: string;
    layDown: string;
  };
  after: { cash: string; stars: string };
  auction: {
    announce(industry: string): string;
    announceHint: string;
    /** What a state company takes, and how many of them one has. */
    quota(own: number): string;
    noQuota: string;
    lot(kind: string, industry: string): string;
    startsAt: string;
    stillIn: string;
    isIn: string;
    isOut: string;
    upTo(sum: number): string;
    less: string;
    more(step: number): string;
    yourBid: string;
    bid(amount: number): string;
    fee(amount: number): string;
    soldFirst: string;
    reallyPay: string;
    cash: string;
    loans: string;
    sales: string;
    /** How a sum would be paid; the two limits are cash, and cash with loans. */
    means: Record<'cash' | 'loans' | 'sales' | 'none', (cash: number, withLoans: number) => string>;
  };
  startUps: {
    title(industry: string): string;
    hint(cost: number, upkeep: number): string;
    create(count: number): string;
    rise(each: number): string;
    die(successFrom: number): string;
    results: Record<'succeeds' | 'stays' | 'burns', string>;
  };
  takeover: {
    title(industry: string): string;
    hint(cost: number, keep: number, doubled: number): string;
    target(name: string, count: number, cost: number): string;
    pending(name: string, industry: string): string;
    sellNote(price: number): string;
    keepNote(cost: number, doubled: number): string;
    waiting(name: string): string;
  };
  payment: {
    title(amount: number, to: string): string;
    other(name: string, amount: number, to: string): string;
    otherHint: string;
    missing(gap: number, cash: number): string;
    borrow(amount: number): string;
    sell: string;
    /** The head of what the table proposes, and what each way brings. */
    proposal: string;
    sellFor(amount: number): string;
    unpriced: string;
    pay(amount: number): string;
    raise: string;
    short(gap: number): string;
    deal: string;
  };
  /** Who can win now, and by what; `null` for oneself. */
  threats: {
    title: string;
    stars(name: string | null, stars: number, when: Facts['targetWins']): string;
    lot(name: string | null, stars: number, pays: number): string;
    project(name: string | null, stars: number): string;
    takeover(name: string | null, stars: number, pays: number): string;
  };
  upkeep: {
    title(industry: string): string;
    cost(upkeep: number, cash: number): string;
    offer: string;
    price: string;
    offerNote: string;
    send(name: string, price: number): string;
    offered(name: string, industry: string): string;
    offeredHint(price: number, upkeep: number): string;
  };
  briefing: { title: string; hint: string; sooner: string; later: string; confirm: string };
  picks: {
    theft(name: string): string;
    theftHint: string;
    handOver(count: number, name: string): string;
    handOverHint(name: string): string;
    give(picked: number, wanted: number): string;
  };
  company: { unpriced: string; loan(repayment: number): string };
  insider: {
    unpriced: string;
    next: string;
    crisis(name: string): string;
    event(name: string): string;
    hint(left: number): string;
  };
  surrender: { hint: string };
  window: {
    waits: string;
    nothingHere: string;
    sell(price: number, condition: Condition): string;
    sellBars: string;
    playCard: string;
    stops: string;
    /** EC-5.5. Private as a setting, public by its effect. */
    stopsNote: string;
    hold: string;
  };
  orders: { title: string; sales: string; unpaid: string; goesOn: string; wait: string };
  dossier: {
    odds: string;
    profit: string;
    price: string;
    half: string;
    project: string;
    free: string;
    majority: string;
    crisis(strength: number): string;
    forecast: string;
    borrow(amount: number): string;
    repay(amount: number): string;
    sellHalf(condition: Condition): string;
  };
  card: {
    when: string;
    quotaWhen: string;
    cost(amount: number): string;
    crime(difficulty: number): string;
    above(difficulty: number): string;
    play: string;
    whyNot: string;
    notAsked: string;
    exchange: string;
  };
  deal: {
    title: string;
    propose: string;
    hint: string;
    notNow: string;
    with(name: string): string;
    give: string;
    get: string;
    money: string;
    cards: string;
    send: string;
    fromWhom(name: string): string;
    toWhom(name: string): string;
    nothing: string;
    market: string;
    debts(amount: number): string;
    after(stars: number, starsAfter: number, income: string, incomeAfter: string): string;
    accept: string;
    decline: string;
    counter: string;
    withdraw: string;
  };
  charts: { title: string; tooFew: string; assets: string; prices: string; from(first: number, last: number): string };
  hand: {
    title: string;
    none: string;
    interest: string;
    ifRolled: string;
    tokens(companies: number, projects: number): string;
  };
  warn: {
    bankruptcy: string;
    mustSell(amount: number): string;
    /** A pass, a sale, an answer or a deal with which somebody else can win. */
    letWin(name: string, pays: number): string;
    sellOut(name: string): string;
    sellTo(name: string): string;
    deal(name: string): string;
  };
  stage: {
    forecast: string;
    strikes: string;
    /** A strength card while no forecast stands anywhere. */
    void: string;
    left(forecasts: number, strengths: number): string;
    sold(name: string, industry: string): string;
    newPrice: string;
    paid(amount: number): string;
    quota: string;
    project(name: string, industry: string): string;
    crimeWorks: string;
    crimeFails: string;
    investigates(name: string, criminal: string): string;
    above(die: number): string;
    solved: string;
    unsolved: string;
    bankrupt: string;
    returns: string;
  };
  /** Sentences of the table as text. */
  say: {
    year(year: number, auditor: string, turns: string): string;
    crisisCards(forecasts: number, strengths: number): string;
    auction(auction: AuctionSaid): string;
    industry(industry: IndustrySaid): string;
    owner(name: string, companies: number, loans: number, projects: number): string;
    ring(order: string): string;
    player(player: PlayerSaid): string;
    solvency(cash: number, loans: number, sales: number, total: number): string;
    incomes(list: string): string;
  };
};
