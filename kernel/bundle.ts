import { clone } from './clone.ts';
import { factsIn } from './facts.ts';
import type { Dice } from './fair.ts';
import { digestWith } from './hashing/digest.ts';
import { INTERFACE } from './interface.ts';
import {
  act,
  actForClock,
  begin,
  type Circumstances,
  type Made,
  type Match,
  type MatchSetup,
  type NotMade,
  redice,
  repeat,
  resume,
  snapshotOf,
  undo,
} from './match.ts';
import { why } from './offers/judge.ts';
import { onlyAnswerIn } from './only-answer.ts';
import {
  idle,
  menu,
  nextAsked,
  offers,
  optionsOf,
  perform,
  playRandomly,
  type Question,
  type Refused,
  type Setup,
  sample,
  start,
  waiting,
} from './play.ts';
import type { By, GameRecord, Head, Line } from './record.ts';
import { laidOpen } from './secrets/open.ts';
import { preview, redeal } from './secrets/redeal.ts';
import { positionOf, viewIn, viewOf } from './secrets/view.ts';
import type {
  Action,
  Choice,
  Event,
  Game,
  GameTypes,
  Offer,
  Outcome,
  Refusal,
  Seat,
  State,
  StateView,
  View,
} from './types.ts';
import { type Verdict, verify } from './verify.ts';

/**
 * The rules of one game at one version, with the kernel they were written for: all that a table, a command line, a client or
 * a server ever speaks to, for today's rules and for those of ten years ago alike. Matches are held and handed back, never
 * looked into; everything else that crosses is plain JSON.
 */
export type Rules<G extends GameTypes = GameTypes> = {
  interface: typeof INTERFACE;
  game: string;
  version: number;
  /** The version of views, facts and events; a board draws the one it knows. */
  speaks: number;
  seats: { min: number; max: number };
  picks: readonly string[];
  options: Record<string, readonly string[]>;
  presets: Record<string, Record<string, string | undefined>>;
  /** Every action with the paragraph that governs it. */
  actions: Record<string, string>;
  /** The actions of which not every combination of what is offered is allowed. */
  checks: readonly string[];
  /** The action by which a seat says that it wants to be asked next time, if there is one. */
  holds?: string;
  /** The table options with every default filled in; an unknown one is a `RangeError` that says what is possible. */
  optionsFor(chosen: Record<string, string>): Record<string, string>;
  /** Takes the platform's own SHA-256, which must give the same as the bundle's. */
  digestWith(native: (text: string) => string): void;

  begin(setup: MatchSetup, kept?: number): Match<G>;
  snapshot(match: Match<G>): string;
  resume(head: Head, seeds: readonly string[], snapshot: string): Match<G>;
  verify(record: GameRecord): Verdict;

  /** Each leaves the match as it was and returns the next one, with the line to be written down first. */
  act(match: Match<G>, action: unknown, circumstances?: Circumstances): Made<G> | NotMade<G>;
  actForClock(match: Match<G>, seat: Seat): Made<G> | NotMade<G>;
  undo(match: Match<G>, seat: Seat, agreed?: Seat[]): Made<G> | NotMade<G>;
  redice(match: Match<G>, dice: Dice, seed: string, eyes: Seat[]): Made<G>;
  repeat(match: Match<G>, line: Line, seeds?: readonly string[]): Made<G> | NotMade<G>;

  about(match: Match<G>): About<G>;
  view(match: Match<G>, viewer: Seat | null): StateView<G>;
  facts(match: Match<G>, viewer: Seat | null): G['facts'];
  menu(match: Match<G>, seat: Seat): { offers: Offer<G>[]; refused: Refused<G>[] };
  /** The only answer of a seat, as `viewer` can tell (`null`: everybody). Bundles before this one do not know. */
  onlyAnswer?(match: Match<G>, seat: Seat, viewer: Seat | null): Choice<G> | null;
  why(match: Match<G>, seat: Seat, choice: object): Refusal<G> | null;
  preview(match: Match<G>, seat: Seat, choice: Choice<G>): { view: StateView<G>; facts: G['facts'] } | null;
  /** A line or an event as somebody may see it. */
  show<T>(news: T, viewer: Seat | null): View<T>;
  /** The same with every secret known to everybody: for looking back at a finished game. */
  laidOpen(match: Match<G>): Match<G>;
  newsLaidOpen<T>(news: T): T;

  search: Search<G>;
};

/** What everybody may know of a match besides the view. */
export type About<G extends GameTypes> = {
  version: number;
  head: Head;
  seeds: readonly string[];
  /** The last link of its chain. */
  link: string;
  /** Whom the table turns to. */
  waiting: Question | null;
  outcome: Outcome | null;
  /** Who may take the last move back freely; else why nobody may. */
  free: Seat | null;
  barrier: Match<G>['barrier'];
  /** The last move that stands, as far as it is at hand. Bundles before this one do not tell. */
  last?: { choice: { type: string }; by?: By };
  opening: readonly Event<G>[];
};

/** What a search works with: states, changed in place. */
export type Search<G extends GameTypes> = {
  start(setup: Setup<G>): State<G>;
  clone(g: State<G>): State<G>;
  /** A game that fits a view. */
  redeal(seen: StateView<G>, seed: number): State<G>;
  view(g: State<G>, viewer: Seat | null): StateView<G>;
  waiting(g: State<G>): Question | null;
  offers(g: State<G>, seat: Seat): Offer<G>[];
  sample(g: State<G>, seat: Seat, random: (n: number) => number, from?: Offer<G>[]): Action<G> | null;
  /** Applies an action known to be legal. */
  perform(g: State<G>, action: Action<G>): void;
  /** One random move of somebody who is asked; false when the game is over. */
  playRandomly(g: State<G>, random: (n: number) => number): boolean;
  idle(g: State<G>, seat: Seat): Action<G>;
};

/** The rules of a game behind the one interface. */
export function bundleOf<G extends GameTypes>(game: Game<G>): Rules<G> {
  return {
    interface: INTERFACE,
    game: game.id,
    version: game.version,
    speaks: game.speaks,
    seats: game.seats,
    picks: game.picks,
    options: game.options,
    presets: game.presets,
    actions: game.governs,
    checks: checkedIn(game),
    ...(game.holds !== undefined && { holds: game.holds }),
    optionsFor: (chosen) => optionsOf(game, chosen as never),
    digestWith,

    begin: (setup, kept) => begin(game, setup, kept),
    snapshot: snapshotOf,
    resume: (head, seeds, snapshot) => resume(game, head, seeds, snapshot),
    verify: (record) => verify(game, record),

    act,
    actForClock,
    undo,
    redice,
    repeat,

    about: ({ version, head, seeds, link, position, tail, free, barrier, opening }) => ({
      version,
      head,
      seeds,
      link,
      waiting: nextAsked(game, position.g),
      outcome: position.g.outcome,
      free: free > 0 ? (tail.at(-1)?.seat ?? null) : null,
      barrier,
      ...lastOf(tail.at(-1)),
      opening,
    }),
    view: ({ position }, viewer) => viewIn(position, viewer),
    facts: ({ position }, viewer) => factsIn(game, position, viewer),
    menu: ({ position }, seat) => menu(game, position.g, seat),
    onlyAnswer: ({ position }, seat, viewer) => onlyAnswerIn(game, position, seat, viewer),
    why: ({ position }, seat, choice) => why(game, position.g, seat, choice),
    preview: ({ position }, seat, choice) =>
      why(game, position.g, seat, choice) === null ? preview(game, viewIn(position, seat), choice) : null,
    show: viewOf,
    laidOpen: (match) => ({ ...match, position: positionOf(laidOpen(match.position.g)) }),
    newsLaidOpen: laidOpen,

    search: {
      start: (setup) => start(game, setup),
      clone,
      redeal: (seen, seed) => redeal(game, seen, seed),
      view: (g, viewer) => viewIn(positionOf(g), viewer),
      waiting: (g) => waiting(game, g),
      offers: (g, seat) => offers(game, g, seat),
      sample: (g, seat, random, from) => sample(game, g, seat, random, from),
      perform: (g, action) => perform(game, g, action),
      playRandomly: (g, random) => playRandomly(game, g, random),
      idle: (g, seat) => idle(game, g, seat),
    },
  };
}

const lastOf = (move: { choice: { type: string }; by?: By } | undefined): Pick<About<GameTypes>, 'last'> =>
  move === undefined ? {} : { last: { choice: move.choice, ...(move.by && { by: move.by }) } };

/** The actions that have a `check` somewhere in the game. */
function checkedIn<G extends GameTypes>(game: Game<G>): string[] {
  const found = new Set<string>();
  const note = (actions: object): void => {
    for (const [type, rule] of Object.entries(actions)) if ('check' in rule) found.add(type);
  };
  note(game.anytime);
  for (const { steps } of Object.values(game.phases))
    for (const step of Object.values(steps as object))
      if (typeof step === 'object' && 'actions' in step) note(step.actions);
  return [...found];
}
