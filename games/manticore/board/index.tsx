import type { BoardModule } from '@parlour/kit/board.ts';
import type { Manticore } from '../types.ts';
import { describe, scores, seatFacts, warning } from './describe.ts';
import { Screen } from './screen/screen.tsx';
import { Hand } from './sheet/hand.tsx';
import { sounds } from './sounds.ts';
import { staging } from './stage/index.ts';
import { Board } from './table/board.tsx';
import theme from './theme.module.css';

/** The face of Manticore: a map under a dark wood. */
const board: BoardModule<Manticore> = {
  Board,
  Hand,
  ...staging,
  seatFacts,
  describe,
  scores,
  warning,
  sounds,
  draws: [
    'enlist',
    'standOn',
    'arm',
    'lay',
    'move',
    'attack',
    'attackTogether',
    'take',
    'pickUp',
    'equip',
    'stow',
    'give',
    'drop',
    'heal',
    'assign',
    'accept',
    'cast',
    'takeLoot',
  ],
  glows: ['move'],
  className: theme['manticore'] ?? '',
  Screen,
};
export default board;
