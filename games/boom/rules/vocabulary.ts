import { rules } from '@parlour/kernel';
import type { Boom } from '../types.ts';

/** The words the rules are written in, bound to •Boom's types. */
export const { phase, call, become, done, goTo, next, stay, no, emit, game } = rules<Boom>();
