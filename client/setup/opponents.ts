import { inCharacterOf, namedBot } from '@parlour/search/bot.ts';

/** Whom people are offered to play, as levels: everybody but who takes anything, unless there is nobody else. */
export function opponents<T extends { name: string }>(bots: readonly T[]): readonly T[] {
  const levels = bots.filter(({ name }) => namedBot(name).character === null);
  const playing = levels.filter(({ name }) => name !== 'random');
  return playing.length > 0 ? playing : levels;
}

/** The characters that play at a level. */
export const charactersOf = (bots: readonly { name: string }[], level: string): string[] =>
  bots.flatMap(({ name }) => {
    const named = namedBot(name);
    return named.level === level && named.character !== null ? [named.character] : [];
  });

/** Who is taken where nobody was chosen: quick and sensible, and never longer at it than people like to wait. */
export const usualOf = (bots: readonly { name: string }[]): string =>
  (bots.find(({ name }) => name === 'careful') ?? bots.at(-1))?.name ?? 'random';

type Seated = { bot: string | null };

/** Another level for every bot; who has a character keeps it, as far as it plays at that level. */
export const atLevel = <S extends Seated>(seats: readonly S[], level: string, characters: readonly string[]): S[] =>
  seats.map((seat) => {
    const character = seat.bot === null ? null : namedBot(seat.bot).character;
    const isKept = character !== null && characters.includes(character);
    return seat.bot === null ? seat : { ...seat, bot: isKept ? inCharacterOf(level, character) : level };
  });

/** Characters drawn by lot, as far as there are enough: nobody sits there twice. */
export function dealt<S extends Seated>(
  seats: readonly S[],
  characters: readonly string[],
  random: (n: number) => number,
): S[] {
  const left = [...characters];
  return plain(seats).map((seat) => {
    if (seat.bot === null || left.length === 0) return seat;
    const [drawn = ''] = left.splice(random(left.length), 1);
    return { ...seat, bot: inCharacterOf(seat.bot, drawn) };
  });
}

/** Who sits down beside the others: of their level where all have the same, and in a character nobody has where some have one. */
export function joining(
  seats: readonly Seated[],
  bots: readonly { name: string }[],
  random: (n: number) => number,
): string {
  const named = seats.flatMap(({ bot }) => (bot === null ? [] : [namedBot(bot)]));
  const [level = usualOf(bots), ...others] = new Set(named.map((each) => each.level));
  const own = others.length === 0 ? level : usualOf(bots);
  const taken = named.flatMap(({ character }) => character ?? []);
  const free = taken.length === 0 ? [] : charactersOf(bots, own).filter((each) => !taken.includes(each));
  const drawn = free[random(free.length)];
  return drawn === undefined ? own : inCharacterOf(own, drawn);
}

export const byLot = (n: number): number => Math.floor(Math.random() * n);

/** The same bots as they are, without a character. */
export const plain = <S extends Seated>(seats: readonly S[]): S[] =>
  seats.map((seat) => (seat.bot === null ? seat : { ...seat, bot: namedBot(seat.bot).level }));
