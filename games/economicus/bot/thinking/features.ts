import type { Seat } from '@parlour/kernel';
import type { Features } from '@parlour/search';
import { INDUSTRIES } from '../../content/industries.ts';
import { LOAN } from '../../content/table.ts';
import { companiesOf, loansOf, projectsOf } from '../../rules/01-board/companies.ts';
import { stars, target } from '../../rules/03-stars/stars.ts';
import type { Economicus, G } from '../../types.ts';
import { incomeOf } from '../outlook.ts';
import { LIKELY_PRICE } from '../weights.ts';

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
];

export const features: Features<Economicus> = {
  names: NAMES,
  of: featuresOf,
  isTogether: false,
  kinds: { quick: { seats: 4, options: {} } },
  kindOf: () => 'quick',
};

function featuresOf(g: G, seat: Seat): number[] {
  const player = g.players[seat];
  const goal = target(g);
  const own = stars(g, seat);
  let most = 0;
  for (const each of g.seats) most = Math.max(most, stars(g, each));
  const toGo = Math.max(0, goal - most);
  const gap = goal - own;
  const companies = companiesOf(player);
  const loans = loansOf(player);
  const purse = Math.max(0, player.cash + LOAN * (companies - loans));
  const income = incomeOf(g, seat);
  let price = 0;
  for (const industry of INDUSTRIES) price += player.companies[industry] * (g.prices[industry] ?? LIKELY_PRICE);
  const seats = g.seats.length;
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
    ((seat - g.turn.seat + seats) % seats) / seats,
    price,
  ];
}
