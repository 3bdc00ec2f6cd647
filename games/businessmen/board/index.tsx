import type { BoardModule } from '@parlour/kit/board.ts';
import type { Businessmen } from '../types.ts';
import { describe, scores, seatFacts } from './describe.ts';
import { Hand } from './hand/hand.tsx';
import { Screen } from './screen/screen.tsx';
import { sounds } from './sounds.ts';
import { staging } from './stage/index.ts';
import { Board } from './table/board.tsx';
import { reveal } from './table/reveal.ts';
import theme from './theme.module.css';
import { warning } from './warning.ts';

/** The face of Businessmen: market day. */
const board: BoardModule<Businessmen> = {
  Board,
  Hand,
  ...staging,
  sounds,
  seatFacts,
  describe,
  scores,
  warning,
  reveal,
  draws: ['buy', 'load', 'keep', 'ship', 'improve', 'insure'],
  inHand: ['improve', 'insure'],
  className: theme['businessmen'] ?? '',
  Screen,
};
export default board;
