import type { Choice } from '@parlour/kernel';
import type { Character } from '@parlour/search';
import type { Manticore } from '../../types.ts';

type Liking = Partial<Record<Choice<Manticore>['type'], number>>;

const liking = (name: string, liked: Liking): Character<Manticore> => ({
  name,
  likes: (_g, _seat, { type }) => liked[type] ?? 0,
});

/** Whom one may meet in Manticore. What is said of them is in `text/characters.ts`. */
export const characters: readonly Character<Manticore>[] = [
  // Where there is a foe, there is a fight.
  liking('Ragna', { attack: 2, attackTogether: 2, fight: 1, endTurn: -1 }),
  // Alone or not at all.
  liking('Wolf', { attack: 1, attackTogether: -2, decline: 1, join: -1 }),
  // Nobody is left to fight alone.
  liking('Bruno', { attackTogether: 3, join: 2, attack: -1 }),
  // First the wounds, and a shield before a sword.
  liking('Selma', { heal: 3, cover: 2, attack: -1, attackTogether: -1 }),
];
