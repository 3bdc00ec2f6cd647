const vowel = '[aeiouyаеёиоуыэюяіїє]';
const consonant = '[bcdfghjklmnpqrstvwxzбвгґджзклмнпрстфхцчшщ]';
/** Two consonants that begin a syllable together. */
const pair = '[bcdfgkptбвгдкпт][rlрлв]';
/** Where a syllable ends: good enough for names that we chose ourselves, in both alphabets. */
const ENDS = [
  `(?<=${vowel})(?=(?:${consonant}|${pair})${vowel})`,
  // Only there are two vowels two syllables.
  `(?<=[аеёиоуіїє])(?=[аеёиоуюяіїє])`,
  `(?<=${vowel}${consonant})(?=(?:${consonant}|${pair})${vowel})(?<!${vowel}(?=${pair}).)`,
  `(?<=${consonant}{2})(?=${consonant}${vowel})(?<!(?=${pair}).)`,
  `(?<=[йьъ])(?=${consonant})`,
];
/** No fewer than three letters on a line. */
const PLACES = new RegExp(`(?<=[\\p{L}’]{3})(?=[\\p{L}’]{3})(?:${ENDS.join('|')})`, 'giu');

/**
 * A name for a narrow card: a word of more letters than a line surely holds may break between syllables, with a hyphen, whether
 * the browser knows the language or not. Shorter ones stay whole.
 */
export const softHyphened = (name: string, surely: number): string =>
  name.replaceAll(/[\p{L}’]+/gu, (word) => (word.length > surely ? word.replaceAll(PLACES, '\u00ad') : word));
