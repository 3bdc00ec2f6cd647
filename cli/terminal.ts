import { stripVTControlCharacters } from 'node:util';

/** Colours and widths. Nothing here knows a game or a sentence. */

export type Paint = (text: string) => string;
export type Style = Record<'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan' | 'inverse', Paint> & {
  /** A colour for each seat, for those who see colours; the name always stands there too. */
  seat(seat: number): Paint;
};

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

/** The columns a text takes on the screen, colours not counted. */
export const columnsOf = (text: string): number => [...stripVTControlCharacters(text)].length;

export const padEnd = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - columnsOf(text)));
export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - columnsOf(text))) + text;

/** Cuts a plain text to a width, with an ellipsis for what is missing. */
export function cut(text: string, width: number): string {
  const letters = [...text];
  return letters.length <= width
    ? text
    : `${letters
        .slice(0, Math.max(0, width - 1))
        .join('')
        .trimEnd()}…`;
}

/** Breaks a text at spaces into lines of at most `width` columns; every line but the first is set in by `indent`. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  let isEmpty = true;
  for (const word of text.trimStart().split(' ')) {
    if (!isEmpty && columnsOf(line) + 1 + columnsOf(word) > width) {
      lines.push(line);
      line = indent + word;
    } else line += isEmpty ? word : ` ${word}`;
    isEmpty = false;
  }
  return [...lines, line];
}

/** A list with dots between its items, broken only between them. */
export const wrapList = (items: readonly string[], width: number, indent = '', title = ''): string[] =>
  wrap(title + items.map((item) => item.replaceAll(' ', '\u00a0')).join('\u00a0· '), width, indent).map((line) =>
    line.replaceAll('\u00a0', ' '),
  );

/** Rows of cells as aligned columns; `right` names the columns that are flush right. */
export function columns(rows: readonly string[][], right: readonly number[] = [], gap = 2): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, columnsOf(cell));
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? padStart : padEnd)(cell, widths[i] ?? 0))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

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
