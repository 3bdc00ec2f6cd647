import type { Scene } from '@parlour/kit/terminal/table.ts';
import type { EconomicusText } from '../text/types.ts';
import type { Economicus } from '../types.ts';
import type { EconomicusLabels } from './labels.ts';

/** A scene of Economicus; its text has the names of industries, windows and cards besides what every game has. */
export type EconomicusScene = Scene<Economicus, EconomicusLabels> & { text: EconomicusText };
