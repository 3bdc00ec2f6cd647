import { describe, expect, test } from 'vitest';
import { act, canonical, undo, versionOf, waiting } from './index.ts';
import { concession } from './testing/concession.ts';
import { matchOf } from './testing/conforms.ts';
import { withstands } from './testing/withstands.ts';

describe('untrusted actions', () => {
  withstands(concession, 100_000);

  test('an action for a position that has passed is stale, and is not done', () => {
    const match = matchOf(concession, 1);
    expect(act(match, { seat: 0, type: 'fold' }, 0).ok).toBe(true);
    const before = canonical(match.g);
    const late = act(match, { seat: 1, type: 'fold' }, 0);
    expect(late).toEqual({ ok: false, refusal: { refused: 'stale', rule: null, facts: { at: 0, now: 1 } } });
    for (const version of [2, -1, 0.5, Number.NaN])
      expect(act(match, { seat: 1, type: 'fold' }, version).ok).toBe(false);
    expect(canonical(match.g)).toBe(before);
    expect(versionOf(match)).toBe(1);
  });

  test('undo is refused beyond the barrier unless every other person agrees, and seen dice do not come again', () => {
    const match = matchOf(concession, 1);
    expect(undo(match, 0)).toMatchObject({
      ok: false,
      refusal: { refused: 'cannotUndo', facts: { because: 'nothing' } },
    });
    act(match, { seat: 0, type: 'fold' });
    expect(undo(match, 0)).toMatchObject({ ok: false, refusal: { facts: { because: 'turn' } } });
    expect(undo(match, 0, [1]).ok).toBe(false);
    expect(undo(match, 0, [1, 2]).ok).toBe(true);
    expect(match.record.entries.at(-1)).toMatchObject({ seat: 0, undo: 1, agreed: [1, 2] });
    expect(waiting(concession, match.g)?.seats).toEqual([0]);
  });

  test('who plays against bots alone has nobody to agree to a take-back beyond the barrier', () => {
    const match = matchOf(concession, 1);
    for (const sitter of match.record.sitters.slice(1)) sitter.bot = 'random';
    act(match, { seat: 0, type: 'fold' });
    expect(undo(match, 0)).toMatchObject({ ok: false, refusal: { facts: { because: 'turn' } } });
  });
});
