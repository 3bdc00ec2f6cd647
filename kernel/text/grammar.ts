import type { Language } from './types.ts';

/** What a sentence needs to agree with: how many, how many from and to, and whom. */

type Forms = { one: string; few?: string; many?: string; other?: string };

/** Picks the plural form of a language: `plural('ru', n, { one: 'карта', few: 'карты', many: 'карт' })`. */
export const plural = (language: Language, n: number, forms: Forms): string =>
  formOf(rulesOf(language).select(Math.abs(n)), forms);

/** So many of a thing, with their number: `const cards = countedIn('ru')('карта', 'карты', 'карт')`. English has two forms. */
export const countedIn =
  (language: Language) =>
  (one: string, few: string, many = few) =>
  (n: number): string =>
    plural(language, n, { one: `${n} ${one}`, few: `${n} ${few}`, many: `${n} ${many}` });

/** The form that goes with «2–4» or «3–5»: a range is counted by its end. */
export const pluralRange = (language: Language, min: number, max: number, forms: Forms): string =>
  formOf(rulesOf(language).selectRange(min, max), forms);

const formOf = (kind: Intl.LDMLPluralRule, forms: Forms): string =>
  forms[kind as keyof Forms] ?? forms.other ?? forms.many ?? forms.one;

const rulesByLanguage: Partial<Record<Language, Ranged>> = {};
/** In every browser that Parlour runs in, and not in the library of TypeScript yet. */
type Ranged = Intl.PluralRules & { selectRange(min: number, max: number): Intl.LDMLPluralRule };
const rulesOf = (language: Language): Ranged =>
  (rulesByLanguage[language] ??= new Intl.PluralRules(language) as Ranged);

/** The verb of a sentence whose subject is one or several: `verb(names.length, 'решает', 'решают')`. */
export const verb = (subjects: number, one: string, several: string): string => (subjects === 1 ? one : several);

/** British English, as everywhere in Parlour: no comma before "and". */
const LOCALES: Record<Language, string> = { en: 'en-GB', ru: 'ru', uk: 'uk' };

/** "a, b and c" in the language. */
export function listIn(language: Language, items: readonly string[]): string {
  const parts = new Intl.ListFormat(LOCALES[language], { type: 'conjunction' }).formatToParts(items);
  return parts.map(({ value }, i) => (i === parts.length - 2 ? conjunction(language, items, value) : value)).join('');
}

/** Ukrainian avoids a clash of vowels: «Борис і Ада», «Ада й Борис», «Борис та Ірина». */
function conjunction(language: Language, items: readonly string[], usual: string): string {
  if (language !== 'uk' || usual !== ' і ') return usual;
  const [before = '', after = ''] = items.slice(-2).map((item) => item.replace(/[«»“”"()]/g, '').toLowerCase());
  if (/^[йїєюя]/.test(after)) return ' та ';
  if (/[аеєиіїоуюя]$/.test(before)) return ' й ';
  return after.startsWith('і') ? ' та ' : usual;
}
