import {
  act,
  begin,
  type Circumstances,
  commitmentTo,
  type Entry,
  type Game,
  type GameRecord,
  type GameTypes,
  type Made,
  type Match,
  type NotMade,
  nameCommitment,
  promiseOf,
  type Seat,
  type State,
  UNRELEASED,
  undo,
} from '../index.ts';

type TestSetup = {
  seed: string;
  entropy?: readonly string[];
  names?: readonly string[];
  bots?: readonly (string | null)[];
  picks?: readonly (string | null)[];
  options?: Record<string, string | undefined>;
};

/** A match and its record, for tests: what a table is, without people or a store. */
export class TestTable<G extends GameTypes> {
  match: Match<G>;
  readonly entries: Entry[] = [];
  readonly names: { name: string; salt: string }[];

  constructor(
    game: Game<G>,
    seats: number,
    { seed, entropy, names, bots, picks, options = {} }: TestSetup,
    kept?: number,
  ) {
    const given = Array.from({ length: seats }, (_, i) => entropy?.[i] ?? null);
    this.names = given.map((_, i) => ({ name: names?.[i] ?? `Player ${i + 1}`, salt: `salt ${i}` }));
    const setup = {
      rules: { version: game.version, bundle: UNRELEASED },
      seats: this.names.map((name, i) => ({
        bot: bots?.[i] ?? null,
        pick: picks?.[i] ?? null,
        name: nameCommitment(name),
      })),
      options: options as Record<string, string>,
      dice: {
        commitment: commitmentTo(seed),
        promises: given.map((each) => (each === null ? null : promiseOf(each))),
        entropy: given,
      },
      seed,
    };
    this.match = begin(game, setup, kept);
  }

  get g(): State<G> {
    return this.match.position.g;
  }

  /** Does what a player sent; a refusal changes nothing. */
  act(raw: unknown, circumstances?: Circumstances): Made<G> | NotMade<G> {
    return this.take(act(this.match, raw, circumstances));
  }

  undo(seat: Seat, agreed?: Seat[]): Made<G> | NotMade<G> {
    return this.take(undo(this.match, seat, agreed));
  }

  private take(done: Made<G> | NotMade<G>): Made<G> | NotMade<G> {
    if (!done.ok) return done;
    this.match = done.match;
    this.entries.push(done.entry);
    return done;
  }

  record(): GameRecord {
    const { head, seeds } = this.match;
    return { ...head, names: this.names, entries: this.entries, outcome: this.g.outcome, seeds: [...seeds] };
  }
}

/** A table of a game with any number of seats that it takes. */
export function matchOf<G extends GameTypes>(game: Game<G>, seed: number, kept?: number): TestTable<G> {
  const seats = game.seats.min + (seed % (game.seats.max - game.seats.min + 1));
  return new TestTable(game, seats, { seed: seed.toString(16).padStart(64, '0') }, kept);
}

/** A table laid as a lesson lays it. */
export const seatedAt = <G extends GameTypes>(
  game: Game<G>,
  lesson: {
    seed: string;
    entropy: readonly string[];
    names: readonly { en: string }[];
    picks?: readonly (string | null)[];
    options?: Record<string, string | undefined>;
  },
): TestTable<G> => new TestTable(game, lesson.names.length, { ...lesson, names: lesson.names.map(({ en }) => en) });
