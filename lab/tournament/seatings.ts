/** How two kinds of bots share a table: one of the first kind among others, or half of the seats each. */
export type Shape = 'one' | 'duel';

/** Two kinds of bots that meet; `null`: the first plays the box, on all seats. */
export type Pair = { one: string; among: string | null };

/** Who sits where in the games of one deal: every chair equally often. With an odd number of seats either has the odd one. */
export function seatingsOf({ one, among }: Pair, seats: number, shape: Shape): string[][] {
  if (among === null) return [Array.from({ length: seats }, () => one)];
  const sizes = shape === 'one' ? [1] : [Math.floor(seats / 2), Math.ceil(seats / 2)];
  const chosen = Array.from({ length: 2 ** seats }, (_, chairs) => chairs).filter((chairs) =>
    sizes.includes(sizeOf(chairs)),
  );
  return chosen.map((chairs) => Array.from({ length: seats }, (_, seat) => ((chairs >> seat) & 1 ? one : among)));
}

const sizeOf = (chairs: number): number => (chairs === 0 ? 0 : (chairs & 1) + sizeOf(chairs >> 1));

/** How many seats of the others there are for each of the first kind. */
export const othersFor = (seats: number, shape: Shape): number => (shape === 'one' ? seats - 1 : 1);

/** Everybody meets everybody, or the box: the stronger bot is named first. */
export function pairsOf(bots: readonly string[], isTogether: boolean): Pair[] {
  if (isTogether) return bots.map((one) => ({ one, among: null }));
  return bots.flatMap((among, i) => bots.slice(i + 1).map((one) => ({ one, among })));
}
