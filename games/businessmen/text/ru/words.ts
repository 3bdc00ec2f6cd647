import { plural, type Say } from '@parlour/kernel';
import type { Characteristic } from '../../content/characteristics.ts';
import type { GoodId, Units } from '../../content/goods.ts';
import type { LorryId } from '../../content/lorries.ts';
import { listOf } from '../reading.ts';
import { names } from './names.ts';

/** The small words that sentences are made of, in the cases they stand in. Names of players are never declined. */

/** The nominative: «1 монета». */
export const coins = (n: number): string =>
  plural('ru', n, { one: `${n} монета`, few: `${n} монеты`, many: `${n} монет` });
/** The accusative: «за 1 монету». */
export const forCoins = (n: number): string =>
  plural('ru', n, { one: `${n} монету`, few: `${n} монеты`, many: `${n} монет` });
export const points = (n: number): string =>
  plural('ru', n, { one: `${n} очко`, few: `${n} очка`, many: `${n} очков` });
/** Nominative and accusative alike: «купить 1 ящик». */
export const crates = (n: number): string =>
  plural('ru', n, { one: `${n} ящик`, few: `${n} ящика`, many: `${n} ящиков` });
/** The genitive: «до 1 ящика». */
export const upToCrates = (n: number): string => plural('ru', n, { one: `${n} ящика`, other: `${n} ящиков` });
/** The accusative: «вмещает 1 вид товаров». */
export const types = (n: number): string =>
  plural('ru', n, { one: `${n} вид товаров`, few: `${n} вида товаров`, many: `${n} видов товаров` });

export const good = (id: GoodId): string => names.goods[id].toLowerCase();
/** «нет рыбы» */
export const goodOf: Record<GoodId, string> = {
  grain: 'зерна',
  meat: 'мяса',
  fish: 'рыбы',
  wood: 'дерева',
  oil: 'нефти',
  metal: 'металла',
};
/** «грузить рыбу» */
export const goodAs: Record<GoodId, string> = {
  grain: 'зерно',
  meat: 'мясо',
  fish: 'рыбу',
  wood: 'дерево',
  oil: 'нефть',
  metal: 'металл',
};
/** «купить 3 ящика рыбы» */
export const amount = (n: number, id: GoodId): string => `${crates(n)} ${goodOf[id]}`;
export const amounts = (of: Units, say: Say): string => listOf(of, say, (n, id) => `${good(id)} × ${n}`);

/** Nominative and accusative alike. */
export const lorry = (id: LorryId): string => `${names.lorries[id].toLowerCase()} грузовик`;
export const characteristic = (id: Characteristic): string => names.characteristics[id];
/** «улучшить Грузчика» */
export const characteristicAs: Record<Characteristic, string> = {
  warehouse: 'Склад',
  loader: 'Грузчика',
  manager: 'Менеджера',
};
export const capital = (sentence: string): string => sentence.charAt(0).toUpperCase() + sentence.slice(1);
