import type { Seat } from '@parlour/kernel';
import { chanceOf } from '@parlour/kit/book.ts';
import { INDUSTRIES, type Industry, SEGMENTS } from '../content/industries.ts';
import type { G } from '../types.ts';

type Counts = Partial<Record<Industry, number>>;

/** A position of an example, by quick rules. */
type Given = {
  /** Whose turn it is; the dice have not been rolled. */
  active: Seat;
  cash: readonly number[];
  own: readonly Counts[];
  prices: Counts;
  /** What the dice will show, the blue one first. */
  dice: readonly number[];
};

/** Lays an example on a game that has just begun and waits for the first roll. */
export function lay(g: G, { active, cash, own, prices, dice }: Given): void {
  g.active = active;
  g.auditor = active;
  g.turn.seat = active;
  for (const frame of g.stack) if (frame.phase === 'window') frame.ready = g.seats.filter((seat) => seat !== active);
  for (const seat of g.seats) {
    g.players[seat].cash = cash[seat] ?? 0;
    Object.assign(g.players[seat].companies, own[seat]);
  }
  g.bank = -g.seats.reduce<number>((sum, seat) => sum + g.players[seat].cash, 0);
  Object.assign(g.prices, prices);
  for (const industry of INDUSTRIES) {
    const owned = g.seats.reduce<number>((sum, seat) => sum + g.players[seat].companies[industry], 0);
    const { private: printed, state } = SEGMENTS[industry];
    g.freePrivate[industry] = Math.max(0, printed - owned);
    g.freeState[industry] = state;
    g.extra[industry] = Math.max(0, owned - printed);
  }
  g.chance = chanceOf(dice);
}
