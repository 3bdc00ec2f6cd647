/**
 * When a pairing may stop. Somebody begins with 1 and bets on every deal that the true share of victories is above a given one;
 * if it is not, no way of betting makes 40 of it with more than one chance in 40 (Ville), however often one looks and whenever one
 * stops. The same is bet on below. So an answer is clear where either has 40, and wrong at most five times in a hundred.
 */

/** Parts of what one has that are put on a deal: what was bet by each is kept apart, and the mean of all counts. */
const STAKES = [0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 0.9];
const CLEAR = Math.log(40);

/** The logarithm of what became of 1, if a bet on `share` pays `share / against`. */
function won(shares: readonly number[], against: number): number {
  const each = STAKES.map((stake) =>
    shares.reduce((sum, share) => sum + Math.log(1 - stake + (stake * share) / against), 0),
  );
  const most = Math.max(...each);
  return most + Math.log(each.reduce((sum, one) => sum + Math.exp(one - most), 0) / STAKES.length);
}

const lost = (shares: readonly number[]): number[] => shares.map((share) => 1 - share);

export type Verdict = 'above' | 'below' | null;

/** Whether the shares of victories in the deals so far leave no doubt on which side of `against` the true one is. */
export function verdictOf(shares: readonly number[], against: number): Verdict {
  if (won(shares, against) >= CLEAR) return 'above';
  if (won(lost(shares), 1 - against) >= CLEAR) return 'below';
  return null;
}

/** The shares that are not ruled out: a 95 % interval that holds whenever one stops. */
export function boundsOf(shares: readonly number[]): { low: number; high: number } {
  return { low: leastOf(shares), high: 1 - leastOf(lost(shares)) };
}

/** The greatest share that the bets speak against: they pay the less, the greater it is. */
function leastOf(shares: readonly number[]): number {
  let [low, high] = [0, 1];
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (won(shares, middle) >= CLEAR) low = middle;
    else high = middle;
  }
  return low;
}
