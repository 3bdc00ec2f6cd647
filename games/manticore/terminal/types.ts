import type { Scene } from '@parlour/kit/terminal/table.ts';
import type { ManticoreText } from '../text/types.ts';
import type { Manticore } from '../types.ts';
import type { ManticoreLabels } from './labels.ts';

/** A scene of Manticore; its text has the names of heroes, tokens, places and foes besides what every game has. */
export type ManticoreScene = Scene<Manticore, ManticoreLabels> & { text: ManticoreText };
