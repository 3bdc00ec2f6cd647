import type { Rules } from '@parlour/kernel';
import { carefulPolicy, type Guidance, learntValue } from '@parlour/search';
import type { Boom } from '../../types.ts';
import { candidates } from '../candidates.ts';
import { judgement } from '../judgement.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import learnt from './learnt.json' with { type: 'json' };

/** What guides a thinker in •Boom. */
export const guidanceFor = ({ search }: Rules<Boom>): Guidance<Boom> => ({
  policy: carefulPolicy(search, judgement),
  ideas: (g, seat, offers) => candidates({ seat, offers: [...offers] }, g).map((choice) => ({ choice })),
  value: learntValue(features, learnt),
  clock: (g) => g.round * g.seats.length + g.spent.length,
  ahead: 4,
  characters,
});
