import { below, type GameTypes, type Match, offers, type Seat, seeded, sha256, versionOf, view } from '@parlour/kernel';
import type { Bot } from '@parlour/search';

/** A bot's choice, from its own view and its offers only. The same game asks it with the same luck, also when resumed. */
export function botChoice(match: Match<GameTypes>, bot: Bot<GameTypes>, seat: Seat): object {
  const luck = sha256(`bot ${match.seed} ${seat} ${versionOf(match)}`);
  const random = { chance: seeded(Number.parseInt(luck.slice(0, 8), 16)) };
  const seen = { seat, view: view(match.g, seat), offers: offers(match.game, match.g, seat) };
  return bot.choose(seen, (n) => below(random, n));
}
