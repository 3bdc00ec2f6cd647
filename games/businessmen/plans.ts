import { oneOfWords, type Plans, plainly, when } from '../planning.ts';
import { GOODS } from './content/goods.ts';
import type { Businessmen } from './types.ts';

const on = when<Businessmen>();

export const plans: Plans<Businessmen> = {
  round: ({ round }) => round,
  rules: {
    /** As many units as may be bought at once. */
    buyGood: on('buying.purchase', { good: oneOfWords(GOODS) }, ({ offers }, { good }) => {
      for (const { type, fields } of offers) {
        if (type !== 'buy' || !fields.good.one.includes(good)) continue;
        const units = 'max' in fields.units ? fields.units.max : Math.max(...fields.units.one);
        return { type: 'buy', good, units };
      }
      return null;
    }),
    passBuying: on('buying.purchase', {}, (sight) => plainly(sight, 'pass')),
    passLoading: on('loading.turn', {}, (sight) => plainly(sight, 'pass')),
    turnCards: on('round.cards', {}, (sight) => plainly(sight, 'turnCards')),
    spinPrices: on('round.priceWheel', {}, (sight) => plainly(sight, 'spinPrices')),
    spinMisfortune: on('misfortune.wheel', {}, (sight) => plainly(sight, 'spinMisfortune')),
    playRounds: on('announcements.announcement', {}, (sight) => plainly(sight, 'playRound')),
    skipRounds: on('announcements.announcement', {}, (sight) => plainly(sight, 'skipRound')),
    noExports: on('exports.shipments', {}, (sight) => plainly(sight, 'finish')),
    noImprovements: on('improvements.steps', {}, (sight) => plainly(sight, 'finish')),
    noInsurance: on('insurance.policies', {}, (sight) => plainly(sight, 'finish')),
  },
};
