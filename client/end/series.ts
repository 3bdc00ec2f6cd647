import { type Event, eventWords, type GameTypes, type Seat, type StateView, type View } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import type { LogLine } from '../table/types.ts';

/** What each seat had after each line, by replaying: rows by line, columns by seat. */
export type Series = number[][];

/** A line worth a mark on the timeline, with what happened in it. */
export type KeyMoment = { line: number; seat: Seat | null; words: string };

/** The scores a board names, or else the first number it shows beside each seat. */
export function scoresIn(
  module: BoardModule<GameTypes> | null,
  view: StateView<GameTypes>,
  props: BoardProps<GameTypes>,
): number[] {
  if (module?.scores !== undefined) return module.scores(view);
  return props.sitters.map((_, seat) => {
    const [first] = module?.seatFacts?.({ ...props, view, seat: null }, seat as Seat) ?? [];
    return Number(/-?\d+/.exec(first?.value ?? '')?.[0] ?? Number.NaN);
  });
}

export const isDrawable = (series: Series): boolean =>
  series.length > 1 && series.every((row) => row.every(Number.isFinite));

/** Staged events, and every change of who is ahead. */
export function keyMoments(
  log: readonly LogLine[],
  series: Series,
  module: BoardModule<GameTypes> | null,
  { text, say }: BoardProps<GameTypes>,
  leadWords: (name: string) => string,
): KeyMoment[] {
  const moments: KeyMoment[] = [];
  let ahead: Seat | null = null;
  for (const { line, entry, events, undone } of log) {
    if (undone) continue;
    for (const event of events as View<Event<GameTypes>>[])
      if (module?.isStaged?.(event))
        moments.push({
          line,
          seat: entry !== null && 'seat' in entry ? entry.seat : null,
          words: eventWords(text, event, say),
        });
    const leader = aloneAhead(series[line] ?? []);
    if (leader !== null && leader !== ahead) {
      if (ahead !== null) moments.push({ line, seat: leader, words: leadWords(say.seat(leader)) });
      ahead = leader;
    }
  }
  return moments;
}

function aloneAhead(scores: readonly number[]): Seat | null {
  const most = Math.max(...scores);
  const leaders = scores.flatMap((score, seat) => (score === most ? [seat as Seat] : []));
  return leaders.length === 1 ? (leaders[0] ?? null) : null;
}
