import type { Entry, GameTypes, Match, Rules } from '@parlour/kernel';
import type { Position } from './sights.ts';
import type { Kept } from './types.ts';

/** Repeats lines one after another: the position after each. What is not possible, or does not follow, stops it. */
export function* repeated(
  rules: Rules,
  from: Match<GameTypes>,
  entries: readonly Entry[],
  seeds: readonly string[],
): Generator<Position> {
  let match = from;
  for (const entry of entries) {
    const line = rules.about(match).version + 1;
    const done = rules.repeat(match, entry, seeds);
    if (!done.ok) throw new Error(`line ${line} is not possible: ${done.refusal.refused}`);
    if (done.entry.hash !== entry.hash) throw new Error(`line ${line} does not follow from those before it`);
    match = done.match;
    yield { match, line: done.line, events: done.events };
  }
}

/** The position after these lines, with all of them at hand. */
export function rebuilt(rules: Rules, { head, seeds }: Kept, entries: readonly Entry[]): Match<GameTypes> {
  if (head === null) throw new Error('the table has not begun');
  let match = rules.begin({ ...head, seed: seeds[0] ?? '' }, Number.POSITIVE_INFINITY);
  for (const position of repeated(rules, match, entries, seeds)) match = position.match;
  return match;
}
