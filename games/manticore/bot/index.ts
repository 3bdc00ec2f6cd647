import { type Bot, randomBot } from '@parlour/search';
import { manticore } from '../index.ts';
import type { Manticore } from '../types.ts';
import { carefulBot } from './careful.ts';

/** The bots of Manticore, weakest first. */
export const bots: Bot<Manticore>[] = [randomBot(manticore), carefulBot];
