import { bundleOf, type GameTypes, type Offer, type Refusal, type Rules } from '@parlour/kernel';
import { randomBot } from '@parlour/search';
import { expect, test } from 'vitest';
import { crates } from '../../games/crates/index.ts';
import { clicksOf } from './clicks.ts';
import { playedOnce, questions } from './questions.ts';
import { answersTo } from './single.ts';

/** What the bench counts by itself, and what it would find if the table overlooked something. */

const rules = bundleOf(crates) as unknown as Rules;
const PLAYED = { game: 'crates', seats: 2, games: 1 };
const played = (by: Rules, asks: 'choices' | 'everything') =>
  playedOnce({ rules: by, bot: randomBot(rules), asides: [] }, PLAYED, 3, asks);

test('an empty boat can only be loaded: the table answers that, and where it is to ask everything it is counted', async () => {
  const everything = await played(rules, 'everything');
  expect(everything).toMatchObject({ answered: 0, unclear: 0 });
  expect(everything.single).toBeGreaterThan(0);
  expect(everything.single).toBeLessThan(everything.asked);
  const choices = await played(rules, 'choices');
  expect(choices.single).toBe(0);
  expect(choices.answered).toBeGreaterThan(0);
});

/** The bar of docs/pace.md, over one game of those where most questions had one answer; `npm run bench web questions` plays many of all. */
test.each(['economicus', 'businessmen'])('%s asks next to nothing that has one answer', async (game) => {
  const { asked, single, unclear, answered } = await questions({ game, seats: 4, games: 1 }, 'choices');
  expect(asked).toBeGreaterThan(10);
  expect(answered).toBeGreaterThan(5);
  expect((single + unclear) / asked).toBeLessThanOrEqual(0.03);
});

test('a table that overlooks the only answer is found out', async () => {
  const blind = await played({ ...rules, onlyAnswer: () => null }, 'choices');
  expect(blind.answered).toBe(0);
  expect(blind.single).toBeGreaterThan(0);
});

test('what is offered and would be refused is no answer; loans and settings are none; endless refusals are unclear', () => {
  const offer = (type: string, fields: object = {}) => ({ type, fields }) as unknown as Offer<GameTypes>;
  const sides = offer('load', { hold: { one: ['left', 'right'] } });
  const no: Refusal = { refused: 'full', rule: null, facts: {} };
  const leftOnly = (choice: object) => ('hold' in choice && choice.hold === 'right' ? no : null);
  const anything = () => null;
  expect(answersTo({ offers: [sides], why: anything }, [])).toBe('several');
  expect(answersTo({ offers: [sides], why: leftOnly }, [])).toBe('one');
  expect(answersTo({ offers: [sides, offer('borrow')], why: leftOnly }, ['borrow'])).toBe('one');
  expect(answersTo({ offers: [sides, offer('ship')], why: leftOnly }, ['borrow'])).toBe('several');
  expect(answersTo({ offers: [sides], why: () => no }, [])).toBe('none');
  expect(answersTo({ offers: [offer('bid', { amount: { min: 1, max: 1e6 } })], why: () => no }, [])).toBe('unclear');
});

test('a click for each thing that is picked, one to send several, one for a button and for what is proposed whole', () => {
  const offers = [
    { type: 'pass', fields: {} },
    { type: 'bid', fields: { amount: { min: 3, max: 9 } } },
    { type: 'last', fields: { amount: { min: 9, max: 9 } } },
    {
      type: 'play',
      fields: { card: { one: ['a', 'b'] }, aim: { one: ['x'] }, how: { parts: { hard: { one: [true, false] } } } },
    },
    { type: 'sell', fields: { lots: { some: ['a', 'b', 'c'], atLeast: 1, atMost: 3 } } },
    { type: 'raiseMoney', fields: { loans: { some: ['a', 'b', 'c'], atLeast: 0, atMost: 3 } } },
  ] as unknown as Offer<GameTypes>[];
  const count = (choice: { type: string }, game = 'boom') => clicksOf(game, choice, offers);
  const chosen = { play: { card: 'a', aim: 'x', how: { hard: true } }, sell: { lots: ['a', 'b'] } };
  expect(count({ type: 'pass' })).toBe(1);
  expect(count({ type: 'bid', amount: 5 } as never)).toBe(1);
  expect(count({ type: 'last', amount: 9 } as never)).toBe(1);
  expect(count({ type: 'play', ...chosen.play })).toBe(3);
  expect(count({ type: 'sell', ...chosen.sell })).toBe(3);
  expect(count({ type: 'raiseMoney', loans: ['a', 'b', 'c'] } as never)).toBe(4);
  expect(count({ type: 'raiseMoney', loans: ['a', 'b', 'c'] } as never, 'economicus')).toBe(1);
});
