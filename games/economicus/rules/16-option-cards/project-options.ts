import { INDUSTRIES } from '../../content/industries.ts';
import { ACCELERATION } from '../../content/options.ts';
import { PROJECT_TOKENS, RISE_PER_PROJECT } from '../../content/table.ts';
import { projectTokens } from '../01-board/companies.ts';
import { rollProject } from '../08-projects/projects.ts';
import { changePrice, projectCost, rolledPrice } from '../11-auction/prices.ts';
import { canAfford, pay } from '../15-payments/money.ts';
import { emit, no } from '../vocabulary.ts';
import { aimed, type CardRule, chargeAhead, chosen } from './rule.ts';

export const projectOptions = {
  /** Accelerator: no upkeep, two more on the die (EC-21.6). */
  OP16: {
    targets(g, me, card) {
      const industry = INDUSTRIES.filter((each) => g.players[me].projects[each] > 0);
      return aimed(card, industry.length > 0 ? [{ industry }] : []);
    },
    carryOut: (g, f) => rollProject(g, f.by, chosen(f.industry), ACCELERATION),
  },
  /** Venture Fund: at once, and neither for the rise nor for the demand of the turn (EC-21.13). */
  OP18: {
    targets(g, me, card) {
      if (projectTokens(g.players[me]) === 0) return no('EC-11.18', 'noProjectTokens', { limit: PROJECT_TOKENS });
      const charge = chargeAhead(g, me, card);
      const industry = INDUSTRIES.filter((each) => {
        const price = g.prices[each];
        return price === null || canAfford(g, me, projectCost(price) + charge);
      });
      return aimed(card, industry.length > 0 ? [{ industry }] : []);
    },
    carryOut(g, f) {
      const industry = chosen(f.industry);
      const price = rolledPrice(g, industry);
      const cost = projectCost(price);
      if (!canAfford(g, f.by, cost)) return emit(g, 'fizzled', { seat: f.by, card: f.card });
      pay(g, f.by, cost);
      g.players[f.by].projects[industry] += 1;
      emit(g, 'projectsCreated', { seat: f.by, industry, count: 1, cost, because: 'OP18' });
      changePrice(g, industry, price + RISE_PER_PROJECT, 'OP18');
    },
  },
} satisfies Record<string, CardRule>;
