import type {
  AboutMatch,
  Entry,
  GameRecord,
  GameTypes,
  Made,
  Match,
  Name,
  NotMade,
  Rules,
  Seat,
} from '@parlour/kernel';

/** A game going on in the terminal: the match, and its record so far. */
export class Going {
  readonly rules: Rules;
  match: Match<GameTypes>;
  readonly names: (Name | null)[];
  readonly entries: Entry[];

  constructor(rules: Rules, match: Match<GameTypes>, names: (Name | null)[], entries: Entry[] = []) {
    this.rules = rules;
    this.match = match;
    this.names = names;
    this.entries = entries;
  }

  get about(): AboutMatch<GameTypes> {
    return this.rules.about(this.match);
  }

  act(action: unknown): Made<GameTypes> | NotMade<GameTypes> {
    return this.take(this.rules.act(this.match, action));
  }

  undo(seat: Seat): Made<GameTypes> | NotMade<GameTypes> {
    return this.take(this.rules.undo(this.match, seat));
  }

  private take(done: Made<GameTypes> | NotMade<GameTypes>): Made<GameTypes> | NotMade<GameTypes> {
    if (!done.ok) return done;
    this.match = done.match;
    this.entries.push(done.entry);
    return done;
  }

  /** The whole record, its seeds included: they are the person's own. */
  record(): GameRecord {
    const { head, seeds, outcome } = this.about;
    return { ...head, names: this.names, entries: this.entries, outcome, seeds: [...seeds] };
  }
}
