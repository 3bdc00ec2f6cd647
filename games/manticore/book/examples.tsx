import type { Block, Example } from '@parlour/kit';
import { exampleOf } from '@parlour/kit/book.ts';
import type { HeroId } from '../content/heroes.ts';
import type { BookText } from '../text/book-types.ts';
import type { Manticore } from '../types.ts';
import { type At, at, FORGE_ROAD, type Given, lay, layPaving } from './lay.ts';
import { positionIn } from './pictures.tsx';

const CITY_NORTH: At = [0, -1];
const FORGE_GATE: At = [0, -5];
const LAST_ROAD: At = [0, -4];
const GATE: At = [1, 0];
/** The last cell of the Fireway, and what is next to it. */
const BEFORE_GATE: At = [2, -1];
const BESIDE_GATE: At = [1, -1];
/** Where those stand who have no part in it: the Shoe Manufactory and the Elven Workshop. */
const ELSEWHERE: readonly [At, At] = [
  [-6, 5],
  [-6, 1],
];
const SEMI = { turnOrder: 'agreed', mode: 'semi' };
const COOP = { turnOrder: 'agreed' };

/** From the City to the Forge, wide enough for the Forge's name and stack. */
const TO_FORGE: readonly At[] = [
  [-1, -5],
  [2, -7],
  [-1, 0],
];
/** The northern gate, and the road before it. */
const AT_NORTH: readonly At[] = [
  [-2, -2],
  [2, -4],
  [-2, 1],
  [2, -1],
];
/** The eastern half of the City, and the end of the Fireway. */
const AT_GATE: readonly At[] = [
  [-1, -1],
  [-1, 2],
  [4, -4],
  [4, -1],
];

type Own = Pick<Example<Manticore>, 'seat' | 'until' | 'solution'> &
  Partial<Pick<Example<Manticore>, 'prelude' | 'replies' | 'lay'>> & {
    options?: Record<string, string>;
    given: Given;
    shows: readonly At[];
    named?: readonly At[];
  };

type Told = 'joining' | 'walk' | 'firstKill' | 'spells' | 'covered' | 'joint' | 'looting' | 'gate';

/** An example by its name in the words; one seat for each hero. */
function example(words: BookText, id: Told, picks: readonly HeroId[], own: Own): Block {
  const { given, shows, named = [], options = COOP, ...rest } = own;
  return exampleOf<Manticore>({
    id,
    ...words[id],
    names: words.names.slice(0, picks.length),
    picks,
    options,
    lay: (g) => lay(g, given),
    Picture: positionIn(shows, named),
    ...rest,
  });
}

/** MC-E10. */
export const joining = (words: BookText): Block => {
  const given: Given = { heroes: [{ at: CITY_NORTH }, { at: [0, 1] }], roads: FORGE_ROAD.slice(0, 2) };
  return example(words, 'joining', ['radan', 'milena'], {
    seat: 0,
    given,
    lay: (g) => layPaving(g, 'straight', given),
    until: ['tokenLaid'],
    solution: [{ type: 'lay', cell: at(LAST_ROAD), rotation: 0 }],
    shows: TO_FORGE,
    named: [LAST_ROAD],
  });
};

/** MC-E11. */
export const walk = (words: BookText): Block =>
  example(words, 'walk', ['radan', 'milena'], {
    seat: 0,
    given: { heroes: [{ at: CITY_NORTH }, { at: [0, 1] }], roads: FORGE_ROAD },
    until: ['took'],
    solution: [
      { type: 'move', to: at(FORGE_GATE) },
      { type: 'take', token: 'SW-1', place: 'slot' },
    ],
    shows: TO_FORGE,
    named: [FORGE_GATE],
  });

/** MC-S15. */
export const firstKill = (words: BookText): Block =>
  example(words, 'firstKill', ['radan', 'milena'], {
    seat: 0,
    given: {
      heroes: [{ at: [0, -2], worn: ['SW-1'] }, { at: ELSEWHERE[0] }],
      roads: FORGE_ROAD,
      monsters: { M1: [0, -3] },
      dice: [3, 3],
    },
    until: ['clashed'],
    solution: [{ type: 'attack', target: 'M1', kind: 'close' }],
    shows: AT_NORTH,
  });

/** MC-E1; the answer goes astray. */
export const spells = (words: BookText): Block =>
  example(words, 'spells', ['milena', 'syvene', 'radan'], {
    seat: 0,
    options: SEMI,
    given: {
      heroes: [
        { at: CITY_NORTH, power: { magic: 1 }, worn: ['AM-3'], spells: ['FB-2'] },
        { at: [0, -2], power: { magic: 1 }, worn: ['HM-2'], spells: ['IB-3'] },
        { at: ELSEWHERE[0] },
      ],
      roads: FORGE_ROAD,
      dice: [5, 5, 1, 6],
      cards: ['shooting'],
    },
    replies: [{ seat: 1, type: 'cast', spells: ['iceBoulder'] }],
    until: ['clashed'],
    solution: [
      { type: 'attack', target: 1, kind: 'magic' },
      { type: 'cast', spells: ['fireball'] },
    ],
    shows: AT_NORTH,
  });

/** MC-E2 and MC-E3; the answer strikes home. */
export const covered = (words: BookText): Block =>
  example(words, 'covered', ['borun', 'syvene', 'radan', 'milena'], {
    seat: 1,
    options: SEMI,
    given: {
      heroes: [
        { at: CITY_NORTH, power: { attack: 1 }, worn: ['SW-1'] },
        { at: [0, -2], power: { attack: 1, defense: 1 }, worn: ['SW-4', 'SH-2'] },
        { at: ELSEWHERE[0] },
        { at: ELSEWHERE[1] },
      ],
      roads: FORGE_ROAD,
      dice: [5, 5, 4, 2],
      cards: ['shooting'],
    },
    prelude: [{ seat: 0, type: 'attack', target: 1, kind: 'close' }],
    until: ['clashed'],
    solution: [{ type: 'cover' }],
    shows: AT_NORTH,
  });

/** MC-S25. */
export const joint = (words: BookText): Block =>
  example(words, 'joint', ['radan', 'dagna', 'oslav', 'taeril'], {
    seat: 0,
    given: {
      round: 11,
      heroes: [{ at: BESIDE_GATE, worn: ['SW-1'] }, { at: GATE, worn: ['SW-2'] }, { at: [0, 1] }, { at: [-1, 1] }],
      manticore: 10,
      dice: [4, 2, 3, 6],
      cards: ['magic'],
    },
    replies: [{ seat: 1, type: 'join' }],
    until: ['clashed'],
    solution: [
      {
        type: 'attackTogether',
        target: 'manticore',
        kind: 'close',
        helpers: [1],
        firstPoint: null,
        secondPoint: null,
        artifact: null,
        blow: null,
      },
    ],
    shows: AT_GATE,
  });

/** MC-E12. */
export const looting = (words: BookText): Block =>
  example(words, 'looting', ['radan'], {
    seat: 0,
    given: { heroes: [{ at: [0, 0] }], roads: FORGE_ROAD, monsters: { M1: [2, -4] } },
    until: ['monsterLooted'],
    solution: [{ type: 'endTurn' }, { type: 'endTurn' }],
    shows: [
      [-1, -5],
      [3, -7],
      [-1, 0],
      [3, -4],
    ],
    named: [
      [2, -4],
      [1, -4],
    ],
  });

/** MC-S40. */
export const gate = (words: BookText): Block =>
  example(words, 'gate', ['dagna', 'milena'], {
    seat: 0,
    given: {
      round: 11,
      heroes: [{ at: BESIDE_GATE, worn: ['SH-1'] }, { at: [-1, 1] }],
      manticore: 10,
      dice: [2, 4, 5, 1],
      cards: ['shooting', 'shooting'],
    },
    until: ['clashed', 'ended'],
    solution: [{ type: 'move', to: at(GATE) }, { type: 'endTurn' }],
    shows: AT_GATE,
    named: [GATE, BEFORE_GATE],
  });
