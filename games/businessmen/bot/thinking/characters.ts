import type { Character } from '@parlour/search';
import type { Businessmen } from '../../types.ts';

/** Whom one may meet in Businessmen. What is said of them is in `text/characters.ts`. */
export const characters: readonly Character<Businessmen>[] = [
  // As much as the market gives, whatever it is for.
  { name: 'Magnus', likes: (_g, _seat, choice) => (choice.type === 'buy' ? choice.units : 0) },
  // Nothing beats a ship.
  { name: 'Marina', likes: (_g, _seat, choice) => (choice.type === 'ship' ? choice.units : 0) },
  // Coins are safest in one's own pocket.
  {
    name: 'Silas',
    likes: (_g, _seat, choice) =>
      choice.type === 'buy' ? -choice.units : choice.type === 'improve' || choice.type === 'insure' ? -1 : 0,
  },
  // Whatever a wheel may break is paid for beforehand.
  {
    name: 'Wanda',
    likes: (_g, _seat, { type }) => (type === 'insure' ? 2 : type === 'improve' ? 1 : 0),
  },
];
