import { canonical } from './canonical.ts';
import { sha256 } from './sha256.ts';

/**
 * The fair-dice protocol. 1. The table draws a seed and publishes `commitmentTo(seed)`. 2. Each seat adds entropy of its
 * own, after the commitment and before play. 3. The dice follow `diceKey(seed, entropy)`: the table can no longer choose the
 * seed, and the seats never knew it. 4. At the end the seed is revealed, and anybody can repeat every draw.
 */
export const commitmentTo = (seed: string): string => sha256(`parlour commitment ${seed}`);

export const diceKey = (seed: string, entropy: readonly string[]): string =>
  sha256(`parlour dice ${canonical({ seed, entropy })}`);

/** A fresh seed: 256 bits from the platform's cryptographic source. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
