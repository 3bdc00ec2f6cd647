import { MARKS, type Mark, type MarkId, markById } from './marks.ts';

/** Colours by the names that games give them where one may be picked. `like`: the mark one would take for it. */
const PAINTS: Record<string, { colour: string; like: MarkId }> = {
  red: { colour: '#c8322b', like: 'vermilion' },
  yellow: { colour: '#efe04a', like: 'lemon' },
  blue: { colour: '#2f74c8', like: 'blue' },
  green: { colour: '#0c8a66', like: 'green' },
  orange: { colour: '#eba21a', like: 'orange' },
  purple: { colour: '#8a5cc2', like: 'rose' },
  teal: { colour: '#3fb5b0', like: 'sky' },
  grey: { colour: '#6b7482', like: 'slate' },
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
  const taken: string[] = paints.flatMap((paint) => (paint === undefined ? [] : [paint.like]));
  const isFree = ({ id }: Mark) => !taken.includes(id) && marks.every((mark) => mark.id !== id);
  return marks.map((mark, seat) => {
    const paint = paints[seat];
    if (paint !== undefined) return { colour: paint.colour, symbol: mark.symbol };
    if (!taken.includes(mark.id)) return mark;
    const { id, colour } = MARKS.find(isFree) ?? mark;
    taken.push(id);
    return { colour, symbol: mark.symbol };
  });
}
