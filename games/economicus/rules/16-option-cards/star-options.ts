import type { Seat } from '@parlour/kernel';
import { INDUSTRIES } from '../../content/industries.ts';
import { CHAIN_COMPANIES, CHAMPION_COMPANIES, HOLDING_INDUSTRIES } from '../../content/options.ts';
import type { G } from '../../types.ts';
import { chainsOf } from '../01-board/board.ts';
import { industriesOf } from '../01-board/companies.ts';
import { changeBonus, isLeading, majority, stars } from '../03-stars/stars.ts';
import { rivalsOf } from '../04-year/order.ts';
import { aimed, type CardRule, chosen, unlessMet } from './rule.ts';

/** EC-3.6. A star for whoever fulfils the card at the end of its own turn. */
const starCard = (id: 'OP31' | 'OP32' | 'OP33' | 'OP34', isMet: (g: G, me: Seat) => boolean): CardRule => ({
  targets: (g, me, card) => unlessMet(card, isMet(g, me)),
  carryOut: (g, f) => changeBonus(g, f.by, 1, id),
});

export const starOptions = {
  /** Industry Champion */
  OP31: starCard('OP31', (g, me) =>
    INDUSTRIES.some(
      (industry) => g.players[me].companies[industry] >= CHAMPION_COMPANIES && majority(g, industry) === me,
    ),
  ),
  /** Diversified Holding */
  OP32: starCard('OP32', (g, me) => industriesOf(g.players[me]).length >= HOLDING_INDUSTRIES),
  /** Value Chain */
  OP33: starCard('OP33', (g, me) =>
    chainsOf(g, me).some(
      (chain) => chain.reduce((sum, industry) => sum + g.players[me].companies[industry], 0) >= CHAIN_COMPANIES,
    ),
  ),
  /** Charity Foundation */
  OP34: starCard('OP34', (g, me) => !isLeading(g, me)),
  /** Smear Campaign */
  OP44: {
    targets(g, me, card) {
      const rival = rivalsOf(g, me).filter((seat) => stars(g, seat) > 0);
      return aimed(card, rival.length > 0 ? [{ rival }] : []);
    },
    harmed: (_g, f) => [chosen(f.rival)],
    carryOut: (g, f) => changeBonus(g, chosen(f.rival), -1, 'OP44'),
  },
} satisfies Record<string, CardRule>;
