import type { GameTypes, Rulebook } from '@parlour/kernel';

type Section = { id: string; title: string; rules: { id: string; words: string }[] };

/** The rulebook by sections, in their order. */
export function sectionsOf({ sections, rules }: Rulebook<GameTypes>): Section[] {
  return Object.keys(sections)
    .map((id) => ({
      id,
      title: sections[id] ?? id,
      rules: Object.entries(rules)
        .filter(([rule]) => isOf(rule, id))
        .map(([rule, words]) => ({ id: rule, words })),
    }))
    .filter((section) => section.rules.length > 0);
}

/** `BO-1.2` is of section `BO-1`, `BO-R3` of `BO-R`, `NC-1` of `NC`, and `BO-10.1` is not of `BO-1`. */
const isOf = (rule: string, section: string): boolean =>
  rule.startsWith(section) &&
  (/^[.-]/.test(rule.slice(section.length)) || (!/\d$/.test(section) && /^\d/.test(rule.slice(section.length))));
