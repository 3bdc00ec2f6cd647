import { neighbours } from '../01-board/board.ts';
import { rollDice } from '../06-active-industry/dice.ts';
import { emit, no } from '../vocabulary.ts';
import { activeIndustry, type CardRule, chosen, NO_TARGET } from './rule.ts';

/** EC-21.3. They act on the result as it stands, in the order in which they are played. */
export const diceOptions = {
  /** Change of Winds: once a turn and player. */
  OP05: {
    targets: (g, me, card) => (g.turn.rerollers.includes(me) ? no('EC-16.3', 'alreadyPlayed', { card }) : NO_TARGET),
    carryOut(g, f) {
      g.turn.rerollers.push(f.by);
      const { blue, white, industry } = rollDice(g, f.by, 'OP05');
      g.turn.dice = { blue, white };
      g.turn.industry = industry;
    },
  },
  /** Adjacent Market: the board's neighbours, whatever EV32 says (EC-21.2). */
  OP06: {
    targets: (g) => [{ industry: neighbours(g, activeIndustry(g)) }],
    carryOut(g, f) {
      const from = activeIndustry(g);
      g.turn.industry = chosen(f.industry);
      emit(g, 'industryShifted', { seat: f.by, from, to: g.turn.industry });
    },
  },
  /** Export Contract */
  OP24: {
    targets: (g, me, card) => (g.turn.exporters.includes(me) ? no('EC-16.3', 'alreadyPlayed', { card }) : NO_TARGET),
    carryOut(g, f) {
      g.turn.exporters.push(f.by);
    },
  },
} satisfies Record<string, CardRule>;
