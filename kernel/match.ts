import { barrierAfter } from './barrier.ts';
import { below, keyed, shuffle } from './chance.ts';
import { clone } from './clone.ts';
import { factsIn } from './facts.ts';
import { type Dice, diceKey } from './fair.ts';
import { judge } from './offers/judge.ts';
import { idle, menu, perform, start, top } from './play.ts';
import {
  type By,
  type Entry,
  type Head,
  headHash,
  type Line,
  linkHash,
  RECORD_VERSION,
  type RulesName,
} from './record.ts';
import { bitOf } from './secrets/secrets.ts';
import { pilesOf } from './secrets/spots.ts';
import { type Position, positionOf } from './secrets/view.ts';
import type { Action, BarrierCause, Event, Game, GameTypes, PileItem, Refusal, Seat, State } from './types.ts';

/**
 * A game being played, as a value: `act` and `undo` leave it as it was and return the next one, so that whoever holds it can
 * write the line down first. It holds the position, one some moves back, and the moves between: never every position.
 */
export type Match<G extends GameTypes> = {
  game: Game<G>;
  head: Head;
  seeds: readonly string[];
  /** How many lines its record has: the version that an action names to say which position it answers. */
  version: number;
  link: string;
  position: Position<G>;
  /** The position as text: what the chain covers. */
  text: string;
  /** The position before `tail`, and one in the middle of it that will be the next `base`. */
  base: string;
  middle: { text: string; moves: number } | null;
  /** So many moves can be taken back at least without going back to the record. */
  kept: number;
  /** The moves that stand since `base`, oldest first. */
  tail: readonly Standing[];
  /** How many moves stand in all. */
  standing: number;
  /** How many of the last moves may be taken back freely: all by one seat. */
  free: number;
  barrier: BarrierCause | 'nothing';
  opening: readonly Event<G>[];
};

/** A move that was not taken back: its line, who made it, and how many draws the dice had made before it. */
type Standing = { line: number; seat: Seat; choice: { type: string }; drawn: number; by?: By };

/** What `act` and `undo` made of a match; `line` and `events` hold secrets and are to be shown through somebody's eyes. */
export type Made<G extends GameTypes> = { ok: true; match: Match<G>; entry: Entry; line: Line; events: Event<G>[] };
export type NotMade<G extends GameTypes> = { ok: false; refusal: Refusal<G> };

const KEPT = 32;

export type MatchSetup = {
  rules: RulesName;
  seats: Head['seats'];
  options: Record<string, string>;
  dice: Dice;
  seed: string;
};

export function begin<G extends GameTypes>(game: Game<G>, setup: MatchSetup, kept = KEPT): Match<G> {
  const { rules, seats, dice, seed } = setup;
  if (rules.version !== game.version)
    throw new RangeError(`these are rules ${game.version} of ${game.id}, not ${rules.version}`);
  const g = start(game, {
    seats: seats.length,
    options: setup.options as never,
    picks: seats.map(({ pick }) => pick),
    chance: keyed(diceKey(seed, dice.entropy)),
  });
  const opening = g.events ?? [];
  g.events = null;
  const head: Head = {
    format: 'parlour-record',
    version: RECORD_VERSION,
    game: game.id,
    rules,
    seats,
    options: g.options,
    dice,
  };
  const text = textOf(g);
  return {
    game,
    head,
    seeds: [seed],
    version: 0,
    link: headHash(head),
    position: positionOf(g),
    text,
    base: text,
    middle: null,
    kept,
    tail: [],
    standing: 0,
    free: 0,
    barrier: 'nothing',
    opening,
  };
}

/** What of a match must be kept to go on with it, as JSON; the head and the seeds are kept beside it. */
export function snapshotOf<G extends GameTypes>(match: Match<G>): string {
  const { version, link, text, base, tail, standing, free, barrier, seeds } = match;
  const rest = JSON.stringify({ version, link, tail, standing, free, barrier, dice: seeds.length });
  return `{"g":${text},"base":${tail.length === 0 ? text : base},${rest.slice(1)}`;
}

/** A match from its snapshot; of the seeds of its table it takes those it had then. */
export function resume<G extends GameTypes>(
  game: Game<G>,
  head: Head,
  seeds: readonly string[],
  snapshot: string,
): Match<G> {
  const { g, base, dice, ...rest } = JSON.parse(snapshot) as Pick<
    Match<G>,
    'version' | 'link' | 'tail' | 'standing' | 'free' | 'barrier'
  > & { g: State<G>; base: object; dice: number };
  const text = JSON.stringify(g);
  g.events = null;
  const position = positionOf(g);
  return {
    game,
    head,
    seeds: seeds.slice(0, dice),
    position,
    text,
    base: JSON.stringify(base),
    middle: null,
    kept: KEPT,
    opening: [],
    ...rest,
  };
}

export type Circumstances = {
  /** The version the player was looking at. */
  at?: number;
  by?: By;
};

/** Does what a player sent, or refuses it. */
export function act<G extends GameTypes>(
  match: Match<G>,
  raw: unknown,
  { at = match.version, by }: Circumstances = {},
): Made<G> | NotMade<G> {
  const { game, position } = match;
  const judged = judge(game, position.g, raw);
  if (at !== match.version && !('action' in judged && isStillAnAnswer(match, judged.action.seat, at)))
    return notMade({ refused: 'stale', rule: null, facts: { at, now: match.version } });
  if ('refusal' in judged) return notMade(judged.refusal);
  const { seat, ...choice } = judged.action as { seat: Seat; type: string };
  const g = clone(position.g);
  g.events = [];
  perform(game, g, judged.action);
  const events = g.events;
  g.events = null;
  const line: Line = { seat, do: choice, ...(by && { by }) };
  const after = positionOf(g);
  const barrier = barrierAfter(game, position, after, seat);
  const text = textOf(g);
  const tail = [...match.tail, { line: match.version, seat, choice, drawn: drawnIn(position.g), ...(by && { by }) }];
  const free = barrier !== null ? 0 : match.tail.at(-1)?.seat === seat ? match.free + 1 : 1;
  return made(match, after, text, line, events, {
    ...keptBack(match, tail, text),
    standing: match.standing + 1,
    free,
    barrier: barrier ?? 'nothing',
  });
}

/** Does for a seat what its time ran out for. */
export const actForClock = <G extends GameTypes>(match: Match<G>, seat: Seat): Made<G> | NotMade<G> =>
  act(match, idle(match.game, match.position.g, seat), { by: 'clock' });

/** Takes back the last move: freely up to the barrier, with the agreement of all other persons beyond it. */
export function undo<G extends GameTypes>(match: Match<G>, seat: Seat, agreed: Seat[] = []): Made<G> | NotMade<G> {
  const last = match.tail.at(-1);
  const isFree = match.free > 0 && last?.seat === seat;
  if (match.standing === 0 || (!isFree && !hasConsent(match, seat, agreed)))
    return notMade({ refused: 'cannotUndo', rule: null, facts: { because: match.barrier } });
  if (last === undefined) throw new TooFarBack();
  const g = earlier(match, match.tail.length - 1);
  // Dice that were seen are never thrown again, even if everybody agrees to take the move back.
  g.chance = clone(match.position.g.chance);
  const line: Line = { seat, undo: 1, agreed: isFree ? [] : agreed };
  const tail = match.tail.slice(0, -1);
  const middle = match.middle !== null && match.middle.moves <= tail.length ? match.middle : null;
  return made(match, positionOf(g), textOf(g), line, [], {
    base: match.base,
    middle,
    tail,
    standing: match.standing - 1,
    free: Math.max(0, match.free - 1),
    barrier: match.free > 1 ? 'nothing' : match.barrier,
  });
}

/** The moves before this one are only in the record: it must be replayed, with all of them kept. */
export class TooFarBack extends Error {
  constructor() {
    super('the moves before this one are only in the record');
    this.name = 'TooFarBack';
  }
}

/** New dice from here on: the future is drawn anew, and the cards that none of `eyes` have seen are shuffled among themselves. */
export function redice<G extends GameTypes>(match: Match<G>, dice: Dice, seed: string, eyes: Seat[]): Made<G> {
  const g = clone(match.position.g);
  g.chance = keyed(diceKey(seed, dice.entropy));
  const bits = eyes.reduce<number>((all, seat) => all | bitOf(seat), 0);
  const slots: Record<string, { cards: PileItem[]; at: number }[]> = {};
  for (const { pool, seen, secret } of pilesOf(g))
    for (let at = 0; at < secret.length; at++)
      if (((seen[at] as number) & bits) === 0) (slots[pool] ??= []).push({ cards: secret, at });
  for (const pool of Object.values(slots)) {
    const mixed = shuffle(
      g,
      pool.map(({ cards, at }) => cards[at] as PileItem),
    );
    for (const [i, { cards, at }] of pool.entries()) cards[at] = mixed[i] as PileItem;
  }
  match.game.arrange?.(g, bits, (n) => below(g, n));
  const text = textOf(g);
  return made({ ...match, seeds: [...match.seeds, seed] }, positionOf(g), text, { dice, eyes }, [], {
    base: text,
    middle: null,
    tail: [],
    standing: 0,
    free: 0,
    barrier: 'chance',
  });
}

/** Does what a line of a record says. */
export function repeat<G extends GameTypes>(match: Match<G>, entry: Line, seeds: readonly string[] = []) {
  if ('do' in entry) return act(match, { ...entry.do, seat: entry.seat }, entry.by ? { by: entry.by } : {});
  if ('undo' in entry) return undo(match, entry.seat, entry.agreed);
  const seed = seeds[match.seeds.length];
  if (seed === undefined) throw new Error('the seed of these dice has not been revealed');
  return redice(match, entry.dice, seed, entry.eyes);
}

/** The position `moves` moves after `base`. */
function earlier<G extends GameTypes>(match: Match<G>, moves: number): State<G> {
  const { middle } = match;
  const from = middle !== null && middle.moves <= moves ? middle : { text: match.base, moves: 0 };
  const g = JSON.parse(from.text) as State<G>;
  g.events = null;
  for (const { seat, choice, drawn } of match.tail.slice(from.moves, moves)) {
    // Moves between which others were taken back did not draw one after another.
    if (typeof g.chance !== 'number') g.chance.drawn = drawn;
    perform(match.game, g, { seat, ...choice } as never);
  }
  return g;
}

function keptBack<G extends GameTypes>(match: Match<G>, tail: Standing[], text: string) {
  const { base, middle, kept } = match;
  if (middle === null) return { base, tail, middle: tail.length >= kept ? { text, moves: tail.length } : null };
  if (tail.length < middle.moves + kept) return { base, tail, middle };
  const rest = tail.slice(middle.moves);
  return { base: middle.text, tail: rest, middle: { text, moves: rest.length } };
}

/** Everybody else who is a person, and not a bot, has agreed; who plays against bots alone has nobody to ask. */
function hasConsent<G extends GameTypes>({ head, position }: Match<G>, seat: Seat, agreed: Seat[]): boolean {
  const { seats, outcome } = position.g;
  if (outcome !== null) return false;
  const others = seats.filter((other) => other !== seat && head.seats[other]?.bot === null);
  return others.length > 0 && others.every((other) => agreed.includes(other)) && new Set(agreed).size === agreed.length;
}

/**
 * Whether an answer to an earlier position answers this one too: every line since answers the same question, which all were
 * asked at once, and this seat has the same things to choose from and to know.
 */
function isStillAnAnswer<G extends GameTypes>(match: Match<G>, seat: Seat, at: number): boolean {
  const { game, position, tail } = match;
  const since = match.version - at;
  if (!Number.isInteger(at) || since < 1 || since > tail.length) return false;
  const moves = tail.slice(-since);
  if (moves.some((move, i) => move.line !== at + i || move.seat === seat)) return false;
  const then = positionOf(earlier(match, tail.length - since));
  const [asked, asks] = [top(then.g), top(position.g)];
  if (asked?.phase !== asks?.phase || asked?.step !== asks?.step) return false;
  if (then.g.stack.length !== position.g.stack.length || asks === undefined) return false;
  const step = game.phases[asks.phase]?.steps[asks.step] as { actions?: object } | undefined;
  if (moves.some(({ choice }) => !Object.hasOwn(step?.actions ?? {}, choice.type))) return false;
  const seen = (of: Position<G>) => JSON.stringify([menu(game, of.g, seat), factsIn(game, of, seat)]);
  return seen(then) === seen(position);
}

type Changed<G extends GameTypes> = Pick<Match<G>, 'base' | 'middle' | 'tail' | 'standing' | 'free' | 'barrier'>;

function made<G extends GameTypes>(
  match: Match<G>,
  position: Position<G>,
  text: string,
  line: Line,
  events: Event<G>[],
  changed: Changed<G>,
): Made<G> {
  const link = linkHash(match.link, line, text);
  return {
    ok: true,
    match: { ...match, ...changed, position, text, link, version: match.version + 1 },
    entry: { ...line, hash: link },
    line: concealed(match, line),
    events,
  };
}

/** A line with what is nobody else's business marked as secret. */
function concealed<G extends GameTypes>({ game, position }: Match<G>, line: Line): Line {
  if (!('do' in line)) return line;
  const { seat: _, ...choice } = concealedIn(game, position.g, { seat: line.seat, ...line.do } as Action<G>);
  return { ...line, do: choice };
}

/** An action with what is nobody else's business marked as secret. */
export function concealedIn<G extends GameTypes>(
  game: Game<G>,
  g: State<G>,
  action: Action<G>,
): { seat: Seat; type: string } {
  const { seat, type, ...choice } = action as { seat: Seat; type: string };
  const conceals = game.conceals as Record<string, (g: State<G>, me: Seat, choice: object) => object> | undefined;
  const conceal = conceals !== undefined && Object.hasOwn(conceals, type) ? conceals[type] : undefined;
  return conceal === undefined ? action : { seat, type, ...conceal(g, seat, choice) };
}

/** A position as the chain covers it: events are a consequence of a move, not part of where it led. */
function textOf<G extends GameTypes>(g: State<G>): string {
  const { events } = g;
  // JSON leaves out what is undefined; a copy without the events would take longer than the text itself.
  Object.assign(g, { events: undefined });
  const text = JSON.stringify(g);
  g.events = events;
  return text;
}

const drawnIn = ({ chance }: { chance: State<GameTypes>['chance'] }): number =>
  typeof chance === 'number' ? 0 : chance.drawn;
const notMade = <G extends GameTypes>(refusal: Refusal<G>): NotMade<G> => ({ ok: false, refusal });
