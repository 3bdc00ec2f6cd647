import type { CharacterWords } from '@parlour/games';
import { namedBot } from '@parlour/search/bot.ts';
import type { ShellText } from '../text/types.ts';

export const hasCharacter = (bot: string | null): boolean => bot !== null && namedBot(bot).character !== null;

/** What a bot is called, in a few words, and how it plays, in a sentence or two: its level, and its character if it has one. */
export function saidOf(
  bot: string,
  { bots, botHints }: Pick<ShellText['setup'], 'bots' | 'botHints'>,
  cast: CharacterWords,
): { called: string; epithet: string | null; says: string } {
  const { level, character } = namedBot(bot);
  const own = character === null ? undefined : cast[character];
  const told = (...words: (string | undefined)[]) => words.filter((each) => each !== undefined);
  return {
    called: told(bots[level] ?? level, own?.epithet).join(' · '),
    epithet: own?.epithet ?? null,
    says: told(botHints[level], own?.says).join(' '),
  };
}
