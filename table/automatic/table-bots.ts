import type { GameTypes, Match, Refusal, Rules, Seat } from '@parlour/kernel';
import type { Seen } from '@parlour/search';
import type { Answer, News } from '../types.ts';

/** A bot's choice from what its seat sees; nobody waits for it once it is aborted. */
export type Think = (
  bot: string,
  seen: Seen<GameTypes>,
  signal: { readonly aborted: boolean },
) => Promise<{ type: string }>;

/** What the bots of a table need of it. */
type Place = {
  readonly rules: Rules;
  /** The bot that has this seat. */
  seated(seat: Seat): string | null;
  think: Think;
  /** The position in which bots choose for themselves; `null`: in none just now. */
  played(): Match<GameTypes> | null;
  /** Carries the choice out, unless something has happened meanwhile. */
  act(seat: Seat, choice: { type: string }, signal: { readonly aborted: boolean }): Promise<Answer>;
  tell(news: News): void;
};

/** The bots at a table: those that have a seat, and those that play for persons who are away. */
export class TableBots {
  private readonly place: Place;
  private readonly standIns = new Map<Seat, string>();
  private current: { seat: Seat; signal: { aborted: boolean } } | null = null;

  constructor(place: Place) {
    this.place = place;
  }

  get thinking(): Seat[] {
    return this.current === null ? [] : [this.current.seat];
  }

  standsIn(seat: Seat): boolean {
    return this.standIns.has(seat);
  }

  setStandIn(seat: Seat, bot: string | null): void {
    if (bot === null) this.standIns.delete(seat);
    else this.standIns.set(seat, bot);
  }

  /** Whether a bot is asked, and does not think: what it chose could not be written. */
  get isStuck(): boolean {
    const match = this.place.played();
    return this.current === null && match !== null && this.asked(match) !== null;
  }

  stop(): void {
    if (this.current !== null) this.current.signal.aborted = true;
  }

  /** The bot that is asked thinks elsewhere. */
  watch(): void {
    this.stop();
    const match = this.place.played();
    const asked = match === null ? null : this.asked(match);
    this.current = asked && { seat: asked.seat, signal: { aborted: true } };
  }

  /** Lets the bot that is asked choose; what it chose counts only if nothing has happened meanwhile. */
  async play(): Promise<void> {
    this.stop();
    const { rules, think, act, tell } = this.place;
    const match = this.place.played();
    const asked = match === null ? null : this.asked(match);
    if (match === null || asked === null) {
      this.current = null;
      return;
    }
    const { seat, bot } = asked;
    const signal = { aborted: false };
    this.current = { seat, signal };
    try {
      const seen = { seat, view: rules.view(match, seat), offers: rules.menu(match, seat).offers };
      const choice = await think(bot, seen, signal);
      if (signal.aborted) return;
      const answer = await act(seat, choice, signal);
      if (answer.ok || answer.refusal.refused === 'playedElsewhere') return;
      if (answer.refusal.refused === 'notSaved') return this.trouble(answer.refusal);
      throw new Error(`a bot chose what it may not: ${JSON.stringify([bot, choice, answer.refusal])}`);
    } catch (error) {
      // Nobody waits for this answer any more: whatever became of it.
      if (signal.aborted) return;
      tell({ is: 'crashed', detail: String((error as Error).stack ?? error) });
    }
  }

  /** The bot that is asked first, if the table may turn to one: a proposal to a person is answered before any bot goes on. */
  private asked(match: Match<GameTypes>): { seat: Seat; bot: string } | null {
    const { waiting } = this.place.rules.about(match);
    const botAt = (seat: Seat) => this.place.seated(seat) ?? this.standIns.get(seat) ?? null;
    if (waiting?.deal === true && waiting.seats.some((seat) => botAt(seat) === null)) return null;
    for (const seat of waiting?.seats ?? []) {
      const bot = botAt(seat);
      if (bot !== null) return { seat, bot };
    }
    return null;
  }

  /** A bot's move could not be written down: it waits, and tries again when somebody asks for it. */
  private trouble(refusal: Refusal): void {
    this.current = null;
    this.place.tell({ is: 'notSaved', refusal });
  }
}
