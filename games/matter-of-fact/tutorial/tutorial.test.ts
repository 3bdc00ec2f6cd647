import { choicesOf, type Event, factsFor, judge, offers, type Seat } from '@parlour/kernel';
import { seatedAt } from '@parlour/kernel/testing/table.ts';
import type { Tutorial } from '@parlour/kit';
import { expect, test } from 'vitest';
import { matterOfFact } from '../index.ts';
import { RULE_IDS } from '../rules/ids.ts';
import type { MatterOfFact } from '../types.ts';
import { lessons, tutorial } from './index.ts';
import { raid } from './raid.ts';

const table = (lesson: Tutorial) => seatedAt(matterOfFact, lesson);
type Table = ReturnType<typeof table>;

/** Does what the guide asks for, step by step; before each step the position can be looked at. */
function follow(lesson: Tutorial, onStep: (says: string, match: Table) => void = () => undefined) {
  const match = table(lesson);
  const told: Event<MatterOfFact>[] = [];
  const play = (seat: Seat, choice: object) => {
    const done = match.act({ seat, ...choice });
    if (!done.ok) throw new Error(`${JSON.stringify(choice)}: ${JSON.stringify(done.refusal)}`);
    told.push(...done.events);
  };
  const find = (isExpected: (choice: { type: string }) => boolean) => {
    for (const offer of offers(matterOfFact, match.g, 0))
      for (const choice of choicesOf(offer))
        if (isExpected(choice) && !('refusal' in judge(matterOfFact, match.g, { seat: 0, ...choice }))) return choice;
    return null;
  };
  for (const { seat, ...choice } of lesson.prelude ?? []) play(seat, choice);
  for (const step of lesson.steps) {
    onStep(step.say.en, match);
    if (step.expect !== undefined) {
      const choice = find(step.expect);
      if (choice === null) throw new Error(`nothing answers: ${step.say.en}`);
      expect(step.expect({ type: 'concede' })).toBe(false);
      play(0, choice);
    }
    for (const { seat, ...choice } of step.then ?? []) play(seat, choice);
  }
  return { match, told };
}

test('9.4: the script of the first game can be followed to its end, and Max sits in the business centre', () => {
  const { match, told } = follow(tutorial);
  expect(match.g.round).toBe(7);
  expect(match.g.players[1].arrest).toBe(1);
  expect(match.g.assets.M1).toMatchObject({ owner: 0, hasGuard: true, capture: null });
  expect(told.flatMap((event) => (event.type === 'cardDrawn' ? [event.card] : []))).toEqual(['A17', 'A07']);
});

test('9.4: what the guide says of the figures is true', () => {
  follow(tutorial, (says, { g }) => {
    const facts = factsFor(matterOfFact, g, 0);
    const { cash, stock } = g.players[0];
    if (says.startsWith('Every new')) expect([facts.market.coal.price, g.market.coal.monopolist]).toEqual([15, 0]);
    if (says.startsWith('Now the salary')) expect(facts.salary?.due).toBe(3);
    if (says.startsWith('You sell')) expect([facts.market.coal.price, stock.coal]).toEqual([16, 1]);
    if (says.startsWith('Three workers')) expect([facts.market.coal.price, cash.secret]).toEqual([15, 60]);
    if (says.startsWith('That is all')) expect(facts.salary?.due).toBe(5);
    if (says.startsWith('A subsidy')) expect([facts.market.coal.price, facts.market.ore.price]).toEqual([14, 17]);
    if (says.startsWith('You have 6 coal')) expect(stock.coal).toBe(6);
    if (says.startsWith('A contract')) expect(facts.market.coal).toMatchObject({ price: 14, highest: 16 });
    if (says.startsWith('Max has raided')) expect([facts.salary?.due, g.players[1].stock.coal]).toEqual([3, 1]);
  });
});

test('MF-S11 to MF-S18: the raid of the rulebook is played with its own figures', () => {
  const seen: Record<string, unknown> = {};
  const { match } = follow(raid, (says, { g }) => {
    const [kim, max] = g.players;
    const of = { cash: kim?.cash.secret, ore: kim?.stock.ore, steel: kim?.stock.steel, owner: max?.stock.ore };
    if (says.startsWith('Steel plant 3')) seen['before'] = [of, g.assets.S3];
    if (says.startsWith('You have 38')) seen['laid'] = [of, g.assets.S3.capture];
    if (says.startsWith('In Max’s turn')) seen['worked'] = of;
  });
  expect(seen['before']).toEqual([
    { cash: 40, ore: 5, steel: 0, owner: 4 },
    { owner: 1, technology: 'N13', workers: 2, hasGuard: false, capture: null },
  ]);
  expect(seen['laid']).toEqual([
    { cash: 38, ore: 3, steel: 0, owner: 4 },
    { raider: 0, mode: 'operate', supplies: { salary: 2, inputs: { coal: 0, ore: 2, steel: 0, energy: 0 } } },
  ]);
  expect(seen['worked']).toEqual({ cash: 38, ore: 3, steel: 1, owner: 4 });
  expect(match.g.players[0]).toMatchObject({ arrest: 2, stock: { ore: 1, steel: 2 } });
  expect(match.g.assets.S3.capture).toBeNull();
});

test('every step and tip names a rule that exists', () => {
  const named = [...tutorial.steps, ...raid.steps, ...lessons.tips, ...lessons.turn.steps].map(({ rule }) => rule);
  for (const rule of named) expect(RULE_IDS).toContain(rule);
});
