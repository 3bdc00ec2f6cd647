import type { GameTypes, Outcome, Seat } from '@parlour/kernel';
import type { Ended, Finale, Score, Sitter } from '@parlour/kit';
import { type Standing, standingsOf } from './standings.ts';
import type { EndText } from './text/types.ts';

/** The end of a game in words: the same for the page and for the picture of it. */
export type Result = {
  headline: string;
  decided: string;
  /** Everybody stands or falls together: then there are no places. */
  isShared: boolean;
  rows: (Standing & Score & { name: string; hasWon: boolean })[];
};

type Asked = {
  ended: Ended<GameTypes>;
  sitters: readonly Sitter[];
  /** Who looks at the result; `null` for a spectator. */
  seat: Seat | null;
  finale: Finale<GameTypes> | null;
  words: EndText;
};

export function resultOf({ ended, sitters, seat, finale, words }: Asked): Result {
  const { outcome, view } = ended;
  const isShared = finale?.isShared?.(view) ?? false;
  return {
    headline: finale?.headline?.(ended) ?? headlineOf(ended, sitters, seat, words),
    decided: finale?.decided(ended) ?? plainly(outcome, words),
    isShared,
    rows: standingsOf(outcome, finale?.places?.(ended) ?? null).map((standing) => ({
      ...standing,
      ...(finale?.score(ended, standing.seat) ?? { value: String(outcome.scores[standing.seat] ?? 0), detail: null }),
      name: ended.say.seat(standing.seat),
      hasWon: outcome.winners.includes(standing.seat),
    })),
  };
}

function headlineOf({ outcome, say }: Ended<GameTypes>, sitters: readonly Sitter[], seat: Seat | null, words: EndText) {
  const { winners } = outcome;
  const persons = sitters.filter(({ bot }) => bot === null).length;
  if (winners.length === 0) return words.allLose;
  if (persons === 1 && seat !== null && winners.length === 1 && winners[0] === seat) return words.youWin;
  const names = say.list(winners.map(say.seat));
  return winners.length === 1 ? words.wins(names) : words.draw(names);
}

function plainly({ scores, winners }: Outcome, words: EndText): string {
  const best = Math.max(...scores);
  const others = scores.filter((_, seat) => !winners.includes(seat as Seat));
  return words.decided(best, others.length === 0 ? null : Math.max(...others), winners.length > 1);
}
