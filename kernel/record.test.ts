import { describe, expect, test } from 'vitest';
import {
  act,
  below,
  clone,
  type GameRecord,
  hashOf,
  replay,
  sample,
  seeded,
  stateForHash,
  type Verdict,
  verify,
  waiting,
} from './index.ts';
import { concession } from './testing/concession.ts';
import { matchOf } from './testing/conforms.ts';
import type { Seat } from './types.ts';

function finished(seed: number) {
  const match = matchOf(concession, seed);
  const dice = { chance: seeded(seed) };
  for (let open = waiting(concession, match.g); open !== null; open = waiting(concession, match.g))
    act(
      match,
      sample(concession, match.g, open.seats[0] as Seat, (n) => below(dice, n)),
    );
  return match;
}

const failure = (verdict: Verdict) => verdict.findings.find((finding) => !finding.ok);

describe('records', () => {
  const match = finished(7);
  const record = match.record;
  const edited = (change: (record: GameRecord) => void): GameRecord => {
    const copy = clone(record);
    change(copy);
    return copy;
  };

  test('a finished game verifies, in every point', () => {
    expect(verify(concession, record)).toEqual({
      ok: true,
      findings: ['game', 'rules', 'dice', 'actions', 'chain', 'ending'].map((check) => ({ check, ok: true })),
    });
    expect(verify(concession, JSON.parse(JSON.stringify(record))).ok).toBe(true);
  });

  test('the seed is in the record only when the game is over; until then there is nothing to verify the dice with', () => {
    const running = matchOf(concession, 7);
    act(running, { seat: 0, type: 'fold' });
    expect(running.record.seed).toBeNull();
    expect(JSON.stringify(running.record)).not.toContain(running.seed);
    expect(failure(verify(concession, running.record))).toMatchObject({ check: 'dice' });
    expect(record.seed).toBe(match.seed);
  });

  test('the record replays to every position, in any order', () => {
    const half = Math.floor(record.entries.length / 2);
    expect(hashOf(stateForHash(replay(concession, record, match.seed).g))).toBe(hashOf(stateForHash(match.g)));
    const middle = replay(concession, record, match.seed, half);
    expect(middle.record.entries).toEqual(record.entries.slice(0, half));
    expect(middle.record.outcome).toBeNull();
  });

  test('a changed choice is found at its line', () => {
    for (const at of [0, 3, record.entries.length - 1]) {
      const entry = record.entries[at];
      if (entry === undefined || !('do' in entry)) continue;
      const verdict = verify(
        concession,
        edited((copy) => {
          copy.entries[at] = { ...entry, do: { ...entry.do, type: entry.do.type === 'fold' ? 'bid' : 'fold' } };
        }),
      );
      expect(failure(verdict)).toMatchObject({ at });
    }
  });

  test('a line that is left out, doubled, moved or given to another seat is found at its place', () => {
    const n = record.entries.length;
    for (const [at, change] of [
      [5, (copy: GameRecord) => copy.entries.splice(5, 1)],
      [5, (copy: GameRecord) => copy.entries.splice(5, 0, copy.entries[4] as never)],
      [5, (copy: GameRecord) => copy.entries.splice(5, 2, copy.entries[6] as never, copy.entries[5] as never)],
      [
        2,
        (copy: GameRecord) =>
          Object.assign(copy.entries[2] as object, { seat: ((copy.entries[2]?.seat ?? 0) + 1) % 3 }),
      ],
      [2, (copy: GameRecord) => Object.assign(copy.entries[2] as object, { hash: '0'.repeat(24) })],
      [n - 1, (copy: GameRecord) => copy.entries.pop()],
    ] as const)
      expect(failure(verify(concession, edited(change)))).toMatchObject({ ok: false, at });
  });

  test('a forged result, seed, entropy, option or rules version is found', () => {
    const checkOf = (change: (copy: GameRecord) => void) => failure(verify(concession, edited(change)))?.check;
    expect(checkOf((copy) => Object.assign(copy, { outcome: { winners: [0], scores: [9, 0, 0] } }))).toBe('ending');
    expect(checkOf((copy) => Object.assign(copy, { seed: 'f'.repeat(64) }))).toBe('dice');
    expect(checkOf((copy) => Object.assign(copy, { commitment: 'f'.repeat(64) }))).toBe('dice');
    expect(checkOf((copy) => copy.entropy.splice(0, 1, 'another'))).toMatch(/chain|actions/);
    expect(checkOf((copy) => Object.assign(copy, { options: { length: 'long' } }))).toMatch(/chain|actions|ending/);
    expect(checkOf((copy) => Object.assign(copy, { options: { length: 'endless' } }))).toBe('actions');
    expect(checkOf((copy) => Object.assign(copy, { rules: 'other' }))).toBe('rules');
    expect(checkOf((copy) => Object.assign(copy, { game: 'other' }))).toBe('game');
    expect(checkOf((copy) => Object.assign(copy.sitters[0] as object, { name: 'Somebody else' }))).toBe('chain');
  });
});
