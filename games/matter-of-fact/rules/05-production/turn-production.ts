import { oneOf } from '@parlour/kernel';
import type { TurnRules } from '../04-turns/turn-rules.ts';
import { assetsOf } from '../holdings.ts';
import { stay } from '../vocabulary.ts';
import { proposedRuns, runAsset, whyNotRun } from './production.ts';

/** MF-5.1, MF-R28. Any that can, in any order, each once; or all that is proposed. */
export const productionRules: TurnRules<'run' | 'runProposed'> = {
  run: {
    offer: (g, f, me) => ({ asset: oneOf(assetsOf(g, me), (asset) => whyNotRun(g, f, asset)) }),
    take(g, f, _me, { asset }) {
      runAsset(g, f, asset);
      return stay;
    },
  },
  runProposed: {
    offer: () => ({}),
    take(g, f) {
      for (const asset of proposedRuns(g, f)) if (g.outcome === null) runAsset(g, f, asset);
      return stay;
    },
  },
};
