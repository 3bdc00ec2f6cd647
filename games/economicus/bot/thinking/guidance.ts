import type { Rules } from '@parlour/kernel';
import { type Guidance, learntValue } from '@parlour/search';
import type { Economicus } from '../../types.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import { ideasFor } from './ideas.ts';
import learnt from './learnt.json' with { type: 'json' };
import { policyFor } from './policy.ts';

/** What guides a thinker in Economicus. */
export const guidanceFor = (rules: Rules<Economicus>): Guidance<Economicus> => ({
  policy: policyFor(rules),
  ideas: (g, seat, offers, random) => ideasFor(g, seat, offers, random).map((choice) => ({ choice })),
  value: learntValue(features, learnt),
  clock: (g) => g.turn.number,
  ahead: 4,
  characters,
});
