import type { Characteristic, Level } from '../content/characteristics.ts';

type Phase = 1 | 2 | 3 | 4 | 5 | 6;
type Price = {
  price: number;
  position: number;
  lowest: number;
  highest: number;
  next: number;
  isUnderEmbargo: boolean;
};

/** The labels of the board, loaded with it. Whatever a text may also need elsewhere stands in `BusinessmenText`. */
export type BoardText = {
  close: string;
  /** A characteristic with its level, and what hangs beside it. */
  trait(name: string, level: Level, hasWarning: boolean, isInsured: boolean): string;
  tabs: { harbour: string; wheels: string; rivals: string };
  seat: { points: string; coins: string; money(coins: number): string };

  round: {
    title: string;
    of(round: number, last: number | null): string;
    /** Who opens it. */
    opens(name: string): string;
    steps: string;
    phases: Record<Phase, string>;
    hints: Record<Phase, string>;
    order: string;
    loadingOrder: string;
    loadingNext(names: string): string;
    passed(name: string): string;
  };
  track: { title: string; of(name: string, points: number, target: number): string };

  /** Who can end the game with this round, and that it will end. */
  finish: { last: string; near(names: string, target: number): string; mine(target: number): string; mark: string };
  market: {
    title: string;
    bankPays: string;
    youPay: string;
    none: string;
    soldOut: string;
    closed: string;
    embargo: string;
    tooMany: string;
    ladder(good: string, price: number, position: number, highest: number): string;
    /** `most` is what may be bought now; `null`: nothing. */
    stall(good: string, onSale: number, pile: number, most: number | null): string;
    /** What lies in the pile beyond what is on sale. */
    inPile(units: number): string;
    forCoins(units: number): string;
    buy(units: number, good: string): string;
    howMany(good: string): string;
    limit(manager: number): string;
    left(coins: number): string;
    worth(price: number, lowest: number, highest: number): string;
    noRoom(room: number, goods: string): string;
    /** What the counter says while nobody buys here, by phase. */
    idle: Record<0 | Phase, string>;
  };
  yard: {
    title: string;
    held: string;
    full: string;
    shared: string;
    alone: string;
    which: string;
    star(points: number): string;
    fall(positions: number): string;
    load(units: number, good: string): string;
    lot(name: string, units: number, now: number, worst: number, best: number): string;
  };
  /** What would come of the choice that the pointer or the focus rests on, in pieces of a few words. */
  weigh: {
    load(units: number, good: string, lorry: string): string;
    brings(now: number, worst: number, best: number): string;
    alone(points: number): string;
    full: string;
    space(places: number): string;
    falls(good: string, from: number, to: number): string;
    ship(units: number, good: string, points: number): string;
    noCoins(price: number): string;
    points(from: number, to: number, target: number): string;
    improve(name: string, value: string): string;
    insure(name: string): string;
    cost(coins: number): string;
    costLeaving(coins: number, left: number): string;
    onlyWarns: string;
    safe: string;
    atStake(good: string, now: number, worst: number, best: number, embargoSectors: number): string;
    nothingAtStake: string;
  };
  wheels: {
    title: string;
    names: Record<'prices' | 'misfortune', string>;
    spin: Record<'prices' | 'misfortune', string>;
    prices: string;
    misfortune: string;
    /** How many sectors fine, and how much at the most; 0 where that is not told. */
    risk(sectors: number, points: number): string;
  };
  harbour: { title: string; none: string; ship(units: number, good: string, points: number): string };
  rivals: {
    title: string;
    skips: string;
    empty: string;
    main(good: string, units: number): string;
    temp(good: string, units: number): string;
  };
  hand: {
    title: string;
    coins(coins: number): string;
    missing(points: number): string;
    enough: string;
    shaky: string;
    value: Record<Characteristic, (value: number) => string>;
    improve(name: string, cost: number, points: number): string;
    insure: string;
    insured: string;
    planned: string;
    nextFine(points: number): string;
    main: string;
    temp: string;
    free: string;
    nothingBought: string;
    lot(good: string, units: number, where: 'main' | 'temp'): string;
    overflow(goods: string): string;
    passLoses(goods: string): string;
    choose(room: number, chosen: number): string;
    loses(goods: string): string;
    keep(goods: string): string;
  };
  stage: {
    spins(name: string): string;
    allSkip: string;
    embargo(goods: string): string;
    forbidden: string;
    leaves(lorry: string, good: string): string;
    sum(units: number, price: number): string;
    alone(points: number): string;
    aloneSkipped: string;
    adjusted: string;
    sold: string;
    others(rise: number): string;
    noneSold(rise: number): string;
    calm: string;
    spared: string;
    warned(name: string): string;
    fined(name: string, points: number, to: Level): string;
    target(name: string, points: number): string;
    playedOut: string;
  };
  /** Sentences of the table as text. */
  say: {
    nothing: string;
    order(names: string): string;
    market(goods: string): string;
    price(good: string, price: Price): string;
    exportCard(name: string, goods: string): string;
    emptyLorry(name: string, capacity: number, points: number, fall: number): string;
    lorry(name: string, good: string, onBoard: number, capacity: number): string;
    player(name: string, points: number, target: number, coins: number): string;
    stock(main: string, temp: string): string;
    purchases(goods: string): string;
  };
};
