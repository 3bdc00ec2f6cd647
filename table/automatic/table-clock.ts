import type { GameTypes, Line, Match, Rules, Seat } from '@parlour/kernel';

/** Who must answer by when. The table tells it whom it turns to, and asks it whose time has run out. */
export type Timing = {
  /**
   * These persons are asked, from now on; `asked` tells what, as everybody sees it, and `lines` what was done since they were asked
   * last: whoever did something there is asked anew. Milliseconds until somebody's time is over; `null`: nobody's will be.
   */
  ask(seats: readonly Seat[], asked: () => { phase: string; step: string }, lines: readonly Line[]): number | null;
  out(): readonly Seat[];
};

/** What the clock of a table needs of it. */
type Place = {
  readonly rules: Rules;
  after(milliseconds: number, then: () => void): () => void;
  /** Persons who answer for themselves. */
  present(): readonly Seat[];
  runOut(): void;
};

/** Waits for those who are asked, for as long as they have. */
export class TableClock {
  /** How long persons may take before the rules answer for them; `null`: for ever. */
  timing: Timing | null = null;
  private readonly place: Place;
  stop: () => void = () => {};
  private lines: Line[] = [];

  constructor(place: Place) {
    this.place = place;
  }

  /** A line stands. */
  note(line: Line): void {
    if (this.timing !== null) this.lines.push(line);
  }

  start(match: Match<GameTypes> | null): void {
    this.stop();
    const { lines } = this;
    this.lines = [];
    if (this.timing === null || match === null) return;
    const { rules, present, after, runOut } = this.place;
    const { waiting } = rules.about(match);
    const awaited = present().filter((seat) => waiting?.seats.includes(seat));
    const asked = () => rules.view(match, null).stack.at(-1) as { phase: string; step: string };
    const left = this.timing.ask(awaited, asked, lines);
    if (left !== null) this.stop = after(left, runOut);
  }
}
