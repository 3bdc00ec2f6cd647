import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Rules, seeded } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { bundleRules, readPack } from '../tools/bundle.ts';

test('a variant is a content pack and no other code: •Boom as printed and with fuller purses, side by side', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-pack-'));
  try {
    const pack = readPack(join(import.meta.dirname, '../games/boom/packs/flush.json'));
    const load = async (name: string, code: string): Promise<Rules> => {
      writeFileSync(join(folder, name), code);
      return ((await import(pathToFileURL(join(folder, name)).href)) as { default: Rules }).default;
    };
    const printed = await load('printed.mjs', await bundleRules('boom'));
    const flush = await load('flush.mjs', await bundleRules('boom', pack));
    type Player = { treasury: { secret: number }; hand: { secret: string[] } };
    const startOf = (rules: Rules) => {
      const [first] = (rules.search.start({ seats: 3, chance: seeded(1) }) as unknown as { players: Player[] }).players;
      // The first to move has drawn a card by then.
      return [
        first?.treasury.secret,
        Math.min(
          ...(rules.search.start({ seats: 3, chance: seeded(1) }) as unknown as { players: Player[] }).players.map(
            ({ hand }) => hand.secret.length,
          ),
        ),
      ];
    };
    expect(startOf(printed)).toEqual([100, 3]);
    expect(startOf(flush)).toEqual([150, 4]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
