import { below, type GameTypes, type Seat, seeded, sha256 } from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import type { Going } from './going.ts';

/** A bot's choice, from its own view and its offers only. The same game asks it with the same luck, also when resumed. */
export async function botChoice({ rules, match, about }: Going, bot: Bot<GameTypes>, seat: Seat): Promise<object> {
  const luck = sha256(`bot ${about.seeds[0]} ${seat} ${about.version}`);
  const random = { chance: seeded(Number.parseInt(luck.slice(0, 8), 16)) };
  const seen = { seat, view: rules.view(match, seat), offers: rules.menu(match, seat).offers };
  return bot.choose(seen, (n) => below(random, n));
}
