import { expect } from 'vitest';
import {
  below,
  type Choice,
  type Game,
  type GameTypes,
  offers,
  type Seat,
  type State,
  seeded,
  view,
} from '../index.ts';
import type { Offer, StateView } from '../types.ts';
import { playOut } from './random-play.ts';
import { twinOf } from './twins.ts';

/** Somebody who chooses by what a seat sees, and at once. */
type Chooser<G extends GameTypes> = {
  choose(seen: { seat: Seat; view: StateView<G>; offers: Offer<G>[] }, random: (n: number) => number): Choice<G>;
};

/** What a bot chooses in a seat; all that it is given is what the seat sees. */
export const choiceOf = <G extends GameTypes>(
  game: Game<G>,
  bot: Chooser<G>,
  g: State<G>,
  seat: Seat,
  dice: { chance: number },
): Choice<G> => bot.choose({ seat, view: view(g, seat), offers: offers(game, g, seat) }, (n) => below(dice, n));

/** Plays these games at random: at every question each bot chooses in a position, and in another that looks the same to its seat. */
export function doNotPeek<G extends GameTypes>(
  game: Game<G>,
  bots: readonly Chooser<G>[],
  games: readonly Omit<Parameters<typeof playOut<G>>[1], 'onQuestion'>[],
  played = game,
): void {
  let compared = 0;
  for (const table of games)
    playOut(played, {
      ...table,
      onQuestion(g, { seat }) {
        const twin = twinOf(game, g, seat, table.seed * 13).g;
        for (const bot of bots) {
          const [choice, other] = [g, twin].map((each) =>
            choiceOf(game, bot, each, seat, { chance: seeded(table.seed) }),
          );
          expect(other).toEqual(choice);
          compared += 1;
        }
      },
    });
  expect(compared).toBeGreaterThan(500);
}

/** Every value of every option of a game, one at a time. */
export const everyValue = <G extends GameTypes>(game: Game<G>): Partial<G['options']>[] =>
  Object.entries(game.options as Record<string, readonly string[]>).flatMap(([option, values]) =>
    values.map((value) => ({ [option]: value }) as Partial<G['options']>),
  );
