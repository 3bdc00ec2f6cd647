import type { GameTypes, Rulebook } from '@parlour/kernel';

export type Section = { id: string; title: string; rules: { id: string; words: string }[] };

/** The rulebook by sections, in their order; with `search`, only the paragraphs that have all its words. */
export function sectionsOf({ sections, rules }: Rulebook<GameTypes>, search = ''): Section[] {
  const wanted = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = (id: string, words: string) => {
    const text = `${id} ${words}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  const ids = Object.keys(sections);
  return ids
    .map((id) => ({
      id,
      title: sections[id] ?? id,
      rules: Object.entries(rules)
        .filter(([rule, words]) => isOf(rule, id) && fits(rule, words))
        .map(([rule, words]) => ({ id: rule, words })),
    }))
    .filter((section) => section.rules.length > 0);
}

/** `BO-1.2` is of section `BO-1`, `BO-R3` of `BO-R`, and `BO-10.1` is not of `BO-1`. */
const isOf = (rule: string, section: string): boolean =>
  rule.startsWith(section) &&
  (rule[section.length] === '.' || (!/\d$/.test(section) && /^\d/.test(rule.slice(section.length))));
