import type { Outcome, Seat } from '@parlour/kernel';
import { columns } from '@parlour/kit/terminal/layout.ts';
import { type Place, sayIn } from './sitting.ts';

/** The last table: places by score, equal scores sharing a place. */
export function resultLines(place: Place, outcome: Outcome, me: Seat | null): string[] {
  const { context, table } = place;
  const { style, text } = context;
  const say = sayIn(place);
  const seats = outcome.scores.map((score, seat) => ({ seat: seat as Seat, score })).sort((a, b) => b.score - a.score);
  const rows = seats.map(({ seat, score }) => [
    `  ${1 + seats.filter((other) => other.score > score).length}.`,
    say.seat(seat) + (seat === me ? ` (${text.play.you})` : ''),
    table.score(score),
    outcome.winners.includes(seat) ? style.yellow('★') : '',
  ]);
  const isMine = me !== null && outcome.winners.includes(me);
  const verdict =
    isMine && outcome.winners.length === 1 ? text.play.youWon : text.play.won(say.list(outcome.winners.map(say.seat)));
  return [
    style.bold(text.play.result),
    ...columns(rows, [2]),
    style.bold(outcome.winners.length === 0 ? text.play.nobodyWon : verdict),
  ];
}
