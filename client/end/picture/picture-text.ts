/** Words in a picture: nothing breaks lines there but we ourselves. */

export const INK = '#241d14';
export const PAPER = '#f8f2e5';

/** How wide words are, in the typeface of the picture. */
export type Width = (words: string, size: number, weight: number) => number;

type Style = { size: number; weight?: number; fill?: string; at?: 'start' | 'middle' | 'end'; turned?: boolean };

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

export function text(words: string, x: number, y: number, style: Style): string {
  const { size, weight = 400, fill = INK, at = 'start', turned = false } = style;
  const place = turned ? `transform="translate(${x} ${y}) rotate(-90)"` : `x="${x}" y="${y}"`;
  return `<text ${place} font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${at}">${escaped(words)}</text>`;
}

/** The words in lines no wider than there is room; what must not be torn apart stays together. */
export function wrapped(words: string, room: number, size: number, weight: number, width: Width): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && width(`${last} ${word}`, size, weight) <= room)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
