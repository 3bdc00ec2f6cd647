import type { Paint, Style } from '@parlour/kit/terminal/style.ts';

const CODES = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
  inverse: [7, 27],
} as const;
const SEAT_COLOURS = [36, 33, 35, 32, 34, 91, 96, 95];

export function styleFor(stream: { isTTY?: boolean }, env: NodeJS.ProcessEnv = process.env): Style {
  const isPlain = stream.isTTY !== true || (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb';
  const paint =
    (on: number, off: number): Paint =>
    (text) =>
      isPlain || text === '' ? text : `\x1b[${on}m${text}\x1b[${off}m`;
  return {
    bold: paint(...CODES.bold),
    dim: paint(...CODES.dim),
    red: paint(...CODES.red),
    green: paint(...CODES.green),
    yellow: paint(...CODES.yellow),
    cyan: paint(...CODES.cyan),
    inverse: paint(...CODES.inverse),
    seat: (seat) => paint(SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 36, 39),
  };
}

/** How much fits: at least 60 columns, and no more than is pleasant to read. */
export const widthOf = (stream: { columns?: number }): number => Math.min(Math.max(stream.columns ?? 80, 60), 120);
export const rowsOf = (stream: { rows?: number }): number => stream.rows ?? 24;

export const clearScreen = '\x1b[2J\x1b[H';

/** A bar on a terminal's own line; elsewhere it says nothing. */
export function progressBar(stream: NodeJS.WriteStream, label: string): (done: number, total: number) => void {
  if (stream.isTTY !== true) return () => {};
  return (done, total) => {
    const cells = 30;
    const filled = Math.floor((done / Math.max(1, total)) * cells);
    const bar = '█'.repeat(filled) + '░'.repeat(cells - filled);
    stream.write(`\r\x1b[K${label} ${bar} ${done}/${total}${done >= total ? '\r\x1b[K' : ''}`);
  };
}
