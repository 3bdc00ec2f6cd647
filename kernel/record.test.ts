import { describe, expect, test } from 'vitest';
import {
  act,
  below,
  clone,
  type GameRecord,
  promiseOf,
  replay,
  sample,
  seeded,
  type Verdict,
  verify,
  waiting,
} from './index.ts';
import { concession } from './testing/concession.ts';
import { matchOf } from './testing/table.ts';
import type { Seat } from './types.ts';

function finished(seed: number) {
  const match = matchOf(concession, seed);
  const dice = { chance: seeded(seed) };
  for (let open = waiting(concession, match.g); open !== null; open = waiting(concession, match.g))
    match.act(sample(concession, match.g, open.seats[0] as Seat, (n) => below(dice, n)));
  return match;
}

const failure = (verdict: Verdict) => verdict.findings.find((finding) => !finding.ok);

describe('records', () => {
  const match = finished(7);
  const record = match.record();
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
    running.act({ seat: 0, type: 'fold' });
    const unfinished = { ...running.record(), seeds: null };
    expect(JSON.stringify(unfinished)).not.toContain(running.match.seeds[0]);
    expect(failure(verify(concession, unfinished))).toMatchObject({ check: 'dice' });
  });

  test('the record replays to every position, in any order', () => {
    const half = Math.floor(record.entries.length / 2);
    const seeds = record.seeds ?? [];
    expect(replay(concession, record, seeds).text).toBe(match.match.text);
    const middle = replay(concession, record, seeds, { lines: half });
    expect(middle.link).toBe(record.entries[half - 1]?.hash);
    expect(middle.position.g.outcome).toBeNull();
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
          Object.assign(copy.entries[2] as object, {
            seat: (((copy.entries[2] as { seat: number }).seat ?? 0) + 1) % 3,
          }),
      ],
      [2, (copy: GameRecord) => Object.assign(copy.entries[2] as object, { hash: '0'.repeat(24) })],
      [n - 1, (copy: GameRecord) => copy.entries.pop()],
    ] as const)
      expect(failure(verify(concession, edited(change)))).toMatchObject({ ok: false, at });
  });

  test('a forged result, seed, entropy, option or rules version is found', () => {
    const checkOf = (change: (copy: GameRecord) => void) => failure(verify(concession, edited(change)))?.check;
    expect(checkOf((copy) => Object.assign(copy, { outcome: { winners: [0], scores: [9, 0, 0] } }))).toBe('ending');
    expect(checkOf((copy) => Object.assign(copy, { seeds: ['f'.repeat(64)] }))).toBe('dice');
    expect(checkOf((copy) => Object.assign(copy.dice, { commitment: 'f'.repeat(64) }))).toBe('dice');
    expect(checkOf((copy) => copy.dice.entropy.splice(0, 1, 'another'))).toBe('dice');
    expect(
      checkOf((copy) => {
        copy.dice.entropy.splice(0, 1, 'another');
        copy.dice.promises.splice(0, 1, promiseOf('another'));
      }),
    ).toMatch(/chain|actions/);
    expect(checkOf((copy) => Object.assign(copy, { options: { length: 'long' } }))).toMatch(/chain|actions|ending/);
    expect(checkOf((copy) => Object.assign(copy, { options: { length: 'endless' } }))).toBe('actions');
    expect(checkOf((copy) => Object.assign(copy.rules, { version: 2 }))).toBe('rules');
    expect(checkOf((copy) => Object.assign(copy, { game: 'other' }))).toBe('game');
    expect(checkOf((copy) => Object.assign(copy.names[0] as object, { name: 'Somebody else' }))).toBe('chain');
    expect(checkOf((copy) => Object.assign(copy.seats[0] as object, { bot: 'random' }))).toBe('chain');
  });

  test('nothing may be said beside what the rules took up: no further field in a line, no default left out', () => {
    const checkOf = (change: (copy: GameRecord) => void) => failure(verify(concession, edited(change)))?.check;
    expect(checkOf((copy) => Object.assign((copy.entries[0] as { do: object }).do, { note: 'x' }))).toBe('chain');
    expect(checkOf((copy) => Object.assign(copy, { options: {} }))).toBe('chain');
    expect(checkOf((copy) => Object.assign(copy, { extra: 1 }))).toBe('chain');
    expect(checkOf((copy) => Object.assign(copy.entries[3] as object, { by: 'clock' }))).toMatch(/chain|actions/);
  });

  test('what is said to have been done because time ran out must be what the rules do then', () => {
    const verdictOf = (first: { type: string; amount?: number }) => {
      const { match, record: own } = { match: matchOf(concession, 7), record: finished(7).record() };
      const timedOut = act(match.match, { seat: 0, ...first }, { by: 'clock' });
      if (!timedOut.ok) throw new Error(timedOut.refusal.refused);
      let last = timedOut.match;
      const entries = [timedOut.entry];
      const dice = { chance: seeded(7) };
      for (
        let open = waiting(concession, last.position.g);
        open !== null;
        open = waiting(concession, last.position.g)
      ) {
        const made = act(
          last,
          sample(concession, last.position.g, open.seats[0] as Seat, (n) => below(dice, n)),
        );
        if (!made.ok) throw new Error(made.refusal.refused);
        entries.push(made.entry);
        last = made.match;
      }
      return verify(concession, { ...own, entries, outcome: last.position.g.outcome });
    };
    expect(verdictOf({ type: 'fold' }).ok).toBe(true);
    expect(failure(verdictOf({ type: 'bid', amount: 4 }))).toMatchObject({ check: 'actions', at: 0 });
  });

  test('a person can be forgotten: without the name and its salt the record still verifies', () => {
    const forgotten = edited((copy) => copy.names.fill(null));
    expect(verify(concession, forgotten).ok).toBe(true);
    expect(JSON.stringify(forgotten)).not.toContain('Player 1');
  });
});
