import { MARKS, type Mark, type MarkId, markById } from './marks.ts';

/** The marks whose colours are meant by the names that games give them where one may be picked. */
const PAINTS: Record<string, MarkId> = {
  red: 'vermilion',
  yellow: 'lemon',
  blue: 'blue',
  green: 'green',
  orange: 'orange',
  purple: 'rose',
  teal: 'sky',
  grey: 'slate',
};

/**
 * Colour and symbol of every seat. Whoever picked a colour is painted in it and keeps the symbol of the mark; whoever would then
 * look the same is painted in a colour that is left.
 */
export function seatMarks(
  ids: readonly string[],
  picks: readonly (string | null)[],
): Pick<Mark, 'colour' | 'symbol'>[] {
  const marks = ids.map(markById);
  const paints = marks.map((_, seat) => PAINTS[picks[seat] ?? '']);
  const taken: string[] = paints.filter((paint) => paint !== undefined);
  const isFree = ({ id }: Mark) => !taken.includes(id) && marks.every((mark) => mark.id !== id);
  return marks.map((mark, seat) => {
    const paint = paints[seat];
    if (paint !== undefined) return { colour: markById(paint).colour, symbol: mark.symbol };
    if (!taken.includes(mark.id)) return mark;
    const { id, colour } = MARKS.find(isFree) ?? mark;
    taken.push(id);
    return { colour, symbol: mark.symbol };
  });
}
