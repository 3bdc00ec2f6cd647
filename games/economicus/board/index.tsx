import type { BoardModule } from '@parlour/kit/board.ts';
import type { Economicus } from '../types.ts';
import { describe, scores, seatFacts } from './describe.ts';
import { Hand } from './hand/hand.tsx';
import { sounds } from './sounds.ts';
import { isStaged, Stage } from './stage/index.tsx';
import { Board } from './table/board.tsx';
import { reveal } from './table/reveal.ts';
import theme from './theme.module.css';
import { warning } from './warning.ts';

export { ICON_CREDITS } from './art/icons.ts';

/** The face of Economicus: the financial daily. */
const board: BoardModule<Economicus> = {
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
  draws: [
    'place',
    'sell',
    'takeLoan',
    'repayLoan',
    'sellAtHalf',
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
};
export default board;
