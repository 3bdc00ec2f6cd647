import { GAMES } from '@parlour/games';
import type { PlanField, Plans, Sight } from '@parlour/games/planning.ts';
import type { Asked } from '@parlour/games/registry.ts';
import { below, type GameTypes, type Match, type Rules, type Seat, seeded } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { newestRules } from './index.ts';
import { loadRules } from './node.ts';
import { questionsOf } from './testing/questions.ts';

/** Moments that no golden game has: the games' own tests make them. */
const RARE = ['sellFor', 'acceptDeals', 'takeGifts', 'refuseGifts', 'saveCounters'];

for (const { id, plans } of GAMES)
  test(`${id}: every answer a plan gives is one the rules allow, and every plan has its moment`, async () => {
    const released = newestRules(id);
    if (released === null || plans === undefined) throw new Error(`${id} has no rules or no plans`);
    const [rules, known] = await Promise.all([loadRules(released), plans()]);
    const missing = new Set(Object.keys(known.rules).filter((is) => !RARE.includes(is)));
    const dice = { chance: seeded(11) };
    for (const { name, seat, match } of questionsOf(rules))
      for (const [is, choice] of answersTo(known, sightOf(rules, match, seat), (n) => below(dice, n))) {
        expect(rules.why(match, seat, choice), `${name}, ${is}: ${JSON.stringify(choice)}`).toBeNull();
        missing.delete(is);
      }
    expect([...missing]).toEqual([]);
  });

function* answersTo(plans: Plans, sight: Sight<GameTypes>, random: (n: number) => number) {
  const filled = (field: PlanField) =>
    'one' in field ? (field.one[random(field.one.length)] as string) : field.usual;
  for (const [is, rule] of Object.entries(plans.rules)) {
    const values = Object.entries(rule.fields).map(([name, field]) => [name, filled(field)]);
    const choice = rule.answer(sight, Object.fromEntries(values));
    if (choice !== null) yield [is, choice] as const;
  }
}

function sightOf(rules: Rules, match: Match<GameTypes>, seat: Seat): Sight<GameTypes> {
  const view = rules.view(match, seat);
  return {
    seat,
    view,
    facts: rules.facts(match, seat),
    offers: rules.menu(match, seat).offers,
    asked: view.stack.at(-1) as unknown as Asked,
  };
}
