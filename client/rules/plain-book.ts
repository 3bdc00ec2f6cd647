import type { GameText, GameTypes, Language, Rulebook } from '@parlour/kernel';
import { typeset } from '@parlour/kernel/text/types.ts';
import type { Block, Book, Chapter, Lessons } from '@parlour/kit';
import { sectionsOf } from './sections.ts';
import { bookWords } from './words.ts';

/** A paragraph of a plain book has so many rules at most. */
const TOGETHER = 4;

/**
 * The book of a game that has none of its own: the sections of its rulebook as chapters, its turn on one page to begin with, and
 * its tips. Rulings and the options of a table are the appendix.
 */
export function plainBook(
  { pitch }: Pick<GameText<GameTypes>, 'pitch'>,
  rulebook: Rulebook<GameTypes>,
  lessons: Lessons | null,
  language: Language,
): Book {
  const chapters = sectionsOf(rulebook).map(
    ({ id, title, rules }): Chapter => ({
      id: id.toLowerCase(),
      title,
      blocks: together(rules.map((rule) => rule.id)),
    }),
  );
  const isAppendix = ({ id }: Chapter) => /-[a-z]$/.test(id);
  return {
    start: [{ is: 'text', say: pitch }, ...(lessons === null ? [] : turnOf(lessons, language))],
    chapters: chapters.filter((chapter) => !isAppendix(chapter)),
    appendix: chapters.filter(isAppendix),
  };
}

function together(ids: readonly string[]): Block[] {
  return Array.from({ length: Math.ceil(ids.length / TOGETHER) }, (_, i) => ({
    is: 'rules',
    rules: ids.slice(i * TOGETHER, (i + 1) * TOGETHER),
  }));
}

function turnOf({ turn, tips }: Lessons, language: Language): Block[] {
  const said = (words: Record<Language, string>) => typeset(language, words[language]);
  return [
    { is: 'heading', say: said(turn.title) },
    { is: 'steps', steps: turn.steps.map(({ say, rule }) => ({ title: '', say: said(say), rule })) },
    { is: 'heading', say: bookWords[language].mistakes },
    {
      is: 'mistakes',
      mistakes: tips.flatMap(({ say, rule }) => (rule === undefined ? [] : [{ wrong: '', right: said(say), rule }])),
    },
  ];
}
