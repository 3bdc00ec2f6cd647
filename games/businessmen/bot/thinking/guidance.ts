import type { Rules } from '@parlour/kernel';
import { carefulPolicy, type Guidance, learntValue } from '@parlour/search';
import type { Businessmen } from '../../types.ts';
import { candidates } from '../candidates.ts';
import { judgement } from '../judgement.ts';
import { reply } from '../reply.ts';
import { characters } from './characters.ts';
import { features } from './features.ts';
import learnt from './learnt.json' with { type: 'json' };

/** What guides a thinker in Businessmen. */
export function guidanceFor({ search }: Rules<Businessmen>): Guidance<Businessmen> {
  const careful = carefulPolicy(search, judgement);
  return {
    policy: (g, seat, random) =>
      AT_A_GLANCE.has(g.stack.at(-1)?.phase ?? '') ? reply(g, seat) : careful(g, seat, random),
    ideas: (g, seat, offers) => candidates({ seat, offers: [...offers] }, g).map((choice) => ({ choice })),
    value: learntValue(features, learnt),
    clock: (g) => g.round,
    ahead: 2,
    characters,
  };
}

/** Cards and wheels are turned without a thought, and hardly anybody skips a round. */
const AT_A_GLANCE = new Set(['announcements', 'misfortune', 'round']);
