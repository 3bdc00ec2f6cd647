import type { Party } from '../../types.ts';

/** Who and what the samples are about. */
export const heroes: Party = { is: 'heroes', seats: [0, 1], lead: 0 };
export const hound: Party = { is: 'foe', foe: 'M1' };
export const plan = { firstPoint: 0, secondPoint: 1, artifact: 1, blow: 0 } as const;
