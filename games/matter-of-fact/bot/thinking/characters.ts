import type { Seat } from '@parlour/kernel';
import type { Character } from '@parlour/search';
import { ASSET_AT, type Cell, SITES } from '../../content/map.ts';
import type { G, MatterOfFact } from '../../types.ts';

/** Whom one may meet in Economics as a Matter of Fact. What is said of them is in `text/characters.ts`. */
export const characters: readonly Character<MatterOfFact>[] = [
  // An asset without a guard has two owners.
  {
    name: 'Radek',
    likes: (g, seat, choice) =>
      choice.type === 'raid' ? 2 : choice.type === 'move' && isPrey(g, seat, choice.to) ? 1 : 0,
  },
  // Nobody has learnt enough yet.
  {
    name: 'Sofia',
    likes: (_g, _seat, choice) =>
      choice.type === 'study' || choice.type === 'buyTechnology'
        ? 2
        : choice.type === 'move'
          ? Number(SITES[choice.to].is === 'university')
          : 0,
  },
  // One more plant.
  {
    name: 'Otto',
    likes: (g, _seat, choice) =>
      choice.type === 'buyAsset' ? 2 : choice.type === 'move' && isForSale(g, choice.to) ? 1 : 0,
  },
  // Over the border, and see what the card says.
  { name: 'Mira', likes: (_g, _seat, choice) => (choice.type === 'move' && choice.card ? 1 : 0) },
];

function isPrey(g: G, me: Seat, cell: Cell): boolean {
  const asset = ASSET_AT[cell];
  if (asset === null) return false;
  const { owner, hasGuard } = g.assets[asset];
  return owner !== null && owner !== me && !hasGuard;
}

function isForSale(g: G, cell: Cell): boolean {
  const asset = ASSET_AT[cell];
  return asset !== null && g.assets[asset].owner === null;
}
