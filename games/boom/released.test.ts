import { playsAsReleased } from '@parlour/kernel/testing/alongside.ts';
import { boom } from './index.ts';

playsAsReleased(boom, { tables: 48, moves: 300, reluctant: ['pass', 'skipCard', 'decline', 'withdraw'] });
