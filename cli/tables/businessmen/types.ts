import type { Colour } from '@parlour/games/businessmen/content/table.ts';
import type { BusinessmenText } from '@parlour/games/businessmen/text/types.ts';
import type { Businessmen } from '@parlour/games/businessmen/types.ts';
import type { Seat } from '@parlour/kernel';
import type { Paint, Style } from '../../terminal.ts';
import type { Scene } from '../types.ts';

/** A scene of Businessmen; its text has the names of goods, lorries and cards besides what every game has. */
export type BusinessmenScene = Scene<Businessmen> & { text: BusinessmenText };

/** The nearest colours a terminal has. */
const PAINTS = { red: 'red', yellow: 'yellow', blue: 'cyan', green: 'green' } as const satisfies Record<
  Colour,
  keyof Style
>;

/** Paints what is a seat's in the colour the seat plays with. */
export const paint = ({ view, style }: BusinessmenScene, seat: Seat): Paint => style[PAINTS[view.players[seat].colour]];

export const colourOf = (scene: BusinessmenScene, seat: Seat): string =>
  paint(scene, seat)(scene.text.picks[scene.view.players[seat].colour]);
