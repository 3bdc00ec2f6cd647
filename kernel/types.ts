/** The one model every game is written in. Every signature below derives from the single type a game declares. */

/** An array indexed by a union of numbers, so that `table[id]` is never `undefined`. */
export type Table<K extends number, T> = T[] & Record<K, T> & { readonly [key]?: K };
declare const key: unique symbol;

export type Seat = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type PerSeat<T> = Table<Seat, T>;

/** One entry of a game's phase table: the locals a frame of it carries, and what it returns to its caller. */
export type Phase<Locals extends object = {}, Result = void> = { locals: Locals; result: Result };

/** Everything a game declares about itself. */
export type GameTypes = {
  state: object;
  phases: Record<string, { locals: object; result: unknown }>;
  /** The fields of each action; `seat` and `type` are the kernel's own. */
  actions: Record<string, object>;
  events: Record<string, object>;
  /** Why an action may be refused, by name, with the facts each reason carries. */
  refusals: Record<string, object>;
  options: Record<string, string>;
  /** Derived values that every client shows alike, so that none computes a rule. */
  facts: object;
  /** The questions the game asks, each as `phase.step`. */
  question: string;
  /** The ids of the game's rules, as its specification numbers them. */
  rule: string;
};

/** Keeps a game's action fields clear of the two names every action has already. */
export type ClearOfReserved<G extends GameTypes> = {
  actions: { [A in keyof G['actions']]: keyof G['actions'][A] & ('seat' | 'type') extends never ? unknown : never };
};

export type PhaseName<G extends GameTypes> = keyof G['phases'] & string;
export type ActionName<G extends GameTypes> = keyof G['actions'] & string;
export type EventName<G extends GameTypes> = keyof G['events'] & string;
export type Locals<G extends GameTypes, P extends PhaseName<G>> = G['phases'][P]['locals'];
type Result<G extends GameTypes, P extends PhaseName<G>> = G['phases'][P]['result'];
/** Phases that return nothing: the only ones an any-time action may open. */
export type Aside<G extends GameTypes> = {
  [P in PhaseName<G>]: Result<G, P> extends void ? P : never;
}[PhaseName<G>];

// ── State ───────────────────────────────────────────────────────────────────────────────────────

/** A suspended phase: which phase, at which step, with which locals. Control flow is this and nothing else. */
export type Frame<G extends GameTypes, P extends PhaseName<G> = PhaseName<G>> = {
  [N in P]: Locals<G, N> & { phase: N; step: string };
}[P];

/** Where dice and shuffles come from: a committed key at a table, one fast number in a search. Never in a view. */
export type Chance = { key: string; drawn: number } | number;

/** The kernel's part of the state. Plain JSON, like the game's part. */
export type Core<G extends GameTypes> = {
  seats: Seat[];
  options: G['options'];
  chance: Chance;
  stack: Frame<G>[];
  /** What the last action did, in order; `null` mutes it, for search. */
  events: Event<G>[] | null;
  outcome: Outcome | null;
};
export type State<G extends GameTypes> = G['state'] & Core<G>;

/** `scores` has one number a seat; several winners share the victory, no winner is a common defeat. */
export type Outcome = { winners: Seat[]; scores: number[] };

/** A fact about the game, never a sentence: `text/` words it. */
export type Event<G extends GameTypes, E extends EventName<G> = EventName<G>> = {
  [N in E]: { type: N } & G['events'][N];
}[E];

// ── Actions, the offers they are picked from, and refusals ───────────────────────────────────────

/** What a player sends, without whose it is. */
export type Choice<G extends GameTypes, A extends ActionName<G> = ActionName<G>> = {
  [N in A]: { type: N } & G['actions'][N];
}[A];
export type Action<G extends GameTypes, A extends ActionName<G> = ActionName<G>> = Choice<G, A> & { seat: Seat };

/** Why something may not be done: the rule that forbids it and the facts it looked at. `text/` words it. */
export type Refusal<G extends GameTypes = GameTypes> = {
  refused: (keyof G['refusals'] & string) | CommonRefusal;
  rule: string | null;
  facts: object;
};
/** Reasons that are the same in every game. */
export type CommonRefusal = keyof CommonRefusals;
export type CommonRefusals = {
  malformed: { expected: string };
  over: {};
  unknownAction: { type: string };
  notNow: { type: string; asked: readonly Seat[] };
  notAsked: { type: string; asked: readonly Seat[] };
  sealed: { type: string };
  notOffered: { field: string };
  outOfRange: { field: string; min: number; max: number };
  wrongCount: { field: string; atLeast: number; atMost: number };
  stale: { at: number; now: number };
  dealLimit: { limit: number };
  noSuchDeal: {};
  cannotUndo: { because: BarrierCause | 'nothing' };
  /** The line could not be written down; nothing has changed. */
  notSaved: { detail: string };
  /** Somebody else has played this table on. */
  playedElsewhere: { at: number; now: number };
  /** What the dice are made of is settled, or not yet due. */
  diceSettled: {};
};
export type BarrierCause = 'chance' | 'secret' | 'turn';

/** The values one field of an action may take: data, so that a client can draw it and a bot can sample it. */
export type Domain<T> =
  | OneOf<T>
  | (number extends T ? Between : never)
  | (T extends readonly (infer I)[] ? SomeOf<I> : never)
  | (T extends readonly unknown[] ? never : T extends object ? Parts<T> : never);
export type OneOf<T> = { one: readonly T[]; not?: readonly Barred<T>[] };
export type Between = { min: number; max: number; below?: Refusal; above?: Refusal };
type SomeOf<I> = { some: readonly I[]; atLeast: number; atMost: number; not?: readonly Barred<I>[] };
type Parts<T> = { parts: Fields<T> };
/** A value that is shown but cannot be chosen, and why. */
export type Barred<T> = { value: T; because: Refusal };
export type Fields<C> = { [K in keyof C]: Domain<C[K]> };

/**
 * A family of actions: the product of its fields' domains. All of them are legal, unless it is `checked`: then what binds
 * several fields together may still speak against one of them, and only the table can tell (`why`).
 */
export type Offer<G extends GameTypes, A extends ActionName<G> = ActionName<G>> = {
  [N in A]: { type: N; fields: Fields<G['actions'][N]>; checked?: true };
}[A];

// ── Rules ───────────────────────────────────────────────────────────────────────────────────────

/** Where control goes next. Returned, never performed, so that nothing can run after it. */
export type Next<G extends GameTypes, P extends PhaseName<G>, S extends string = string> =
  | { to: 'stay' }
  | { to: 'next' }
  | { to: 'step'; step: S }
  | { to: 'done'; result: Result<G, P> }
  | CallTo<G, PhaseName<G>>
  | { [N in PhaseName<G>]: { to: 'become'; phase: N; locals: Locals<G, N> } }[PhaseName<G>];
export type CallTo<G extends GameTypes, P extends PhaseName<G>> = {
  [N in P]: { to: 'call'; phase: N; locals: Locals<G, N> };
}[P];

/** An action as a rule: what of it is on offer (or why nothing is), and what taking it does. */
export type ActionRule<G extends GameTypes, F, A extends ActionName<G>, N> = {
  offer(g: State<G>, f: F, me: Seat): Fields<G['actions'][A]> | Fields<G['actions'][A]>[] | Refusal<G>;
  /** What binds several fields together and so cannot be said by the domain of each. */
  check?(g: State<G>, f: F, me: Seat, choice: G['actions'][A]): Refusal<G> | null;
  take(g: State<G>, f: F, me: Seat, choice: G['actions'][A]): N;
};

/** A step the game takes by itself; returning nothing goes on to the next step. */
export type Auto<G extends GameTypes, P extends PhaseName<G>, S extends string> = (
  g: State<G>,
  f: Frame<G, P>,
) => Exclude<Next<G, P, S>, { to: 'stay' | 'call' }> | void;

/** A step that runs another phase and takes up its result; `with` returning `null` skips it. */
export type Call<G extends GameTypes, P extends PhaseName<G>, S extends string> = {
  [C in PhaseName<G>]: {
    call: C;
    with(g: State<G>, f: Frame<G, P>): Locals<G, C> | null;
    then?(g: State<G>, f: Frame<G, P>, result: Result<G, C>): Next<G, P, S> | void;
  };
}[PhaseName<G>];

/** A step that waits for players; asking nobody skips it. */
export type Ask<G extends GameTypes, P extends PhaseName<G>, S extends string> = {
  /** The paragraph the question comes from. */
  rule: G['rule'];
  ask(g: State<G>, f: Frame<G, P>): Seat | readonly Seat[] | null;
  actions: { [A in ActionName<G>]?: ActionRule<G, Frame<G, P>, A, Next<G, P, S>> };
  /** What is done for a seat whose time has run out, or that has left. Always one of its offers. */
  idle(g: State<G>, f: Frame<G, P>, me: Seat): Choice<G>;
  /** What follows a phase that one of the actions called; by default the question is asked again. */
  after?: { [C in PhaseName<G>]?: (g: State<G>, f: Frame<G, P>, result: Result<G, C>) => Next<G, P, S> };
  /** Whether any-time actions must wait until this question is answered. */
  sealed?(g: State<G>, f: Frame<G, P>): boolean;
};

export type Step<G extends GameTypes, P extends PhaseName<G>, S extends string = string> =
  | Auto<G, P, S>
  | Call<G, P, S>
  | Ask<G, P, S>;

export type PhaseRules<G extends GameTypes, P extends PhaseName<G>> = {
  steps: Record<string, Step<G, P>>;
  first: string;
  following: Record<string, string | undefined>;
};

/** A whole game, as data: what the kernel, the server, the bots and the client are each given. */
export type Game<G extends GameTypes> = {
  id: string;
  /** The version of the rules: raised by whoever changes what they do, and by nothing else. */
  version: number;
  /** The version of the view, the facts and the events: raised when a board must be changed to draw them. */
  speaks: number;
  seats: { min: number; max: number };
  /** What each seat may pick before the start (a firm, a colour), none twice. */
  picks: readonly string[];
  /** The table options; the first value of each is its default. */
  options: { [K in keyof G['options']]: readonly G['options'][K][] };
  presets: Record<string, Partial<G['options']>>;
  setup(core: Core<G>, picks: readonly (string | null)[]): G['state'];
  /** The phase the game begins with; it usually never returns. */
  opening(g: State<G>): CallTo<G, PhaseName<G>>;
  phases: { [P in PhaseName<G>]: PhaseRules<G, P> };
  /** What any seat may do whenever the open question is not sealed. */
  anytime: { [A in ActionName<G>]?: ActionRule<G, Frame<G>, A, { to: 'stay' } | CallTo<G, Aside<G>>> };
  /**
   * What is nearly always open besides and is no answer to a question: borrowing, proposing, settings. Who has nothing else to
   * choose from need not be asked.
   */
  asides?: readonly ActionName<G>[];
  /** The one of them by which a seat says that it wants to be asked next time, whatever about. */
  holds?: ActionName<G>;
  /** An any-time action that does not wait: whoever may take it is asked before the open question. */
  urgent?: ActionName<G>;
  /** The paragraph that governs each action: the answer when it is tried at the wrong moment. */
  governs: { [A in ActionName<G>]: G['rule'] };
  /** Derived values for display, from what everybody may see: looking at anything hidden throws. */
  facts(g: State<G>): G['facts'];
  /** What of them is different for a seat, from what that seat may see. */
  ownFacts?(g: State<G>, seat: Seat, common: G['facts']): Partial<G['facts']>;
  /** What must be true after every step, by name; a text says what is wrong. Tests and fuzzing only. */
  invariants: Record<string, (g: State<G>) => true | string>;
  /**
   * Every kind of single secret (`players.*.cash`, `stack.vote.ballots.*`) with what it might be for somebody who does not
   * see it: for search, and for the tests that vary what is hidden. Cards in piles are dealt anew by the kernel.
   */
  secrets: Record<string, Sampler<G>>;
  /** Secrets that are nobody's business as settings and open by what follows from them, by a ruling of the game. */
  openByEffect?: readonly string[];
  /** Puts cards that were dealt anew where they can be, as far as everybody knows; those that `bits` have seen stay. */
  arrange?(g: State<G>, bits: number, random: (n: number) => number): void;
  /** The actions whose fields not everybody may know, as they are told. */
  conceals?: {
    [A in ActionName<G>]?: (g: State<G>, me: Seat, choice: G['actions'][A]) => Concealed<G['actions'][A]>;
  };
};

// ── Hidden information ──────────────────────────────────────────────────────────────────────────

/** A value only some seats may see: one bit a seat in `seen`. The word `secret` stands at every place that reads one. */
export type Secret<T> = { seen: number; secret: T };

/** What lies in a pile: an id. An object would tell by its identity where it lay. */
export type PileItem = string | number;

/** Cards lying face down, each with the seats that know it. The order of a deck matters, that of a hand tells nothing. */
export type Pile<T extends PileItem> = {
  pile: 'deck' | 'hand';
  /** Whose hand it is. */
  owner: Seat | null;
  pool: string;
  seen: number[];
  secret: T[];
};

/** What one player is shown of `T`: the same shape, with `null` for what it may not see; `seen` tells who else is known to know. */
export type View<T> =
  T extends Pile<infer V>
    ? { pile: 'deck' | 'hand'; owner: Seat | null; pool: string; seen: number[]; secret: (V | null)[] }
    : T extends Secret<infer V>
      ? { seen?: number; secret: View<V> | null }
      : T extends readonly (infer I)[]
        ? T extends { readonly [key]?: infer K extends number }
          ? Table<K, View<I>>
          : View<I>[]
        : T extends object
          ? { [K in keyof T as K extends 'chance' | 'events' ? never : K]: View<T[K]> }
          : T;

/** A seat's view of a whole game; `unseen` lists, sorted, the cards of each pool that it has not seen. */
export type StateView<G extends GameTypes> = View<State<G>> & {
  viewer: Seat | null;
  unseen: Record<string, PileItem[]>;
};

/** Draws what a hidden value might be, as far as its place in the state is concerned; `indexes` are those on the way to it. */
type Sampler<G extends GameTypes> = (g: State<G>, indexes: readonly number[], random: (n: number) => number) => unknown;

/** An action's fields with what is nobody else's business marked as secret. */
type Concealed<C> = { [K in keyof C]: C[K] | Secret<C[K]> };
