import type { Entry, GameTypes, Match, Rules } from '@parlour/kernel';
import { repeated } from './repeating.ts';
import { newsOf, type Position } from './sights.ts';
import type { Store } from './store.ts';
import type { Eyes, Kept, LogLine } from './types.ts';

/** Every so many lines the whole position is kept: any moment is at most so many moves away from one. */
export const STRETCH = 64;

/** The past of a table, stretch by stretch: never more of it in memory than is looked at. */
export type History = {
  /** The position after so many lines. */
  at(line: number): Promise<Position>;
  /** All positions after the lines `from` to `to`, one after another. */
  walk(from: number, to: number, look: (position: Position, line: number) => void): Promise<void>;
  log(eyes: Eyes, from: number, to: number): Promise<LogLine[]>;
};

const KEPT_STRETCHES = 3;

export function historyOf(store: Store, keptNow: () => Kept, rules: Rules, begun: () => Match<GameTypes>): History {
  const { id } = keptNow();
  const stretches = new Map<string, Promise<Position[]>>();

  /** The positions after lines `first` + 1 to `last`, all in one stretch. */
  async function replayed(first: number, last: number): Promise<Position[]> {
    const snapshot = await store.snapshotBefore(id, first);
    const lines = await store.lines(id, snapshot?.version ?? 0, last);
    const { head, seeds } = keptNow();
    const from = snapshot === null || head === null ? begun() : rules.resume(head, seeds, snapshot.text);
    const positions: Position[] = [];
    let at = snapshot?.version ?? 0;
    for (const position of repeated(rules, from, lines, seeds)) {
      at += 1;
      if (at > first) positions.push(position);
    }
    return positions;
  }

  function stretchOf(line: number, last: number): Promise<Position[]> {
    const first = Math.floor((line - 1) / STRETCH) * STRETCH;
    const end = Math.min(first + STRETCH, last);
    const key = `${first} ${end}`;
    const found = stretches.get(key) ?? replayed(first, end);
    stretches.delete(key);
    stretches.set(key, found);
    for (const old of [...stretches.keys()].slice(0, -KEPT_STRETCHES)) stretches.delete(old);
    return found;
  }

  async function at(line: number, last = line): Promise<Position> {
    if (line === 0) return opening();
    const first = Math.floor((line - 1) / STRETCH) * STRETCH;
    const position = (await stretchOf(line, Math.max(line, last)))[line - first - 1];
    if (position === undefined) throw new RangeError(`there is no line ${line}`);
    return position;
  }

  function opening(): Position {
    const match = begun();
    return { match, line: null, events: rules.about(match).opening };
  }

  async function walk(from: number, to: number, look: (position: Position, line: number) => void): Promise<void> {
    for (let line = from; line <= to; line++) look(await at(line, to), line);
  }

  return {
    at: (line) => at(line),
    walk,
    async log(eyes, from, to) {
      const undone = undoneIn(to === 0 ? [] : await store.lines(id, 0, Number.MAX_SAFE_INTEGER));
      const log: LogLine[] = [];
      await walk(from, to, (position, line) => {
        const { line: entry, events } = newsOf(rules, position, eyes);
        log.push({ line, entry, events, undone: undone.has(line) });
      });
      return log;
    },
  };
}

/** The lines that were taken back later, by number: the first is 1. */
export function undoneIn(entries: readonly Entry[]): Set<number> {
  const undone = new Set<number>();
  const standing: number[] = [];
  for (const [at, entry] of entries.entries()) {
    if ('do' in entry) standing.push(at + 1);
    else if ('undo' in entry) undone.add(standing.pop() ?? 0);
  }
  return undone;
}
