import { sharedBy, showPile } from '@parlour/kernel';
import { holdsCards, rivalsOf } from '../04-year/order.ts';
import { become, emit } from '../vocabulary.ts';
import { aimed, type CardRule, chosen, NO_TARGET } from './rule.ts';

export const handOptions = {
  /** Headhunting: both cards are drawn before the hand is counted (EC-R.51). */
  OP29: { targets: () => NO_TARGET },
  /** Industrial Espionage: the whole hand is seen, one card is taken. */
  OP40: {
    targets(g, me, card) {
      const rival = rivalsOf(g, me).filter((seat) => holdsCards(g, seat));
      return aimed(card, rival.length > 0 ? [{ rival }] : []);
    },
    harmed: (_g, f) => [chosen(f.rival)],
    carryOut(g, f) {
      const victim = chosen(f.rival);
      const { hand } = g.players[victim];
      showPile(hand, f.by);
      const cards = sharedBy(f.by, victim, [...hand.secret]);
      emit(g, 'lookedIntoHand', { seat: f.by, victim, cards });
      return become('espionage', { spy: f.by, victim });
    },
  },
} satisfies Record<string, CardRule>;
