import { describe, expect, test } from 'vitest';
import { canonical, waiting } from './index.ts';
import { concession } from './testing/concession.ts';
import { matchOf, TestTable } from './testing/table.ts';
import { withstands } from './testing/withstands.ts';

describe('untrusted actions', () => {
  withstands(concession, 100_000);

  test('an action for a position that has passed is stale, and is not done', () => {
    const match = matchOf(concession, 1);
    expect(match.act({ seat: 0, type: 'fold' }, { at: 0 }).ok).toBe(true);
    const before = canonical(match.g);
    const late = match.act({ seat: 1, type: 'fold' }, { at: 0 });
    expect(late).toEqual({ ok: false, refusal: { refused: 'stale', rule: null, facts: { at: 0, now: 1 } } });
    for (const version of [2, -1, 0.5, Number.NaN])
      expect(match.act({ seat: 1, type: 'fold' }, { at: version }).ok).toBe(false);
    expect(canonical(match.g)).toBe(before);
    expect(match.match.version).toBe(1);
  });

  test('undo is refused beyond the barrier unless every other person agrees, and seen dice do not come again', () => {
    const match = matchOf(concession, 1);
    expect(match.undo(0)).toMatchObject({
      ok: false,
      refusal: { refused: 'cannotUndo', facts: { because: 'nothing' } },
    });
    match.act({ seat: 0, type: 'fold' });
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { facts: { because: 'turn' } } });
    expect(match.undo(0, [1]).ok).toBe(false);
    expect(match.undo(0, [1, 2]).ok).toBe(true);
    expect(match.entries.at(-1)).toMatchObject({ seat: 0, undo: 1, agreed: [1, 2] });
    expect(waiting(concession, match.g)?.seats).toEqual([0]);
  });

  test('who plays against bots alone has nobody to agree to a take-back beyond the barrier', () => {
    const match = new TestTable(concession, 3, { seed: '1'.repeat(64), bots: [null, 'random', 'random'] });
    match.act({ seat: 0, type: 'fold' });
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { facts: { because: 'turn' } } });
  });
});
