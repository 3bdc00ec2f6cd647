import type { Seat } from '@parlour/kernel';
import { EMPTY_BUNDLE } from '../../matter-of-fact/content/bundle.ts';
import { RESOURCES } from '../../matter-of-fact/content/exchange.ts';
import { priceOf } from '../../matter-of-fact/rules/06-exchange/market.ts';
import type { Bundle, G, Terms } from '../../matter-of-fact/types.ts';

const bundle = (some: Partial<Bundle>): Bundle => ({ ...EMPTY_BUNDLE, ...some });
export const terms = (give: Partial<Bundle>, take: Partial<Bundle>): Terms => ({
  give: bundle(give),
  take: bundle(take),
});

/** Deals of goods that would move value from the bot to whoever proposes them, by the game's own worth. */
export function* swindles(g: G, victim: Seat, by: Seat): Generator<Terms> {
  for (const resource of RESOURCES) {
    const price = priceOf(g, resource);
    const [own, theirs] = [g.players[by].stock[resource], g.players[victim].stock[resource]];
    if (theirs > 0) yield terms({ money: Math.max(1, theirs * price - 4) }, { [resource]: theirs });
    if (own > 0) yield terms({ [resource]: own }, { money: own * price + 4 });
  }
}

/** Everything of the victim's for next to nothing, and the promise of more. */
export function* promises(g: G, victim: Seat): Generator<Terms> {
  const { stock, assets, hand, contracts, cash } = g.players[victim];
  const token = { money: 1 };
  if (cash.secret > 1) yield terms(token, { money: cash.secret });
  for (const resource of RESOURCES) if (stock[resource] > 0) yield terms(token, { [resource]: 1 });
  for (const asset of assets) yield terms(token, { assets: [asset] });
  for (const card of hand) yield terms(token, { technologies: [card] });
  for (const { card } of contracts) yield terms(token, { contracts: [card] });
}
