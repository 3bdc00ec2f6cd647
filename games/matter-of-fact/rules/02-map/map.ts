import { hexBoard } from '@parlour/kernel/hex.ts';
import { HEXES } from '../../content/map.ts';

/** The map's geometry, worked out once: it never changes. */
export const BOARD = hexBoard(HEXES);
