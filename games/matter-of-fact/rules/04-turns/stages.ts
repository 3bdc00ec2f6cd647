import type { Facts, G } from '../../types.ts';
import { turnOf } from '../holdings.ts';

/** MF-4.5, MF-R1, MF-R70. The stage to which each step of a turn belongs; the first placing of the chip is part of the movement (MF-4.1). */
export const STAGES: Record<string, Facts['stage']> = {
  captured: 1,
  production: 1,
  standstill: 1,
  monopoly: 2,
  startHex: 3,
  movement: 3,
  border: 3,
  investments: 4,
  salary: 4,
  settleSalary: 4,
  planning: 5,
};

export const stageOf = (g: G): Facts['stage'] => STAGES[turnOf(g)?.step ?? ''] ?? 0;
