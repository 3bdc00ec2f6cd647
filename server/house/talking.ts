import type { Ask, Said } from '@parlour/protocol';
import type { Answer } from '@parlour/table';
import type { Person } from '../store/index.ts';
import { refuse } from './refusals.ts';

/** What somebody says, as it is kept and told; or why it is not. */
export function spoken(
  { id, name }: Person,
  { text, phrase }: Extract<Ask, { is: 'say' }>,
  time: number,
): Omit<Said, 'at'> | Answer {
  const said = text === undefined ? null : oneLine(text);
  if (said === '' || (said === null && phrase === undefined)) return refuse('badMessage');
  return { person: id, name, text: said, phrase: phrase ?? null, time };
}

/** One line of text, without what turns or hides letters. */
const oneLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\s]+/gu, ' ')
    .trim();
