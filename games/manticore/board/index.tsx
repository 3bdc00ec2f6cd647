import type { BoardModule } from '@parlour/kit/board.ts';
import { soon } from '@parlour/kit/parts/later.ts';
import type { Manticore } from '../types.ts';
import { Screen } from './screen/screen.tsx';
import { scores, seatFacts } from './seat-facts.ts';
import { Hand } from './sheet/hand.tsx';
import { sounds } from './sounds.ts';
import { staging } from './stage/index.ts';
import { Board } from './table/board.tsx';
import theme from './theme.module.css';
import { warning } from './warning.ts';

/** The face of Manticore: a map under a dark wood. */
const board: BoardModule<Manticore> = {
  Board,
  Hand,
  ...staging,
  seatFacts,
  describe: soon(async () => (await import('./describe.ts')).describe),
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
