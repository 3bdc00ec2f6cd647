import { oneOf } from '@parlour/kernel';
import { assetsOf } from '../holdings.ts';
import { proposedRuns, runAsset, whyNotRun } from '../production.ts';
import { stay } from '../vocabulary.ts';
import type { TurnRules } from './turn-rules.ts';

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
