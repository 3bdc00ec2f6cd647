import { ALL_GAMES, gameById } from '@parlour/games';
import { bundleOf, eventWords, type GameRecord, LANGUAGES, type Rules } from '@parlour/kernel';
import { readRecord } from '@parlour/protocol';
import { describe, expect, test } from 'vitest';
import { type GoldenGame, goldenGames } from './golden.ts';
import { newestRules, type ReleasedRules, RULES, rulesNamed } from './index.ts';
import { loadRules } from './node.ts';

function recordIn({ name, text }: GoldenGame): GameRecord {
  const read = readRecord(text);
  if ('error' in read) throw new Error(`${name}: ${read.error}`);
  return read.record;
}

/** What verifying a golden game finds wrong: nothing but that some were not played to their end. */
function wrongWith(rules: Rules, record: GameRecord): string | null {
  const failed = rules.verify(record).findings.find((finding) => !finding.ok);
  if (failed === undefined || failed.ok) return record.outcome === null ? 'it should not be over' : null;
  return failed.check === 'ending' && record.outcome === null
    ? null
    : `${failed.check}, line ${(failed.at ?? -1) + 1}: ${failed.detail}`;
}

describe('promises 3 and 4: every game of every released version replays on its own bundle', () => {
  for (const released of RULES)
    test(`${released.game} ${released.version} (${released.bundle.slice(0, 12)})`, async () => {
      const rules = await loadRules(released);
      expect([rules.game, rules.version, rules.interface]).toEqual([released.game, released.version, 1]);
      const games = goldenGames(released.game, released.version);
      expect(games.length).toBeGreaterThan(0);
      for (const golden of games) {
        const record = recordIn(golden);
        expect(rulesNamed(released.game, record.rules.bundle)).toBe(released);
        expect([golden.name, wrongWith(rules, record)]).toEqual([golden.name, null]);
      }
    });
});

describe('the words of events stay as long as a version needs them', () => {
  for (const { game, version, bundle } of RULES)
    test(`${game} ${version} (${bundle.slice(0, 12)})`, async () => {
      const rules = await loadRules(rulesNamed(game, bundle) as ReleasedRules);
      const texts = await Promise.all(LANGUAGES.map((language) => gameById(game).text(language)));
      const say = { seat: (seat: number) => `<${seat}>`, list: (items: readonly string[]) => items.join(', ') };
      for (const golden of goldenGames(game, version).slice(0, 3)) {
        const record = recordIn(golden);
        let match = rules.begin({ ...record, seed: record.seeds?.[0] ?? '' });
        for (const entry of record.entries) {
          const done = rules.repeat(match, entry, record.seeds ?? []);
          if (!done.ok) throw new Error(done.refusal.refused);
          match = done.match;
          for (const event of done.events)
            for (const text of texts) {
              expect(Object.keys(text.events)).toContain(event.type);
              expect(eventWords(text, rules.show(event, null), say)).not.toMatch(/undefined|NaN|\[object/);
            }
        }
      }
    });
});

describe('a version of the rules means what it says', () => {
  for (const { id, game } of ALL_GAMES)
    test(`${id}: the working tree plays as what was released under its version, or has a version of its own`, async () => {
      const rules = bundleOf(await game());
      const newest = newestRules(id);
      if (newest === null || rules.version > newest.version) return;
      expect(rules.version).toBe(newest.version);
      for (const golden of goldenGames(id, newest.version)) {
        const wrong = wrongWith(rules, recordIn(golden));
        expect(
          wrong,
          `the golden game ${golden.name} goes another way: raise \`version\` in games/${id}/index.ts and release it, or mend what you broke. ${wrong}`,
        ).toBeNull();
      }
    });
});

test('two versions of one game are alive side by side in one process', async () => {
  const [zero, one] = await Promise.all(
    [0, 1].map((version) => loadRules(RULES.find((each) => each.game === 'boom' && each.version === version) as never)),
  );
  expect([zero?.version, one?.version]).toEqual([0, 1]);
  const [first, second] = [0, 1].map((version) => recordIn(goldenGames('boom', version)[0] as GoldenGame));
  expect(wrongWith(zero as Rules, first as GameRecord)).toBeNull();
  expect(wrongWith(one as Rules, second as GameRecord)).toBeNull();
  expect(wrongWith(zero as Rules, second as GameRecord)).toContain('rules');
});
