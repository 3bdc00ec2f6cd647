/** A position of a game that is over: the numbers of each seat, and what part of the victory each had in the end. */
export type Row = { game: number; numbers: number[][]; shares: number[] };

/** How well a model foretells games that it has not seen. */
type Validation = {
  positions: number;
  /** The mean surprise per position, and that of somebody who knows nothing but how often seats win. */
  logLoss: number;
  baseline: number;
  /** How often a winner is put above a loser. */
  auc: number;
  /** In tenths: what was said, what came, and how often. */
  calibration: { said: number; came: number; count: number }[];
};

export type Fit = {
  weights: number[] /** By how much each counts where it varies as usual. */;
  standardized: number[];
  validation: Validation;
};

const ROUNDS = 400;
const RIDGE = 1e-4;

/**
 * One weight a feature: a softmax over the seats, or a chance for all together where there is one seat's numbers only. Full
 * gradients with Adam, the same for the same rows. Every fifth game is kept for validation.
 */
export function fit(rows: readonly Row[], isTogether: boolean): Fit {
  const train = rows.filter(({ game }) => game % 5 !== 0);
  const unseen = rows.filter(({ game }) => game % 5 === 0);
  const { means, deviations } = spreads(train);
  const size = means.length;
  const scaled = train.map(({ numbers }) =>
    numbers.map((each) => each.map((n, i) => (n - (means[i] as number)) / (deviations[i] as number))),
  );
  const weights = new Float64Array(size + 1);
  const momentum = new Float64Array(size + 1);
  const speed = new Float64Array(size + 1);
  for (let round = 1; round <= ROUNDS; round++) {
    const gradient = new Float64Array(size + 1);
    for (const [at, row] of train.entries()) {
      const seats = scaled[at] as number[][];
      const said = chances(seats, weights, isTogether);
      for (const [seat, numbers] of seats.entries()) {
        const error = (said[seat] as number) - (row.shares[seat] as number);
        for (let i = 0; i < size; i++) gradient[i] = (gradient[i] as number) + error * (numbers[i] as number);
        gradient[size] = (gradient[size] as number) + error;
      }
    }
    for (let i = 0; i <= size; i++) {
      const slope = (gradient[i] as number) / train.length + RIDGE * (weights[i] as number);
      momentum[i] = 0.9 * (momentum[i] as number) + 0.1 * slope;
      speed[i] = 0.999 * (speed[i] as number) + 0.001 * slope * slope;
      const step =
        (momentum[i] as number) / (1 - 0.9 ** round) / (Math.sqrt((speed[i] as number) / (1 - 0.999 ** round)) + 1e-8);
      weights[i] = (weights[i] as number) - (0.05 / (1 + round / 100)) * step;
    }
  }
  const standardized = [...weights].slice(0, size);
  const raw = standardized.map((weight, i) => weight / (deviations[i] as number));
  let constant = weights[size] as number;
  for (let i = 0; i < size; i++) constant -= (raw[i] as number) * (means[i] as number);
  // A feature that is always 1 carries the constant; among seats it would cancel out.
  const one = means.findIndex((mean, i) => mean === 1 && deviations[i] === 1);
  if (isTogether && one >= 0) raw[one] = (raw[one] as number) + constant;
  return { weights: raw, standardized, validation: validated(unseen, raw, isTogether) };
}

function spreads(rows: readonly Row[]): { means: number[]; deviations: number[] } {
  const all = rows.flatMap(({ numbers }) => numbers);
  const size = all[0]?.length ?? 0;
  const means = Array.from(
    { length: size },
    (_, i) => all.reduce((sum, each) => sum + (each[i] as number), 0) / all.length,
  );
  const deviations = means.map((mean, i) => {
    const square = all.reduce((sum, each) => sum + ((each[i] as number) - mean) ** 2, 0) / all.length;
    return Math.sqrt(square) || 1;
  });
  return { means, deviations };
}

function chances(seats: readonly number[][], weights: ArrayLike<number>, isTogether: boolean): number[] {
  const scores = seats.map((numbers) => {
    let score = weights[numbers.length] ?? 0;
    for (let i = 0; i < numbers.length; i++) score += (weights[i] as number) * (numbers[i] as number);
    return score;
  });
  if (isTogether) return scores.map((score) => 1 / (1 + Math.exp(-score)));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}

function validated(rows: readonly Row[], weights: readonly number[], isTogether: boolean): Validation {
  const points: { said: number; came: number }[] = [];
  let loss = 0;
  let baseline = 0;
  const usual = rows.reduce((sum, { shares }) => sum + (shares[0] as number), 0) / Math.max(1, rows.length);
  const surprise = (said: number) => -Math.log(Math.max(1e-9, said));
  for (const { numbers, shares } of rows) {
    const said = chances(numbers, weights, isTogether);
    for (const [seat, share] of shares.entries()) {
      const chance = said[seat] as number;
      points.push({ said: chance, came: share });
      loss += share * surprise(chance) + (isTogether ? (1 - share) * surprise(1 - chance) : 0);
      const known = isTogether ? usual : 1 / shares.length;
      baseline += share * surprise(known) + (isTogether ? (1 - share) * surprise(1 - known) : 0);
    }
  }
  const calibration = Array.from({ length: 10 }, (_, tenth) => {
    const inside = points.filter(({ said }) => Math.min(9, Math.floor(said * 10)) === tenth);
    const meanOf = (key: 'said' | 'came') =>
      inside.reduce((sum, point) => sum + point[key], 0) / Math.max(1, inside.length);
    return { said: meanOf('said'), came: meanOf('came'), count: inside.length };
  }).filter(({ count }) => count > 0);
  const n = Math.max(1, rows.length);
  return { positions: rows.length, logLoss: loss / n, baseline: baseline / n, auc: aucOf(points), calibration };
}

function aucOf(points: readonly { said: number; came: number }[]): number {
  const sorted = [...points].sort((a, b) => a.said - b.said);
  let ranks = 0;
  let won = 0;
  for (const [rank, { came }] of sorted.entries()) {
    if (came < 0.5) continue;
    won += 1;
    ranks += rank + 1;
  }
  const lost = sorted.length - won;
  return won === 0 || lost === 0 ? 0.5 : (ranks - (won * (won + 1)) / 2) / (won * lost);
}
