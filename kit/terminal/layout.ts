import { stripVTControlCharacters } from 'node:util';

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
