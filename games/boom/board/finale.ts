import type { Language, Seat, StateView } from '@parlour/kernel';
import type { Finale } from '@parlour/kit/finale.ts';
import { CRASH } from '../content/events.ts';
import { finaleWords } from '../text/finale.ts';
import type { Boom } from '../types.ts';
import { scores } from './seat-facts.ts';

/** The treasury and one's part of what the companies hold: to invest is no loss, to see a company die is one. */
const weight = (view: StateView<Boom>): number[] =>
  scores(view).map((treasury, seat) =>
    view.companies.reduce((sum, { shares, cash }) => {
      const all = shares.reduce((total, each) => total + each, 0);
      return sum + (all === 0 ? 0 : Math.round((cash * (shares[seat] ?? 0)) / all));
    }, treasury),
  );

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
    measure: { title: words.treasury, words: words.money, of: scores, wins: true },
    weight,
    time: { title: words.round, of: (view) => view.round },
  };
}
