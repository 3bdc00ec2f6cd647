import type { Outcome, Seat } from '@parlour/kernel';

/** A seat's place at the end; `isTied` if it shares it with another. */
export type Standing = { seat: Seat; place: number; isTied: boolean };

/** Everybody in the order of their places: as the game gives them, or else by winning and then by score. Equals share a place. */
export function standingsOf({ scores, winners }: Outcome, given: readonly number[] | null = null): Standing[] {
  const rank = (seat: number): number => (winners.includes(seat as Seat) ? 0 : 1);
  const isAhead = (a: number, b: number): boolean =>
    rank(a) < rank(b) || (rank(a) === rank(b) && rank(a) === 1 && (scores[a] ?? 0) > (scores[b] ?? 0));
  const places = given ?? scores.map((_, seat) => 1 + scores.filter((_, other) => isAhead(other, seat)).length);
  return scores
    .map((_, seat) => ({
      seat: seat as Seat,
      place: places[seat] ?? 1,
      isTied: places.filter((place) => place === places[seat]).length > 1,
    }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
