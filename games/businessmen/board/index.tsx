import type { BoardModule } from '@parlour/kit/board.ts';
import type { Businessmen } from '../types.ts';
import { describe, scores, seatFacts } from './describe.ts';
import { Hand } from './hand/hand.tsx';
import { sounds } from './sounds.ts';
import { isStaged, Stage } from './stage/index.tsx';
import { Board } from './table/board.tsx';
import { reveal } from './table/reveal.ts';
import theme from './theme.module.css';
import { warning } from './warning.ts';

export { ICON_CREDITS } from './art/icons.ts';

/** The face of Businessmen: market day. */
const board: BoardModule<Businessmen> = {
  Board,
  Hand,
  Stage,
  isStaged,
  sounds,
  seatFacts,
  describe,
  scores,
  warning,
  reveal,
  draws: ['buy', 'load', 'keep', 'ship', 'improve', 'insure'],
  className: theme['businessmen'] ?? '',
};
export default board;
