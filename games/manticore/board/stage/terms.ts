import type { Term } from '../../types.ts';

/** One part of a sum, in the order in which it drops in. */
export type Part = { is: 'base' | 'power' | 'artifact' | 'spells'; who: Term['who']; value: number };

/** The parts of a side that are not nought; everybody's own figure always counts. */
export const partsOf = (terms: readonly Term[]): Part[] =>
  terms.flatMap(({ who, base, power, artifact, spells }) =>
    (
      [
        { is: 'base', who, value: base },
        { is: 'power', who, value: power },
        { is: 'artifact', who, value: artifact },
        { is: 'spells', who, value: spells },
      ] as const
    ).filter(({ is, value }) => is === 'base' || value > 0),
  );
