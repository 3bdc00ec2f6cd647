import type { Block, ScriptedMove } from '@parlour/kit';
import { exampleOf } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import type { Economicus } from '../types.ts';
import { lay } from './lay.ts';
import { Position } from './pictures.tsx';

const PICKS = ['red', 'blue', 'green'];
/** Nobody sells anything in phase 4. */
const NO_SALES: readonly ScriptedMove[] = [
  { seat: 0, type: 'ready' },
  { seat: 1, type: 'ready' },
  { seat: 2, type: 'ready' },
];
/** Everybody passes, from the second seat on. */
const ALL_PASS: readonly ScriptedMove[] = [
  { seat: 1, type: 'pass' },
  { seat: 2, type: 'pass' },
  { seat: 0, type: 'pass' },
];

type Told = 'chain' | 'auctioned' | 'takeover';
const told = (words: BookText, name: Told, id: string = name) => ({
  id,
  ...words[name],
  names: words.names,
  picks: PICKS,
  seat: 0 as const,
  Picture: Position,
});

/** EC-S.1. */
export const chain = (words: BookText): Block =>
  exampleOf<Economicus>({
    ...told(words, 'chain'),
    lay: (g) =>
      lay(g, {
        active: 0,
        cash: [6, 14, 11],
        own: [{ 3: 1, 4: 1, 5: 1, 6: 1, 8: 1 }, { 7: 1 }, { 10: 1 }],
        prices: { 3: 6, 4: 8, 5: 9, 6: 12, 7: 15, 8: 10, 10: 6 },
        dice: [1, 4],
      }),
    until: ['profited'],
    solution: [{ type: 'roll' }],
  });

/** EC-S.23. */
export const auctioned = (words: BookText): Block =>
  exampleOf<Economicus>({
    ...told(words, 'auctioned', 'auction'),
    lay: (g) =>
      lay(g, {
        active: 0,
        cash: [20, 20, 20],
        own: [{ 8: 1 }, { 6: 1 }, { 3: 1 }],
        prices: { 3: 6, 6: 12, 7: 9, 8: 10 },
        dice: [3, 4],
      }),
    prelude: [{ seat: 0, type: 'roll' }, ...NO_SALES],
    replies: [
      { seat: 1, type: 'bid', amount: 10 },
      { seat: 2, type: 'pass' },
      { seat: 1, type: 'pass' },
    ],
    until: ['lotSold', 'lotUnsold'],
    solution: [
      { type: 'bid', amount: 9 },
      { type: 'bid', amount: 11 },
    ],
  });

/** EC-S.30 and EC-S.31. */
export const takeover = (words: BookText): Block =>
  exampleOf<Economicus>({
    ...told(words, 'takeover'),
    lay: (g) =>
      lay(g, {
        active: 1,
        cash: [6, 40, 9],
        own: [{ 6: 1, 7: 1 }, { 6: 1, 9: 1 }, { 8: 1 }],
        prices: { 6: 11, 7: 12, 8: 10, 9: 8 },
        dice: [2, 4],
      }),
    prelude: [
      { seat: 1, type: 'roll' },
      ...NO_SALES,
      ...ALL_PASS,
      ...ALL_PASS,
      { seat: 1, type: 'offerTakeover', owner: 0, condition: 'clean' },
    ],
    until: ['takeoverAccepted', 'takeoverRefused'],
    solution: [{ type: 'keepCompany' }],
  });
