import type { GameTypes, Made, Match, Rules, Seat } from '@parlour/kernel';
import type { Answer, Asks } from '../types.ts';

/** What the table needs to be able to answer for somebody. */
type Place = {
  readonly rules: Rules;
  persons(): readonly Seat[];
  /** A bot plays for this person. */
  isAway(seat: Seat): boolean;
  /** The position in which the table may answer; `null`: in none just now. */
  played(): Match<GameTypes> | null;
  /** Gives the answer, if the position is still this one. */
  give(at: Match<GameTypes>, seat: Seat, choice: { type: string }): Promise<Answer>;
  /** A seat is asked after all. */
  asked(): void;
};

/**
 * Questions that leave nothing to choose are answered by the table. With others, only where everybody can see that: so nobody
 * learns anything by it. Who plays against bots alone need not hide anything, and is not asked either where only they can see it; with
 * others that is for each to choose.
 */
export class Answering {
  private readonly place: Place;
  private readonly everything = new Set<Seat>();
  /** Those who do not mind that others see that they had nothing to choose. */
  private readonly own = new Set<Seat>();
  /** Those who are to be asked the next time: they said so. */
  private readonly held = new Set<Seat>();
  /** Those who have taken something back and are asked again. */
  private readonly again = new Set<Seat>();
  /** Those among them for whom an answer could not be written down. */
  private readonly unwritten = new Set<Seat>();

  constructor(place: Place) {
    this.place = place;
  }

  ask(seat: Seat, what: Asks): void {
    if (what === 'next') return void this.held.add(seat);
    for (const each of [this.held, this.everything, this.own]) each.delete(seat);
    if (what === 'everything') this.everything.add(seat);
    if (what === 'ownChoices') this.own.add(seat);
  }

  /** Those for whom the table gives the answer. */
  seats(match: Match<GameTypes>): Seat[] {
    if (this.place.played() !== match) return [];
    return this.place.persons().filter((seat) => this.answerOf(match, seat) !== null);
  }

  /** Answers for the first of them; the change that makes brings the next. */
  async play(): Promise<void> {
    const match = this.place.played();
    if (match === null) return;
    for (const seat of this.place.persons()) {
      const choice = this.answerOf(match, seat);
      if (choice === null) continue;
      const answer = await this.place.give(match, seat, choice);
      if (answer.ok || answer.refusal.refused === 'playedElsewhere') return;
      // What cannot be written down is put to the person after all: so it can be tried again.
      this.again.add(seat);
      this.unwritten.add(seat);
      return this.place.asked();
    }
  }

  /** What could not be written down is given once more: others may believe that the table answers it. */
  retry(): void {
    if (this.unwritten.size === 0) return;
    for (const seat of this.unwritten) this.again.delete(seat);
    this.unwritten.clear();
    void this.play();
  }

  /** A change is being made: whoever wanted to be asked has been, or has taken something back and is. */
  note(before: Match<GameTypes>, { entry, match }: Pick<Made<GameTypes>, 'entry' | 'match'>): void {
    const { rules } = this.place;
    if ('undo' in entry) for (const seat of rules.about(match).waiting?.seats ?? []) this.again.add(seat);
    if (!('do' in entry)) return;
    const { seat } = entry;
    if (entry.do.type === rules.holds) this.held.add(seat);
    else if (this.held.has(seat) || this.again.has(seat)) {
      // What one may do beside a question does not answer it.
      const only = rules.onlyAnswer?.(before, seat, seat) ?? null;
      if (only?.type === entry.do.type) this.held.delete(seat);
      if (only === null || only.type === entry.do.type) this.again.delete(seat);
    }
  }

  private answerOf(match: Match<GameTypes>, seat: Seat): { type: string } | null {
    const { rules, persons, isAway } = this.place;
    if (this.everything.has(seat) || this.held.has(seat) || this.again.has(seat) || isAway(seat)) return null;
    return rules.onlyAnswer?.(match, seat, persons().length === 1 || this.own.has(seat) ? seat : null) ?? null;
  }
}
