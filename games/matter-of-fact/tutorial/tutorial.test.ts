import { choicesOf, factsFor, judge, offers } from '@parlour/kernel';
import type { seatedAt } from '@parlour/kernel/testing/table.ts';
import type { Tutorial, TutorialStep } from '@parlour/kit';
import { followLesson } from '@parlour/kit/testing/follow-lesson.ts';
import { expect, test } from 'vitest';
import { matterOfFact } from '../index.ts';
import { RULE_IDS } from '../rules/ids.ts';
import type { MatterOfFact } from '../types.ts';
import { lessons, tutorial } from './index.ts';
import { plants } from './plants.ts';
import { raid } from './raid.ts';

type Table = ReturnType<typeof seatedAt<MatterOfFact>>;

/** Does what the guide asks for, step by step; before each step the position can be looked at. */
function follow(lesson: Tutorial, onStep: (says: string, match: Table) => void = () => undefined) {
  const find = ({ expect: isExpected }: TutorialStep, { g }: Table) => {
    for (const offer of offers(matterOfFact, g, 0))
      for (const choice of choicesOf(offer))
        if (isExpected?.(choice) && !('refusal' in judge(matterOfFact, g, { seat: 0, ...choice }))) return choice;
    return null;
  };
  const look = ({ say }: TutorialStep, match: Table) => onStep(say.en, match);
  const { match, events } = followLesson(matterOfFact, lesson, { choices: find, never: { type: 'concede' }, look });
  return { match, told: events };
}

test('9.4: the script of the first game can be followed to its end, and Max sits in the business centre', () => {
  const { match, told } = follow(tutorial);
  expect(match.g.round).toBe(7);
  expect(match.g.players[1].arrest).toBe(1);
  expect(match.g.assets.M1).toMatchObject({ owner: 0, hasGuard: true, capture: null });
  expect(told.flatMap((event) => (event.type === 'cardDrawn' ? [event.card] : []))).toEqual(['A17', 'A07']);
});

/** Looks at the position before each step that begins with one of these words, and makes sure that every one of them was said. */
function figures(lesson: Tutorial, checks: Record<string, (table: Table) => void>) {
  const said = new Set<string>();
  follow(lesson, (says, match) => {
    for (const [words, check] of Object.entries(checks))
      if (says.startsWith(words)) {
        said.add(words);
        check(match);
      }
  });
  expect([...said].sort()).toEqual(Object.keys(checks).sort());
}
const factsOf = ({ g }: Table) => factsFor(matterOfFact, g, 0);
const priceOf = (match: Table, resource: 'coal' | 'ore' | 'steel' | 'energy') => factsOf(match).market[resource].price;
const mine = ({ g }: Table) => g.players[0];

test('9.4: what the guide says of the figures is true', () => {
  figures(tutorial, {
    'Every new asset': (now) => expect([priceOf(now, 'coal'), now.g.market.coal.monopolist]).toEqual([15, 0]),
    'Now the wages': (now) => expect(factsOf(now).salary?.due).toBe(3),
    'You can sell': (now) => expect([priceOf(now, 'coal'), mine(now).stock.coal]).toEqual([16, 1]),
    'Three workers': (now) => expect([priceOf(now, 'coal'), mine(now).cash.secret]).toEqual([15, 60]),
    'The sheet suggests': (now) => expect(factsOf(now).seats[0].salary).toBe(3),
    'That’s all here': (now) => expect(factsOf(now).salary?.due).toBe(4),
    'A subsidy': (now) => expect([priceOf(now, 'coal'), priceOf(now, 'ore')]).toEqual([14, 17]),
    'You have 6 units': (now) => expect(mine(now).stock.coal).toBe(6),
    'A contract': (now) => expect(factsOf(now).market.coal).toMatchObject({ price: 14, highest: 16 }),
    'Your mines are full': (now) => expect(mine(now).idle).toBe(0),
    'Continue; the wages, 5': (now) => expect(factsOf(now).salary?.due).toBe(5),
    'Max has raided': (now) =>
      expect([factsOf(now).salary?.due, now.g.players[1].stock.coal, mine(now).idle]).toEqual([3, 1, 1]),
  });
});

test('MF-5, MF-11, MF-14: what the lesson about plants says of the figures is true', () => {
  figures(plants, {
    'Twelve rounds': (now) => {
      expect(now.g.round).toBe(13);
      expect(factsOf(now).seats[0]).toMatchObject({
        workers: 9,
        assets: { excavatingPlant: 2, steelPlant: 1, powerPlant: 1 },
      });
    },
    'What’s dug': (now) => {
      expect(factsOf(now).production).toMatchObject({ gains: { ore: 2, steel: 1 }, spends: { ore: 2 } });
      expect(factsOf(now).assets.E4.standstill).toMatchObject({ is: 'shortOfInputs', missing: { coal: 3 } });
    },
    'One steel is': (now) => expect([mine(now).stock.steel, priceOf(now, 'steel')]).toEqual([1, 63]),
    'You have no mine': (now) => expect(now.g.market.coal.isOpen).toBe(true),
    'The counter': (now) => {
      expect([priceOf(now, 'coal'), priceOf(now, 'energy')]).toEqual([15, 76]);
      expect(factsOf(now).seats[0].forecast.standstills).toMatchObject([
        { asset: 'E4', because: { missing: { coal: 3 } } },
      ]);
    },
    'Steel and energy': (now) => expect(factsOf(now).salary?.due).toBe(9),
    'Your turn again': (now) =>
      expect(factsOf(now).production).toMatchObject({ gains: { steel: 1, energy: 1 }, standstills: [] }),
    'Two steel and': (now) => expect(mine(now).stock).toMatchObject({ steel: 2, energy: 1 }),
    'One lets': (now) => {
      const [ladle, wheel] = ['N13', 'N11'].map((id) => factsOf(now).study.find(({ technology }) => technology === id));
      expect(ladle?.fits).toMatchObject([{ asset: 'S4', workersAfter: 2 }]);
      expect(wheel).toMatchObject({ price: 50, lowersPrice: true });
      expect(wheel?.fits[0]).toMatchObject({ asset: 'X6', now: 15, after: 32, workersAfter: 2 });
    },
    'Now 3 ore': (now) => expect(factsOf(now).production?.gains.ore).toBe(3),
    'More ore': (now) => expect([priceOf(now, 'ore'), now.g.market.ore.monopolist]).toEqual([16, 0]),
    'Three steel': (now) => {
      expect(mine(now).stock).toMatchObject({ ore: 1, steel: 3, energy: 1 });
      expect(factsOf(now).seats[0].readiness).toMatchObject({ steel: { needs: 3 }, energy: { needs: 3 } });
    },
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
  const named = [...tutorial.steps, ...plants.steps, ...raid.steps, ...lessons.tips, ...lessons.turn.steps].map(
    ({ rule }) => rule,
  );
  for (const rule of named) expect(RULE_IDS).toContain(rule);
});
