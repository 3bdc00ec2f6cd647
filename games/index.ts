import { about as boom } from './boom/text/about.ts';
import { about as businessmen } from './businessmen/text/about.ts';
import { about as crates } from './crates/text/about.ts';
import { about as economicus } from './economicus/text/about.ts';
import { about as manticore } from './manticore/text/about.ts';
import { about as matterOfFact } from './matter-of-fact/text/about.ts';
import { entry, type GameEntry } from './registry.ts';

export type { CharacterWords } from './characters.ts';
export type { Bars, Figures } from './measures.ts';
export { type GameEntry, lessonOf } from './registry.ts';

/** The games of Parlour: the only place that knows which there are. Each loads its parts on demand. */
export const GAMES: readonly GameEntry[] = [
  entry({
    id: 'boom',
    about: boom,
    seats: { min: 3, max: 5 },
    minutes: { min: 15, max: 25 },
    credits: '•Boom was designed by Greg Costikyan (2002).',
    text: async (language) => (await import('./boom/text/index.ts')).boomText[language](),
    board: async () => (await import('./boom/board/index.tsx')).default,
    finale: async (language) => (await import('./boom/board/finale.ts')).finale(language),
    plans: async () => (await import('./boom/plans.ts')).plans,
    planWords: async (language) => (await import('./boom/text/plans.ts')).planWords[language](),
    characters: async (language) => (await import('./boom/text/characters.ts')).characterWords[language](),
    isThoughtAhead: true,
    hasTerminal: true,
    hasLab: true,
    hasCover: true,
    tutorial: async () => (await import('./boom/tutorial/index.ts')).tutorial,
    further: [async () => (await import('./boom/tutorial/consent.ts')).consent],
    lessons: async () => (await import('./boom/tutorial/lessons.ts')).lessons,
    together: async () => (await import('./boom/tutorial/together.ts')).together,
    book: async (language) => (await import('./boom/book/index.tsx')).bookIn(language),
  }),
  entry({
    id: 'businessmen',
    about: businessmen,
    seats: { min: 2, max: 4 },
    minutes: { min: 20, max: 45 },
    credits: 'Businessmen was published by Bombat Game.',
    isOpen: ({ quietPhases }) => quietPhases !== 'parallel',
    text: async (language) => (await import('./businessmen/text/index.ts')).businessmenText[language](),
    board: async () => (await import('./businessmen/board/index.tsx')).default,
    finale: async (language) => (await import('./businessmen/board/finale.ts')).finale(language),
    plans: async () => (await import('./businessmen/plans.ts')).plans,
    planWords: async (language) => (await import('./businessmen/text/plans.ts')).planWords[language](),
    characters: async (language) => (await import('./businessmen/text/characters.ts')).characterWords[language](),
    isThoughtAhead: true,
    hasTerminal: true,
    hasLab: true,
    hasCover: true,
    tutorial: async () => (await import('./businessmen/tutorial/index.ts')).tutorial,
    lessons: async () => (await import('./businessmen/tutorial/lessons.ts')).lessons,
    together: async () => (await import('./businessmen/tutorial/together.ts')).together,
    book: async (language) => (await import('./businessmen/book/index.tsx')).bookIn(language),
  }),
  entry({
    id: 'manticore',
    about: manticore,
    seats: { min: 1, max: 4 },
    minutes: { min: 25, max: 45 },
    credits: 'Forest: the Legend of the Manticore was published by Bombat Game.',
    isTogether: ({ mode }) => mode !== 'semi',
    isOpen: () => true,
    text: async (language) => (await import('./manticore/text/index.ts')).manticoreText[language](),
    board: async () => (await import('./manticore/board/index.tsx')).default,
    finale: async (language) => (await import('./manticore/board/finale.ts')).finale(language),
    plans: async () => (await import('./manticore/plans.ts')).plans,
    planWords: async (language) => (await import('./manticore/text/plans.ts')).planWords[language](),
    characters: async (language) => (await import('./manticore/text/characters.ts')).characterWords[language](),
    isThoughtAhead: true,
    hasTerminal: true,
    hasLab: true,
    hasCover: true,
    tutorial: async () => (await import('./manticore/tutorial/index.ts')).tutorial,
    further: [async () => (await import('./manticore/tutorial/herself.ts')).herself],
    lessons: async () => (await import('./manticore/tutorial/lessons.ts')).lessons,
    together: async () => (await import('./manticore/tutorial/together.ts')).together,
    book: async (language) => (await import('./manticore/book/index.tsx')).bookIn(language),
  }),
  entry({
    id: 'economicus',
    about: economicus,
    seats: { min: 2, max: 8 },
    minutes: { min: 20, max: 120 },
    // By the quick rules, which a first game is played by.
    usual: { min: 20, max: 45 },
    credits: 'Economicus was designed by Fyodor Korzhenkov.',
    isOpen: ({ rules }) => rules !== 'full',
    timer: async (options) => {
      const { timer } = await import('./economicus/content/timers.ts');
      return (asked) => timer(options, asked);
    },
    text: async (language) => (await import('./economicus/text/index.ts')).economicusText[language](),
    board: async () => (await import('./economicus/board/index.tsx')).default,
    finale: async (language) => (await import('./economicus/board/finale.ts')).finale(language),
    plans: async () => (await import('./economicus/plans.ts')).plans,
    planWords: async (language) => (await import('./economicus/text/plans.ts')).planWords[language](),
    characters: async (language) => (await import('./economicus/text/characters.ts')).characterWords[language](),
    isThoughtAhead: true,
    hasTerminal: true,
    hasLab: true,
    hasCover: true,
    tutorial: async () => (await import('./economicus/tutorial/index.ts')).tutorial,
    further: [
      async () => (await import('./economicus/tutorial/six-stars.ts')).sixStars,
      async () => (await import('./economicus/tutorial/full-rules.ts')).fullRules,
    ],
    lessons: async () => (await import('./economicus/tutorial/lessons.ts')).lessons,
    together: async () => (await import('./economicus/tutorial/together.ts')).together,
    book: async (language) => (await import('./economicus/book/index.tsx')).bookIn(language),
  }),
  entry({
    id: 'matter-of-fact',
    about: matterOfFact,
    seats: { min: 2, max: 4 },
    minutes: { min: 60, max: 120 },
    credits: 'Economics as a Matter of Fact was designed by Oleksandr Tykhenko and published by Bombat Game.',
    text: async (language) => (await import('./matter-of-fact/text/index.ts')).matterOfFactText[language](),
    board: async () => (await import('./matter-of-fact/board/index.tsx')).default,
    finale: async (language) => (await import('./matter-of-fact/board/finale.ts')).finale(language),
    plans: async () => (await import('./matter-of-fact/plans.ts')).plans,
    planWords: async (language) => (await import('./matter-of-fact/text/plans.ts')).planWords[language](),
    characters: async (language) => (await import('./matter-of-fact/text/characters.ts')).characterWords[language](),
    isThoughtAhead: true,
    hasTerminal: true,
    hasLab: true,
    hasCover: true,
    tutorial: async () => (await import('./matter-of-fact/tutorial/index.ts')).tutorial,
    further: [
      async () => (await import('./matter-of-fact/tutorial/plants.ts')).plants,
      async () => (await import('./matter-of-fact/tutorial/raid.ts')).raid,
    ],
    lessons: async () => (await import('./matter-of-fact/tutorial/lessons.ts')).lessons,
    together: async () => (await import('./matter-of-fact/tutorial/together.ts')).together,
    book: async (language) => (await import('./matter-of-fact/book/index.tsx')).bookIn(language),
  }),
];

/** Games that show how one is written. They are not on the home page; their addresses and the command line open them. */
export const EXAMPLES: readonly GameEntry[] = [
  entry({
    id: 'crates',
    about: crates,
    seats: { min: 2, max: 4 },
    minutes: { min: 2, max: 5 },
    credits: 'Nine Crates is the example of our documentation.',
    text: async (language) => (await import('./crates/text/index.ts')).cratesText[language](),
  }),
];

/** Everything that is played by rules of its own. */
export const ALL_GAMES: readonly GameEntry[] = [...GAMES, ...EXAMPLES];

/** A game by its id, examples included. */
export const findGame = (id: string): GameEntry | null => ALL_GAMES.find((game) => game.id === id) ?? null;

/** A game by its id; an unknown one is an error that names those there are. */
export function gameById(id: string): GameEntry {
  const found = findGame(id);
  if (found === null)
    throw new RangeError(`There is no game “${id}”. There is ${GAMES.map((game) => game.id).join(', ')}.`);
  return found;
}
