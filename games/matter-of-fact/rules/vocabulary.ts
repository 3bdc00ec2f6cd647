import { rules } from '@parlour/kernel';
import type { MatterOfFact } from '../types.ts';

/** The words the rules are written in. */
export const { phase, call, goTo, next, stay, done, no, emit, game } = rules<MatterOfFact>();
