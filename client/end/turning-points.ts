import type { Seat } from '@parlour/kernel';

/** What everybody had after each line: rows by line, columns by seat. */
export type Series = readonly (readonly number[])[];

/** A line after which the game stood differently: whose number moved most, by how much, and who came to lead by it. */
export type TurningPoint = { line: number; seat: Seat; change: number; takesLead: Seat | null };

type Asked = {
  series: Series;
  /** The lines that count: what was taken back never happened. */
  lines: readonly number[];
  /** Nobody is ahead of anybody: then a blow is measured by itself, not by what it does to the lead. */
  isShared: boolean;
  most?: number;
};

/** Below this part of the largest swing nothing turned, unless there would be too few. */
const WORTH_TELLING = 0.2;
const FEWEST = 3;
/** Two swings closer together than this part of the game are one story. */
const APART = 0.03;

/** The largest swings of a game, in the order in which they came. */
export function turningPoints({ series, lines, isShared, most = 5 }: Asked): TurningPoint[] {
  const swings = isShared
    ? swingsIn(series, lines, () => 0).map((swing) => ({ ...swing, takesLead: null }))
    : swingsIn(series, lines, leadOf);
  const last = swings.findLastIndex(({ takesLead }) => takesLead !== null);
  const sized = swings
    // Who comes to lead matters more than by how much; that it was for good matters most.
    .map((swing, at) => ({ ...swing, size: swing.size * (swing.takesLead === null ? 1 : at === last ? 2 : 1.25) }))
    .sort((a, b) => b.size - a.size || a.at - b.at);
  const gap = Math.max(1, Math.round(lines.length * APART));
  const chosen: typeof sized = [];
  for (const swing of sized) {
    if (chosen.length === most) break;
    if (swing.size < WORTH_TELLING * (sized[0]?.size ?? 0) && chosen.length >= FEWEST) break;
    if (chosen.every(({ at }) => Math.abs(at - swing.at) > gap)) chosen.push(swing);
  }
  return chosen
    .sort((a, b) => a.at - b.at)
    .map(({ line, seat, change, takesLead }) => ({ line, seat, change, takesLead }));
}

type Swing = TurningPoint & { at: number; size: number };

function swingsIn(
  series: Series,
  lines: readonly number[],
  standing: (row: readonly number[], seat: number) => number,
) {
  const swings: Swing[] = [];
  let ahead: Seat | null = null;
  for (const [at, line] of lines.entries()) {
    const row = series[line] ?? [];
    const before = series[lines[at - 1] ?? line] ?? row;
    const leader = aloneAhead(row);
    const changes = row.map((value, seat) => value - (before[seat] ?? value));
    const moved = changes.map(Math.abs);
    const seat = moved.indexOf(Math.max(...moved)) as Seat;
    const change = changes[seat] ?? 0;
    if (change !== 0) {
      const size = Math.max(
        ...row.map((_, each) => Math.abs(standing(row, each) - standing(before, each) || (moved[each] ?? 0) / 2)),
      );
      const takesLead = leader !== null && ahead !== null && leader !== ahead ? leader : null;
      swings.push({ at, line, seat, change, takesLead, size });
    }
    if (leader !== null) ahead = leader;
  }
  return swings;
}

/** How far a seat is before the best of the others; behind it, less than nought. */
function leadOf(row: readonly number[], seat: number): number {
  const others = row.filter((_, each) => each !== seat);
  return others.length === 0 ? 0 : (row[seat] ?? 0) - Math.max(...others);
}

/** Who has more than anybody else; `null` if two are level. */
export function aloneAhead(row: readonly number[]): Seat | null {
  if (row.length < 2) return null;
  const best = Math.max(...row);
  return row.indexOf(best) === row.lastIndexOf(best) ? (row.indexOf(best) as Seat) : null;
}
