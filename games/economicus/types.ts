import type { DealActions, Deals, PerSeat, Phase, Pile, Seat, Secret, State } from '@parlour/kernel';
import type { CrisisCard } from './content/crisis-cards.ts';
import type { EventId } from './content/events.ts';
import type { CompanyTag, Condition, Holding } from './content/holdings.ts';
import type { Industry, Kind } from './content/industries.ts';
import type { OptionCard } from './content/options.ts';
import type { SoftWindow } from './content/windows.ts';
import type { RuleId } from './rules/ids.ts';
import type { Events } from './types/events.ts';
import type { Facts } from './types/facts.ts';
import type { Refusals } from './types/refusals.ts';
import type {
  Aim,
  Auction,
  ByIndustry,
  Due,
  Ending,
  Limit,
  Play,
  Player,
  Sale,
  Takeover,
  Terms,
  Turn,
  Window,
} from './types/things.ts';

export type * from './types/facts.ts';
export type * from './types/things.ts';

/** Economicus: everything the game is made of. All money is in whole M; an industry is named by its number, 2 to 12. */
export type Economicus = {
  state: {
    /** The industries on the ring, clockwise from the top; the last touches the first. */
    layout: Industry[];
    /** What the bank has taken in less what it has paid out: with the players' cash it always makes nothing. */
    bank: number;
    players: PerSeat<Player>;
    prices: ByIndustry<number | null>;
    /** The last prices of each industry, oldest first, the present one last. */
    pastPrices: ByIndustry<number[]>;
    freePrivate: ByIndustry<number>;
    freeState: ByIndustry<number>;
    /** EC-R.33. Companies there are beyond the printed ones, or fewer: start-ups, licences, relocations. */
    extra: ByIndustry<number>;
    /** EC-10.12. The strength of the crisis in each industry; 0 for none. */
    crises: ByIndustry<number>;
    forecast: Industry | null;
    year: number;
    auditor: Seat;
    /** Who acts as active player; another than whose turn it is only if that one went bankrupt in it. */
    active: Seat;
    turn: Turn;
    /** The event card of this year. */
    event: EventId | null;
    /** The highest price of an auction this year. */
    record: { seat: Seat; price: number; turn: number } | null;
    /** EV34: who got the star this year. */
    innovator: Seat | null;
    /** From the moment interest is fixed to the end of the year: what each owes, and what it has still to pay. */
    yearEnd: { due: PerSeat<number>; unpaid: PerSeat<number> } | null;
    optionDeck: Pile<OptionCard>;
    optionDiscards: OptionCard[];
    crisisDeck: Pile<CrisisCard>;
    crisisDiscards: CrisisCard[];
    eventDeck: Pile<EventId>;
    eventDiscards: EventId[];
    deals: Deals<Terms>;
    /** The auditor has called time (a game limited by minutes). */
    isTimeUp: boolean;
    ending: Ending | null;
  };
  phases: {
    /** EC-2. First player, cards, the first placement. It becomes the year. */
    opening: Phase;
    /** EC-2.9, EC-15.7. Those in the queue take one company each. */
    placement: Phase<{ queue: Seat[]; isReturn: boolean }>;
    /** EC-4, EC-13. A financial year; it never returns. `next` is the next of its turns, from 0. */
    year: Phase<{ next: number; queue: Seat[] }>;
    /** EC-5.1. One turn. `projects` are the owners whose projects still roll, one entry a project. */
    turn: Phase<{ projects: Seat[]; auctions: number }>;
    /** EC-5.2, EC-5.3, EC-5.4, EC-5.5. A free window: everybody may act until all are ready. */
    window: Phase<Window>;
    /** EC-7. */
    profit: Phase<{ industry: Industry; queue: Seat[]; because: 'turn' | 'EV04'; due: Due | null }>;
    /** EC-8. One project: upkeep and die. `asked` are those it was offered to. */
    project: Phase<{ owner: Seat; industry: Industry; asked: Seat[] }>;
    projectSale: Phase<{ from: Seat; to: Seat; industry: Industry; price: number }, { isSold: boolean }>;
    /** EC-14.8. The price is rolled for a company that is to be sold; then its owner says yes or no to the proceeds. */
    halfSale: Phase<{ owner: Seat; company: Holding; mustGain: boolean; proceeds: number }>;
    /** EC-R.27. The cards that a deal asks for by number are chosen. */
    handOver: Phase<{ from: Seat; to: Seat; terms: Secret<Terms> }>;
    /** EC-15. */
    payment: Phase<Due & { proposals: number }, { isPaid: boolean }>;
    /** EC-10. One crisis card, or as many as come without effect. */
    crisis: Phase<{
      card: CrisisCard | null;
      industry: Industry | null;
      queue: Seat[];
      dues: Due[];
      /** CS7: the owners who still decide, one entry a project. */
      rescues: Seat[];
    }>;
    /** EC-11.1 to EC-11.14. */
    auction: Phase<Auction, { sale: Sale | null }>;
    /** EC-11.15, EC-11.16, EC-11.17, EC-11.18, EC-11.19. */
    startUps: Phase<{ industry: Industry; queue: Seat[]; cost: number }>;
    /** EC-12. `queue` are those who have not passed, the next first; `cost` is what an offer costs now. */
    offers: Phase<{ industry: Industry; queue: Seat[]; cost: number; pending: Takeover | null; due: Due | null }>;
    /** EC-13.3. */
    interest: Phase<{ queue: Seat[] }>;
    /** EC-18. */
    event: Phase<{
      dues: Due[];
      choosers: Seat[];
      losers: Seat[];
      /** EV25: whose loss is being settled. */
      taken: Seat | null;
      industry: Industry | null;
    }>;
    /** EC-16, EC-17. An option card from its announcement to its effect. */
    card: Phase<Play>;
    /** EC-21.7. A company is bought from the bank instead of an auction. */
    purchase: Phase<{ buyer: Seat; industry: Industry; kind: Kind; price: number; by: 'OP09' | 'OP45' }>;
    /** RX-LOSS. */
    loss: Phase<{ loser: Seat; industry: Industry }>;
    /** EC-16.5. */
    overflow: Phase<{ holder: Seat }>;
    /** OP04. */
    briefing: Phase<{ reader: Seat; count: number }>;
    /** OP39. */
    insider: Phase<{ seller: Seat; left: number }>;
    /** OP40. */
    espionage: Phase<{ spy: Seat; victim: Seat }>;
  };
  actions: {
    place: { industry: Industry; kind: Kind };
    roll: {};
    ready: {};
    /** The soft windows at which this player wants to be asked (EC-5.5). */
    stopAt: { windows: SoftWindow[] };
    /** To be asked in the next window, whatever it is. */
    hold: {};
    callTime: {};
    takeLoan: { industry: Industry };
    repayLoan: { industry: Industry };
    sellAtHalf: { company: Holding };
    /** In payment mode, all at once: a loan on each of these companies, and each of those sold at half price. */
    raiseMoney: { loans: CompanyTag[]; sales: CompanyTag[] };
    confirmSale: {};
    cancelSale: {};
    exchangeCards: { cards: OptionCard[] };
    declareBankruptcy: {};
    playCard: Aim & { card: OptionCard };
    react: { card: OptionCard };
    discard: { card: OptionCard };
    /** Phase 4: to the market at the full price. */
    sell: { company: Holding };
    payUpkeep: {};
    letBurn: {};
    offerProject: { to: Seat; price: number };
    buyProject: {};
    announceLot: { kind: Kind };
    bid: { amount: number };
    /** Not to bid, offer, create, react, investigate or buy. */
    pass: {};
    pay: {};
    createProjects: { count: number };
    offerTakeover: { owner: Seat; condition: Condition };
    acceptTakeover: {};
    keepCompany: {};
    investigate: {};
    payInterest: {};
    takeMoney: {};
    drawCard: {};
    giveUp: { condition: Condition };
    /** The top cards of the crisis deck in their new order, the next to be opened first. */
    orderCrises: { order: CrisisCard[] };
    sellInside: { company: Holding };
    takeCard: { card: OptionCard };
    giveCards: { cards: OptionCard[] };
  } & DealActions<Terms>;
  events: Events;
  refusals: Refusals;
  options: {
    rules: 'quick' | 'full';
    layout: 'inOrder' | 'random';
    extraStars: '0' | '1' | '2' | '3' | '4' | '5' | '6';
    holdToYearEnd: 'off' | 'on';
    limit: Limit;
    stopAtTarget: 'off' | 'on';
    limitEnd: 'endOfTurn' | 'endOfYear';
    year1Opening: 'eventAndCrisis' | 'none' | 'all';
    bidCap: 'solvency' | 'free';
    placementOrder: 'repeat' | 'snake';
    projectUpkeep: 'mandatory' | 'optional';
    priceFallWithoutLot: 'on' | 'off';
    deals: 'on' | 'moneyOnly' | 'off';
    proposalsPerTurn: '3' | '1' | '5' | '8';
    /** Read by the table, not by the rules. */
    windowSeconds: '15' | '5' | '30' | '60' | 'none';
    reEntryCompanies: 'two' | 'none';
    loanOnForcedSale: 'follows' | 'settled';
    guardYears: '30' | '3' | '10' | '20';
  };
  facts: Facts;
  question:
    | 'placement.choice'
    | 'window.free'
    | 'project.upkeep'
    | 'projectSale.answer'
    | 'halfSale.confirmation'
    | 'handOver.choice'
    | 'payment.raising'
    | 'crisis.bailout'
    | 'crisis.insurance'
    | 'crisis.rescue'
    | 'auction.announcement'
    | 'auction.bidding'
    | 'auction.settlement'
    | 'startUps.creation'
    | 'offers.offering'
    | 'offers.answer'
    | 'interest.paying'
    | 'event.choice'
    | 'event.surrender'
    | 'card.shield'
    | 'card.investigation'
    | 'card.verdict'
    | 'loss.insurance'
    | 'overflow.surplus'
    | 'briefing.order'
    | 'insider.sale'
    | 'espionage.theft';
  rule: RuleId;
};

export type G = State<Economicus>;
