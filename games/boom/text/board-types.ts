import type { DiscardId } from '../content/discards.ts';

/** How a seat stands in an open funding round, and in words. */
export type Stance = 'lead' | 'bought' | 'declined' | 'asked' | 'must' | 'may' | 'later';

/** The labels of the board, loaded with it. Whatever a text may also need elsewhere stands in `BoomText`. */
export type BoardText = {
  money(amount: number): string;
  cards(n: number): string;
  shares(n: number): string;
  percent(n: number): string;
  signed(burn: number): string;

  ticker: {
    label: string;
    live: string;
    quiet: string;
    hot(industry: string): string;
    peeked(event: string): string;
    toCome: string;
    gone(event: string): string;
  };
  clock: {
    round(n: number): string;
    safe: string;
    burst: string;
    soon: string;
    oneIn(n: number): string;
    label: string;
  };
  /** How near the end is, and who could bring it about. */
  end: { crash(oneIn: number): string; by(name: string): string; ahead(names: string): string };
  limit: {
    title: string;
    now(limit: number, burn: number): string;
    next(limit: number, burn: number): string;
    last: string;
  };
  order: {
    title: string;
    mug: string;
    onTurn(name: string): string;
    spent(name: string): string;
    waits(name: string): string;
  };
  ipoTable: string;
  /** How the total is made, and what stands below it. */
  ipoHint: string;
  decks: {
    draw(n: number): string;
    deck: string;
    bin: string;
    listed: string;
    bust: string;
    none: string;
    raised(name: string, round: number, raised: number): string;
    died(name: string, round: number): string;
  };

  desk: {
    label: string;
    empty: string;
    emptyHint: string;
    pitchedBy(name: string): string;
    leads(name: string): string;
    /** Of all companies on the desk, those that one page of it shows. */
    page(from: number, to: number, all: number): string;
  };
  company: {
    cash: string;
    burn: string;
    runway: string;
    size: string;
    matches(n: number): string;
    match: string;
    isHot: string;
    isReady: string;
    isDying: string;
    unfunded: string;
    holders: string;
    nobody: string;
    track(burn: number): string;
    holding(name: string, shares: number, percent: number): string;
    close: string;
    attached: string;
    ipoNow: string;
    die: string;
    raises: string;
  };
  may: { fund: string; ask: string; goPublic: string };
  preview: { size: string; matches: string; burn: string; runway: string; ipo: string };

  deal: {
    fundTitle: string;
    fundAgain: string;
    askTitle: string;
    askWarning: string;
    askPrice: string;
    askSend: string;
    noPrice: string;
    ipoTitle: string;
    ipoHint: string;
    /** The head of the line with what an IPO pays me. */
    youGet: string;
    ring: string;
    howMany: string;
    price: string;
    less: string;
    more: string;
    chips: string;
    chip(price: number, burns: number): string;
    covers(burns: number): string;
    most(price: number): string;
    youPay: string;
    youKeep(left: number): string;
    afterThree: string;
    cashFor(cash: number, burns: number | null): string;
    youOwn: string;
    part(mine: number, all: number, percent: number): string;
    send(price: number, shares: number): string;
    withdraw: string;
    why: string;
    nothing: string;
    roundTitle: string;
    sold(sold: number, needed: number): string;
    raised(amount: number): string;
    stance: Record<Stance, string>;
    bought(n: number): string;
    ask(name: string): string;
    sweetener: string;
    close: string;
    offerTitle(name: string): string;
    buy(price: number): string;
    decline: string;
    consentTitle(name: string): string;
    consentHint: string;
    agree: string;
    refuse: string;
  };

  hand: {
    /** What a discard does, in a word or two: it stands on the card. */
    gist: Record<DiscardId, string>;
    label: string;
    empty: string;
    watching: string;
    plan: string;
    discard: string;
    burn: string;
    knows(industry: string): string;
    launch: string;
    play: string;
    putBack: string;
    onto: string;
    whichCard: string;
    whichCompany: string;
    whichPiled: string;
    hint: string;
    skipWarning: string;
  };

  stage: {
    ipo: string;
    die: string;
    cards(n: number): string;
    matches(n: number): string;
    hot(industry: string): string;
    total: string;
    raises: string;
    perShare: string;
    flash: string;
    limitFalls: string;
    bust: string;
    bustHint(burn: number, cash: number): string;
    crashTitle: string;
    crashBody: string;
    crashLost(n: number): string;
    stop: string;
    standings: string;
    winner: string;
    end: string;
  };

  /** `cards`: the word alone, in the form that goes with the number. */
  seat: { treasury: string; hand: string; hidden: string; cards(n: number): string };

  say: {
    limit(limit: number, burn: number): string;
    event(name: string, industry: string | null): string;
    order(names: string, now: string | null): string;
    noCompany: string;
    unfunded(name: string, industry: string, by: string): string;
    funded(name: string, industry: string, lead: string): string;
    figures(size: number, limit: number, cash: number, burn: number): string;
    holders(list: string): string;
    attached(list: string): string;
    hand(list: string): string;
    treasury(name: string, amount: number | null, cards: number): string;
  };
};
