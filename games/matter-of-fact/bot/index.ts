import { type Bot, randomBot } from '@parlour/search';
import { matterOfFact } from '../index.ts';
import type { MatterOfFact } from '../types.ts';
import { carefulBot } from './careful.ts';

/** The bots of Economics as a Matter of Fact, weakest first. */
export const bots: Bot<MatterOfFact>[] = [randomBot(matterOfFact), carefulBot];
