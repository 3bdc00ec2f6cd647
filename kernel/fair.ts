import { canonical } from './hashing/canonical.ts';
import { sha256 } from './hashing/digest.ts';

/**
 * The fair-dice protocol, in this order. 1. The table draws a seed and publishes `commitmentTo(seed)`. 2. Each person draws
 * entropy and publishes `promiseOf(entropy)`. 3. When all have promised, all reveal. 4. The dice follow
 * `diceKey(seed, entropy)`: the table was bound before it saw any entropy, no person could choose theirs after seeing
 * another's, and none ever knew the seed. 5. At the end the seed is revealed, and anybody can repeat every draw.
 */
export type Dice = {
  commitment: string;
  /** One a seat; `null` for a seat that adds nothing, as a bot's. */
  promises: (string | null)[];
  entropy: (string | null)[];
};

export const commitmentTo = (seed: string): string => sha256(`parlour commitment ${seed}`);
export const promiseOf = (entropy: string): string => sha256(`parlour entropy ${entropy}`);

export const diceKey = (seed: string, entropy: readonly (string | null)[]): string =>
  sha256(`parlour dice ${canonical({ seed, entropy })}`);

/** The dice of a table that promises nothing to anybody: a simulation, a test, a lesson. */
export const diceAlone = (seed: string, seats: number): Dice => ({
  commitment: commitmentTo(seed),
  promises: Array.from({ length: seats }, () => null),
  entropy: Array.from({ length: seats }, () => null),
});

/** What of the dice of a record does not hold; `null` if all does. */
export function unfairIn({ commitment, promises, entropy }: Dice, seed: string): string | null {
  if (commitmentTo(seed) !== commitment) return 'the revealed seed is not the one that was committed to before play';
  if (promises.length !== entropy.length) return 'not every promise of entropy was kept';
  for (const [seat, promise] of promises.entries()) {
    const given = entropy[seat] ?? null;
    if ((given === null ? null : promiseOf(given)) !== promise)
      return `the entropy of seat ${seat + 1} is not what was promised`;
  }
  return null;
}

/** 256 bits from the platform's cryptographic source, as hex: a seed, entropy, a salt. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
