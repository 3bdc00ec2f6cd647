import type { PerSeat, Pile, Seat, Secret, Table } from '@parlour/kernel';
import type { CrisisCard } from '../content/crisis-cards.ts';
import type { CompanyTag, Condition, Holding, ProjectTag } from '../content/holdings.ts';
import type { Industry, Kind } from '../content/industries.ts';
import type { OptionCard, OptionId } from '../content/options.ts';
import type { Colour } from '../content/table.ts';
import type { SoftWindow, WindowId } from '../content/windows.ts';

/** One entry an industry, at its number; the entries 0 and 1 stand for nothing. */
export type ByIndustry<T> = Table<Industry, T>;

/** EC-2.4. Companies, coins and stars lie open. */
export type Player = {
  colour: Colour;
  cash: number;
  companies: ByIndustry<number>;
  /** How many of the companies carry a loan. */
  mortgaged: ByIndustry<number>;
  /** How many of these loans were taken since interest was fixed: they bear none this year (EC-R.52). */
  fresh: ByIndustry<number>;
  projects: ByIndustry<number>;
  /** They lie open. */
  quotas: OptionCard[];
  hand: Pile<OptionCard>;
  /** Fulfilled star cards. */
  trophies: OptionCard[];
  /** Bonus stars; may be negative. */
  bonus: number;
  /** Bankrupt, and waiting for the next year. */
  isOut: boolean;
  stopsAt: Secret<SoftWindow[]>;
  isHolding: Secret<boolean>;
};

/** What happens only once a turn, or is forgotten with it. */
export type Turn = {
  /** Turns played in the game, this one included. */
  number: number;
  /** The turn of the year, from 1. */
  ofYear: number;
  /** Whose turn it is. */
  seat: Seat;
  part: Part;
  dice: { blue: number; white: number } | null;
  /** The active industry, or what it will be unless a card changes it. */
  industry: Industry | null;
  /** Who sold in Phase 4 and takes no part in the auctions. */
  sellers: Seat[];
  /** OP05: who has had the dice rolled again. */
  rerollers: Seat[];
  /** OP24: whose profit in the active industry is doubled. */
  exporters: Seat[];
  /** OP09, OP45: there is no auction. */
  isAuctionOff: boolean;
  /** There was a company to auction. */
  hadLot: boolean;
  /** A company was bought at auction, or directly instead of it. */
  isBought: boolean;
  /** State companies bought at auction, for OP12. */
  privatised: { seat: Seat; industry: Industry; paid: number; quota: OptionCard | null }[];
  created: number;
  /** Companies of each seat in the active industry that no offer can aim at any more. */
  sheltered: PerSeat<number>;
};

/** Where in the turn or at the year's edges we are: the steps of EC-5.1. */
export type Part =
  | 'opening'
  | 'T0'
  | 'T1'
  | 'T2'
  | 'T3'
  | 'T4'
  | 'T5'
  | 'T6'
  | 'T7'
  | 'T8'
  | 'T9'
  | 'T10'
  | 'Y0'
  | 'Y1'
  | 'Y2'
  | 'Y5';

export type Window = { window: WindowId; ready: Seat[]; acted: PerSeat<number> };

/** A mandatory payment. `creditor`: a player, or `null` for the bank. */
export type Due = { debtor: Seat; amount: number; creditor: Seat | null; because: PaymentReason };
export type PaymentReason =
  | 'loss'
  | 'bid'
  | 'interest'
  | 'loan'
  | 'EV01'
  | 'EV03'
  | 'CS6'
  | 'OP09'
  | 'OP22'
  | 'OP23'
  | 'OP43'
  | 'OP45';
/** What is paid for these is told by `lotSold`, `interestPaid` and `boughtDirectly`. */
export type ToldElsewhere = 'bid' | 'interest' | 'OP09' | 'OP45';
export type MoneyReason = 'EV02' | 'EV05' | OptionId;
export type DrawReason = 'start' | 'double' | 'year' | 'return' | 'exchange' | 'EV05' | 'EV24' | OptionId;
export type StarReason = 'investigation' | 'crime' | 'EV33' | 'EV34' | 'OP31' | 'OP32' | 'OP33' | 'OP34' | 'OP44';
export type PriceReason =
  | 'sale'
  | 'projects'
  | 'noDemand'
  | 'kept'
  | CrisisCard
  | 'EV06'
  | 'EV07'
  | 'EV08'
  | 'OP07'
  | 'OP08'
  | 'OP18';
export type CrisisReason = CrisisCard | 'EV21' | 'EV22' | 'EV23' | 'OP01' | 'OP02' | 'OP03' | 'OP42' | 'seventh';
export type LotReason = 'turn' | 'EV36' | 'OP10';
export type Limit =
  | 'none'
  | 'turns8'
  | 'turns12'
  | 'turns16'
  | 'turns20'
  | 'turns30'
  | 'turns40'
  | 'turns60'
  | 'turns100'
  | 'turns200'
  | 'minutes10'
  | 'minutes20'
  | 'minutes30'
  | 'minutes45'
  | 'minutes60'
  | 'minutes90'
  | 'minutes120'
  | 'minutes240';

export type Auction = {
  industry: Industry;
  opener: Seat;
  /** `null` until it is announced. */
  kind: Kind | null;
  /** The starting price: the price when the auction began (EC-11.23). */
  start: number;
  last: number | null;
  leader: Seat | null;
  /** Those who are still in, the next to bid first. */
  queue: Seat[];
  /** Who needs to pay no fee any more. */
  admitted: Seat[];
  because: LotReason;
  /** OP11 */
  discount: number;
};
export type Sale = { seat: Seat; price: number };

export type Takeover = { by: Seat; owner: Seat; condition: Condition };

/** What a card is aimed at; what it does not need is `null`. */
export type Aim = {
  industry: Industry | null;
  /** One's own. */
  company: Holding | null;
  rival: Seat | null;
  /** The rival's company. */
  asset: Holding | null;
  /** OP20: a second company whose loan is closed. */
  loan: Holding | null;
  kind: Kind | null;
  /** OP12: a purchase, by what was paid for it. */
  paid: number | null;
};
export type Play = Aim & {
  card: OptionCard;
  by: Seat;
  /** RX-TARGET: who may still shield the company. */
  target: Seat | null;
  /** Who may still investigate, in order. */
  investigators: Seat[];
  /** Who has just succeeded. */
  detective: Seat | null;
  dues: Due[];
  losses: { loser: Seat; industry: Industry }[];
};

/** What one side of a deal gives. Hand cards that are asked for are asked by number. */
export type Bundle = { money: number; companies: CompanyTag[]; projects: ProjectTag[]; quotas: number };
export type Terms = { give: Bundle & { cards: OptionCard[] }; get: Bundle & { cards: number } };
export type OpenBundle = Bundle & { cards: number };

export type ChainLink = { industry: Industry; companies: number; each: number };

/** How the game ended. `stars` and `assets` have one number a seat; `assets` are counted only where they decide. */
export type Ending = {
  because: 'target' | 'turns' | 'time' | 'guard';
  winners: Seat[];
  stars: number[];
  assets: number[] | null;
};
