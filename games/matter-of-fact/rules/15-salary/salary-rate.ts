import type { G } from '../../types.ts';

/** MF-15.1, MF-1.5. For each worker and turn. */
export const salaryRate = (g: G): number => Number(g.options.salary);
