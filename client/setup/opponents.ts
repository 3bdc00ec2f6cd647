/** Whom people are offered to play: everybody but who takes anything, unless there is nobody else. */
export function opponents<T extends { name: string }>(bots: readonly T[]): readonly T[] {
  const playing = bots.filter(({ name }) => name !== 'random');
  return playing.length > 0 ? playing : bots;
}

/** Who is taken where nobody was chosen: quick and sensible, and never longer at it than people like to wait. */
export const usualOf = (bots: readonly { name: string }[]): string =>
  (bots.find(({ name }) => name === 'careful') ?? bots.at(-1))?.name ?? 'random';
