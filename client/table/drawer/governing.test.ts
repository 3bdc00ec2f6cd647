import { GAMES } from '@parlour/games';
import { bundleOf, LANGUAGES } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { governingIn } from './governing.ts';

const line = (entry: object | null, events: object[] = [{ type: 'done' }]) => ({
  line: 1,
  entry: entry as never,
  events: events as never,
  undone: false,
});

test('every action of every game leads from the log to a paragraph that can be read, in every language', async () => {
  for (const entry of GAMES)
    for (const language of LANGUAGES) {
      const { actions } = bundleOf(await entry.game());
      const { rules } = await (await entry.text(language)).rulebook();
      const ruleOf = governingIn({ actions, rules });
      expect(Object.keys(actions).length).toBeGreaterThan(5);
      const lost = Object.keys(actions).filter((type) => ruleOf(line({ seat: 0, do: { type } })) === null);
      expect(lost, `${entry.id} ${language}`).toEqual([]);
    }
});

test('what is no action has none: the opening, what was taken back, new dice; nor what no rules name', () => {
  const ruleOf = governingIn({ actions: { build: 'XX-1', leap: 'XX-9' }, rules: { 'XX-1': 'Build.' } });
  expect(ruleOf(line({ seat: 0, do: { type: 'build' } }))).toBe('XX-1');
  expect(ruleOf(line({ seat: 0, do: { type: 'build' } }, []))).toBeNull();
  expect(ruleOf(line({ seat: 0, do: { type: 'build' }, by: 'table' }, []))).toBe('XX-1');
  for (const entry of [
    null,
    { seat: 0, undo: 1, agreed: [] },
    { dice: {}, eyes: [] },
    { seat: 0, do: { type: 'toString' } },
    { seat: 0, do: { type: 'leap' } },
  ])
    expect(ruleOf(line(entry))).toBeNull();
});
