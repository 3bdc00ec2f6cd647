import { peekAtTop, type Seat, shownTo } from '@parlour/kernel';
import { INDUSTRIES } from '../../content/industries.ts';
import { BRIEFING_CARDS, MANAGER_EASES, SABOTAGE } from '../../content/options.ts';
import type { G } from '../../types.ts';
import { rivalsOf } from '../04-year/order.ts';
import { changeCrisis, inCrisis, moveForecast } from '../10-crisis/crises.ts';
import { become, emit } from '../vocabulary.ts';
import { refillCrises } from './decks.ts';
import { aimed, type CardRule, chosen, NO_TARGET, owns } from './rule.ts';

const onCrisis: CardRule['targets'] = (g, _me, card) => {
  const industry = inCrisis(g);
  return aimed(card, industry.length > 0 ? [{ industry }] : []);
};

/** OP42. Industries in which somebody else owns a company. */
const owners = (g: G, me: Seat, industry: (typeof INDUSTRIES)[number]): Seat[] =>
  rivalsOf(g, me).filter((rival) => owns(g, rival, industry));

export const crisisOptions = {
  /** Crisis Manager */
  OP01: {
    targets: onCrisis,
    carryOut: (g, f) => changeCrisis(g, chosen(f.industry), -MANAGER_EASES, 'OP01'),
  },
  /** Stabilisation Fund */
  OP02: {
    targets: onCrisis,
    carryOut: (g, f) => changeCrisis(g, chosen(f.industry), -g.crises[chosen(f.industry)], 'OP02'),
  },
  /** Rating Agency */
  OP03: {
    targets: (g) => [{ industry: INDUSTRIES.filter((industry) => industry !== g.forecast) }],
    carryOut: (g, f) => moveForecast(g, chosen(f.industry), 'OP03'),
  },
  /** Confidential Briefing: fewer cards if fewer are there; the deck is made anew only if it is empty. */
  OP04: {
    targets: () => NO_TARGET,
    carryOut(g, f) {
      refillCrises(g);
      const cards = peekAtTop(g.crisisDeck, BRIEFING_CARDS, f.by);
      emit(g, 'lookedAt', { seat: f.by, deck: 'crises', cards: shownTo(f.by, cards) });
      return become('briefing', { reader: f.by, count: cards.length });
    },
  },
  /** Sabotage */
  OP42: {
    targets(g, me, card) {
      const industry = INDUSTRIES.filter((each) => owners(g, me, each).length > 0);
      return aimed(card, industry.length > 0 ? [{ industry }] : []);
    },
    harmed: (g, f) => owners(g, f.by, chosen(f.industry)),
    carryOut: (g, f) => changeCrisis(g, chosen(f.industry), SABOTAGE, 'OP42'),
  },
} satisfies Record<string, CardRule>;
