import { explains } from '@parlour/kernel/testing/explains.ts';
import { describe, expect, test } from 'vitest';
import { EXAMPLES, GAMES } from './index.ts';

describe.each([...GAMES, ...EXAMPLES].map((entry) => ({ id: entry.id, entry })))('$id', ({ entry }) => {
  test('“Why not?” names a paragraph of the rulebook, for every action, at every moment, for everybody', async () => {
    const [game, text] = await Promise.all([entry.game(), entry.text('en')]);
    const named = explains(game, {
      options: Object.values(game.presets),
      rulebook: await text.rulebook(),
      games: 8,
      questions: 60,
    });
    expect([...named.keys()].sort()).toEqual(Object.keys(game.governs).sort());
  });
});
