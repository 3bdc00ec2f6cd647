import type { Seat } from '@parlour/kernel';
import type { Paint, Style } from '@parlour/kit/terminal/style.ts';
import type { Scene } from '@parlour/kit/terminal/table.ts';
import type { Colour } from '../content/table.ts';
import type { BusinessmenText } from '../text/types.ts';
import type { Businessmen } from '../types.ts';
import type { BusinessmenLabels } from './labels.ts';

/** A scene of Businessmen; its text has the names of goods, lorries and cards besides what every game has. */
export type BusinessmenScene = Scene<Businessmen, BusinessmenLabels> & { text: BusinessmenText };

/** The nearest colours a terminal has. */
const PAINTS = { red: 'red', yellow: 'yellow', blue: 'cyan', green: 'green' } as const satisfies Record<
  Colour,
  keyof Style
>;

/** Paints what is a seat's in the colour the seat plays with. */
export const paint = ({ view, style }: BusinessmenScene, seat: Seat): Paint => style[PAINTS[view.players[seat].colour]];

export const colourOf = (scene: BusinessmenScene, seat: Seat): string =>
  paint(scene, seat)(scene.text.picks[scene.view.players[seat].colour]);
