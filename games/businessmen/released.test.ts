import { playsAsReleased } from '@parlour/kernel/testing/alongside.ts';
import { businessmen } from './index.ts';

playsAsReleased(businessmen, { tables: 20, moves: 500, reluctant: ['pass', 'finish', 'skipRound'] });
