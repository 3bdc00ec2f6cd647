import {
  act,
  begin,
  clone,
  EVERYBODY,
  type Event,
  type Game,
  type GameRecord,
  type GameTypes,
  type Match,
  menu,
  nextAsked,
  offers,
  repeat,
  type Seat,
  type State,
  undo,
  versionOf,
  view,
  viewEvents,
} from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import type { Answer, Eyes, LogLine, Sight, Update } from './types.ts';

/** A position of a game and what led to it; one for the beginning, then one for each line of the record. */
export type Moment = { g: State<GameTypes>; events: Event<GameTypes>[] };

/** A match with every position it went through, and the moves that were taken back and may be done again. */
export type MatchHost = {
  match: Match<GameTypes>;
  moments: Moment[];
  undone: { seat: Seat; choice: { type: string } }[];
};

export function host(match: Match<GameTypes>): MatchHost {
  return { match, moments: [{ g: match.g, events: match.opening }], undone: [] };
}

/** A match from its record, line by line. Throws where a line cannot be repeated, or was changed. */
export function restore(game: Game<GameTypes>, record: GameRecord, seed: string): MatchHost {
  const restored = repeated(game, record, seed, record.entries.length);
  const changed = restored.match.record.entries.findIndex(({ hash }, at) => record.entries[at]?.hash !== hash);
  if (changed >= 0) throw new Error(`line ${changed + 1} does not follow from those before it`);
  return restored;
}

/** The same beginning for others to go on from: its chain is a new one where others sit at the table. */
export function repeated(game: Game<GameTypes>, record: GameRecord, seed: string, lines: number): MatchHost {
  const again = host(begin(game, { ...record, seed }));
  for (const [at, entry] of record.entries.slice(0, lines).entries()) {
    const done = repeat(again.match, entry);
    if (!done.ok) throw new Error(`line ${at + 1} is not possible: ${done.refusal.refused}`);
    again.moments.push({ g: again.match.g, events: done.events });
  }
  return again;
}

export function actOn(table: MatchHost, seat: Seat, choice: { type: string }, at: number): Answer {
  const done = act(table.match, { ...choice, seat }, at);
  if (!done.ok) return { ok: false, refusal: done.refusal };
  table.moments.push({ g: table.match.g, events: done.events });
  table.undone = [];
  return { ok: true };
}

/** Takes back the last move, freely, and remembers it so that it can be done again. */
export function undoOn(table: MatchHost, seat: Seat): Answer {
  const last = table.match.trail.at(-1);
  const entry = last === undefined ? undefined : table.match.record.entries[last.entry];
  if (last?.seat !== seat || entry === undefined || !('do' in entry))
    return { ok: false, refusal: { refused: 'cannotUndo', rule: null, facts: { because: table.match.barrier } } };
  const done = undo(table.match, seat);
  if (!done.ok) return { ok: false, refusal: done.refusal };
  table.moments.push({ g: table.match.g, events: [] });
  table.undone.push({ seat, choice: entry.do });
  return { ok: true };
}

export function redoOn(table: MatchHost, seat: Seat): Answer {
  const last = table.undone.at(-1);
  if (last?.seat !== seat)
    return { ok: false, refusal: { refused: 'cannotUndo', rule: null, facts: { because: 'nothing' } } };
  const rest = table.undone.slice(0, -1);
  const answer = actOn(table, seat, last.choice, versionOf(table.match));
  table.undone = answer.ok ? rest : [];
  return answer;
}

/** What a bot would do in the open question, from its view and offers alone; `null` if it is not a bot's turn. */
export function botChoice(
  { match }: MatchHost,
  bots: readonly Bot<GameTypes>[],
  random: (n: number) => number,
): { seat: Seat; choice: { type: string } } | null {
  const open = nextAsked(match.game, match.g);
  // A proposal to a person is answered before any bot goes on.
  if (open?.deal === true && open.seats.some((seat) => match.record.sitters[seat]?.bot === null)) return null;
  for (const seat of open?.seats ?? []) {
    const name = match.record.sitters[seat]?.bot ?? null;
    if (name === null) continue;
    const bot = bots.find((each) => each.name === name) ?? bots.at(-1);
    if (bot === undefined) throw new Error(`no bot ${name}`);
    const seen = { seat, view: view(match.g, seat), offers: offers(match.game, match.g, seat) };
    return { seat, choice: bot.choose(seen, random) };
  }
  return null;
}

export const personsOf = ({ match }: MatchHost): Seat[] =>
  match.g.seats.filter((seat) => match.record.sitters[seat]?.bot === null);

export function updateOf(table: MatchHost): Update {
  const { match, undone } = table;
  const persons = personsOf(table);
  const last = match.trail.at(-1);
  return {
    version: versionOf(match),
    waiting: nextAsked(match.game, match.g),
    outcome: match.g.outcome,
    entry: match.record.entries.at(-1) ?? null,
    sights: (persons.length > 0 ? persons : (['spectator'] as const)).map((eyes) => ({
      eyes,
      sight: sightAt(table, versionOf(match), eyes),
    })),
    canUndo: last !== undefined && persons.includes(last.seat) ? [last.seat] : [],
    barrier: last !== undefined ? null : { refused: 'cannotUndo', rule: null, facts: { because: match.barrier } },
    canRedo: undone.length > 0 ? undone.slice(-1).map(({ seat }) => seat) : [],
  };
}

/** A position as it is seen; what may be done is told of the present one only. */
export function sightAt({ match, moments }: MatchHost, line: number, eyes: Eyes): Sight {
  const moment = moments[line];
  if (moment === undefined) throw new RangeError(`no line ${line}`);
  const viewer = typeof eyes === 'number' ? eyes : null;
  const g = eyes === 'open' ? laidOpen(moment.g) : moment.g;
  const events = eyes === 'open' ? laidOpen(moment.events) : moment.events;
  const isPresent = line === versionOf(match);
  const { offers: offered, refused } =
    viewer !== null && isPresent ? menu(match.game, g, viewer) : { offers: [], refused: [] };
  return {
    view: view(g, viewer),
    facts: match.game.facts(g, viewer),
    offers: offered,
    refused,
    events: viewEvents(events, viewer),
  };
}

/** The last position for each value of a number that only rises; where it fell, moves were taken back, and what they led to is gone. */
export function pastOf(table: MatchHost, line: number, eyes: Eyes, by: string): Pick<Sight, 'view' | 'facts'>[] {
  const lines: { value: number; at: number }[] = [];
  for (const [at, { g }] of table.moments.slice(0, line + 1).entries()) {
    const value = numberAt(g, by);
    while ((lines.at(-1)?.value ?? Number.NEGATIVE_INFINITY) >= value) lines.pop();
    lines.push({ value, at });
  }
  return lines.map(({ at }) => {
    const { view, facts } = sightAt(table, at, eyes);
    return { view, facts };
  });
}

function numberAt(g: object, path: string): number {
  let value: unknown = g;
  for (const key of path.split('.')) value = (value as Record<string, unknown> | undefined)?.[key];
  if (typeof value !== 'number') throw new Error(`${path} is no number of this game`);
  return value;
}

/** A copy in which every secret is known to everybody: for looking back with open hands. */
function laidOpen<T>(value: T): T {
  const copy = clone(value as never) as T;
  reveal(copy);
  return copy;
}

function reveal(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if ('secret' in value && 'seen' in value) {
    if (typeof value.seen === 'number') value.seen = EVERYBODY;
    else if (Array.isArray(value.seen)) value.seen = value.seen.map(() => EVERYBODY);
  }
  for (const item of Object.values(value)) reveal(item);
}

/** The whole log; what was taken back later is marked. */
export function logOf({ match, moments }: MatchHost, eyes: Eyes): LogLine[] {
  const lines: LogLine[] = [];
  const standing: LogLine[] = [];
  const viewer = typeof eyes === 'number' ? eyes : null;
  for (const [line, moment] of moments.entries()) {
    const entry = match.record.entries[line - 1] ?? null;
    const events = viewEvents(eyes === 'open' ? laidOpen(moment.events) : moment.events, viewer);
    const logged: LogLine = { line, entry, events, undone: false };
    lines.push(logged);
    if (entry !== null && 'undo' in entry) for (const taken of standing.splice(-entry.undo)) taken.undone = true;
    else if (entry !== null) standing.push(logged);
  }
  return lines;
}
