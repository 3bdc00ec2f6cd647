import { below, type GameTypes, seeded } from '@parlour/kernel';
import { type Bot, type Bots, isYardstick, type Seen } from '@parlour/search';
import { expect, test } from 'vitest';
import { newestRules } from './index.ts';
import { BOTS } from './newest.ts';
import { loadBots, loadRules } from './node.ts';
import { questionsOf } from './testing/questions.ts';

/** A table fetches the quick file until somebody at it thinks ahead: nobody may notice which of the two it was. */
for (const released of BOTS.filter(({ quick }) => quick !== undefined))
  test(`${released.game}: bots answer alike with and without the thinking beside them`, async () => {
    const newest = newestRules(released.game);
    if (newest === null) throw new Error(`${released.game} has no rules`);
    const rules = await loadRules(newest);
    const whole = (await loadBots(released)).botsFor(rules).filter(isYardstick);
    const quick = (await quickOf(released.quick as string)).botsFor(rules);
    expect(quick.map(({ name }) => name)).toEqual(whole.map(({ name }) => name));
    let asked = 0;
    for (const { name, seat, match } of questionsOf(rules)) {
      const seen = { seat, view: rules.view(match, seat), offers: rules.menu(match, seat).offers };
      asked += 1;
      for (const [at, bot] of quick.entries())
        expect(await answerOf(bot, seen, asked), name).toEqual(await answerOf(whole[at] as typeof bot, seen, asked));
    }
    expect(asked).toBeGreaterThan(100);
  });

const quickOf = async (file: string): Promise<Bots> =>
  ((await import(new URL(file, import.meta.url).href)) as { default: Bots }).default;

function answerOf(bot: Bot<GameTypes>, seen: Seen<GameTypes>, seed: number) {
  const dice = { chance: seeded(seed) };
  return bot.choose(seen, (n) => below(dice, n));
}
