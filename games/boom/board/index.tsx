import type { BoardModule } from '@parlour/kit/board.ts';
import type { Boom } from '../types.ts';
import { describe, scores, seatFacts } from './describe.ts';
import { Hand } from './hand/hand.tsx';
import { Screen } from './screen/screen.tsx';
import { sounds } from './sounds.ts';
import { staging } from './stage/index.ts';
import { Board } from './table/board.tsx';
import { reveal } from './table/reveal.ts';
import theme from './theme.module.css';
import { warning } from './warning.ts';

/** The face of •Boom: 1999 in a browser window. */
const board: BoardModule<Boom> = {
  Board,
  Hand,
  ...staging,
  seatFacts,
  describe,
  scores,
  warning,
  reveal,
  sounds,
  draws: ['launch', 'attach', 'playDiscard', 'lead', 'askConsent', 'takePublic', 'setTerms', 'invite', 'request'],
  inHand: ['launch', 'playDiscard'],
  className: theme['boom'] ?? '',
  Screen,
};
export default board;
