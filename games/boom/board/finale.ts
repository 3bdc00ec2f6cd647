import type { Language, Seat } from '@parlour/kernel';
import type { Finale } from '@parlour/kit/finale.ts';
import { CRASH } from '../content/events.ts';
import { finaleWords } from '../text/finale.ts';
import type { Boom } from '../types.ts';
import { scores } from './describe.ts';

/** The end of •Boom: treasuries, and nothing else (BO-R37). */
export async function finale(language: Language): Promise<Finale<Boom>> {
  const words = await finaleWords[language]();
  return {
    decided({ view, outcome, say }) {
      const amounts = outcome.scores;
      const best = Math.max(...amounts);
      const after = Math.max(...amounts.filter((amount) => amount < best));
      const second = view.seats.filter((seat: Seat) => amounts[seat] === after);
      return words.decided({
        isCrash: view.activeEvent === CRASH,
        round: view.round,
        winners: say.list(outcome.winners.map(say.seat)),
        isShared: outcome.winners.length > 1,
        best,
        second: second.length === 0 ? null : { names: say.list(second.map(say.seat)), amount: after },
      });
    },
    score: ({ outcome }, seat) => ({ value: words.money(outcome.scores[seat] ?? 0), detail: null }),
    measure: { title: words.treasury, words: words.money, of: scores },
    time: { title: words.round, of: (view) => view.round },
  };
}
