import { isDeepStrictEqual } from 'node:util';
import type { GameRecord, Seat } from '@parlour/kernel';
import { type MayBeShown, mayBeShown } from '@parlour/server/testing/may-be-shown.ts';
import { expect } from 'vitest';
import { type Company, tokenOf } from './company.ts';
import type { Answered } from './ears.ts';

/**
 * After a game, from its whole record: every position, line and answer that anybody was sent is what the rules show those
 * eyes; seeds and entropy came to nobody before the end; what lets others in came to nobody at all. Tells how much was searched.
 */
export async function nothingHiddenWasSent({ players, watcher }: Company, record: GameRecord): Promise<string> {
  const seeds = record.seeds ?? [];
  expect(seeds.length).toBeGreaterThan(0);
  const allowed = await mayBeShown(record, seeds);
  const all = [...players, watcher];
  const tokens = await Promise.all(all.map(tokenOf));
  for (const [at, visitor] of all.entries()) {
    const { ears, seat, name } = visitor;
    expect(ears.strange, name).toEqual([]);
    expect(ears.shown.length, name).toBeGreaterThan(record.entries.length / 2);
    for (const update of ears.shown) {
      expect(update.sights.map(({ eyes }) => eyes)).toEqual([seat ?? 'spectator']);
      same(update.sights[0]?.sight, allowed.sight(update.version, seat), `${name} at ${update.version}`);
    }
    for (const { line, entry, events } of ears.lines)
      same({ line: entry, events }, allowed.news(line, seat), `${name}, line ${line} of the log`);
    for (const each of ears.answered) expect(isAllowed(allowed, each, seat), JSON.stringify(each)).toBe(true);
    const over = ears.whenOver();
    expect(over, name).not.toBeNull();
    const entropy = record.dice.entropy.filter((each, of) => each !== null && of !== seat);
    for (const secret of [...seeds, ...entropy]) {
      const heard = ears.whenHeard(secret ?? '');
      expect(heard === null || heard >= (over ?? 0), `${name} heard ${secret} before the end`).toBe(true);
    }
    for (const [of, token] of tokens.entries())
      if (of !== at && token !== null) expect(ears.whenHeard(token), `${name} can be ${all[of]?.name}`).toBeNull();
  }
  const positions = all.reduce((sum, { ears }) => sum + ears.shown.length, 0);
  const megabytes = all.reduce((sum, { ears }) => sum + ears.bytes(), 0) / 1e6;
  return `${record.entries.length} lines; ${positions} positions and ${megabytes.toFixed(1)} MB to ${all.length} browsers searched`;
}

const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** Compared quickly; only what differs is worked out. */
function same(sent: unknown, may: unknown, what: string): void {
  const wanted = plain(may);
  if (!isDeepStrictEqual(sent, wanted)) expect(sent, what).toEqual(wanted);
}

/** A look ahead or a reason: of the position that was known when the answer came, or of the next one. */
function isAllowed(allowed: MayBeShown, { ask, value, version }: Answered, seat: Seat | null): boolean {
  if (seat === null || (ask.is !== 'preview' && ask.is !== 'why')) return false;
  return [version, version + 1].some((at) => {
    try {
      return isDeepStrictEqual(value, plain(allowed[ask.is as 'preview'](at, seat, ask.choice)));
    } catch {
      return false;
    }
  });
}
