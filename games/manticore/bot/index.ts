import { bundleOf } from '@parlour/kernel';
import { manticore } from '../index.ts';
import { botsFor } from './bots.ts';

/** The bots on the rules of the working tree. */
export const bots = botsFor(bundleOf(manticore));
