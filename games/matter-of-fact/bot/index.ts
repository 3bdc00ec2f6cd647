import { bundleOf } from '@parlour/kernel';
import { matterOfFact } from '../index.ts';
import { botsFor } from './bots.ts';

/** The bots on the rules of the working tree. */
export const bots = botsFor(bundleOf(matterOfFact));
