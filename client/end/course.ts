import { type Event, eventWords, type GameTypes, type Seat, type View } from '@parlour/kernel';
import type { BoardModule, BoardProps, Finale } from '@parlour/kit';
import type { Passed } from '@parlour/kit/finale.ts';
import type { LogLine } from '../table/types.ts';
import { aloneAhead, type Series, type TurningPoint, turningPoints } from './turning-points.ts';

/** The course of a finished game, as its finale measures it. */
export type Course = {
  series: Series;
  /** The line of whoever sits at no seat; `null` if there is none. */
  other: { name: string; values: number[] } | null;
  /** The round or year after each line. */
  times: number[];
  points: Told[];
};

/** A turning point with its words: by how much, and what happened there. */
export type Told = TurningPoint & { time: number; amount: string | null; happened: string };

type Teller = Pick<BoardProps<GameTypes>, 'text' | 'say'>;

/** `null` where there is nothing to draw: a game over at its first move, or a board that gives no numbers. */
export function courseOf(
  moments: readonly Passed<GameTypes>[],
  log: readonly LogLine[],
  finale: Finale<GameTypes>,
  module: BoardModule<GameTypes> | null,
  teller: Teller,
): Course | null {
  const { measure, time, weight, isShared } = finale;
  const views = moments.map(({ view }) => view);
  const series = moments.map(({ view, facts }) => measure.of(view, facts));
  const last = views.at(-1);
  if (last === undefined || views.length < 2 || series.some((row) => !row.every(Number.isFinite))) return null;
  // Taken back and taken up again: the clock of the chart never runs backwards.
  const times: number[] = [];
  for (const view of views) times.push(Math.max(times.at(-1) ?? 0, time.of(view)));
  const lines = [0, ...log.flatMap(({ line, entry, undone }) => (line > 0 && !undone && !isUndo(entry) ? [line] : []))];
  const weights = weight === undefined ? series : views.map(weight);
  const points = turningPoints({ series: weights, lines, isShared: isShared?.(last) ?? false });
  const others = measure.other === undefined ? [] : views.map(measure.other.of);
  return {
    series,
    other:
      measure.other === undefined || !others.every(Number.isFinite)
        ? null
        : { name: measure.other.name, values: others },
    times,
    points: points.map((point) => {
      const before = lines[lines.indexOf(point.line) - 1] ?? 0;
      const change = (series[point.line]?.[point.seat] ?? 0) - (series[before]?.[point.seat] ?? 0);
      return {
        ...point,
        // Who leads can be said of what wins, and of nothing else.
        takesLead: measure.wins ? leaderAt(series, lines, point.line) : null,
        time: times[point.line] ?? 0,
        amount: Math.sign(change) === Math.sign(point.change) ? signed(change, measure.words) : null,
        happened: happenedIn(log[point.line]?.events ?? [], point.seat, { tells: finale.tells ?? [], module }, teller),
      };
    }),
  };
}

/** Who comes to lead with this line: alone ahead now, and not the last who was. */
function leaderAt(series: Series, lines: readonly number[], line: number): Seat | null {
  const leader = aloneAhead(series[line] ?? []);
  const before = lines.slice(0, lines.indexOf(line)).findLast((each) => aloneAhead(series[each] ?? []) !== null);
  return before === undefined || aloneAhead(series[before] ?? []) === leader ? null : leader;
}

const isUndo = (entry: LogLine['entry']): boolean => entry !== null && 'undo' in entry;

const signed = (change: number, words: (amount: number) => string): string =>
  `${change < 0 ? '−' : '+'}${words(Math.abs(change))}`;

type Happened = View<Event<GameTypes>>;

/** So many letters a turning point has room for. */
const ROOM = 120;

/** Under which names an event says whom it befalls. */
const BEFALLS = ['seat', 'who', 'owner', 'victim', 'patient'];

/** What is told of a line: what its game finds worth telling, or a great moment, or what befell this seat, or how it began. */
function happenedIn(
  events: readonly Happened[],
  seat: Seat,
  { tells, module }: { tells: readonly string[]; module: BoardModule<GameTypes> | null },
  { text, say }: Teller,
): string {
  const own = events.filter((event) => BEFALLS.some((key) => (event as Record<string, unknown>)[key] === seat));
  const great = events.filter((event) => module?.isStaged?.(event));
  const worthTelling = (some: readonly Happened[]) => tells.map((kind) => some.filter(({ type }) => type === kind));
  const told =
    [...worthTelling(own), ...worthTelling(events), great, own, events].find((some) => some.length > 0) ?? [];
  const [first = '', second] = told.slice(0, 2).map((event) => eventWords(text, event, say));
  // What does not fit as a whole is left out as a whole.
  return second === undefined || first.length + second.length > ROOM ? first : `${first} ${second}`;
}
