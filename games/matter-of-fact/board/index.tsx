import type { BoardModule } from '@parlour/kit/board.ts';
import { soon } from '@parlour/kit/parts/later.ts';
import type { MatterOfFact } from '../types.ts';
import { Hand } from './hand/hand.tsx';
import { Screen } from './screen/screen.tsx';
import { scores, seatFacts } from './seat-facts.ts';
import { sounds } from './sounds.ts';
import { staging } from './stage/index.ts';
import { Board } from './table/board.tsx';
import { openFor } from './table/opening.ts';
import theme from './theme.module.css';
import { warning } from './warning.ts';

/** The face of Economics as a Matter of Fact: poster and blueprint. */
const board: BoardModule<MatterOfFact> = {
  Board,
  Hand,
  ...staging,
  seatFacts,
  describe: soon(async () => (await import('./describe.ts')).describe),
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
  owns: [
    'runProposed',
    'goOn',
    'buyAsset',
    'study',
    'takeNone',
    'paySalary',
    'leaveUnpaid',
    'adoptPlan',
    'endTurn',
    'callStrike',
    'letItBe',
  ],
  className: theme['matterOfFact'] ?? '',
  Screen,
};
export default board;
