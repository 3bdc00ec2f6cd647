import type { Entry, GameTypes, Match, Rules, Seat } from '@parlour/kernel';
import { DONE, refusalFor, refuse } from './answers.ts';
import { Answering } from './automatic/answering.ts';
import { TableBots } from './automatic/table-bots.ts';
import { TableClock, type Timing } from './automatic/table-clock.ts';
import { Consent } from './consent.ts';
import { Dice, type DiceAdded } from './dice.ts';
import type { Home, Mode } from './home.ts';
import { firstPosition } from './opening.ts';
import { type Position, sightOf } from './sights.ts';
import { takingBack } from './taking-back.ts';
import type { Answer, Asks, Eyes, Kept, Update } from './types.ts';
import { WrittenTable } from './written-table.ts';

/** A game being played by somebody: persons, bots and clocks. */
export class Table<K extends Kept = Kept> extends WrittenTable<K> {
  /** Whether bots, clocks and the table's own answers are looked after here; where several serve one table, one of them does. */
  keeps = true;
  private readonly settling = new Dice(() => this.kept);
  private readonly bots: TableBots;
  private readonly clock: TableClock;
  private readonly answering: Answering;
  readonly consent: Consent;

  constructor(home: Home<K>, rules: Rules, kept: K, mode: Mode) {
    super(home, rules, kept, mode);
    this.bots = new TableBots({
      rules,
      seated: (seat) => (this.taken.has(seat) ? null : (this.kept.setup.sitters[seat]?.bot ?? null)),
      think: (...asked) => home.think(...asked),
      played: () => this.played(),
      act: (seat, choice, signal) =>
        this.inTurn(async () =>
          signal.aborted ? DONE : this.change(() => rules.act(this.present(), { ...choice, seat })),
        ),
      tell: (news) => this.listeners.forEach(({ tell }) => void tell(news)),
    });
    this.clock = new TableClock({
      rules,
      after: (milliseconds, then) => home.after(milliseconds, then),
      present: () => this.persons.filter((seat) => !this.bots.standsIn(seat)),
      runOut: () => this.runClock(),
    });
    this.consent = new Consent({
      persons: () => this.persons,
      isAway: (seat) => this.bots.standsIn(seat),
      tell: () => this.tellAll(),
    });
    this.answering = new Answering({
      rules,
      persons: () => this.persons,
      isAway: (seat) => this.bots.standsIn(seat),
      played: () => this.played(),
      give: (at, seat, choice) =>
        this.inTurn(async () =>
          this.match !== at
            ? DONE
            : this.change(() => rules.act(at, { ...choice, seat }, { by: 'table' }), this.undone),
        ),
      asked: () => this.tellAll(),
    });
  }

  // ── Opening ───────────────────────────────────────────────────────────────────────────────────

  /** Opens a table that is kept. `null` if there is none, or no rules for it. */
  static async open<K extends Kept>(
    home: Home<K>,
    id: string,
    rulesFor: (kept: K) => Promise<Rules | null>,
    mode: Mode,
  ): Promise<Table<K> | 'unknown' | { otherRules: K }> {
    const loaded = await home.store.load(id);
    if (loaded === null) return 'unknown';
    const rules = await rulesFor(loaded.kept);
    if (rules === null) return { otherRules: loaded.kept };
    const table = new Table(home, rules, loaded.kept, mode);
    await table.load(loaded);
    return table;
  }

  /** The commitment to the seed, and the persons whose entropy the dice wait for; `null` once the game has begun. */
  get dice(): ReturnType<Dice['told']> | null {
    return this.match === null ? this.settling.told() : null;
  }

  /** What persons have added to the dice; it may have come to another server. */
  get diceAdded(): DiceAdded {
    return this.settling.added;
  }

  async addDice(added: DiceAdded): Promise<void> {
    if (this.match !== null) return;
    this.settling.added = added;
    if (this.settling.areSettled) await this.begin();
  }

  /** A person commits to entropy; nobody reveals before all have promised. */
  promise(seat: Seat, promise: string): Answer {
    const isTaken = this.match === null && this.settling.promise(seat, promise);
    return isTaken ? DONE : refuse('diceSettled', {});
  }

  /** A person reveals; when all have, the game begins. */
  async reveal(seat: Seat, entropy: string): Promise<Answer> {
    if (this.match !== null || !this.settling.reveal(seat, entropy)) return refuse('diceSettled', {});
    return this.settling.areSettled ? this.begin() : DONE;
  }

  /** The first position, kept before anybody is shown it. */
  begin(): Promise<Answer> {
    return this.inTurn(async () => {
      if (this.match !== null) return DONE;
      const { match, last, ...written } = await firstPosition(
        this.home.store,
        this.rules,
        this.kept,
        this.settling.added.revealed,
      );
      const { head } = this.rules.about(match);
      if (!(await this.append(0, { ...written, kept: { head } as Partial<K> }))) return this.elsewhere();
      this.match = match;
      this.last = last;
      this.afterwards();
      return DONE;
    });
  }

  // ── Looking ───────────────────────────────────────────────────────────────────────────────────

  /** The present position for some eyes, with nothing in it for any others. */
  updateFor(eyes: readonly Eyes[]): Update {
    const match = this.present();
    const { version, waiting, outcome, free, barrier } = this.rules.about(match);
    const seats = eyes.filter((each) => typeof each === 'number');
    return {
      version,
      waiting,
      outcome,
      sights: eyes.map((each) => ({
        eyes: each,
        sight: sightOf(this.rules, { match, ...this.last }, each, true),
      })),
      canUndo: free !== null && seats.includes(free) ? [free] : [],
      barrier: free !== null ? null : refusalFor('cannotUndo', { because: barrier }),
      canRedo: this.undone.slice(-1).flatMap(({ seat }) => (seats.includes(seat) ? [seat] : [])),
      asking: this.consent.asked,
      thinking: this.bots.thinking,
      answering: this.answering.seats(match),
    };
  }

  // ── Playing ───────────────────────────────────────────────────────────────────────────────────

  act(seat: Seat, choice: object, at: number, key?: string): Promise<Answer> {
    return this.inTurn(async () => {
      if (key !== undefined && this.keys.includes(key)) return DONE;
      const answer = await this.change(() => this.rules.act(this.present(), { ...choice, seat }, { at }), [], key);
      // Another process may have written it down before its answer was lost.
      return key !== undefined && this.keys.includes(key) ? DONE : answer;
    });
  }

  /** Whether what was sent under this key is written down. */
  hasTaken(key: string): boolean {
    return this.keys.includes(key);
  }

  /** Takes back the last move, freely, and remembers it so that it can be done again. */
  undo(seat: Seat): Promise<Answer> {
    return this.inTurn(() => this.takeBack(seat));
  }

  private takeBack(seat: Seat, agreed?: Seat[]): Promise<Answer> {
    return takingBack({
      last: () => this.lastMove(seat),
      undo: (undone) => this.change(() => this.rules.undo(this.present(), seat, agreed), [...this.undone, ...undone]),
      seat,
      isAgreed: agreed !== undefined,
    });
  }

  /** What a seat wants to be asked. */
  asks(seat: Seat, what: Asks): Answer {
    this.answering.ask(seat, what);
    if (this.match !== null) this.afterwards();
    return DONE;
  }

  redo(seat: Seat): Promise<Answer> {
    return this.inTurn(async () => {
      const last = this.undone.at(-1);
      if (last?.seat !== seat) return refuse('cannotUndo', { because: 'nothing' });
      return this.change(() => this.rules.act(this.present(), { ...last.choice, seat }), this.undone.slice(0, -1));
    });
  }

  /** Asks the other persons to let the last move be taken back beyond what is free. */
  async askUndo(seat: Seat): Promise<Answer> {
    const { outcome, barrier, version } = this.rules.about(this.present());
    const isAsked = outcome === null && version > 0 && this.consent.ask(seat);
    return isAsked ? DONE : refuse('cannotUndo', { because: barrier });
  }

  answerUndo(seat: Seat, agrees: boolean): Promise<Answer> {
    return this.inTurn(async () => {
      const said = this.consent.answer(seat, agrees);
      if (said === null) return refuse('cannotUndo', { because: 'nothing' });
      return said === 'open' ? DONE : this.takeBack(said.seat, said.agreed);
    });
  }

  /** What a lesson lets the others do. */
  script(actions: readonly { seat: Seat; type: string }[]): Promise<Answer> {
    return this.inTurn(async () => {
      for (const { seat, ...choice } of actions) {
        const answer = await this.change(() => this.rules.act(this.present(), { seat, ...choice }));
        if (!answer.ok) return answer;
      }
      return DONE;
    });
  }

  /** From here on bots choose for themselves. */
  release(): void {
    this.mode = 'play';
    this.afterwards();
  }

  close(): void {
    this.mode = 'look';
    this.clock.stop();
    this.bots.stop();
    this.listeners.clear();
  }

  protected noted(before: Match<GameTypes>, made: Position & { entry: Entry }): void {
    this.answering.note(before, made);
    this.clock.note(made.entry);
    this.consent.clear();
  }

  protected afterwards(): void {
    this.home.changed?.(this.kept.id, this.version);
    this.resume();
    this.tellAll();
  }

  // ── Bots and clocks ───────────────────────────────────────────────────────────────────────────

  /** The position, if bots choose for themselves and clocks run in it. */
  private played(): Match<GameTypes> | null {
    return this.mode === 'play' ? this.match : null;
  }

  /** Lets the bot that is asked choose. */
  playBots(): Promise<void> {
    return this.bots.play();
  }

  /** Bots and clocks go on at a table that was taken up. */
  resume(): void {
    if (this.keeps) {
      void this.playBots();
      void this.answering.play();
    } else this.bots.watch();
    this.clock.start(this.played());
  }

  /** What could not be written is tried again. */
  retry(): void {
    if (!this.keeps || this.played() === null) return;
    if (this.bots.isStuck) void this.playBots();
    this.answering.retry();
    this.runClock();
  }

  /** What a store could not do for it is tried again. */
  private runClock(): void {
    this.checkClock().catch(() => {});
  }

  /** A bot plays for a person who is away, until they are back (`null`). */
  standIn(seat: Seat, bot: string | null): void {
    this.bots.setStandIn(seat, bot);
    if (this.match !== null) this.afterwards();
  }

  /** From here on a person plays where a bot sat. The record keeps saying who began there. */
  takeSeat(seat: Seat): void {
    this.taken.add(seat);
    if (this.match !== null) this.resume();
  }

  /** How long persons may take before the rules answer for them; `null`: for ever. */
  set timing(timing: Timing | null) {
    this.clock.timing = timing;
  }

  /** When the time of those who are asked runs out, the rules' own answer is given, and the record says so. */
  checkClock(): Promise<void> {
    return this.inTurn(async () => {
      if (this.played() === null || !this.keeps) return;
      for (const seat of this.clock.timing?.out() ?? []) {
        const isAsked = this.rules.about(this.present()).waiting?.seats.includes(seat) === true;
        if (!isAsked) continue;
        const answer = await this.change(() => this.rules.actForClock(this.present(), seat));
        // It is tried again, and not at once.
        if (!answer.ok && answer.refusal.refused === 'notSaved') return;
      }
      this.clock.start(this.played());
    });
  }
}
