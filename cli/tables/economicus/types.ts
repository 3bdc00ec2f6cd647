import type { EconomicusText } from '@parlour/games/economicus/text/types.ts';
import type { Economicus } from '@parlour/games/economicus/types.ts';
import type { Scene } from '../types.ts';

/** A scene of Economicus; its text has the names of industries, windows and cards besides what every game has. */
export type EconomicusScene = Scene<Economicus> & { text: EconomicusText };
