import type { GameTypes, Rulebook } from '@parlour/kernel';
import { columns, wrap } from '@parlour/kit/terminal/layout.ts';
import type { Context } from './context.ts';
import { near } from './near.ts';

/** Looking things up in the rulebook of any game. */

type Chapter = { id: string; title: string; rules: { id: string; words: string }[] };
type Found = { chapters: Chapter[]; isSearch: boolean; near: string | null };

/** The whole rulebook, section by section. */
export function chaptersOf(rulebook: Rulebook<GameTypes>): Chapter[] {
  const rules = Object.entries(rulebook.rules).map(([id, words]) => ({ id, words }));
  return Object.entries(rulebook.sections).map(([id, title]) => ({
    id,
    title,
    rules: rules.filter((rule) => isIn(rule.id, id)),
  }));
}

/** `BO-7.2` stands in `BO-7`, `BO-R22` in `BO-R`. */
function isIn(rule: string, section: string): boolean {
  const tail = rule.startsWith(section) ? rule.slice(section.length) : '';
  return /\d$/.test(section) ? tail.startsWith('.') : /^\d/.test(tail);
}

/** A section, a paragraph, or every paragraph with a word. The letters before the hyphen may be left out: `7.2`, `R22`. */
export function lookUp(rulebook: Rulebook<GameTypes>, query: string): Found {
  const all = chaptersOf(rulebook);
  const ids = all.flatMap(({ id, rules }) => [id, ...rules.map((rule) => rule.id)]);
  const wanted = query.trim().toUpperCase();
  const id = ids.find((each) => each.toUpperCase() === wanted || each.toUpperCase().replace(/^[^-]+-/, '') === wanted);
  const isHere = (words: string) => words.toUpperCase().includes(wanted);
  const chapters = all
    .map((chapter) => ({
      ...chapter,
      rules:
        chapter.id === id
          ? chapter.rules
          : chapter.rules.filter((rule) => (id === undefined ? isHere(rule.words) : rule.id === id)),
    }))
    .filter((chapter) => chapter.rules.length > 0);
  return { chapters, isSearch: id === undefined, near: near(query, ids) };
}

export function contents(
  { text, style, width }: Context,
  name: string,
  rulebook: Rulebook<GameTypes>,
  command: string,
): string[] {
  const chapters = chaptersOf(rulebook);
  const rows = chapters.map(({ id, title, rules }) => [
    `  ${style.cyan(id)}`,
    title,
    style.dim(text.rules.count(rules.length)),
  ]);
  return [
    `${style.bold(name)}: ${text.rules.contents}`,
    ...columns(rows),
    '',
    ...wrap(text.rules.howToRead(`${command} ${chapters.at(-2)?.id ?? ''}`), width),
  ];
}

export function pages({ text, style, width }: Context, found: Found, query: string): string[] {
  const lines: string[] = [];
  const count = found.chapters.reduce((sum, { rules }) => sum + rules.length, 0);
  if (found.isSearch) lines.push(text.rules.found(count, query), '');
  for (const { id, title, rules } of found.chapters) {
    lines.push(style.bold(`${id}  ${title}`));
    for (const rule of rules) {
      const shown = found.isSearch ? marked(rule.words, query, style.inverse) : rule.words;
      lines.push(...wrap(`${style.cyan(rule.id)}  ${shown}`, width - 2, '  ').map((line) => `  ${line}`));
    }
    lines.push('');
  }
  return lines.slice(0, -1);
}

/** A paragraph by its id, for "why not?". */
export function paragraph({ style, width }: Context, rulebook: Rulebook<GameTypes>, id: string | null): string[] {
  const rule = id === null ? undefined : rulebook.rules[id];
  return rule === undefined
    ? []
    : wrap(`${style.cyan(id ?? '')}  ${style.dim(rule)}`, width - 4, '  ').map((line) => `    ${line}`);
}

function marked(words: string, query: string, mark: (text: string) => string): string {
  const at = words.toUpperCase().indexOf(query.trim().toUpperCase());
  if (at < 0) return words;
  const end = at + query.trim().length;
  return words.slice(0, at) + mark(words.slice(at, end)) + marked(words.slice(end), query, mark);
}
