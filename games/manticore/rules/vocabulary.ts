import { rules } from '@parlour/kernel';
import type { Manticore } from '../types.ts';

/** The words the rules are written in, bound to Manticore's types. */
export const { phase, call, become, done, goTo, next, stay, no, emit, game } = rules<Manticore>();
