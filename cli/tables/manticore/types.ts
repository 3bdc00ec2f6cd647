import type { ManticoreText } from '@parlour/games/manticore/text/types.ts';
import type { Manticore } from '@parlour/games/manticore/types.ts';
import type { Scene } from '../types.ts';

/** A scene of Manticore; its text has the names of heroes, tokens, places and foes besides what every game has. */
export type ManticoreScene = Scene<Manticore> & { text: ManticoreText };
