import { barrierAfter } from './barrier.ts';
import { keyed } from './chance.ts';
import { clone } from './clone.ts';
import { apply } from './judge.ts';
import { start } from './play.ts';
import { type Entry, type GameRecord, headHash, keyOf, linkHash, newRecord, type RecordSetup } from './record.ts';
import type { BarrierCause, Event, Game, GameTypes, Refusal, Seat, State } from './types.ts';

/** A game being played: its state, its record, and how far back each step may be taken. */
export type Match<G extends GameTypes> = {
  game: Game<G>;
  seed: string;
  record: GameRecord;
  g: State<G>;
  /** The moves that may still be taken back freely, newest last, all by one seat. */
  trail: { before: State<G>; entry: number; seat: Seat }[];
  barrier: BarrierCause | 'nothing';
  /** The states before each move, for taking back by consent; undone moves are not among them. */
  past: { before: State<G>; seat: Seat }[];
  opening: Event<G>[];
};

export type Done<G extends GameTypes> = { ok: true; events: Event<G>[]; entry: Entry };
export type NotDone<G extends GameTypes> = { ok: false; refusal: Refusal<G> };

export function begin<G extends GameTypes>(game: Game<G>, setup: RecordSetup): Match<G> {
  const record = newRecord(game, setup);
  const g = start(game, {
    seats: setup.sitters.length,
    options: setup.options as never,
    picks: setup.picks,
    chance: keyed(keyOf(record, setup.seed)),
  });
  record.options = g.options;
  return { game, seed: setup.seed, record, g, trail: [], barrier: 'nothing', past: [], opening: g.events ?? [] };
}

/** How many lines the record has: the version that an action names to say which position it answers. */
export const versionOf = <G extends GameTypes>(match: Match<G>): number => match.record.entries.length;

/** Does what a player sent, or refuses it and changes nothing. `at` is the version the player was looking at. */
export function act<G extends GameTypes>(match: Match<G>, raw: unknown, at = versionOf(match)): Done<G> | NotDone<G> {
  if (at !== versionOf(match)) return notDone({ refused: 'stale', rule: null, facts: { at, now: versionOf(match) } });
  const before = clone(match.g);
  const after = clone(match.g);
  const applied = apply(match.game, after, raw);
  if ('refusal' in applied) return notDone(applied.refusal);
  const { seat, ...choice } = applied.action;
  const entry = append(match, { seat, do: choice as { type: string } }, after);
  match.g = after;
  const barrier = barrierAfter(match.game, before, after, seat);
  if (barrier !== null || match.trail.at(-1)?.seat !== seat) match.trail = [];
  if (barrier === null) match.trail.push({ before, entry: versionOf(match) - 1, seat });
  match.barrier = barrier ?? 'nothing';
  match.past.push({ before, seat });
  if (after.outcome !== null) {
    match.record.outcome = after.outcome;
    match.record.seed = match.seed;
  }
  return { ok: true, events: applied.events, entry };
}

/** Takes back the last move: freely up to the barrier, with the agreement of all other persons beyond it. */
export function undo<G extends GameTypes>(match: Match<G>, seat: Seat, agreed: Seat[] = []): Done<G> | NotDone<G> {
  const last = match.past.at(-1);
  const isFree = match.trail.at(-1)?.seat === seat;
  if (last === undefined || (!isFree && !hasConsent(match, seat, agreed)))
    return notDone({ refused: 'cannotUndo', rule: null, facts: { because: match.barrier } });
  match.past.pop();
  match.trail.pop();
  const before = clone(last.before);
  // Dice that were seen are never thrown again, even if everybody agrees to take the move back.
  before.chance = clone(match.g.chance);
  const entry = append(match, { seat, undo: 1, agreed: isFree ? [] : agreed }, before);
  match.g = before;
  match.record.outcome = before.outcome;
  return { ok: true, events: [], entry };
}

/** Everybody else who is a person, and not a bot, has agreed; who plays against bots alone has nobody to ask. */
function hasConsent<G extends GameTypes>(match: Match<G>, seat: Seat, agreed: Seat[]): boolean {
  if (match.record.outcome !== null) return false;
  const others = match.g.seats.filter((other) => other !== seat && match.record.sitters[other]?.bot === null);
  return others.length > 0 && others.every((other) => agreed.includes(other)) && new Set(agreed).size === agreed.length;
}

function append<G extends GameTypes>(
  match: Match<G>,
  line: { seat: Seat; do: { type: string } } | { seat: Seat; undo: number; agreed: Seat[] },
  after: State<G>,
): Entry {
  const previous = match.record.entries.at(-1)?.hash ?? headHash(match.record);
  const entry: Entry = { ...line, hash: linkHash(previous, line, stateForHash(after)) };
  match.record.entries.push(entry);
  return entry;
}

/** Events are a consequence, not part of the position. */
export function stateForHash<G extends GameTypes>(g: State<G>): object {
  const { events: _, ...position } = g;
  return position;
}

const notDone = <G extends GameTypes>(refusal: Refusal<G>): NotDone<G> => ({ ok: false, refusal });
