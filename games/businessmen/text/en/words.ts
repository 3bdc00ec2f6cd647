import { plural, type Say } from '@parlour/kernel';
import type { Characteristic } from '../../content/characteristics.ts';
import type { GoodId, Units } from '../../content/goods.ts';
import type { LorryId } from '../../content/lorries.ts';
import { listOf } from '../reading.ts';
import { names } from './names.ts';

/** The small words that sentences are made of. */

export const coins = (n: number): string => plural('en', n, { one: `${n} coin`, other: `${n} coins` });
export const points = (n: number): string => plural('en', n, { one: `${n} point`, other: `${n} points` });
export const crates = (n: number): string => plural('en', n, { one: `${n} crate`, other: `${n} crates` });
export const types = (n: number): string => plural('en', n, { one: `${n} type`, other: `${n} types` });

export const good = (id: GoodId): string => names.goods[id].toLowerCase();
/** “3 crates of oil” */
export const amount = (n: number, id: GoodId): string => `${crates(n)} of ${good(id)}`;
export const amounts = (of: Units, say: Say): string => listOf(of, say, (n, id) => `${n} ${good(id)}`);
export const lorry = (id: LorryId): string => `the ${names.lorries[id].toLowerCase()} lorry`;
export const characteristic = (id: Characteristic): string => names.characteristics[id];
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
