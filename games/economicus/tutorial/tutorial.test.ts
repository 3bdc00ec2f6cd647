import { type Event, factsFor } from '@parlour/kernel';
import type { seatedAt } from '@parlour/kernel/testing/table.ts';
import type { Tutorial, TutorialStep } from '@parlour/kit';
import { followLesson } from '@parlour/kit/testing/follow-lesson.ts';
import { expect, test } from 'vitest';
import { economicus } from '../index.ts';
import { RULE_IDS } from '../rules/ids.ts';
import { NO_AIM } from '../types/aims.ts';
import type { Economicus } from '../types.ts';
import { CHOSEN, fullRules, lessons, sixStars, tutorial } from './index.ts';

type Match = ReturnType<typeof seatedAt<Economicus>>;
type Choice = { type: string } & Record<string, unknown>;

const follow = (lesson: Tutorial, choices: readonly Choice[], look?: (step: TutorialStep, match: Match) => void) =>
  followLesson(economicus, lesson, { choices, never: { type: 'declareBankruptcy' }, ...(look && { look }) });

const [ROLL, READY, PASS] = [{ type: 'roll' }, { type: 'ready' }, { type: 'pass' }];
const bid = (amount: number): Choice => ({ type: 'bid', amount });
const loan = (industry: number): Choice => ({ type: 'takeLoan', industry });

const profitsOf = (events: readonly Event<Economicus>[]): number[] =>
  events.flatMap((event) => (event.type === 'profited' && event.seat === 0 ? [event.amount] : []));

/** What a person who follows the second lesson does: a line a turn. */
const TO_SIX: Choice[] = [
  ...[READY, loan(7), bid(3), PASS, READY],
  ...[READY, bid(5), { type: 'createProjects', count: 1 }, { type: 'keepCompany' }, READY],
  ...[ROLL, READY, bid(9), bid(11)],
];

test('9.4: the first lesson can be followed to the end of its year, with three stars', () => {
  const { match, events } = follow(tutorial, CHOSEN);
  expect(match.g.outcome).toBeNull();
  expect(factsFor(economicus, match.g, 0).seats[0]).toMatchObject({ loans: 1, stars: { total: 3 } });
  expect(profitsOf(events)).toEqual([6]);
});

test('9.4: the second lesson begins there, and ends with the sixth star, paid in cash', () => {
  const { match, events } = follow(sixStars, TO_SIX);
  expect(match.g.outcome?.winners).toEqual([0]);
  expect(factsFor(economicus, match.g, 0).seats[0]).toMatchObject({ loans: 2, stars: { total: 6 } });
  expect(profitsOf(events)).toEqual([6, 12, 15]);
});

test('9.4: what the guide says of the figures is true', () => {
  let seen = 0;
  const look = ({ say }: TutorialStep, { g }: Match) => {
    const says = (words: string) => say.en.includes(words) && ++seen > 0;
    const me = g.players[0];
    if (says('six stars win')) expect(factsFor(economicus, g, 0).target).toBe(6);
    if (says('3 × 2 = 6M')) expect([g.turn.industry, g.prices[6]]).toEqual([6, 6]);
    if (says('7M is the new price')) expect(g.prices[7]).toBe(7);
    if (says('18M for Ada')) expect(factsFor(economicus, g, 0).now?.offerCost).toBe(18);
    if (says('all the cash you have')) expect(me.cash).toBe(11);
    if (says('it would cost 6M')) expect(factsFor(economicus, g, 0).repayment).toBe(6);
    if (says('With 3M')) expect([me.cash, g.prices[5]]).toEqual([3, 3]);
    if (says('One chain of four')) expect(factsFor(economicus, g, 0).seats[0].chains).toEqual([[4, 5, 6, 7]]);
    if (says('of your own for 3M')) expect(factsFor(economicus, g, 0).now?.projectCost).toBe(3);
    if (says('14M for a company')) expect(factsFor(economicus, g, 0).now).toMatchObject({ offerCost: 14, keepCost: 7 });
    if (says('Not a coin left')) expect(me.cash).toBe(0);
    if (says('pay 15M')) expect(me.cash).toBe(15);
    if (says('You have 15M')) expect([me.cash, factsFor(economicus, g, 0).seats[0].stars.total]).toEqual([15, 5]);
    if (says('Three stars of the six'))
      expect(factsFor(economicus, g, 0).seats[0]).toMatchObject({
        loans: 1,
        stars: { total: 3 },
        chains: [[4], [6, 7]],
      });
  };
  follow(tutorial, CHOSEN, look);
  follow(sixStars, TO_SIX, look);
  expect(seen).toBe(14);
});

const SECOND: Choice[] = [
  { type: 'place', industry: 4, kind: 'private' },
  { type: 'place', industry: 3, kind: 'private' },
  ROLL,
  { type: 'playCard', card: 'OP19-2', ...NO_AIM },
  READY,
  { type: 'investigate' },
  ...[READY, PASS, READY],
  { type: 'announceLot', kind: 'state' },
  bid(6),
  { type: 'pay' },
  READY,
];

test('9.4: the third lesson shows what the full rules add, and what it says is true', () => {
  let seen = 0;
  const { match, events } = follow(fullRules, SECOND, ({ say }, { g }) => {
    const says = (words: string) => say.en.includes(words) && ++seen > 0;
    const stars = () => factsFor(economicus, g, 0).seats.map(({ stars: { total } }) => total);
    if (says('Nine stars win')) expect(factsFor(economicus, g, 0).target).toBe(9);
    if (says('interest is 2M')) expect(factsFor(economicus, g, 0).rate).toBe(2);
    if (says('storm cloud to Retail')) expect(g.forecast).toBe(6);
    if (says('6, under the cloud')) expect(g.turn.industry).toBe(6);
    if (says('Solved')) expect(stars()).toEqual([5, 4, 3]);
    if (says('from 12M to 6M')) expect([g.prices[6], factsFor(economicus, g, 0).industries[6].profit]).toEqual([6, 0]);
    if (says('Seven stars of nine')) expect(stars()[0]).toBe(7);
  });
  expect(seen).toBe(7);
  expect(match.g.players[0].quotas).toEqual([]);
  expect(events.some(({ type }) => type === 'convicted')).toBe(true);
});

test('every step and tip names a rule that exists', () => {
  const named = [...tutorial.steps, ...sixStars.steps, ...fullRules.steps, ...lessons.tips, ...lessons.turn.steps].map(
    ({ rule }) => rule,
  );
  for (const rule of named) expect(RULE_IDS).toContain(rule);
});
