import type { Ask } from '@parlour/protocol';
import type { Eyes, Table } from '@parlour/table';

/** What somebody looks up at a table, and what does not change it. */
export type LookUp = Extract<Ask, { is: 'log' | 'moment' | 'past' | 'record' | 'why' | 'preview' }>;

/** So many lines of the log are given at once. */
const MOST_LINES = 500;

/** Whether the game is played through again for it. The opening is not: whoever asks for that only wants to hear that somebody is there. */
export const isDear = (ask: LookUp): boolean =>
  ask.is === 'moment' || ask.is === 'past' || ask.is === 'record' || (ask.is === 'log' && ask.to > 0);

/** The answer, through the eyes of who asks. */
export async function lookedUp(table: Table, own: Eyes, ask: LookUp): Promise<unknown> {
  switch (ask.is) {
    case 'why':
      return table.why(ask.seat, ask.choice);
    case 'preview':
      return table.preview(ask.seat, ask.choice);
    case 'record':
      return table.record(own);
    case 'log':
      return table.log(ask.seat ?? own, ask.from, Math.min(ask.to, ask.from + MOST_LINES));
    case 'moment':
      return table.moment(ask.line, ask.open === true ? 'open' : (ask.seat ?? own));
    case 'past':
      return table.past(ask.line, ask.seat ?? own, ask.by);
  }
}
