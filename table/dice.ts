import { commitmentTo, promiseOf, type Seat } from '@parlour/kernel';
import { mayAdd } from './opening.ts';
import type { Kept } from './types.ts';

/** What persons have added to the dice so far, by seat. */
export type DiceAdded = { promised: (string | null)[]; revealed: (string | null)[] };

/** How the dice of a table are settled before the game: everybody commits to entropy, and nobody reveals before all have. */
export class Dice {
  private readonly kept: () => Kept;
  added: DiceAdded = { promised: [], revealed: [] };

  constructor(kept: () => Kept) {
    this.kept = kept;
  }

  /** The commitment to the seed, and the persons whose entropy is waited for. */
  told(): { commitment: string; persons: Seat[] } {
    const { seeds } = this.kept();
    return { commitment: commitmentTo(seeds.at(-1) ?? ''), persons: this.persons };
  }

  /** Whether the promise was taken. */
  promise(seat: Seat, promise: string): boolean {
    const { promised } = this.added;
    if (!this.persons.includes(seat) || promised[seat] != null) return false;
    this.added = { ...this.added, promised: placed(promised, seat, promise) };
    return true;
  }

  /** Whether this is what was promised, by all. */
  reveal(seat: Seat, entropy: string): boolean {
    const { promised, revealed } = this.added;
    const isEarly = this.persons.some((person) => promised[person] == null);
    if (isEarly || promiseOf(entropy) !== promised[seat]) return false;
    this.added = { ...this.added, revealed: placed(revealed, seat, entropy) };
    return true;
  }

  get areSettled(): boolean {
    return this.persons.every((person) => this.added.revealed[person] != null);
  }

  private get persons(): Seat[] {
    return mayAdd(this.kept().setup);
  }
}

const placed = (all: readonly (string | null)[], at: Seat, value: string): (string | null)[] =>
  Array.from({ length: Math.max(all.length, at + 1) }, (_, i) => (i === at ? value : (all[i] ?? null)));
