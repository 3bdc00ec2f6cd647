import type { Finding } from '@parlour/kernel';
import type { ImportWords } from '../home/words.ts';

type Failed = Pick<Extract<Finding, { ok: false }>, 'check' | 'at'>;

/** Where a record stops being true, in the reader's words; `null` where the name of the check says all there is. */
export function whatFailed({ check, at }: Failed, isOver: boolean, words: ImportWords['contradicts']): string | null {
  switch (check) {
    case 'game':
    case 'rules':
      return null;
    case 'dice':
      return words.dice;
    case 'ending':
      return isOver ? words.result : words.unfinished;
    default:
      return at === null ? words.beginning : words.line(at + 1);
  }
}
