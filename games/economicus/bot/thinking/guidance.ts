import type { Offer, Rules } from '@parlour/kernel';
import { type Guidance, learntValue } from '@parlour/search';
import type { Economicus } from '../../types.ts';
import { answer } from '../careful.ts';
import { mindOf } from '../mind.ts';
import { glance } from '../window.ts';
import { features } from './features.ts';
import { ideasFor } from './ideas.ts';
import learnt from './learnt.json' with { type: 'json' };

const ROLL: Offer<Economicus>[] = [{ type: 'roll', fields: {} }];

/** What guides a thinker in Economicus. */
export const guidanceFor = ({ search }: Rules<Economicus>): Guidance<Economicus> => ({
  policy(g, seat, random) {
    const f = g.stack.at(-1);
    // A glance needs to know of the offers only whether to roll: to list them all would take longer than the rest.
    const isRoller = f?.phase === 'window' && f.window === 'FW1' && g.active === seat;
    const passed = glance({ seat, view: g, offers: isRoller ? ROLL : [] });
    return passed ?? answer(mindOf(g, seat, search.offers(g, seat), random));
  },
  ideas: (g, seat, offers, random) => ideasFor(g, seat, offers, random).map((choice) => ({ choice })),
  value: learntValue(features, learnt),
  clock: (g) => g.turn.number,
  ahead: 4,
});
