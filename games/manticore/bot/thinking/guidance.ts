import type { Rules } from '@parlour/kernel';
import { type Guidance, learntValue } from '@parlour/search';
import type { Manticore } from '../../types.ts';
import { answer } from '../careful.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import { ideasFor } from './ideas.ts';
import learnt from './learnt.json' with { type: 'json' };

/** What guides a thinker in Manticore. */
export function guidanceFor(_rules: Rules<Manticore>): Guidance<Manticore> {
  const together = learntValue(features, learnt);
  return {
    policy: answer,
    ideas: ideasFor,
    // Among rivals only one of them can strike the last blow: until then everybody's chance is as good.
    value: (g, seat) => together(g, seat) / (g.outcome === null && g.options.mode === 'semi' ? g.seats.length : 1),
    // Companies are compared before a road is laid.
    clock: (g) => (g.stack.at(-1)?.phase === 'muster' ? MUSTER : g.round),
    ahead: 2,
    characters,
  };
}

/** Long enough before the first round that no play-out from there goes on into the paving. */
const MUSTER = -9;
