import type { GameRecord, Seat } from '@parlour/kernel';

/** What a page saw and gave when the dice of a table were settled: kept apart from the table, to compare at the end. */
type DiceSeen = { commitment: string; persons: Seat[]; entropy: string[] };

const keyOf = (id: string): string => `parlour-dice-${id}`;

export function rememberDice(id: string, seen: DiceSeen): void {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(seen));
  } catch {
    // Without room for a note the game is played all the same; at the end there is then nothing to compare with.
  }
}

/** Whether a record was played with the dice that this page was promised; `null` if it has seen none of them. */
export function areDicePromised(id: string, { dice, entries }: GameRecord): boolean | null {
  const seen = diceSeen(id);
  if (seen === null) return null;
  // A game that goes on from another one has dice of its own further on.
  const last = entries.findLast((entry) => 'dice' in entry);
  const thrown = last !== undefined && 'dice' in last ? last.dice : dice;
  return (
    thrown.commitment === seen.commitment && seen.persons.every((seat, i) => thrown.entropy[seat] === seen.entropy[i])
  );
}

export function diceSeen(id: string): DiceSeen | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as DiceSeen | null;
  } catch {
    return null;
  }
}
