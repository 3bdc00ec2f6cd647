import type { BoardModule } from '@parlour/kit/board.ts';
import type { MatterOfFact } from '../types.ts';
import { describe, scores, seatFacts } from './describe.ts';
import { Hand } from './hand/hand.tsx';
import { sounds } from './sounds.ts';
import { isStaged, Stage } from './stage/index.tsx';
import { Board } from './table/board.tsx';
import { openFor } from './table/opening.ts';
import theme from './theme.module.css';
import { warning } from './warning.ts';

export { ICON_CREDITS } from './art/icons.ts';

/** The face of Economics as a Matter of Fact: poster and blueprint. */
const board: BoardModule<MatterOfFact> = {
  Board,
  Hand,
  Stage,
  isStaged,
  seatFacts,
  describe,
  scores,
  warning,
  reveal: openFor,
  sounds,
  draws: [
    'placeChip',
    'run',
    'changePrice',
    'move',
    'hire',
    'buyVehicle',
    'returnVehicle',
    'buyResource',
    'raid',
    'buyTechnology',
    'sell',
    'deliver',
    'sellAsset',
    'discharge',
    'moveWorkers',
    'layTechnology',
    'takeUpTechnology',
    'proposeDeal',
    'acceptDeal',
    'declineDeal',
    'counterDeal',
    'withdrawDeal',
  ],
  className: theme['matterOfFact'] ?? '',
};
export default board;
