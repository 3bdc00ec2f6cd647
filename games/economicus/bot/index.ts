import { type Bot, randomBot } from '@parlour/search';
import { economicus } from '../index.ts';
import type { Economicus } from '../types.ts';

/** The bots of Economicus, weakest first. */
export const bots: Bot<Economicus>[] = [randomBot(economicus)];
