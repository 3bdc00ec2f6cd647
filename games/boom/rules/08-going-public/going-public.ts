import { oneOf, type Refusal, roll, type Seat, tableOf } from '@parlour/kernel';
import type { PlanId } from '../../content/plans.ts';
import { HOT_BONUS, IPO_TABLE } from '../../content/table.ts';
import type { Boom, Company, Flotation, G } from '../../types.ts';
import { plansInPlay } from '../07-another-round/leading.ts';
import { clearAway, companyOf, isHot, matchesOf, sharesOf, sizeOf } from '../company.ts';
import { emit, no } from '../vocabulary.ts';

/** BO-8.2, BO-R28, BO-R34. The companies a seat may take public: it leads them, so they are funded, and they have cards enough. */
export const readyForIpo = (g: G, me: Seat) => oneOf(plansInPlay(g), (plan) => notReady(g, me, companyOf(g, plan)));

function notReady(g: G, me: Seat, company: Company): Refusal<Boom> | null {
  const { plan, lead } = company;
  if (lead === null) return no('BO-8.2', 'notFunded', { company: plan });
  if (lead !== me) return no('BO-8.2', 'notTheLead', { company: plan, lead });
  const size = sizeOf(company);
  return size >= g.limit ? null : no('BO-8.2', 'tooFewCards', { company: plan, size, limit: g.limit });
}

/** BO-8.6 to BO-8.14. The die, the sum, the pay-out; then the company leaves the game. */
export function takePublic(g: G, seat: Seat, plan: PlanId): void {
  const company = companyOf(g, plan);
  const flotation = float(g, company, roll(g));
  for (const each of g.seats) g.players[each].treasury.secret += flotation.payouts[each];
  emit(g, 'wentPublic', { seat, ...flotation });
  const { total, raised } = flotation;
  g.gone.push({ plan, how: 'public', round: g.round, total, raised, shares: sharesOf(company) });
  clearAway(g, company);
}

/** BO-8.6 to BO-8.12. What an IPO brings with this roll of the die. */
export function float(g: G, company: Company, die: number): Flotation {
  const size = sizeOf(company);
  const hot = isHot(g, company) ? HOT_BONUS : 0;
  const matches = matchesOf(company);
  const total = die + size + hot + matches;
  const raised = raisedBy(total);
  const shareValue = perShare(g, raised, sharesOf(company));
  const payouts = tableOf(g.seats, (each) => company.shares[each] * shareValue);
  return { company: company.plan, die, size, hot, matches, total, raised, shareValue, payouts };
}

/** BO-8.10, BO-R30, BO-R33. */
export const raisedBy = (total: number): number => IPO_TABLE[Math.min(Math.max(total, 2), 16)] as number;

/** BO-8.11, BO-R32. The value of one share in whole millions; exact halves go up. */
const perShare = (g: G, raised: number, shares: number): number =>
  g.options.ipoRounding === 'down' ? Math.floor(raised / shares) : Math.round(raised / shares);
