import type { Language, Seat } from '@parlour/kernel';
import { type Ended, type Finale, firstDifference } from '@parlour/kit/finale.ts';
import { CHARACTERISTICS } from '../content/characteristics.ts';
import { type Decision, finaleWords } from '../text/finale.ts';
import type { Businessmen } from '../types.ts';
import { scores } from './seat-facts.ts';

/** The end of Businessmen: points, and what breaks a tie (BM-13). */
export async function finale(language: Language): Promise<Finale<Businessmen>> {
  const words = await finaleWords[language]();
  return {
    decided: (ended) => words.decided(decision(ended)),
    score: ({ view }, seat) => ({
      value: words.points(view.players[seat].points),
      detail: words.coins(view.players[seat].coins),
    }),
    places: ({ view, outcome }) => view.ending?.places ?? outcome.scores.map(() => 1),
    measure: { title: words.axis, words: words.points, of: scores, wins: true },
    tells: ['fined', 'exported', 'lorrySent', 'improved', 'skipAnnounced'],
    time: { title: words.round, of: (view) => view.round },
  };
}

function decision({ view, outcome, say }: Ended<Businessmen>): Decision {
  const { ending, options, players, seats } = view;
  const names = (some: readonly Seat[]): string => say.list(some.map(say.seat));
  const [first = 0] = outcome.winners;
  const isAtTarget = ending?.because !== 'guard';
  const rivals = isAtTarget ? (ending?.finalists ?? outcome.winners) : seats;
  const points = ['points', (seat: Seat) => players[seat].points] as const;
  const coins = ['coins', (seat: Seat) => players[seat].coins] as const;
  const levels = [
    'levels',
    (seat: Seat) => CHARACTERISTICS.reduce((sum, each) => sum + players[seat].levels[each], 0),
  ] as const;
  const counted = !isAtTarget
    ? [points, coins, levels]
    : options.finishTie === 'coins'
      ? [coins, points]
      : [points, coins];
  const { by, own, other, level } = firstDifference(counted, outcome.winners, rivals);
  return {
    because: isAtTarget ? 'target' : 'guard',
    round: view.round,
    target: Number(options.targetVP),
    points: players[first].points,
    winners: names(outcome.winners),
    rivals: names(isAtTarget ? rivals : level),
    by: isAtTarget && rivals.length < 2 ? 'alone' : (by ?? 'nothing'),
    own,
    other,
  };
}
