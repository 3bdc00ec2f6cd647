import type { Series } from '../turning-points.ts';
import { type Axis, axisFor, timeTicks } from './axis.ts';

/** Where everything of a chart lies: the same for the page and for the picture. */
type Plot = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  x(line: number): number;
  y(value: number): number;
  values: { value: number; y: number }[];
  times: { time: number; x: number }[];
  /** A path for each column of the series; equal numbers run side by side. */
  paths: string[];
  /** Where the lines end, moved apart so that every mark can be seen. */
  ends: number[];
};

type Frame = { width: number; height: number; left: number; right: number; top: number; bottom: number };

export function plotOf(series: Series, times: readonly number[], frame: Frame, markSize: number): Plot {
  const columns = series[0]?.length ?? 0;
  const axis: Axis = axisFor(series.flat(), frame.height < 240 ? 4 : 5);
  const right = frame.width - frame.right;
  const bottom = frame.height - frame.bottom;
  const x = (line: number): number => frame.left + (line / Math.max(1, series.length - 1)) * (right - frame.left);
  const y = (value: number): number =>
    frame.top + (1 - (value - axis.low) / (axis.high - axis.low)) * (bottom - frame.top);
  const beside = besideOf(columns);
  const column = (of: number): number[] => series.map((row) => y(row[of] ?? 0) + beside(of));
  const lines = Array.from({ length: columns }, (_, of) => column(of));
  return {
    left: frame.left,
    right,
    top: frame.top,
    bottom,
    x,
    y,
    values: axis.ticks.map((value) => ({ value, y: y(value) })),
    times: timeTicks(times, Math.max(3, Math.floor((right - frame.left) / 70))).map(({ time, line }) => ({
      time,
      x: x(line),
    })),
    paths: lines.map((ys) => stepsThrough(ys, x)),
    ends: apart(
      lines.map((ys) => ys.at(-1) ?? bottom),
      markSize,
      frame.top,
      bottom,
    ),
  };
}

/** Lines of equal height are drawn beside one another. */
const besideOf = (columns: number) => {
  const step = columns > 5 ? 1.6 : 2.4;
  return (column: number): number => (column - (columns - 1) / 2) * step;
};

/** What one has stays the same until it changes: steps, not slopes. */
function stepsThrough(ys: readonly number[], x: (line: number) => number): string {
  const short = (n: number): string => String(Math.round(n * 10) / 10);
  let path = `M${short(x(0))} ${short(ys[0] ?? 0)}`;
  for (const [line, y] of ys.entries()) if (line > 0 && y !== ys[line - 1]) path += `H${short(x(line))}V${short(y)}`;
  return `${path}H${short(x(Math.max(1, ys.length - 1)))}`;
}

/** The same heights, at least so far from one another, in the same order and within the bounds as far as there is room. */
export function apart(heights: readonly number[], gap: number, top: number, bottom: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0) || a - b);
  const placed = [...heights];
  let least = top;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, least);
    least = (placed[i] ?? 0) + gap;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = (placed[i] ?? 0) - gap;
  }
  return placed;
}
