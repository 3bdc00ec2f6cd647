import type { Refusals } from '../types.ts';
import { amount, capital, characteristic, coins, good, lorry, units } from './words.ts';

export const refusals: Refusals = {
  notOnMarket: ({ good: id }) => `There’s no ${good(id)} on the market.`,
  alreadyBought: ({ good: id }) =>
    `You have bought ${good(id)} this round. Each further purchase must be another good.`,
  atLeastOneUnit: () => 'A purchase is at least 1 unit. If you want nothing, pass.',
  managerLimit: ({ most, level }) =>
    `Your Manager, at level ${level}, buys at most ${units(most)} at a time.${level < 3 ? ' A higher level buys more.' : ''}`,
  marketLimit: ({ good: id, left }) => `Only ${amount(left, id)} left on the market.`,
  coinLimit: ({ coins: has }) =>
    has > 0 ? `A unit costs 1 coin, and you have ${coins(has)}.` : 'A unit costs 1 coin, and you have none.',
  lorryFull: ({ lorry: id }) => `${capital(lorry(id))} is full. It can be loaded again once it has left.`,
  carriesAnother: ({ lorry: id, carries, good: wanted }) =>
    `${capital(lorry(id))} carries ${good(carries)}, and a lorry takes one good only: ${good(wanted)} must wait until it has left.`,
  noneOwned: ({ good: id }) => `You have no ${good(id)} in either warehouse.`,
  loaderSpent: ({ good: id, most }) =>
    `At this table your Loader carries at most ${amount(most, id)} in a whole round, and you have loaded that much. Load another good.`,
  onAnotherLorry: ({ good: id, lorry: where }) =>
    `At this table a good goes on one lorry only, and ${lorry(where)} carries ${good(id)} already.`,
  mustLoad: () => 'At this table you may pass only when you can load nothing.',
  notOnExportCard: ({ good: id }) => `This round’s Export card doesn’t ask for ${good(id)}. Another card may.`,
  underEmbargo: ({ good: id }) => `${capital(good(id))} is under embargo this round: no sale and no export.`,
  tooFewUnits: ({ good: id, has, needs }) =>
    `This shipment takes ${amount(needs, id)}, and you have ${has > 0 ? has : 'none'} in your main warehouse.`,
  alreadyShipped: ({ good: id }) => `You have shipped ${good(id)} this round; each good may be shipped once.`,
  oneShipmentOnly: ({ good: id }) =>
    `At this table there’s one shipment a round, and you have made it. ${capital(good(id))} must wait for another round.`,
  highestLevel: ({ characteristic: id }) => `Your ${characteristic(id)} is at level 3, the highest there is.`,
  cannotPay: ({ cost, coins: has }) => `This costs ${coins(cost)}, and you have ${has > 0 ? has : 'none'}.`,
  noWarning: ({ characteristic: id }) =>
    `Beside your ${characteristic(id)} there’s no warning left to insure, and without one there’s no insurance.`,
};
