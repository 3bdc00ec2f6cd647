/** Words in a picture: nothing breaks lines there but we ourselves. */

export const INK = '#241d14';
export const PAPER = '#f8f2e5';

/** How wide words are, in the typeface of the picture. */
export type Width = (words: string, size: number, weight: number) => number;

/** A line of words at its place. `turned`: it runs upwards. */
export type Words = {
  words: string;
  x: number;
  y: number;
  size: number;
  weight: number;
  fill: string;
  at: 'start' | 'center' | 'end';
  turned: boolean;
};

/**
 * What a picture is made of. Shapes are drawn by the browser from SVG; words are written over them with the page's own typeface,
 * because a typeface inside a picture may come too late and leave it without a word.
 */
export type Drawing = { shapes: string[]; words: Words[] };

type Style = Partial<Pick<Words, 'weight' | 'fill' | 'at' | 'turned'>> & { size: number };

export function text(words: string, x: number, y: number, style: Style): Words {
  return { weight: 400, fill: INK, at: 'start', turned: false, ...style, words, x, y };
}

export const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

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

/** Words as far as there is room for them. */
export function fitted(words: string, room: number, size: number, weight: number, width: Width): string {
  if (width(words, size, weight) <= room) return words;
  let short = words;
  while (short.length > 1 && width(`${short}…`, size, weight) > room) short = short.slice(0, -1);
  return `${short}…`;
}
