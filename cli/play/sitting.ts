import {
  type Event,
  eventWords,
  type GameText,
  type GameTypes,
  listIn,
  type Match,
  type Rulebook,
  type Rules,
  type Say,
  type Seat,
} from '@parlour/kernel';
import { wrap } from '@parlour/kit/terminal/layout.ts';
import type { GameTable, Scene } from '@parlour/kit/terminal/table.ts';
import type { Bot } from '@parlour/search';
import type { Lines } from '../ask.ts';
import type { Context } from '../context.ts';
import type { Going } from './going.ts';

/** Somebody's place at a table: whose eyes, which words, and how it is drawn. */
export type Place = {
  context: Context;
  rules: Rules;
  text: GameText<GameTypes>;
  table: GameTable;
  names: readonly string[];
};

/** A person at a table with a game going on. */
export type Sitting = Place & {
  going: Going;
  me: Seat;
  rulebook: Rulebook<GameTypes>;
  look(): { scene: Scene; text: GameText<GameTypes> };
};

export const sayIn = ({ context, names }: Place): Say => ({
  seat: (seat) => context.style.seat(seat)(names[seat] ?? String(seat + 1)),
  list: (items) => listIn(context.language, items),
});

/** What a seat sees; `open` shows everything to nobody in particular. */
export function sceneOf(place: Place, match: Match<GameTypes>, eyes: Seat | null | 'open'): Scene {
  const { rules } = place;
  const viewer = eyes === 'open' ? null : eyes;
  const shown = eyes === 'open' ? rules.laidOpen(match) : match;
  return {
    preview: (choice) => (viewer === null ? null : rules.preview(match, viewer, choice as never)),
    text: place.text,
    view: rules.view(shown, viewer),
    facts: rules.facts(shown, viewer),
    say: sayIn(place),
    names: place.names,
    asked: rules.about(match).waiting?.seats ?? [],
    labels: place.table.labels[place.context.language],
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
  const { rules } = place;
  const seen = events.map((event) =>
    rules.show(eyes === 'open' ? rules.newsLaidOpen(event) : event, eyes === 'open' ? null : eyes),
  );
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
