import type { Resource, Units } from '../content/exchange.ts';
import type { Site } from '../content/map.ts';
import type { Ending, Reach, SeatFacts } from '../types.ts';

type Row = {
  name: string;
  price: number;
  highest: number;
  lowest: number;
  monopolist: string | null;
  isOpen: boolean;
};

/** The labels of the board, loaded with it. Whatever a text may also need elsewhere stands in `MatterOfFactText`. */
export type BoardText = {
  close: string;
  less(name: string): string;
  more(name: string): string;
  currency: string;
  money(amount: number): string;
  /** "+13", "−4". */
  signed(amount: number): string;
  round(round: number, last: number | null): string;
  /** What a phone keeps in sheets; `more`: a sheet is pulled up, `map`: the map has the screen again. */
  tabs: { title: string; map: string; more: string; exchange: string; works: string; rivals: string };
  seat: { cash: string; biobots: string; assets: string; ofAssets(assets: number): string };
  map: {
    label: string;
    nearer: string;
    farther: string;
    whole: string;
    toChip: string;
    free(cost: number): string;
    owner(name: string): string;
    margin(amount: number): string;
    captured(name: string): string;
    chip(name: string): string;
    hexes(hexes: number, card: Reach['card']): string;
    turns(turns: number): string;
  };
  /** What can be done at a place. */
  sites: Record<Site['is'], string>;
  exchange: { title: string; contractColumn: string; row(row: Row): string };
  rivals: {
    title: string;
    arrested(turns: number): string;
    onStrike: string;
    hidden: string;
    nothing: string;
    workers(workers: number): string;
    readiness(readiness: SeatFacts['readiness']): string;
  };
  bank: { actions(cards: number): string; workers(workers: number): string };
  start: { title: string; lead: string };
  production: {
    runAll: string;
    runOnly: string;
    proposal: string;
    run: string;
    /** What is lost by going on. */
    unmade(gains: Units, biobots: number): string;
  };
  /** Everything that is proposed, at one click; the parts of the line are things one does. */
  proposal: {
    doAll: string;
    line(parts: readonly string[]): string;
    produce(gains: Units, biobots: number): string;
    raise(resource: Resource): string;
    sell(units: number, resource: Resource, income: number): string;
    deliver(units: number, resource: Resource, income: number): string;
    pay(amount: number): string;
    /** `runs`: how many assets will run then; `null`: not known yet. */
    place(runs: number | null): string;
    end: string;
    sellAll(income: number): string;
  };
  /** Who makes the last BIObot with the next production. */
  alarm: { mine: string; rivals(names: string): string };
  monopoly: { lead: string };
  travel: {
    speed(hexes: number): string;
    stay: string;
    plain: string;
    striped: string;
    either: string;
    go(hexes: number): string;
    goWithCard: string;
    goBuy(cost: number): string;
    goHire(workers: number, cost: number): string;
    arrests(name: string): string;
    cardNote: string;
  };
  asset: {
    cost: string;
    cashAfter(before: number, after: number): string;
    owner: string;
    crew: string;
    salary(amount: number): string;
    margin: string;
    priceOf(name: string): string;
    capacity(name: string): string;
    monopoly: string;
    nobody: string;
    worth: string;
    dividend(amount: number): string;
    state: string;
    captured(name: string, mode: string): string;
    ready: string;
    discharge: string;
    sell(amount: number): string;
  };
  invest: {
    arrested: string;
    arrestNote(turns: number): string;
    unfed(names: string): string;
    crew(needs: number, idle: number): string;
    workers: string;
    cash: string;
    salaryATurn: string;
    left: string;
    /** Nobody need be hired: so many are idle. */
    enough(idle: number): string;
    posts: string;
    /** `tokens`: what the bank still has; `null`: any number. */
    lot(price: number, tokens: number | null, stock: number): string;
    buyFor(amount: number): string;
    vehicle(speed: number, left: number | null): string;
    returnFor(amount: number): string;
  };
  raid: {
    lead(name: string): string;
    again(mode: string): string;
    pays: string;
    gets: string;
    operate: string;
    sabotage: string;
    supplied(salary: number): string;
  };
  salary: {
    title: string;
    due(amount: number): string;
    aTurn(amount: number): string;
    pay(amount: number): string;
    payNow: string;
    leave: string;
    short(amount: number): string;
    lead: string;
    exits: string;
    stock(worth: number): string;
    discharge(workers: number): string;
    sellAsset(name: string, price: number, left: number): string;
  };
  study: {
    title: string;
    noFit: string;
    crew(workers: number): string;
    lowers(name: string, from: number, to: number): string;
  };
  planning: {
    idle(workers: number): string;
    adopt: string;
    strike: string;
    proposal(runs: number, margin: number): string;
    stands(runs: number): string;
    nothing: string;
    forecast: string;
    less(name: string): string;
    more(name: string): string;
    crew(has: number, needs: number): string;
    guard: string;
    noGuard: string;
    technologies: string;
    inHand: string;
    takeUp: string;
  };
  strike: { title(name: string): string; lead(workers: number): string };
  waiting: { title: string; over: string; lead: string };
  road: { title: string; noPark: string };
  purse: {
    title: string;
    debt: string;
    debtOf(amount: number): string;
    worth: string;
    idle(workers: number): string;
    nextTurn: string;
    discharge(workers: number): string;
  };
  sell: {
    stock: string;
    price: string;
    range(lowest: number, highest: number): string;
    sell(units: number, income: number): string;
    deliver(units: number, income: number): string;
    turns(turns: number): string;
  };
  deal: {
    title: string;
    nobody: string;
    counter: string;
    propose(name: string): string;
    partner: string;
    give: string;
    take: string;
    /** Money and resources at the prices of the moment. */
    worth(amount: number): string;
    release(name: string): string;
    offersYou: string;
    awaits: string;
  };
  hand: {
    picket(workers: number): string;
    idle(workers: number): string;
    contracts(count: number): string;
    cards(count: number): string;
    pile(name: string, units: number): string;
    priced(name: string, units: number, price: number): string;
    /** What the bank pays for the whole pile. */
    brings(income: number): string;
  };
  warning: { concede: string; unpaid(workers: number): string };
  stage: {
    border(name: string): string;
    captured(name: string, asset: string): string;
    capturedLead(owner: string): string;
    arrested(name: string): string;
    arrestLead(turns: number): string;
    strike(name: string): string;
    strikeLead(workers: number): string;
    biobot(name: string): string;
    biobotLead(biobots: number, target: number): string;
    /** Who has won, as a list, and how many they are. */
    wins(names: string, winners: number): string;
    because: Record<Ending['because'], string>;
    standing(biobots: number, worth: number): string;
  };
  /** Sentences of the table as text. */
  say: {
    nothing: string;
    turn(name: string, stage: number, words: string): string;
    free(names: string): string;
    player(name: string, cash: number | null, stock: string): string;
    workers(workers: number, idle: number, salary: number): string;
    at(place: string | null, vehicle: string): string;
    hand(names: string): string;
    guarded: string;
    reach(places: string): string;
  };
};
