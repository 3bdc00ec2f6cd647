import type { Seat } from '@parlour/kernel';
import type { Features } from '@parlour/search';
import { sharesOf } from '../../rules/company.ts';
import type { Boom, G } from '../../types.ts';
import { handWorth } from '../evaluate.ts';
import { companyWorths, survival } from '../worth.ts';

/**
 * What the value of a seat depends on in •Boom, money in tens of millions. `…AtRisk` counts by the chance that the •Crash comes
 * within two Events: only treasuries are left then.
 */
const NAMES: readonly string[] = [
  'treasury',
  'treasuryAtRisk',
  'led',
  'ledAtRisk',
  'held',
  'heldAtRisk',
  'leads',
  'poor',
  'cards',
  'hand',
];

export const features: Features<Boom> = {
  names: NAMES,
  of: featuresOf,
  isTogether: false,
  kinds: { any: { seats: 4, options: {} } },
  kindOf: () => 'any',
};

function featuresOf(g: G, seat: Seat): number[] {
  const { treasury, hand } = g.players[seat];
  const worths = companyWorths(g);
  const risk = 1 - survival(g, 2);
  let led = 0;
  let held = 0;
  let leads = 0;
  for (const [i, company] of g.companies.entries()) {
    const own = company.shares[seat];
    if (own === 0) continue;
    const worth = (own * (worths[i] as number)) / sharesOf(company) / 10;
    if (company.lead === seat) {
      led += worth;
      leads += 1;
    } else held += worth;
  }
  const money = treasury.secret / 10;
  return [
    money,
    money * risk,
    led,
    led * risk,
    held,
    held * risk,
    leads,
    money < 1 ? 1 - money : 0,
    hand.secret.length,
    handWorth(g, seat) / 10,
  ];
}
