import type { Scene } from '@parlour/kit/terminal/table.ts';
import type { MatterOfFactText } from '../text/types.ts';
import type { MatterOfFact } from '../types.ts';
import type { MatterOfFactLabels } from './labels.ts';

/** A scene of Economics as a Matter of Fact; its text has the names of goods, assets and cards besides what every game has. */
export type MatterOfFactScene = Scene<MatterOfFact, MatterOfFactLabels> & { text: MatterOfFactText };
