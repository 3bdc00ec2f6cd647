import { plural, type Say } from '@parlour/kernel';
import type { Characteristic } from '../../content/characteristics.ts';
import type { GoodId, Units } from '../../content/goods.ts';
import type { LorryId } from '../../content/lorries.ts';
import { listOf } from '../reading.ts';
import { names } from './names.ts';

/** The small words that sentences are made of, in the cases they stand in. Names of players are never declined. */

/** The nominative: «1 монета». */
export const coins = (n: number): string =>
  plural('uk', n, { one: `${n} монета`, few: `${n} монети`, many: `${n} монет` });
/** The accusative: «за 1 монету». */
export const forCoins = (n: number): string =>
  plural('uk', n, { one: `${n} монету`, few: `${n} монети`, many: `${n} монет` });
export const points = (n: number): string => plural('uk', n, { one: `${n} очко`, few: `${n} очки`, many: `${n} очок` });
/** Nominative and accusative alike: «купити 1 ящик». */
export const crates = (n: number): string =>
  plural('uk', n, { one: `${n} ящик`, few: `${n} ящики`, many: `${n} ящиків` });
/** The accusative: «уміщує 1 вид товарів». */
export const types = (n: number): string =>
  plural('uk', n, { one: `${n} вид товарів`, few: `${n} види товарів`, many: `${n} видів товарів` });

export const good = (id: GoodId): string => names.goods[id].toLowerCase();
/** «немає риби» */
export const goodOf: Record<GoodId, string> = {
  grain: 'зерна',
  meat: 'м’яса',
  fish: 'риби',
  wood: 'дерева',
  oil: 'нафти',
  metal: 'металу',
};
/** «вантажити рибу» */
export const goodAs: Record<GoodId, string> = {
  grain: 'зерно',
  meat: 'м’ясо',
  fish: 'рибу',
  wood: 'дерево',
  oil: 'нафту',
  metal: 'метал',
};
/** «купити 3 ящики риби» */
export const amount = (n: number, id: GoodId): string => `${crates(n)} ${goodOf[id]}`;
export const amounts = (of: Units, say: Say): string => listOf(of, say, (n, id) => `${good(id)} × ${n}`);

export const lorry = (id: LorryId): string => `${names.lorries[id].toLowerCase()} вантажівка`;
/** «на жовту вантажівку» */
export const lorryAs: Record<LorryId, string> = {
  yellow: 'жовту вантажівку',
  blue: 'синю вантажівку',
  green: 'зелену вантажівку',
};
export const characteristic = (id: Characteristic): string => names.characteristics[id];
/** «поліпшити Вантажника» */
export const characteristicAs: Record<Characteristic, string> = {
  warehouse: 'Склад',
  loader: 'Вантажника',
  manager: 'Менеджера',
};
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
