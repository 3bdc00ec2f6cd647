import {
  type Event,
  eventWords,
  type Game,
  type GameText,
  type GameTypes,
  listIn,
  type Match,
  nextAsked,
  type Rulebook,
  type Say,
  type Seat,
  type State,
  type StateView,
  view,
  viewEvents,
} from '@parlour/kernel';
import type { Bot } from '@parlour/search';
import type { Lines } from '../ask.ts';
import type { Context } from '../context.ts';
import type { GameTable, Scene } from '../tables/types.ts';
import { wrap } from '../terminal.ts';

/** Somebody's place at a table: whose eyes, which words, and how it is drawn. */
export type Place = {
  context: Context;
  game: Game<GameTypes>;
  text: GameText<GameTypes>;
  table: GameTable;
  names: readonly string[];
};

/** A person at a table with a game going on. */
export type Sitting = Place & {
  match: Match<GameTypes>;
  me: Seat;
  rulebook: Rulebook<GameTypes>;
  look(): { scene: Scene; text: GameText<GameTypes> };
};

export const sayIn = ({ context, names }: Place): Say => ({
  seat: (seat) => context.style.seat(seat)(names[seat] ?? String(seat + 1)),
  list: (items) => listIn(context.language, items),
});

/** What a seat sees; `open` shows everything to nobody in particular. */
export function sceneOf(place: Place, g: State<GameTypes>, eyes: Seat | null | 'open'): Scene {
  const viewer = eyes === 'open' ? null : eyes;
  // A state has the shape of a view in which nothing is hidden.
  const seen =
    eyes === 'open' ? ({ ...g, viewer: null, unseen: {} } as unknown as StateView<GameTypes>) : view(g, viewer);
  return {
    game: place.game,
    text: place.text,
    view: seen,
    facts: place.game.facts(g, viewer),
    say: sayIn(place),
    names: place.names,
    asked: nextAsked(place.game, g)?.seats ?? [],
    labels: place.context.text,
    style: place.context.style,
    width: place.context.width,
  };
}

/** A line of the log; minor ones are left out of the news before a decision. */
export type LogLine = { words: string; isMinor: boolean };

export function logOf(
  place: Place,
  scene: Scene,
  events: readonly Event<GameTypes>[],
  eyes: Seat | null | 'open',
): LogLine[] {
  const seen = eyes === 'open' ? (events as readonly { type: string }[]) : viewEvents(events, eyes);
  return seen
    .map((event) => ({
      words: eventWords(place.text, event as never, scene.say),
      isMinor: place.table.isMinor(scene, event as { type: string }),
    }))
    .filter(({ words }) => words !== '');
}

export const logLines = ({ context }: Place, log: readonly LogLine[]): string[] =>
  log.flatMap(({ words }) => wrap(`· ${words}`, context.width, '  '));

/** One person's evening at a table with bots. */
export type Session = Sitting & {
  lines: Lines;
  bots: ReadonlyMap<Seat, Bot<GameTypes>>;
  log: LogLine[];
  /** How much of the log the person has seen before a decision. */
  told: number;
  /** Saves the game under a name, or under its own; answers with the name. */
  save(file: string | null): string;
};
