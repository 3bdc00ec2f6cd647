import type { DealEvents, PerSeat, Seat, Secret } from '@parlour/kernel';
import type { CrisisCard } from '../content/crisis-cards.ts';
import type { EventId } from '../content/events.ts';
import type { Condition } from '../content/holdings.ts';
import type { Industry, Kind } from '../content/industries.ts';
import type { OptionCard, PlayedId } from '../content/options.ts';
import type {
  Aim,
  ChainLink,
  CrisisReason,
  DrawReason,
  Ending,
  LotReason,
  MoneyReason,
  OpenBundle,
  PaymentReason,
  PriceReason,
  StarReason,
  Takeover,
  Terms,
  ToldElsewhere,
} from './things.ts';

/** Everything that can happen, as the log and the board are told of it. */
export type Events = {
  firstPlayerRolled: { rolls: { seat: Seat; blue: number; white: number }[]; first: Seat | null };
  placed: { seat: Seat; industry: Industry; kind: Kind };
  yearBegan: { year: number; auditor: Seat };
  turnBegan: { seat: Seat; turn: number; ofYear: number };
  turnSkipped: { seat: Seat };
  /** The active player is out; this seat acts for the rest of the turn. */
  steppedIn: { seat: Seat; instead: Seat };
  diceRolled: { seat: Seat; blue: number; white: number; because: 'turn' | 'OP05' | 'EV04' | 'EV23' | 'EV25' };
  industryShifted: { seat: Seat; from: Industry; to: Industry };
  industryActive: { industry: Industry };
  /** A first price: three times the blue die. */
  priceSet: { industry: Industry; die: number; price: number };
  priceChanged: { industry: Industry; from: number; to: number; because: PriceReason };
  /** A negative amount is a loss, which `paid` then tells. `links` are the industries of the chain. */
  profited: { seat: Seat; industry: Industry; amount: number; links: ChainLink[] };
  upkeepPaid: { seat: Seat; industry: Industry; amount: number };
  projectRolled: {
    seat: Seat;
    industry: Industry;
    die: number;
    bonus: number;
    result: 'succeeds' | 'stays' | 'burns';
  };
  projectBurnt: { seat: Seat; industry: Industry; because: 'choice' | 'CS7' | 'bankruptcy' };
  projectOffered: { from: Seat; to: Seat; industry: Industry; price: number };
  projectSold: { from: Seat; to: Seat; industry: Industry; price: number };
  projectDeclined: { from: Seat; to: Seat; industry: Industry };
  /** `settled` is what the loan took out of the price; `received` may be negative. */
  soldToMarket: {
    seat: Seat;
    industry: Industry;
    condition: Condition;
    at: 'full' | 'half' | 'OP39';
    price: number;
    settled: number;
    received: number;
  };
  lotAnnounced: { seat: Seat; industry: Industry; kind: Kind; start: number; bidders: Seat[]; because: LotReason };
  feePaid: { seat: Seat; amount: number };
  bidMade: { seat: Seat; amount: number };
  /** `isForced`: nothing else was possible, and the seat was not asked. */
  passed: { seat: Seat; during: 'auction' | 'startUps' | 'offers'; isForced: boolean };
  lotSold: { seat: Seat; industry: Industry; kind: Kind; bid: number; paid: number; usedQuota: boolean };
  lotUnsold: { industry: Industry; because: 'noBid' | 'unpaid' };
  /** Bought from the bank without an auction. */
  boughtDirectly: { seat: Seat; industry: Industry; kind: Kind; price: number; by: 'OP09' | 'OP37' | 'OP45' };
  projectsCreated: { seat: Seat; industry: Industry; count: number; cost: number; because: 'turn' | 'OP17' | 'OP18' };
  takeoverOffered: Takeover & { industry: Industry; price: number; keeping: number };
  takeoverAccepted: Takeover & { industry: Industry; price: number; settled: number };
  takeoverRefused: Takeover & { industry: Industry; paid: number };
  /** OP28. `against` is an exceptional offer or the card it stopped. */
  shielded: { seat: Seat; industry: Industry; against: 'offer' | PlayedId };
  loanTaken: { seat: Seat; industry: Industry; amount: number };
  loanRepaid: { seat: Seat; industry: Industry; amount: number };
  paymentDue: { seat: Seat; amount: number; to: Seat | null; because: PaymentReason };
  /** A payment that no other event tells. */
  paid: { seat: Seat; amount: number; to: Seat | null; because: Exclude<PaymentReason, ToldElsewhere> };
  /** Money from the bank, or (`from`) from another player. */
  received: { seat: Seat; amount: number; from: Seat | null; because: MoneyReason };
  /** `companies` became free private ones; `lost` are the bonus stars, which may have been negative. */
  bankrupt: {
    seat: Seat;
    paid: number;
    companies: { industry: Industry; count: number }[];
    cards: number;
    lost: number;
    isVoluntary: boolean;
  };
  reEntered: { seat: Seat; cash: number };
  cardDrawn: { seat: Seat; card: Secret<OptionCard>; because: DrawReason };
  quotaTaken: { seat: Seat; because: DrawReason };
  nothingToDraw: { seat: Seat; because: DrawReason };
  deckReshuffled: { deck: 'options' | 'crises' | 'events'; cards: number };
  /** `cost` is what the card itself asks for at once, `charge` what EV30 adds. */
  cardPlayed: Aim & { seat: Seat; card: OptionCard; cost: number; charge: number };
  reacted: { seat: Seat; card: OptionCard; cost: number; charge: number };
  discarded: { seat: Seat; card: OptionCard; because: 'handLimit' | 'exchange' };
  crimeRolled: { seat: Seat; card: OptionCard; die: number; difficulty: number; isSuccess: boolean };
  investigated: { seat: Seat; criminal: Seat; cost: number; die: number; above: number; isSuccess: boolean };
  /** OP30: a successful investigation counts as failed. */
  acquitted: { seat: Seat; investigator: Seat };
  convicted: { seat: Seat; investigator: Seat };
  /** The card does nothing: it has become impossible, or the cash fell short of a price just rolled. */
  fizzled: { seat: Seat; card: OptionCard };
  starChanged: { seat: Seat; by: 1 | -1; because: StarReason };
  /** `to`: a player, or `null` for the state. */
  companyTaken: {
    from: Seat;
    to: Seat | null;
    industry: Industry;
    condition: Condition;
    because: PlayedId | 'EV25';
    received: number;
  };
  companyAdded: { industry: Industry; kind: Kind; because: 'OP14' | 'CS3' };
  companyMoved: { seat: Seat; from: Industry; to: Industry; condition: Condition };
  loansClosed: { seat: Seat; industries: Industry[]; amount: number };
  /** `strikes` is where a strength card strikes; `null` if it is void for want of a forecast token, or is a forecast itself. */
  crisisOpened: { card: CrisisCard; forecasts: number; strengths: number; strikes: Industry | null };
  crisisVoid: { card: CrisisCard; because: 'noForecast' | 'bailedOut' };
  forecastMoved: { from: Industry | null; to: Industry; because: CrisisReason };
  crisisChanged: { industry: Industry; from: number; to: number; because: CrisisReason };
  eventOpened: { card: EventId };
  eventEnded: { card: EventId };
  interestDue: { due: PerSeat<number>; rate: number };
  interestPaid: { seat: Seat; amount: number };
  interestWaived: { seat: Seat; amount: number };
  yearEnded: { year: number };
  auditorPassed: { from: Seat; to: Seat };
  lookedAt: { seat: Seat; deck: 'crises' | 'events'; cards: Secret<(CrisisCard | EventId)[]> };
  lookedIntoHand: { seat: Seat; victim: Seat; cards: Secret<OptionCard[]> };
  cardTaken: { seat: Seat; victim: Seat; card: Secret<OptionCard> };
  /** What everybody may know of a deal. `to` gets `give`, `from` gets `get`. */
  dealMade: { from: Seat; to: Seat; give: OpenBundle; get: OpenBundle };
  timeCalled: { seat: Seat };
  gameEnded: Ending;
} & DealEvents<Terms>;
