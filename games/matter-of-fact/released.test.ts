import { playsAsReleased } from '@parlour/kernel/testing/alongside.ts';
import { matterOfFact } from './index.ts';
import { RELUCTANT } from './testing/lively-play.ts';

playsAsReleased(matterOfFact, {
  tables: 20,
  moves: 500,
  reluctant: [...RELUCTANT, 'goOn', 'endTurn'],
});
