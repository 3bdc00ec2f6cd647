import { entry, type GameEntry } from './registry.ts';

export type { GameEntry } from './registry.ts';

/** The games of Parlour: the only place that knows which there are. Each loads its parts on demand. */
export const GAMES: readonly GameEntry[] = [
  entry({
    id: 'boom',
    seats: { min: 3, max: 5 },
    minutes: { min: 15, max: 25 },
    credits: '•Boom was designed by Greg Costikyan (2002).',
    game: async () => (await import('./boom/index.ts')).boom,
    text: async (language) => (await import('./boom/text/index.ts')).boomText[language](),
    bots: async () => (await import('./boom/bot/index.ts')).bots,
    board: async () => (await import('./boom/board/index.tsx')).default,
    cover: async () => (await import('./boom/board/cover.tsx')).Cover,
  }),
];

/** A game by its id; an unknown one is an error that names those there are. */
export function gameById(id: string): GameEntry {
  const found = GAMES.find((game) => game.id === id);
  if (found === undefined)
    throw new RangeError(`There is no game “${id}”. There is ${GAMES.map((game) => game.id).join(', ')}.`);
  return found;
}
