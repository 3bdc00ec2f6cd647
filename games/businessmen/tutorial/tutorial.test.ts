import { factsFor } from '@parlour/kernel';
import type { seatedAt } from '@parlour/kernel/testing/table.ts';
import type { TutorialStep } from '@parlour/kit';
import { followLesson } from '@parlour/kit/testing/follow-lesson.ts';
import { expect, test } from 'vitest';
import { businessmen } from '../index.ts';
import { RULE_IDS } from '../rules/ids.ts';
import type { Businessmen } from '../types.ts';
import { lessons, tutorial } from './index.ts';

/** What a person who follows the guide does, in order. */
const FOLLOWED = [
  { type: 'turnCards' },
  { type: 'buy', good: 'oil', units: 3 },
  { type: 'buy', good: 'fish', units: 3 },
  { type: 'pass' },
  { type: 'load', lorry: 'yellow', good: 'oil' },
  { type: 'spinPrices' },
  { type: 'finish' },
  { type: 'spinMisfortune' },
  { type: 'buy', good: 'fish', units: 3 },
  { type: 'buy', good: 'meat', units: 1 },
  { type: 'pass' },
  { type: 'pass' },
  { type: 'keep', goods: ['fish'] },
  { type: 'ship', good: 'fish', units: 4 },
  { type: 'spinMisfortune' },
  { type: 'buy', good: 'fish', units: 3 },
  { type: 'pass' },
  { type: 'load', lorry: 'yellow', good: 'fish' },
  { type: 'load', lorry: 'yellow', good: 'fish' },
  { type: 'improve', characteristic: 'warehouse' },
  { type: 'finish' },
  { type: 'spinMisfortune' },
];
const INSURED = { type: 'insure', characteristic: 'loader' };
const UNINSURED = { type: 'finish' };

const follow = (last: { type: string }, look?: (step: TutorialStep, match: Match) => void) =>
  followLesson(businessmen, tutorial, {
    choices: [...FOLLOWED, last],
    never: { type: 'skipRound' },
    ...(look && { look }),
  });
type Match = ReturnType<typeof seatedAt<Businessmen>>;

test.each([
  ['insured', INSURED, 11],
  ['not insured', UNINSURED, 21],
])('9.5: the script can be followed to its end, %s', (_, last, coins) => {
  const { match, events } = follow(last);
  expect(match.g.players[0]).toMatchObject({ points: 3, coins, levels: { warehouse: 2, loader: 1, manager: 1 } });
  expect(match.g.round).toBe(4);
  const sold = events.filter((event) => event.type === 'lorrySent');
  expect(sold.map(({ lorry, good }) => `${lorry} ${good}`)).toEqual(['yellow oil', 'green metal', 'yellow fish']);
});

test('9.5: what the guide says of the figures is true', () => {
  let seen = 0;
  const prices = (match: Match) => factsFor(businessmen, match.g, 0).goods;
  follow(INSURED, (step, match) => {
    const says = (words: string) => step.say.en.includes(words) && ++seen > 0;
    const me = match.g.players[0];
    if (says('Right now it’s 3 for everything'))
      for (const { price } of Object.values(prices(match))) expect(price).toBe(3);
    if (says('last 4 coins')) expect(me.coins).toBe(4);
    if (says('Rosa added 2 drums')) expect(match.g.lorries.yellow.lots).toEqual([3, 2, 0]);
    if (says('brought 9 coins')) {
      expect(me.coins).toBe(13);
      expect(prices(match).oil.price).toBe(1);
      expect(prices(match).fish.price).toBe(4);
      expect(factsFor(businessmen, match.g, 0).embargo).toEqual(['grain', 'meat']);
    }
    if (says('You have 6 crates of Fish')) expect(me.main.fish).toBe(6);
    if (says('Your first point')) expect(me.points).toBe(1);
    if (says('climbed to 5')) {
      expect(me.main.fish).toBe(2);
      expect(prices(match).fish.price).toBe(5);
    }
    if (says('5 × 5 = 25')) expect(me).toMatchObject({ coins: 31, points: 2 });
    if (says('A warning beside your Loader')) {
      expect(me.warnings.loader).toBe(true);
      expect(factsFor(businessmen, match.g, 0).seats[0].fineSectors).toBe(2);
    }
  });
  expect(seen).toBe(9);
});

test('every step and tip names a rule that exists', () => {
  const named = [...tutorial.steps, ...lessons.tips, ...lessons.turn.steps].map(({ rule }) => rule);
  for (const rule of named) expect(RULE_IDS).toContain(rule);
});
