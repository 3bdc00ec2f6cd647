import type { BoardModule } from '@parlour/kit/board.ts';
import { soon } from '@parlour/kit/parts/later.ts';
import type { Economicus } from '../types.ts';
import { Hand } from './hand/hand.tsx';
import { Screen } from './screen/screen.tsx';
import { scores, seatFacts } from './seat-facts.ts';
import { sounds } from './sounds.ts';
import { staging } from './stage/index.ts';
import { Board } from './table/board.tsx';
import { reveal } from './table/reveal.ts';
import theme from './theme.module.css';
import { warning } from './warning.ts';

/** The face of Economicus: the financial daily. */
const board: BoardModule<Economicus> = {
  Board,
  Hand,
  ...staging,
  sounds,
  seatFacts,
  describe: soon(async () => (await import('./describe.ts')).describe),
  scores,
  warning,
  reveal,
  draws: [
    'place',
    'sell',
    'takeLoan',
    'repayLoan',
    'sellAtHalf',
    'raiseMoney',
    'announceLot',
    'bid',
    'createProjects',
    'offerTakeover',
    'playCard',
    'react',
    'discard',
    'exchangeCards',
    'orderCrises',
    'giveCards',
    'takeCard',
    'giveUp',
    'sellInside',
    'offerProject',
    'stopAt',
    'proposeDeal',
    'acceptDeal',
    'declineDeal',
    'counterDeal',
    'withdrawDeal',
  ],
  seldom: ['hold', 'declareBankruptcy', 'callTime'],
  className: theme['economicus'] ?? '',
  Screen,
};
export default board;
