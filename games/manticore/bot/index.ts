import { bundleOf } from '@parlour/kernel';
import { isYardstick } from '@parlour/search';
import { manticore } from '../index.ts';
import { botsFor } from './bots.ts';

/** Those that answer at once, on the rules of the working tree: what everything is tested with. */
export const bots = botsFor(bundleOf(manticore)).filter(isYardstick);
