import { rules } from '@parlour/kernel';
import type { Economicus } from '../types.ts';

/** The words the rules are written in, bound to Economicus' types. */
export const { phase, call, become, done, goTo, next, stay, no, emit, game } = rules<Economicus>();
