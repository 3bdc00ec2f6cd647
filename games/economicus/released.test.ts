import { playsAsReleased } from '@parlour/kernel/testing/alongside.ts';
import { economicus } from './index.ts';

playsAsReleased(economicus, {
  tables: 30,
  moves: 450,
  reluctant: [
    'declareBankruptcy',
    'sellAtHalf',
    'sell',
    'exchangeCards',
    'proposeDeal',
    'stopAt',
    'hold',
    'pass',
    'withdrawDeal',
  ],
  options: [{ rules: 'full' }, { rules: 'full', year1Opening: 'all' }, {}],
});
