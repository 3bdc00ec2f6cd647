import { dealing, type Frame, type Game, type Seat } from '@parlour/kernel';
import { RESOURCES } from '../../content/exchange.ts';
import { CONTRACT_TURNS, DEAL_LIMITS } from '../../content/table.ts';
import { BOUGHT_VEHICLES } from '../../content/vehicles.ts';
import type { Bundle, G, MatterOfFact, Terms } from '../../types.ts';
import { stageOf } from '../04-turns/stages.ts';
import { settleMonopolies } from '../06-exchange/market.ts';
import { lift } from '../16-planning/planning.ts';
import { endCapture } from '../18-raids/captures.ts';
import { assetWith, rivalsOf, setOwner, turnOf } from '../holdings.ts';
import { cashOf, pay, receive } from '../money.ts';
import { emit, no } from '../vocabulary.ts';
import { bundleDomain, hasToGive, isEmptyBundle, type Scope, whyNotGiven } from './bundles.ts';
import { clearAsset } from './selling.ts';

/** MF-17, MF-R46, MF-R47, MF-R48. Deals between players. */

/** MF-R46. The active player and another trade everything in stages 2 to 5; any two trade transport for money at any moment. */
function scopeOf(g: G, a: Seat, b: Seat): Scope {
  const active = turnOf(g)?.seat ?? null;
  return { isFull: (a === active || b === active) && stageOf(g) >= 2, active };
}

const hasVehicle = (g: G, seat: Seat): boolean =>
  BOUGHT_VEHICLES.some((vehicle) => g.players[seat].vehicles[vehicle] !== 'none');

/** Those with whom anything can be traded now. */
const inScope = (g: G, me: Seat): Seat[] =>
  rivalsOf(g, me).filter((other) => scopeOf(g, me, other).isFull || hasVehicle(g, me) || hasVehicle(g, other));

/** MF-R47. Of those, the ones where each side has something to give; what is hidden from the proposer may be there (MF-O9). */
function partners(g: G, me: Seat): Seat[] {
  if (g.players[me].hasLeft) return [];
  return inScope(g, me).filter((other) => {
    const scope = scopeOf(g, me, other);
    return hasToGive(g, scope, me) && (g.options.cash === 'hidden' || hasToGive(g, scope, other));
  });
}

/** Why there is nobody to make an offer to. */
function whyNobody(g: G, me: Seat) {
  const [other] = inScope(g, me);
  if (other === undefined) return no('MF-R46', 'onlyTransport', {});
  return no('MF-R47', 'nothingToGive', { giver: hasToGive(g, scopeOf(g, me, other), me) ? other : me });
}

function unfit(g: G, from: Seat, to: Seat, { give, take }: Terms) {
  if (isEmptyBundle(give)) return no('MF-R47', 'emptySide', { giver: from });
  if (isEmptyBundle(take)) return no('MF-R47', 'emptySide', { giver: to });
  // MF-R46: between others only transport, and for money.
  const scope = scopeOf(g, from, to);
  if (!scope.isFull && give.vehicles.length > 0 && take.vehicles.length > 0) return no('MF-R46', 'onlyTransport', {});
  if (!scope.isFull && give.vehicles.length + take.vehicles.length === 0) return no('MF-R46', 'onlyTransport', {});
  return (
    whyNotGiven(g, scope, from, to, give) ??
    whyNotGiven(g, scope, to, from, take) ??
    whyNotPaid(g, from, give) ??
    // What is hidden from the proposer is looked at when the other accepts.
    (g.options.cash === 'open' ? whyNotPaid(g, to, take) : null)
  );
}

function whyNotPaid(g: G, giver: Seat, { money }: Bundle) {
  const cash = cashOf(g, giver);
  return cash < money ? no('MF-R47', 'cannotPay', { cost: money, cash }) : null;
}

/** MF-R47. Everything is exchanged at once. */
function carryOut(g: G, from: Seat, to: Seat, { give, take }: Terms): void {
  emit(g, 'traded', { from, to, give, take });
  pay(g, from, give.money);
  pay(g, to, take.money);
  hand(g, from, to, give);
  hand(g, to, from, take);
  receive(g, to, give.money);
  receive(g, from, take.money);
  settleMonopolies(g);
}

function hand(g: G, giver: Seat, receiver: Seat, bundle: Bundle): void {
  const [gives, gets] = [g.players[giver], g.players[receiver]];
  // MF-17.4
  if (bundle.release !== null) endCapture(g, bundle.release, 'release');
  for (const resource of RESOURCES) {
    gives.stock[resource] -= bundle[resource];
    gets.stock[resource] += bundle[resource];
  }
  handAssets(g, giver, receiver, bundle);
  // MF-R22: as good as bought; usable from the new owner's next turn.
  for (const vehicle of bundle.vehicles) {
    gives.vehicles[vehicle] = 'none';
    gets.vehicles[vehicle] = 'new';
  }
  // MF-9.6, MF-R43: the buyer has two turns again; what was delivered stays delivered.
  for (const card of bundle.contracts) {
    const contract = gives.contracts.find((each) => each.card === card);
    if (contract === undefined) continue;
    gives.contracts = gives.contracts.filter((each) => each !== contract);
    gets.contracts.push({ ...contract, turns: CONTRACT_TURNS });
  }
}

/** MF-R48. A technology goes along with its asset only if the deal names it. */
function handAssets(g: G, giver: Seat, receiver: Seat, { assets, technologies }: Bundle): void {
  const along = technologies.filter((card) => {
    const asset = assetWith(g, giver, card);
    return asset !== null && assets.includes(asset);
  });
  for (const card of technologies) {
    if (along.includes(card)) continue;
    lift(g, giver, card);
    g.players[receiver].hand.push(card);
  }
  for (const asset of assets) {
    endCapture(g, asset, 'sale');
    const { technology } = clearAsset(g, giver, asset);
    setOwner(g, asset, receiver);
    if (technology === null || !along.includes(technology)) continue;
    lift(g, giver, technology);
    g.assets[asset].technology = technology;
  }
}

const rules = dealing<MatterOfFact, Terms>({
  rule: 'MF-R46',
  deals: (g) => g.deals,
  limits: DEAL_LIMITS,
  until: () => 'turn',
  partners,
  terms: (g, from, to) => {
    const scope = scopeOf(g, from, to);
    return { parts: { give: bundleDomain(g, scope, from, to, from), take: bundleDomain(g, scope, to, from, from) } };
  },
  unfit,
  /** Whoever accepts must have the money that is asked of him. */
  unacceptable: (g, me, { take }) => whyNotPaid(g, me, take),
  carryOut,
});

/** The five actions of a negotiation. */
export const dealActions = {
  ...rules,
  proposeDeal: {
    ...rules.proposeDeal,
    offer(g: G, f: Frame<MatterOfFact>, me: Seat) {
      // MF-O12
      if (g.options.trade === 'off') return no('MF-1.6', 'tradeOff', {});
      const offered = rules.proposeDeal.offer(g, f, me);
      return 'refused' in offered && partners(g, me).length === 0 ? whyNobody(g, me) : offered;
    },
  },
} as Pick<Game<MatterOfFact>['anytime'], keyof typeof rules>;
