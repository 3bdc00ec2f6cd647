import type { Kept, Store } from '@parlour/table';

export type TableStore = Store & {
  /** Forgets the names of some seats. The proof that they were played under one stays, and nobody can read it from that. */
  forget(id: string, seats: readonly number[]): Promise<void>;
};

/** What is kept of a table once some of its seats are nobody's any more. */
export function withoutNames({ names, setup }: Kept, seats: readonly number[]): Pick<Kept, 'names' | 'setup'> {
  return {
    names: names.map((name, seat) => (seats.includes(seat) ? null : name)),
    setup: {
      ...setup,
      sitters: setup.sitters.map((each, seat) => (seats.includes(seat) ? { ...each, name: '' } : each)),
    },
  };
}
