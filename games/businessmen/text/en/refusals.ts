import type { Refusals } from '../types.ts';
import { amount, capital, characteristic, coins, crates, good, lorry } from './words.ts';

export const refusals: Refusals = {
  notOnMarket: ({ good: id }) => `There’s no ${good(id)} on the market.`,
  alreadyBought: ({ good: id }) =>
    `You’ve already bought ${good(id)} this round. Every purchase must be a different good.`,
  atLeastOneUnit: () => 'You must buy at least 1 crate. If you don’t want anything, pass.',
  managerLimit: ({ most, level }) =>
    `Your Manager, at level ${level}, buys at most ${crates(most)} at a time.${level < 3 ? ' A higher level buys more.' : ''}`,
  marketLimit: ({ good: id, left }) => `Only ${amount(left, id)} left on the market.`,
  coinLimit: ({ coins: has }) =>
    has > 0 ? `A crate costs 1 coin, and you have ${coins(has)}.` : 'A crate costs 1 coin, and you have none.',
  lorryFull: ({ lorry: id }) => `${capital(lorry(id))} is full. It can be loaded again once it has left.`,
  carriesAnother: ({ lorry: id, carries, good: wanted }) =>
    `${capital(lorry(id))} carries ${good(carries)}, and a lorry takes one good only: ${good(wanted)} must wait until it has left.`,
  noneOwned: ({ good: id }) => `You have no ${good(id)} in either warehouse.`,
  loaderSpent: ({ good: id, most }) =>
    `At this table your Loader carries at most ${amount(most, id)} per round, and you’ve loaded that much. Load another good.`,
  onAnotherLorry: ({ good: id, lorry: where }) =>
    `At this table a good goes on one lorry only, and ${lorry(where)} already carries ${good(id)}.`,
  mustLoad: () => 'At this table you may pass only when there’s nothing you can load.',
  notOnExportCard: ({ good: id }) => `This round’s Export card doesn’t ask for ${good(id)}. Another card might.`,
  underEmbargo: ({ good: id }) => `${capital(good(id))} is under embargo this round: no sale and no export.`,
  tooFewUnits: ({ good: id, has, needs }) =>
    `This shipment takes ${amount(needs, id)}, and you have ${has > 0 ? has : 'none'} in your main warehouse.`,
  alreadyShipped: ({ good: id }) => `You’ve already shipped ${good(id)} this round; each good may be shipped once.`,
  oneShipmentOnly: ({ good: id }) =>
    `At this table you may ship once a round, and you already have. ${capital(good(id))} must wait for another round.`,
  highestLevel: ({ characteristic: id }) => `Your ${characteristic(id)} is at level 3, the highest there is.`,
  cannotPay: ({ cost, coins: has }) => `This costs ${coins(cost)}, and you have ${has > 0 ? has : 'none'}.`,
  noWarning: ({ characteristic: id }) =>
    `There’s no warning beside your ${characteristic(id)}, and only a warning can be insured away.`,
};
