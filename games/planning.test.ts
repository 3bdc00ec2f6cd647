import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';
import { fitting, type PlanRule, type Plans, type PlanValues } from './planning.ts';

const LANGUAGES = ['en', 'ru', 'uk'] as const;

describe.each(GAMES.map((entry) => ({ id: entry.id, entry })))('plans of $id', ({ entry }) => {
  test('every plan is said in every language, with words for what is filled in', async () => {
    const plans = (await entry.plans?.()) as Plans;
    for (const language of LANGUAGES) {
      const words = await entry.planWords?.(language);
      expect(Object.keys(words?.plans ?? {}).sort()).toEqual(Object.keys(plans.rules).sort());
      for (const [is, rule] of Object.entries(plans.rules)) {
        const said = words?.plans[is];
        expect(Object.keys(said?.fields ?? {}).sort(), is).toEqual(Object.keys(rule.fields).sort());
        expect(said?.says(usual(rule)), is).not.toMatch(/undefined|NaN|\[object/);
        for (const [name, field] of Object.entries(rule.fields))
          if ('one' in field)
            expect(field.one.filter((each) => said?.values?.[name]?.[each] === undefined)).toEqual([]);
      }
    }
  });
});

test('what does not fit a plan is not taken', () => {
  const rule: PlanRule = {
    fields: { most: { from: 1, to: 9, usual: 3 }, what: { one: ['a', 'b'] } },
    answer: () => null,
  };
  expect(fitting(rule, { most: 9, what: 'b' })).not.toBeNull();
  for (const wrong of [{}, { most: 3 }, { most: 0, what: 'a' }, { most: 10, what: 'a' }, { most: 1.5, what: 'a' }])
    expect(fitting(rule, wrong as PlanValues)).toBeNull();
  for (const wrong of [
    { most: '3', what: 'a' },
    { most: 3, what: 'c' },
    { most: 3, what: 'a', more: 1 },
  ])
    expect(fitting(rule, wrong as PlanValues)).toBeNull();
});

/** As its fields usually are filled in. */
const usual = ({ fields }: PlanRule): PlanValues =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, 'one' in field ? (field.one[0] as string) : field.usual]),
  );
