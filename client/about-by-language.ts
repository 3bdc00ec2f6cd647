import { ALL_GAMES } from '@parlour/games';
import { LANGUAGES, type Language } from '@parlour/kernel';
import type { Plugin } from 'vite';

/** The language that comes with the first page. */
const FIRST: Language = 'en';
const OTHERS = LANGUAGES.filter((language) => language !== FIRST).join('|');

const ABOUT = /\/games\/([\w-]+)\/text\/about\.ts$/;
const GAME_TEXT = new RegExp(`/games/([\\w-]+)/text/(${OTHERS})(/index)?\\.ts$`);
const SHELL_TEXT = new RegExp(`/client/text/(${OTHERS})\\.ts$`);

const aboutIn = (game: string | undefined, language: string) =>
  ALL_GAMES.find(({ id }) => id === game)?.about[language as Language];

/**
 * What each game is called, and what is promised of it, stands beside the game in all languages. Nobody reads more than one of them, and all
 * together would be a kilobyte and a half of every first visit: so those of other languages come with the words of that language.
 */
export const aboutByLanguage = (): Plugin => ({
  name: 'parlour-about-by-language',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [, game] = ABOUT.exec(id) ?? [];
    if (game !== undefined) return `export const about = ${JSON.stringify({ [FIRST]: aboutIn(game, FIRST) })};`;
    const [, ofGame, ofText = ''] = GAME_TEXT.exec(id) ?? [];
    if (ofGame !== undefined)
      return code.replace(`...about.${ofText}`, () => `...${JSON.stringify(aboutIn(ofGame, ofText))}`);
    const [, language] = SHELL_TEXT.exec(id) ?? [];
    if (language === undefined) return null;
    const abouts = Object.fromEntries(ALL_GAMES.map(({ id }) => [id, aboutIn(id, language)]));
    return `import { ALL_GAMES } from '@parlour/games';
${code}
for (const { id, about } of ALL_GAMES) about.${language} = (${JSON.stringify(abouts)})[id];`;
  },
});
