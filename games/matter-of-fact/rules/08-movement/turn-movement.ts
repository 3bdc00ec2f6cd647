import { oneOf } from '@parlour/kernel';
import { BUSINESS_CENTRE } from '../../content/map.ts';
import type { TurnRules } from '../04-turns/turn-rules.ts';
import { chipAt } from '../holdings.ts';
import { emit, next, no } from '../vocabulary.ts';
import { moveOffer, moveTo } from './moving.ts';

/** MF-4.1, MF-8. The chip comes onto the map, and travels. */
export const movementRules: TurnRules<'placeChip' | 'move'> = {
  placeChip: {
    offer: (g) => ({
      cell: oneOf(BUSINESS_CENTRE, (cell) => {
        const by = chipAt(g, cell);
        return by === null ? null : no('MF-R69', 'occupied', { cell, by });
      }),
    }),
    take(g, _f, me, { cell }) {
      g.players[me].cell = cell;
      emit(g, 'chipPlaced', { seat: me, cell });
      return next;
    },
  },
  move: {
    offer: (g, _f, me) => moveOffer(g, me, g.players[me].cell ?? 0),
    take(g, f, _me, { to, card }) {
      moveTo(g, f, to, card);
      return next;
    },
  },
};
