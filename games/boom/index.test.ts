import { conforms } from '@parlour/kernel/testing/conforms.ts';
import { boom } from './index.ts';

conforms(boom, {
  options: [
    { treasuries: 'hidden' },
    { stockSet: 'ten' },
    { coolingOff: 'on', quietPeriod: 'on' },
    { sideDeals: 'cash' },
  ],
});
