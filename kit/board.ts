import type {
  Choice,
  Event,
  GameText,
  GameTypes,
  Language,
  Offer,
  Refusal,
  Say,
  Seat,
  StateView,
  View,
} from '@parlour/kernel';
import type { ComponentType } from 'react';

/**
 * Who sits where, as everybody sees it: colour and symbol always go together. `colour` is a CSS colour; `symbol` is one
 * character. `SeatMark` (kit/seats) draws the two as one mark.
 */
export type Sitter = { name: string; bot: string | null; colour: string; symbol: string };

/** One kind of action as a board uses it: what may be chosen, and choosing it. */
export type OfferHandle = {
  type: string;
  /** Whether the action is on offer at all. */
  isOffered: boolean;
  /** Whether these values, with what is picked already, can still lead to an action. */
  allows(fields: Record<string, unknown>): boolean;
  /** Why these values are not on offer, as far as the offers themselves tell; `null` if they are. */
  whyNot(fields: Record<string, unknown>): Refusal | null;
  /**
   * Why a choice cannot be made, a whole one included: what binds its fields together only the table knows. `useWhyNot`
   * (kit/offers) asks it while a choice is put together.
   */
  ask(fields: Record<string, unknown>): Promise<Refusal | null>;
  /** Opens the answer to "Why not?", with the paragraph; nothing if these values can be chosen. */
  explain(fields: Record<string, unknown>): void;
  /** Picks values: sends the action as soon as every field is settled, otherwise narrows the choice. */
  pick(fields: Record<string, unknown>): void;
  /** What is picked so far. */
  picked: Record<string, unknown>;
};

/**
 * All that a board is given. It draws a view and lights offers; it decides nothing and computes no rule. A piece carries
 * `data-place="kind-id"`: so a lesson can point at it, and "Why not?" lights what its facts speak of.
 */
export type BoardProps<G extends GameTypes> = {
  view: StateView<G>;
  facts: G['facts'];
  /** Through whose eyes the board is drawn; `null` for a spectator or an open replay. */
  seat: Seat | null;
  /** The seats the table waits for. */
  asked: readonly Seat[];
  sitters: readonly Sitter[];
  offers: readonly Offer<G>[];
  /** The handle of one kind of action; also for actions that are not on offer now. */
  offer(type: keyof G['actions'] & string): OfferHandle;
  /** Forgets a half-made choice. */
  clear(): void;
  /** What a complete choice would lead to, as far as that can be known. */
  preview(choice: object): Promise<{ view: StateView<G>; facts: G['facts'] } | null>;
  /**
   * Earlier positions up to this one, as this seat sees them: the last for each value of a number that only rises, named by its
   * path in the view (`turn.number`). For charts of what has been.
   */
  past(by: string): Promise<readonly { view: StateView<G>; facts: G['facts'] }[]>;
  /** Opens the answer to "Why not?". */
  explain(refusal: Refusal): void;
  /** Opens the rules reader at a paragraph. */
  showRule(rule: string): void;
  /** The events that led to this view and are being shown now, oldest first. */
  events: readonly View<Event<G>>[];
  text: GameText<G>;
  language: Language;
  say: Say;
  /** How long movements take: 1 is normal, 0 is no animation. */
  pace: number;
  /** What this person wants at this table. In a lesson, a book or a replay nobody wants anything. */
  wishes?: Wishes;
};

/** What somebody has settled for themselves at one table, such as standing orders: kept on this device, told to nobody. */
export type Wishes = {
  /** Nobody but bots plays with them, and they do not want to be asked everything: what is hardly a question may go by itself from the start. */
  isAlone: boolean;
  /** Something was taken back: what is asked again they answer themselves, whatever they have ordered. */
  isAgain: boolean;
  /** By name; nothing of that name until something was wished. */
  of: Readonly<Record<string, readonly string[]>>;
  wish(name: string, values: readonly string[]): void;
  /** Sends what an order of theirs answers: a move like any other, but no decision of this moment. */
  carryOut(choice: { type: string }): void;
};

/** What a stage is given: the board's own, the moment, and whom to tell that it is over. */
export type StageProps<G extends GameTypes> = BoardProps<G> & { event: View<Event<G>>; onDone(): void };

/** Whom a moment concerns: who looks at it, everybody alike, or others only. */
export type Concern = 'me' | 'all' | 'others';

/** The short sounds that boards may ask for; what each is made of, the shell knows. */
export type SoundName =
  | 'card'
  | 'buy'
  | 'roll'
  | 'wheel'
  | 'crate'
  | 'lorry'
  | 'hammer'
  | 'bell'
  | 'blow'
  | 'crash'
  | 'works'
  | 'whistle'
  | 'step'
  | 'lay'
  | 'fall'
  | 'growl'
  | 'spell'
  | 'treasure';

/** What a game brings to the table of the shell. All parts but `Board` are optional; the shell has a plain one for each. */
export type BoardModule<G extends GameTypes> = {
  Board: ComponentType<BoardProps<G>>;
  /** The same for a big screen that everybody looks at from a sofa: drawn through nobody's eyes, larger, with nothing to press. */
  Screen?: ComponentType<BoardProps<G>>;
  /**
   * The kinds of action that `Board` and `Hand` let a person choose themselves, by picking on their `OfferHandle`. The prompt
   * then leaves them out and shows buttons for the rest only; its list of all choices always has every one of them.
   */
  draws?: readonly (keyof G['actions'] & string)[];
  /** Of those, the kinds that have their one place there even where nothing is left to choose: the prompt has no second button for them. */
  owns?: readonly (keyof G['actions'] & string)[];
  /** Those of them that `Hand` alone lets a person choose: beside a big screen they need no board in the hand. */
  inHand?: readonly (keyof G['actions'] & string)[];
  /** Those of them whose places glow for everybody on `Screen`: what it is drawn from tells anybody where they are. */
  glows?: readonly (keyof G['actions'] & string)[];
  /** Kinds of action that are open nearly always and seldom meant: the prompt leaves them to its list of all choices. */
  seldom?: readonly (keyof G['actions'] & string)[];
  /** The person's own things at the foot of the table (the hand). */
  Hand?: ComponentType<BoardProps<G>>;
  /** The numbers that matter beside a seat's name: two at most. `unit` says of what, where there is room for it. */
  seatFacts?(props: BoardProps<G>, seat: Seat): { label: string; value: string; unit?: string }[];
  /** The table as text, for screen readers: enough to play by. Most never ask for it, so it is fetched apart. */
  describe?(): Promise<(props: BoardProps<G>) => string[]>;
  /**
   * Events that deserve a stage of their own over the board (an IPO, a fight), and how they are shown. While a stage is up,
   * the view is still the one before the event, so that the result is not seen before it is told. The shell lays the
   * stage over the board area, calls it again for each staged event, and skips it when the person clicks past it.
   */
  Stage?: ComponentType<StageProps<G>>;
  isStaged?(event: View<Event<G>>): boolean;
  /** Whom a staged event concerns, in the position before it: what concerns others only is not staged for a seat that plays. */
  concern?(event: View<Event<G>>, seat: Seat, view: StateView<G>): Concern;
  /**
   * What a seat has, of all that lies on the table, as anything that can be compared: where others make it something else, the
   * person is shown it for long enough, or told that it went by. Without it: what the view keeps under the seat's number.
   */
  holdings?(view: StateView<G>, seat: Seat): unknown;
  /** What an event sounds like; `null` leaves it to the shell's own sounds. Off with the one switch for all sounds. */
  sounds?(event: View<Event<G>>): SoundName | null;
  /** What each seat has at a moment, for the chart of a finished game. The view it is given is laid open. */
  scores?(view: StateView<G>): number[];
  /** A warning to be confirmed before a choice is sent: only where the rules advise it. It does not say that nothing undoes it. */
  warning?(choice: Choice<G>, props: BoardProps<G>): string | null;
  /**
   * Brings a place to light (the value of a `data-place` or `data-part`) that a lesson points at: opens the tab or the sheet it
   * lies in. Scrolling there is the shell's. Nothing if the place is always in sight, or nowhere.
   */
  reveal?(place: string): void;
  /** The versions of views, facts and events that it draws; for others the generated board serves. */
  speaks?: readonly number[];
  /** Classes of the game's own face: custom properties for colours and display type. */
  className?: string;
};
