import {
  factsFor,
  type Game,
  type GameText,
  type GameTypes,
  type Language,
  listIn,
  menu,
  offers,
  type Refusal,
  type Say,
  type Seat,
  type State,
  view,
  waiting,
  why,
} from '@parlour/kernel';
import type { BoardProps, Sitter, Wishes } from '../board.ts';
import { type Menu, reading, untyped } from '../offers/index.ts';
import { MARKS } from '../seats/index.ts';

/** Who sits at the tables of tests. */
export const NAMES = ['Anna', 'Boris', 'Clara', 'Dmytro', 'Eva', 'Fedir', 'Halyna', 'Ivan'];

export const sittersOf = (seats: readonly Seat[]): Sitter[] =>
  seats.map((seat) => ({
    name: NAMES[seat] ?? '',
    bot: seat === 0 ? null : 'careful',
    colour: MARKS[seat]?.colour ?? '',
    symbol: MARKS[seat]?.symbol ?? '',
  }));

export const sayIn = (language: Language): Say => ({
  seat: (seat) => NAMES[seat] ?? '',
  list: (items) => listIn(language, items),
});

/** Of somebody who plays against bots alone and has wished for nothing. */
export const WISHES: Wishes = { isAlone: true, isAgain: false, of: {}, wish: () => {}, carryOut: () => {} };

/** What a seat may do, and why it may not do the rest; nothing where somebody else is asked. */
export function menuOf<G extends GameTypes>(game: Game<G>, g: State<G>, seat: Seat): Menu {
  const isAsked = waiting(game, g)?.seats.includes(seat) ?? false;
  const found = isAsked ? menu(game, g, seat) : { offers: [], refused: [] };
  return { offers: untyped(found.offers), refused: found.refused as { type: string; because: Refusal }[] };
}

/** A position on a board without a shell. What is picked is given to `pick`, whole or not. */
export function boardProps<G extends GameTypes>(
  game: Game<G>,
  { g, seat }: { g: State<G>; seat: Seat },
  text: GameText<G>,
  language: Language,
  pick: (choice: { type: string } & Record<string, unknown>) => void = () => undefined,
): BoardProps<G> {
  const asked = waiting(game, g)?.seats ?? [];
  const options = menuOf(game, g, seat);
  return {
    view: view(g, seat),
    facts: factsFor(game, g, seat),
    seat,
    asked,
    sitters: sittersOf(g.seats),
    offers: asked.includes(seat) ? offers(game, g, seat) : [],
    offer: (type) => ({
      ...reading(options, null, type, async (choice) => why(game, g, seat, choice) as Refusal | null),
      explain: () => undefined,
      pick: (fields) => pick({ type, ...fields }),
    }),
    clear: () => undefined,
    preview: async () => null,
    past: async () => [],
    explain: () => undefined,
    showRule: () => undefined,
    events: [],
    text,
    language,
    say: sayIn(language),
    pace: 0,
  };
}
