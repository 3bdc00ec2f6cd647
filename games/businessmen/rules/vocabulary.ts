import { rules } from '@parlour/kernel';
import type { Businessmen } from '../types.ts';

/** The words the rules are written in, bound to Businessmen's types. */
export const { phase, call, done, goTo, next, stay, no, emit, game } = rules<Businessmen>();
