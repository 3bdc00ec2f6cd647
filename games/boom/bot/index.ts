import { bundleOf } from '@parlour/kernel';
import { isYardstick } from '@parlour/search';
import { boom } from '../index.ts';
import { botsFor } from './bots.ts';

/** The bots that answer without thinking ahead, on the rules of the working tree: random and careful. */
export const bots = botsFor(bundleOf(boom)).filter(isYardstick);
