import { apply, below, bundleOf, clone, nextAsked, offers, type Seat, seeded, start } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { SEGMENTS } from '../../content/industries.ts';
import { economicus } from '../../index.ts';
import { chainsOf } from '../../rules/01-board/board.ts';
import { isFull } from '../../rules/04-year/order.ts';
import type { G } from '../../types.ts';
import { answer } from '../careful.ts';
import { mindOf } from '../mind.ts';
import { incomeOf, yieldOf } from '../outlook.ts';
import { standing } from '../standing.ts';
import { trialOf } from '../trial.ts';
import { ideasFor } from './ideas.ts';
import { policyFor } from './policy.ts';

const rules = bundleOf(economicus);
const RULES = ['quick', 'full'] as const;

/** Positions of a game that the policy plays against itself, now and then by an idea. */
function* positions(rule: (typeof RULES)[number], seed: number): Generator<{ g: G; seat: Seat }> {
  const options = rule === 'full' ? ({ rules: 'full', layout: 'random' } as const) : {};
  const g = start(economicus, { seats: 4, chance: seeded(seed), options });
  const dice = { chance: seeded(seed) };
  const random = (n: number) => below(dice, n);
  const policy = policyFor(rules);
  for (let open = nextAsked(economicus, g); open !== null; open = nextAsked(economicus, g)) {
    const seat = open.seats[random(open.seats.length)] as Seat;
    yield { g, seat };
    const ideas = random(8) === 0 ? ideasFor(g, seat, offers(economicus, g, seat), random) : [];
    const choice = ideas[random(Math.max(1, ideas.length))] ?? policy(g, seat, random);
    expect(apply(economicus, g, { seat, ...choice })).toHaveProperty('events');
  }
}

describe.each(RULES)('thinking ahead in the %s rules', (rule) => {
  test('the swift answers of a play-out are those of the careful bot', () => {
    let compared = 0;
    const policy = policyFor(rules);
    for (const { g, seat } of positions(rule, 3)) {
      // Beside windows, where it leaves out cards and deals on purpose.
      if (isFull(g) && g.stack.at(-1)?.phase === 'window') continue;
      const random = () => 1;
      const offered = offers(economicus, g, seat);
      expect(policy(clone(g), seat, random)).toEqual(answer(mindOf(clone(g), seat, offered, random)));
      compared += 1;
    }
    expect(compared).toBeGreaterThan(100);
  });

  test('ideas are few, different, and change nothing', () => {
    let found = 0;
    for (const { g, seat } of positions(rule, 4)) {
      const before = JSON.stringify(g);
      const ideas = ideasFor(g, seat, offers(economicus, g, seat), (n) => n - 1);
      expect(JSON.stringify(g)).toBe(before);
      expect(ideas.length).toBeLessThanOrEqual(10);
      expect(new Set(ideas.map((idea) => JSON.stringify(idea))).size).toBe(ideas.length);
      found += ideas.length;
    }
    expect(found).toBeGreaterThan(100);
  });

  test('a trial is worth what a whole copy is, and income is the sum over the chains', () => {
    for (const { g, seat } of positions(rule, 5)) {
      const mind = mindOf(g, seat, [], () => 0);
      expect(standing(mind, trialOf(g))).toBe(standing(mind, clone(g)));
      let income = 0;
      for (const chain of chainsOf(g, seat)) {
        const ways = chain.reduce((sum, each) => sum + SEGMENTS[each].ways, 0);
        income += ways * chain.reduce((sum, each) => sum + g.players[seat].companies[each] * yieldOf(g, each), 0);
      }
      expect(incomeOf(g, seat)).toBeCloseTo(income / 36);
    }
  });
});
