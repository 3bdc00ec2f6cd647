import { RESOURCES, type Resource, type Units } from '../../content/exchange.ts';
import { TECHNOLOGIES } from '../../content/technologies.ts';
import type { Facts, G, Part, ProposedChoice, ProposedStep, Turn } from '../../types.ts';
import { proposedStage1 } from '../05-production/production.ts';
import { columnAfter, contractPrice, priceAt } from '../06-exchange/market.ts';
import { salaryDue } from '../15-salary/salary.ts';
import { isAsPlanned, proposedPlan } from '../16-planning/proposed-plan.ts';
import { ownsAnAsset, productOf } from '../holdings.ts';
import { cashOf, debtOf } from '../money.ts';
import { netOutput, spareUnits } from './spare.ts';

/** The turn as it would be once some of the proposal is done: only what the rest of it depends on. */
type Ahead = { g: G; f: Turn; stock: Units; columns: Record<Resource, number>; steps: ProposedStep[] };

/**
 * MF-D2, MF-D13, MF-D14. What an owner does in nearly every turn, as ordinary actions one after another: before travelling all
 * that can run does, what is produced in plenty rises in price, what is not needed is sold; after it the wages are paid, the
 * workers placed and the turn is passed. Nothing that is bought, and no journey, is ever proposed.
 */
export function proposalOf(g: G, f: Turn, part: Part): Facts['proposal'] {
  const { stock } = g.players[f.seat];
  const columns = Object.fromEntries(RESOURCES.map((each) => [each, g.market[each].column])) as Ahead['columns'];
  const ahead: Ahead = { g, f, stock: { ...stock }, columns, steps: [] };
  switch (part) {
    case 'production':
      produce(ahead);
      setPrices(ahead);
      sellSpare(ahead);
      return ahead.steps;
    case 'monopoly':
      setPrices(ahead);
      sellSpare(ahead);
      return ahead.steps;
    case 'movement':
      sellSpare(ahead);
      return ahead.steps;
    case 'investments':
    case 'salary':
    case 'planning':
      return finish(ahead, part);
    default:
      return [];
  }
}

const propose = ({ steps }: Ahead, choice: ProposedChoice, brings = 0): void => void steps.push({ choice, brings });

/** MF-5.1, MF-6.7. All that can run; a card that is used for the first time lowers a price. */
function produce(ahead: Ahead): void {
  const { g, f, columns } = ahead;
  const { runs, stock } = proposedStage1(g, f);
  ahead.stock = stock;
  const used = new Set(g.usedTechnologies);
  for (const asset of runs) {
    const { technology } = g.assets[asset];
    const product = productOf(asset);
    if (technology === null || product === 'biobot' || used.has(technology)) continue;
    if (TECHNOLOGIES[technology].process.output < 2) continue;
    used.add(technology);
    columns[product] = columnAfter(columns[product], -1);
  }
  propose(ahead, { type: 'runProposed' });
}

/** MF-7.6. A monopolist raises what he makes more of than he uses, and leaves the rest. */
function setPrices(ahead: Ahead): void {
  const { g, f, columns } = ahead;
  const ruled = RESOURCES.filter((each) => g.market[each].monopolist === f.seat && !f.priced.includes(each));
  if (ruled.length === 0) return;
  const raised = ruled.filter(
    (each) => netOutput(g, f.seat, each) > 0 && columnAfter(columns[each], 1) !== columns[each],
  );
  for (const resource of raised) {
    columns[resource] = columnAfter(columns[resource], 1);
    propose(ahead, { type: 'changePrice', resource, by: 1 });
  }
  if (raised.length < ruled.length) propose(ahead, { type: 'goOn' });
}

/** MF-4.7, MF-9.2. What is not needed: to a contract first, the rest to the bank. Nobody under arrest sells (MF-19.3). */
function sellSpare(ahead: Ahead): void {
  const { g, f, stock, columns } = ahead;
  if (g.players[f.seat].arrest > 0) return;
  const spare = spareUnits(g, f.seat, stock);
  deliver(ahead, spare, () => true);
  for (const resource of RESOURCES) {
    const units = spare[resource];
    if (units > 0) propose(ahead, { type: 'sell', resource, units }, units * priceAt(resource, columns[resource]));
  }
}

/** Fills contracts with what is spare, and takes it from there. */
function deliver(ahead: Ahead, spare: Units, isMeant: (turns: number) => boolean): void {
  const { g, f, stock } = ahead;
  for (const { card: contract, open, turns } of g.players[f.seat].contracts)
    for (const resource of RESOURCES) {
      const units = Math.min(open[resource], spare[resource]);
      if (units === 0 || !isMeant(turns)) continue;
      spare[resource] -= units;
      stock[resource] -= units;
      propose(ahead, { type: 'deliver', contract, resource, units }, units * contractPrice(resource));
    }
}

/** MF-4.6, MF-16.1, MF-4.8. Wages, contracts that would lapse, workers, and the turn is passed. */
function finish(ahead: Ahead, part: 'investments' | 'salary' | 'planning'): ProposedStep[] {
  const { g, f, steps, stock } = ahead;
  const { arrest, isOnStrike, hand } = g.players[f.seat];
  if (part === 'investments') propose(ahead, { type: 'goOn' });
  if (part !== 'planning' && !pay(ahead)) return [];
  // MF-19.3: under arrest nothing is planned. MF-R40: once a strike is over, there is everything to be placed.
  if (arrest > 0 || isOnStrike) return part === 'planning' ? [{ choice: { type: 'endTurn' }, brings: 0 }] : steps;
  // What was bought in this turn lies on no asset yet.
  if (part !== 'planning' && f.hasStudied && hand.length > 0) return steps;
  deliver(ahead, spareUnits(g, f.seat, stock), (turns) => turns <= 1);
  const then = { ...g, players: g.players.map((each, seat) => (seat === f.seat ? { ...each, stock } : each)) } as G;
  if (ownsAnAsset(g, f.seat) && !isAsPlanned(g, proposedPlan(then, f.seat))) propose(ahead, { type: 'adoptPlan' });
  propose(ahead, { type: 'endTurn' });
  return steps;
}

/** MF-D13, MF-R74. The wages, if need be with the cheapest of the stock; `false`: there is not enough for that either. */
function pay(ahead: Ahead): boolean {
  const { g, f, stock, columns } = ahead;
  const due = f.isUnpaid ? 0 : salaryDue(g, f);
  if (due === 0) return true;
  let lacking = due + debtOf(g, f.seat) - cashOf(g, f.seat);
  const priced = RESOURCES.map((resource) => ({ resource, price: priceAt(resource, columns[resource]) }));
  for (const { resource, price } of priced.sort((a, b) => a.price - b.price)) {
    if (lacking <= 0 || g.players[f.seat].arrest > 0) break;
    const units = Math.min(stock[resource], Math.ceil(lacking / price));
    if (units === 0) continue;
    lacking -= units * price;
    stock[resource] -= units;
    propose(ahead, { type: 'sell', resource, units }, units * price);
  }
  if (lacking > 0) return false;
  propose(ahead, { type: 'paySalary' }, -due);
  return true;
}
