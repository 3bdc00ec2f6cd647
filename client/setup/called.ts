import type { CharacterWords } from '@parlour/games';
import { namedBot } from '@parlour/search/bot.ts';

type Seat = { name: string; bot: string | null };

/**
 * Whoever is given a character goes by its name, and whoever loses it by the usual one again. A name that somebody wrote is theirs,
 * even if a character bears it.
 */
export function called<S extends Seat>(seat: S, before: Seat | undefined, cast: CharacterWords, usual: string): S {
  const [is, was] = [nameOf(seat, cast), before === undefined ? undefined : nameOf(before, cast)];
  if (is === was) return seat;
  if (is !== undefined) return { ...seat, name: is };
  return seat.name === was ? { ...seat, name: usual } : seat;
}

function nameOf({ bot }: Seat, cast: CharacterWords): string | undefined {
  const { character } = namedBot(bot ?? '');
  return character === null ? undefined : cast[character]?.name;
}
