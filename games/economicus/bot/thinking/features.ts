import type { Seat } from '@parlour/kernel';
import type { Features } from '@parlour/search';
import { INDUSTRIES } from '../../content/industries.ts';
import { designOf } from '../../content/options.ts';
import { LOAN } from '../../content/table.ts';
import { companiesOf, loansOf, projectsOf } from '../../rules/01-board/companies.ts';
import { stars, target } from '../../rules/03-stars/stars.ts';
import { isFull } from '../../rules/04-year/order.ts';
import type { Economicus, G } from '../../types.ts';
import { incomeOf } from '../outlook.ts';
import { KEEP, LIKELY_PRICE } from '../weights.ts';

/** What the value of a seat depends on in Economicus. `…ToGo` counts more the further the leader still is from the goal. */
const NAMES: readonly string[] = [
  'stars',
  'starsToGo',
  'oneStarShort',
  'twoStarsShort',
  'threeStarsShort',
  'companies',
  'cash',
  'cashRoot',
  'loans',
  'income',
  'incomeToGo',
  'incomeNearGoal',
  'projects',
  'cards',
  'quotas',
  'purseLog',
  'purseForLastStar',
  'isOut',
  'turnsToWait',
  'priceOfCompanies',
  'starsLead',
  'majoritiesInReach',
  'narrowMajorities',
  'handWorth',
  'crisisLoss',
  'turnsToWaitNearGoal',
];

export const features: Features<Economicus> = {
  names: NAMES,
  of: featuresOf,
  isTogether: false,
  kinds: {
    quick: { seats: 4, options: {} },
    full: { seats: 4, options: { rules: 'full', layout: 'random' } },
  },
  kindOf: (g) => g.options.rules,
};

function featuresOf(g: G, seat: Seat): number[] {
  const player = g.players[seat];
  const goal = target(g);
  const own = stars(g, seat);
  let most = 0;
  let best = 0;
  for (const each of g.seats) {
    const theirs = stars(g, each);
    most = Math.max(most, theirs);
    if (each !== seat) best = Math.max(best, theirs);
  }
  const toGo = Math.max(0, goal - most);
  const gap = goal - own;
  const companies = companiesOf(player);
  const loans = loansOf(player);
  const purse = Math.max(0, player.cash + LOAN * (companies - loans));
  const income = incomeOf(g, seat);
  let price = 0;
  let crisis = 0;
  for (const industry of INDUSTRIES) {
    price += player.companies[industry] * (g.prices[industry] ?? LIKELY_PRICE);
    crisis += player.companies[industry] * g.crises[industry];
  }
  const { inReach, narrow } = isFull(g) ? majorities(g, seat) : NO_MAJORITIES;
  let hand = 0;
  for (const card of player.hand.secret) hand += KEEP[designOf(card)];
  const wait = ((seat - g.turn.seat + g.seats.length) % g.seats.length) / g.seats.length;
  return [
    own,
    own * toGo,
    gap <= 1 ? 1 : 0,
    gap <= 2 ? 1 : 0,
    gap <= 3 ? 1 : 0,
    companies,
    player.cash,
    Math.sqrt(Math.max(0, player.cash)),
    loans,
    income,
    income * toGo,
    gap <= 2 ? income : 0,
    projectsOf(player),
    player.hand.secret.length,
    player.quotas.length,
    Math.log1p(purse),
    gap <= 1 ? Math.sqrt(purse) : 0,
    player.isOut ? 1 : 0,
    wait,
    price,
    Math.max(0, own - best),
    inReach,
    narrow,
    hand,
    crisis,
    gap <= 2 ? wait : 0,
  ];
}

const NO_MAJORITIES = { inReach: 0, narrow: 0 };

/** Industries in which one company more would bring a majority, and those in which a rival's one company more would end it. */
function majorities(g: G, seat: Seat): { inReach: number; narrow: number } {
  let inReach = 0;
  let narrow = 0;
  for (const industry of INDUSTRIES) {
    const own = g.players[seat].companies[industry];
    let other = 0;
    for (const each of g.seats) if (each !== seat) other = Math.max(other, g.players[each].companies[industry]);
    if (own > 0 && own === other) inReach += 1;
    if (own > 0 && own === other + 1 && other > 0) narrow += 1;
  }
  return { inReach, narrow };
}
