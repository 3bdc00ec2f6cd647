import type { ScriptedMove } from '@parlour/kit';
import { examplesOf } from '@parlour/kit/book.ts';
import type { BookText } from '../text/book-types.ts';
import type { Economicus } from '../types.ts';
import { type Given, lay } from './lay.ts';
import { Position } from './pictures.tsx';

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

const example = examplesOf<Economicus, BookText, Given>(
  { picks: ['red', 'blue', 'green'], seat: 0, Picture: Position },
  lay,
);

/** EC-S.1. */
export const chain = example('chain', {
  position: {
    active: 0,
    cash: [6, 14, 11],
    own: [{ 3: 1, 4: 1, 5: 1, 6: 1, 8: 1 }, { 7: 1 }, { 10: 1 }],
    prices: { 3: 6, 4: 8, 5: 9, 6: 12, 7: 15, 8: 10, 10: 6 },
    dice: [1, 4],
  },
  until: ['profited'],
  solution: [{ type: 'roll' }],
});

/** EC-S.23. */
export const auctioned = example('auctioned', {
  id: 'auction',
  position: {
    active: 0,
    cash: [20, 20, 20],
    own: [{ 8: 1 }, { 6: 1 }, { 3: 1 }],
    prices: { 3: 6, 6: 12, 7: 9, 8: 10 },
    dice: [3, 4],
  },
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

/** EC-S.18. */
export const startUp = example('startUp', {
  id: 'project',
  position: {
    active: 0,
    cash: [4, 11, 9],
    own: [{ 7: 1 }, { 8: 1 }, { 5: 1 }],
    projects: [{ 8: 1 }],
    prices: { 5: 9, 7: 12, 8: 10 },
    dice: [3, 5, 5],
  },
  until: ['projectRolled'],
  solution: [{ type: 'roll' }],
});

/** EC-S.28. */
export const started = example('started', {
  id: 'projects',
  position: {
    active: 0,
    cash: [14, 3, 19],
    own: [{ 6: 1 }, { 8: 1 }, { 3: 1 }],
    projects: [{}, {}, { 4: 1 }],
    prices: { 3: 6, 6: 12, 8: 11 },
    dice: [3, 5],
    at: { sold: 8 },
  },
  replies: [{ seat: 2, type: 'createProjects', count: 2 }],
  until: ['priceChanged'],
  solution: [{ type: 'createProjects', count: 1 }],
});

/** EC-S.12. */
export const overbid = example('overbid', {
  id: 'loans',
  position: {
    active: 0,
    cash: [4, 12, 9],
    own: [{ 5: 1, 7: 1 }, { 8: 1 }, { 3: 1 }],
    prices: { 3: 6, 5: 10, 6: 10, 7: 7, 8: 11 },
    dice: [2, 4],
  },
  prelude: [{ seat: 0, type: 'roll' }, ...NO_SALES],
  replies: [
    { seat: 1, type: 'bid', amount: 11 },
    { seat: 1, type: 'pass' },
    { seat: 2, type: 'pass' },
  ],
  until: ['lotSold', 'lotUnsold'],
  solution: [
    { type: 'bid', amount: 10 },
    { type: 'bid', amount: 13 },
    { type: 'raiseMoney', loans: ['5-clean-1', '7-clean-1'], sales: [] },
  ],
});

/** EC-S.68. */
export const interest = example('interest', {
  position: {
    active: 0,
    cash: [12, 8, 17],
    own: [
      { 5: 1, 6: 1, 7: 1 },
      { 8: 1, 9: 1 },
      { 3: 1, 10: 1 },
    ],
    mortgaged: [{ 5: 1, 7: 1 }, { 9: 1 }],
    prices: { 3: 6, 5: 9, 6: 12, 7: 10, 8: 10, 9: 14, 10: 6 },
    dice: [],
    at: 'interest',
  },
  until: ['yearEnded'],
  solution: [
    { type: 'payInterest' },
    { type: 'repayLoan', industry: 5 },
    { type: 'repayLoan', industry: 7 },
    { type: 'ready' },
  ],
});

/** EC-S.16 and EC-S.17. */
export const crisis = example('crisis', {
  options: { rules: 'full', year1Opening: 'none' },
  position: {
    active: 0,
    cash: [9, 1, 14],
    own: [{ 6: 2, 7: 1 }, { 6: 2, 10: 1 }, { 9: 1 }],
    prices: { 6: 4, 7: 12, 9: 14, 10: 9 },
    crises: { 6: 4 },
    dice: [2, 4],
  },
  until: ['paid'],
  solution: [{ type: 'roll' }],
});

/** EC-S.30 and EC-S.31. */
export const takeover = example('takeover', {
  position: {
    active: 1,
    cash: [6, 40, 9],
    own: [{ 6: 1, 7: 1 }, { 6: 1, 9: 1 }, { 8: 1 }],
    prices: { 6: 11, 7: 12, 8: 10, 9: 8 },
    dice: [2, 4],
  },
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
