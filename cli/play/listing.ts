import { columnsOf, cut } from '@parlour/kit/terminal/layout.ts';
import type { Context } from '../context.ts';

/** A line of a numbered list: what it says, and a few words behind it that may be cut off. */
export type ListItem = { words: string; hint: string };

/** On a terminal every item stays on one line; through a pipe nothing is cut off. */
export function numbered({ style, width }: Context, items: readonly ListItem[]): string[] {
  const digits = String(items.length).length;
  return items.map(({ words, hint }, i) => {
    const line = `  ${style.bold(String(i + 1).padStart(digits))}  ${words}`;
    const room = process.stdout.isTTY ? width - columnsOf(line) - 2 : Number.POSITIVE_INFINITY;
    return hint === '' || room < 8 ? line : `${line}  ${style.dim(cut(hint, room))}`;
  });
}
