import { ASSETS_BY_KIND, KIND_OF } from '../../content/assets.ts';
import { HIRE_COST } from '../../content/table.ts';
import { DEALERSHIP } from '../../content/vehicles.ts';
import {
  dueIn,
  isUnserved,
  monopoliesIn,
  own,
  priceIn,
  purseOf,
  siteIn,
  speedIn,
  type Table,
  turnIn,
  vehicleIn,
} from '../reading.ts';
import type { Questions } from '../types.ts';
import { asset, hexes, moreTurns, nan, product, technology, vehicle, workers } from './words.ts';

const purse = (view: Table): string => {
  const cash = purseOf(view);
  return cash === null ? '' : ` You have ${nan(cash)}.`;
};

/** What the hex has to offer. */
function offer(view: Table): string {
  const { site, owner } = siteIn(view);
  if (isUnserved(view) && owner === null)
    return 'You haven’t moved, and at this table a place serves only those who arrive. Sell, pay the wages, or continue.';
  if (site?.is === 'businessCentre') return 'Buy resources in the business centre at market prices, or continue.';
  if (site?.is === 'dealership')
    return `The dealership sells an electric vehicle for ${DEALERSHIP.electricVehicle.price} and a quadcopter for ${DEALERSHIP.quadcopter.price}, and takes them back for half. You can use them from your next turn.`;
  if (site?.is === 'labourExchange') return `Hire any number of workers at ${nan(HIRE_COST)} each, or continue.`;
  if (site?.is === 'university') return 'Draw two technologies and buy one of them, or neither; or continue.';
  if (site?.is !== 'asset') return 'There’s nothing to buy here. Sell, pay the wages, or continue.';
  if (owner === null)
    return `Buy ${asset(site.asset)} for ${nan(ASSETS_BY_KIND[KIND_OF[site.asset]].cost)}, or continue.`;
  return view.assets[site.asset].capture === null
    ? `Will you capture ${asset(site.asset)}? Operate it at your own cost, sabotage it, or continue in peace.`
    : `${asset(site.asset)} is captured. Operate it at your own cost for another turn, sabotage it, or continue.`;
}

export const questions: Questions = {
  'game.starter': () => 'Who goes first? Play continues clockwise from there.',
  'turn.startHex': (view) =>
    `Put your chip on a free hex of the business centre. From there you travel up to ${hexes(speedIn(view))}.`,
  'turn.production': () => 'Which of your assets work? Each works at most once a turn, in any order you like.',
  'turn.monopoly'(view, say) {
    const held = monopoliesIn(view).map((resource) => `${product(resource)} at ${priceIn(view, resource)}`);
    return `You’re the monopolist of ${say.list(held)}. Change each price by one point up or down, or leave it alone.`;
  },
  'turn.movement'(view) {
    const speed = speedIn(view);
    return `Where will you go? By ${vehicle(vehicleIn(view))}, up to ${hexes(speed)}. Crossing a frontier post draws an action card.`;
  },
  'turn.investments'(view) {
    const arrest = own(view)?.arrest ?? 0;
    return arrest > 0
      ? `You’re under arrest for ${moreTurns(arrest)}, this one included. You may sell assets, make deals, pay the wages, or continue.`
      : `${offer(view)}${purse(view)}`;
  },
  'turn.salary'(view) {
    const due = dueIn(view);
    const cash = purseOf(view);
    const short =
      cash !== null && cash < due.amount ? ' Sell something or discharge workers, or you risk a strike.' : '';
    return `Wages are due: ${nan(due.amount)} for ${workers(due.workers)}.${purse(view)}${short}`;
  },
  'turn.planning'(view) {
    const idle = own(view)?.idle ?? 0;
    const free = idle > 0 ? ` ${workers(idle)} ${idle === 1 ? 'is' : 'are'} idle.` : '';
    const guards = view.options.raids === 'on' ? ', guards' : '';
    return `Place workers${guards} and technologies for the next turn, then end your turn.${free}`;
  },
  'turn.strike'(view, say) {
    const f = turnIn(view);
    const who = f === null ? 'A rival' : say.seat(f.seat);
    return `${who} hasn’t paid the wages. Will you call a strike? Then all those workers stop until they’re paid.`;
  },
  'study.choice'(view, say) {
    const f = view.stack.at(-1);
    const drawn =
      f?.phase === 'study' ? f.cards.secret.flatMap((card) => (card === null ? [] : [technology(card)])) : [];
    const what = drawn.length > 0 ? `: ${say.list(drawn)}` : '';
    return `Which technology will you buy, if any${what}? The rest is discarded.${purse(view)}`;
  },
};
