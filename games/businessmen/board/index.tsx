import type { BoardModule } from '@parlour/kit/board.ts';
import { soon } from '@parlour/kit/parts/later.ts';
import type { Businessmen } from '../types.ts';
import { Hand } from './hand/hand.tsx';
import { Screen } from './screen/screen.tsx';
import { scores, seatFacts } from './seat-facts.ts';
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
  describe: soon(async () => (await import('./describe.ts')).describe),
  scores,
  warning,
  reveal,
  draws: ['buy', 'load', 'keep', 'ship', 'improve', 'insure'],
  inHand: ['improve', 'insure'],
  className: theme['businessmen'] ?? '',
  Screen,
};
export default board;
