import { playsAsReleased } from '@parlour/kernel/testing/alongside.ts';
import { manticore } from './index.ts';

playsAsReleased(manticore, {
  tables: 40,
  moves: 500,
  reluctant: ['endTurn', 'drop', 'stow', 'refuse', 'decline'],
  options: [{}, {}, { scenario: 'awakening' }, { mode: 'semi' }, { practice: 'hound' }],
});
