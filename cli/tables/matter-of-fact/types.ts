import type { MatterOfFactText } from '@parlour/games/matter-of-fact/text/types.ts';
import type { MatterOfFact } from '@parlour/games/matter-of-fact/types.ts';
import type { Scene } from '../types.ts';

/** A scene of Economics as a Matter of Fact; its text has the names of goods, assets and cards besides what every game has. */
export type MatterOfFactScene = Scene<MatterOfFact> & { text: MatterOfFactText };
