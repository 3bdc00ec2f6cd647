import { type Ask, oneLine, type Said } from '@parlour/protocol';
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

/** So much may be said in one breath, and after that something every so many milliseconds. */
const BREATH = 5;
const EACH = 1000;

/** How fast each person talks at a table, by whatever line. */
export class Talking {
  private readonly now: () => number;
  /** When each has drawn breath again. */
  private readonly rested = new Map<string, number>();

  constructor(now: () => number) {
    this.now = now;
  }

  /** Whether somebody may say something more now. */
  isFree(person: string): boolean {
    const now = this.now();
    const rested = Math.max(this.rested.get(person) ?? now, now) + EACH;
    if (rested - now > BREATH * EACH) return false;
    for (const [each, until] of this.rested) if (until <= now) this.rested.delete(each);
    this.rested.set(person, rested);
    return true;
  }
}
