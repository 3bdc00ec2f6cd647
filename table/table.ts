import {
  commitmentTo,
  type Entry,
  type GameRecord,
  type GameTypes,
  type Made,
  type Match,
  type NotMade,
  promiseOf,
  type Refusal,
  type Rules,
  type Seat,
  TooFarBack,
  type Verdict,
} from '@parlour/kernel';
import type { Seen } from '@parlour/search';
import { type History, historyOf, STRETCH } from './history.ts';
import { firstPosition, mayAdd } from './opening.ts';
import { pastBy } from './past.ts';
import { momentOf, type Position, sightOf } from './sights.ts';
import type { Loaded, Store } from './store.ts';
import type { Answer, Eyes, Kept, LogLine, Moment, News, Update } from './types.ts';

/** What a table asks of the place it lives in: a worker of a browser, a server, a terminal. */
export type Home<K extends Kept = Kept> = {
  store: Store<K>;
  /** A bot's choice from what its seat sees, off the thread that answers the players; nobody waits for it once it is aborted. */
  think(bot: string, seen: Seen<GameTypes>, signal: { readonly aborted: boolean }): Promise<{ type: string }>;
  /** Time, so that tests can turn it. */
  after(milliseconds: number, then: () => void): () => void;
  /** Said after every change: others may look at the same table. */
  changed?(id: string, version: number): void;
};

/** A pair of eyes, or several at one screen, and how they are told. */
export type Listener = { eyes: readonly Eyes[]; tell(news: News): void };

/** Who must answer by when. The table tells it whom it turns to, and asks it whose time has run out. */
export type Timing = {
  /**
   * These persons are asked, from now on; `asked` tells what, as everybody sees it. Milliseconds until somebody's time is over;
   * `null`: nobody's will be.
   */
  ask(seats: readonly Seat[], asked: () => { phase: string; step: string }): number | null;
  out(): readonly Seat[];
};

/** Whether bots choose for themselves, or a script acts for them. */
export type Mode = 'play' | 'look' | 'script';

/**
 * A game being played by somebody. The order of every change: compute on a copy, append the line if the version is still the
 * expected one, commit in memory, answer, tell every pair of eyes what it may see.
 */
export class Table<K extends Kept = Kept> {
  readonly home: Home<K>;
  readonly rules: Rules;
  kept: K;
  mode: Mode;
  /** How long persons may take before the rules answer for them; `null`: for ever. */
  timing: Timing | null = null;
  /** Bots that play for persons who are away. */
  private readonly standIns = new Map<Seat, string>();
  /** The last answers that were written down, by the keys they were sent under: one sent twice counts once. */
  private keys: string[] = [];
  private match: Match<GameTypes> | null;
  private last: Pick<Position, 'line' | 'events'>;
  private readonly listeners = new Set<Listener>();
  private undone: { seat: Seat; choice: { type: string } }[] = [];
  private asking: Update['asking'] = null;
  private thinking: { seat: Seat; signal: { aborted: boolean } } | null = null;
  private promised: (string | null)[] = [];
  private revealed: (string | null)[] = [];
  private stopClock: () => void = () => {};
  private queue: Promise<unknown> = Promise.resolve();
  private readonly history: History;

  constructor(home: Home<K>, rules: Rules, kept: K, mode: Mode) {
    this.home = home;
    this.rules = rules;
    this.kept = kept;
    this.mode = mode;
    this.match = null;
    this.last = { line: null, events: [] };
    this.history = historyOf(
      home.store as unknown as Store,
      () => this.kept,
      rules,
      () => this.begun(),
    );
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

  /** Takes up what is kept: the last snapshot, and the lines after it. */
  private async load({ kept, snapshot, tail, keys }: Omit<Loaded<K>, 'version'>): Promise<void> {
    this.kept = kept;
    this.keys = keys;
    if (kept.head === null) return;
    let match = snapshot === null ? this.begun() : this.rules.resume(kept.head, kept.seeds, snapshot.text);
    this.last = { line: null, events: this.rules.about(match).opening };
    for (const entry of tail) {
      const done = this.rules.repeat(match, entry, kept.seeds);
      if (!done.ok)
        throw new Error(`line ${this.rules.about(match).version + 1} is not possible: ${done.refusal.refused}`);
      if (done.entry.hash !== entry.hash)
        throw new Error(`line ${this.rules.about(match).version + 1} does not follow from those before it`);
      match = done.match;
      this.last = { line: done.line, events: done.events };
    }
    this.match = match;
    if (tail.length === 0 && this.version > 0) {
      const { line, events } = await this.history.at(this.version);
      this.last = { line, events };
    }
  }

  private begun(): Match<GameTypes> {
    if (this.kept.head === null) throw new Error('the table has not begun');
    return this.rules.begin({ ...this.kept.head, seed: this.kept.seeds[0] ?? '' });
  }

  /** The commitment to the seed, and the persons whose entropy the dice wait for; `null` once the game has begun. */
  get dice(): { commitment: string; persons: Seat[] } | null {
    if (this.match !== null) return null;
    return { commitment: commitmentTo(this.kept.seeds.at(-1) ?? ''), persons: mayAdd(this.kept.setup) };
  }

  /** A person commits to entropy; nobody reveals before all have promised. */
  promise(seat: Seat, promise: string): Answer {
    if (this.match !== null || !mayAdd(this.kept.setup).includes(seat) || this.promised[seat] != null)
      return refuse('diceSettled', {});
    this.promised[seat] = promise;
    return { ok: true };
  }

  /** A person reveals; when all have, the game begins. */
  async reveal(seat: Seat, entropy: string): Promise<Answer> {
    const persons = mayAdd(this.kept.setup);
    const isEarly = persons.some((person) => this.promised[person] == null);
    if (this.match !== null || isEarly || promiseOf(entropy) !== this.promised[seat]) return refuse('diceSettled', {});
    this.revealed[seat] = entropy;
    return persons.every((person) => this.revealed[person] != null) ? this.begin() : { ok: true };
  }

  /** The first position, kept before anybody is shown it. */
  begin(): Promise<Answer> {
    return this.inTurn(async () => {
      if (this.match !== null) return { ok: true };
      const { match, last, ...written } = await firstPosition(this.home.store, this.rules, this.kept, this.revealed);
      const { head } = this.rules.about(match);
      if (!(await this.append(0, { ...written, kept: { head } as Partial<K> }))) return this.elsewhere();
      this.match = match;
      this.last = last;
      this.afterwards();
      return { ok: true };
    });
  }

  // ── Looking ───────────────────────────────────────────────────────────────────────────────────

  get version(): number {
    return this.match === null ? 0 : this.rules.about(this.match).version;
  }

  /** Tells these eyes everything from now on; returns how to stop that. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  get persons(): Seat[] {
    return this.kept.setup.sitters.flatMap(({ bot }, seat) => (bot === null ? [seat as Seat] : []));
  }

  /** The present position for some eyes, with nothing in it for any others. */
  updateFor(eyes: readonly Eyes[]): Update {
    const match = this.present();
    const { version, waiting, outcome, free, barrier } = this.rules.about(match);
    const seats = eyes.filter((each) => typeof each === 'number');
    const because = (cause: string): Refusal => ({ refused: 'cannotUndo', rule: null, facts: { because: cause } });
    return {
      version,
      waiting,
      outcome,
      sights: eyes.map((each) => ({
        eyes: each,
        sight: sightOf(this.rules, { match, ...this.last }, each, true),
      })),
      canUndo: free !== null && seats.includes(free) ? [free] : [],
      barrier: free !== null ? null : because(barrier),
      canRedo: this.undone.slice(-1).flatMap(({ seat }) => (seats.includes(seat) ? [seat] : [])),
      asking: this.asking,
      thinking: this.thinking === null ? [] : [this.thinking.seat],
    };
  }

  why(seat: Seat, choice: object): Refusal | null {
    return this.rules.why(this.present(), seat, choice);
  }

  preview(seat: Seat, choice: { type: string }) {
    return this.rules.preview(this.present(), seat, choice as never);
  }

  async moment(line: number, eyes: Eyes): Promise<Moment> {
    const position = line === this.version ? { match: this.present(), ...this.last } : await this.history.at(line);
    return momentOf(this.rules, position, this.fitting(eyes));
  }

  log(eyes: Eyes, from = 0, to = this.version): Promise<LogLine[]> {
    return this.history.log(this.fitting(eyes), from, Math.min(to, this.version));
  }

  /** Every position, one after another: for charts. */
  async walk(
    eyes: Eyes,
    to: number,
    look: (view: Moment['view'], facts: () => object, line: number) => void,
  ): Promise<void> {
    const fitting = this.fitting(eyes);
    const viewer = typeof fitting === 'number' ? fitting : null;
    await this.history.walk(0, Math.min(to, this.version), ({ match }, line) => {
      const shown = fitting === 'open' ? this.rules.laidOpen(match) : match;
      look(this.rules.view(shown, viewer), () => this.rules.facts(shown, viewer), line);
    });
  }

  /** Up to a line, the last position for each value of a number of the view, such as the round. */
  past(line: number, eyes: Eyes, by: string): ReturnType<typeof pastBy> {
    return pastBy(by, (look) => this.walk(eyes, line, look));
  }

  /** Hands are laid open when the game is over, and not before. */
  private fitting(eyes: Eyes): Eyes {
    return eyes === 'open' && this.rules.about(this.present()).outcome === null ? 'spectator' : eyes;
  }

  /** The record as anybody may have it: while the game goes on without seeds, and without what these eyes may not see. */
  async record(eyes: Eyes): Promise<GameRecord> {
    const { head, outcome } = this.rules.about(this.present());
    if (outcome !== null) return this.wholeRecord();
    const log = await this.log(eyes, 1);
    const entries = (await this.home.store.lines(this.kept.id, 0, this.version)).map((entry, i) => ({
      ...(log[i]?.entry as Entry),
      hash: entry.hash,
    }));
    return { ...head, names: this.kept.names, entries, outcome, seeds: null };
  }

  /** Everything, the seeds too: for whoever keeps the table, and for everybody once the game is over. */
  async wholeRecord(): Promise<GameRecord> {
    const { head, outcome } = this.rules.about(this.present());
    const entries = await this.home.store.lines(this.kept.id, 0, this.version);
    return { ...head, names: this.kept.names, entries, outcome, seeds: [...this.kept.seeds] };
  }

  async verify(): Promise<Verdict> {
    return this.rules.verify(await this.wholeRecord());
  }

  // ── Playing ───────────────────────────────────────────────────────────────────────────────────

  act(seat: Seat, choice: object, at: number, key?: string): Promise<Answer> {
    return this.inTurn(async () => {
      if (key !== undefined && this.keys.includes(key)) return { ok: true };
      const answer = await this.change(() => this.rules.act(this.present(), { ...choice, seat }, { at }), [], key);
      // Another process may have written it down before its answer was lost.
      return key !== undefined && this.keys.includes(key) ? { ok: true } : answer;
    });
  }

  /** Takes back the last move, freely, and remembers it so that it can be done again. */
  undo(seat: Seat): Promise<Answer> {
    return this.inTurn(async () => {
      const [last] =
        this.version === 0 ? [] : await this.home.store.lines(this.kept.id, this.version - 1, this.version);
      const undone = last !== undefined && 'do' in last ? [...this.undone, { seat, choice: last.do }] : this.undone;
      return this.change(() => this.rules.undo(this.present(), seat), undone);
    });
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
    const others = this.persons.filter((person) => person !== seat);
    if (outcome !== null || version === 0 || others.length === 0) return refuse('cannotUndo', { because: barrier });
    const absent = others.filter((person) => this.standIns.has(person));
    if (absent.length === others.length) return refuse('cannotUndo', { because: barrier });
    this.asking = { seat, agreed: absent };
    this.tellAll();
    return { ok: true };
  }

  answerUndo(seat: Seat, agrees: boolean): Promise<Answer> {
    return this.inTurn(async () => {
      const { asking } = this;
      if (asking === null || asking.seat === seat || !this.persons.includes(seat))
        return refuse('cannotUndo', { because: 'nothing' });
      if (!agrees) {
        this.asking = null;
        this.tellAll();
        return { ok: true };
      }
      const agreed = [...new Set([...asking.agreed, seat])].sort();
      this.asking = { ...asking, agreed };
      if (this.persons.some((person) => person !== asking.seat && !agreed.includes(person))) {
        this.tellAll();
        return { ok: true };
      }
      return this.change(() => this.rules.undo(this.present(), asking.seat, agreed));
    });
  }

  /** What a lesson lets the others do. */
  script(actions: readonly { seat: Seat; type: string }[]): Promise<Answer> {
    return this.inTurn(async () => {
      for (const { seat, ...choice } of actions) {
        const answer = await this.change(() => this.rules.act(this.present(), { seat, ...choice }));
        if (!answer.ok) return answer;
      }
      return { ok: true };
    });
  }

  /** From here on bots choose for themselves. */
  release(): void {
    this.mode = 'play';
    this.afterwards();
  }

  /** What was written by somebody else is taken up. */
  async catchUp(): Promise<void> {
    const loaded = await this.home.store.load(this.kept.id);
    if (loaded === null || loaded.version === this.version) return;
    await this.load(loaded);
    this.tellAll();
  }

  close(): void {
    this.mode = 'look';
    this.stopClock();
    if (this.thinking !== null) this.thinking.signal.aborted = true;
    this.listeners.clear();
  }

  // ── The order of every change ─────────────────────────────────────────────────────────────────

  /** One change after another; whoever comes meanwhile waits. */
  private inTurn<T>(change: () => Promise<T>): Promise<T> {
    const next = this.queue.then(change);
    this.queue = next.catch(() => {});
    return next;
  }

  private async change(
    compute: () => Made<GameTypes> | NotMade<GameTypes>,
    undone: typeof this.undone = [],
    key?: string,
  ): Promise<Answer> {
    if (this.mode === 'look') return this.elsewhere();
    let made: Made<GameTypes> | NotMade<GameTypes>;
    try {
      made = compute();
    } catch (error) {
      if ((error as Error).name !== TooFarBack.name) throw error;
      await this.rebuild();
      made = compute();
    }
    if (!made.ok) return { ok: false, refusal: made.refusal };
    const { version, outcome } = this.rules.about(made.match);
    const written = {
      lines: [made.entry],
      ...(key !== undefined && { key }),
      ...(outcome !== this.kept.outcome && { kept: { outcome } as Partial<K> }),
      ...(version % STRETCH === 0 && { snapshots: [{ version, text: this.rules.snapshot(made.match) }] }),
    };
    let isAppended: boolean;
    try {
      isAppended = await this.append(version - 1, written);
    } catch (error) {
      // Nothing has changed: the same can be tried again when there is room.
      return refuse('notSaved', { detail: String((error as Error).message ?? error) });
    }
    if (!isAppended) return this.elsewhere();
    this.match = made.match;
    this.last = { line: made.line, events: made.events };
    this.asking = null;
    this.undone = undone;
    if (key !== undefined) this.keys = [...this.keys.slice(1 - STRETCH), key];
    this.afterwards();
    return { ok: true };
  }

  private async append(at: number, written: Parameters<Store<K>['append']>[2]): Promise<boolean> {
    const isAppended = await this.home.store.append(this.kept.id, at, written);
    if (isAppended) this.kept = { ...this.kept, ...written.kept };
    return isAppended;
  }

  /** Somebody else plays this table: what they did is shown, and nothing is overwritten. */
  private async elsewhere(): Promise<Answer> {
    const was = this.version;
    await this.catchUp();
    return refuse('playedElsewhere', { at: was, now: this.version });
  }

  /** All moves from the beginning, so that any of them can be taken back. */
  private async rebuild(): Promise<void> {
    if (this.kept.head === null) throw new Error('the table has not begun');
    let match = this.rules.begin({ ...this.kept.head, seed: this.kept.seeds[0] ?? '' }, Number.POSITIVE_INFINITY);
    for (const entry of await this.home.store.lines(this.kept.id, 0, this.version)) {
      const done = this.rules.repeat(match, entry, this.kept.seeds);
      if (!done.ok) throw new Error(`${done.refusal.refused} while going back to the beginning`);
      match = done.match;
    }
    this.match = match;
  }

  private afterwards(): void {
    this.home.changed?.(this.kept.id, this.version);
    void this.playBots();
    this.startClock();
    this.tellAll();
  }

  private tellAll(): void {
    for (const { eyes, tell } of this.listeners) tell({ is: 'update', update: this.updateFor(eyes) });
  }

  // ── Bots and clocks ───────────────────────────────────────────────────────────────────────────

  /** The bot that is asked first, if the table may turn to one: a proposal to a person is answered before any bot goes on. */
  private botAsked(): { seat: Seat; bot: string } | null {
    if (this.mode !== 'play' || this.match === null) return null;
    const { waiting } = this.rules.about(this.match);
    const botAt = (seat: Seat) => this.kept.setup.sitters[seat]?.bot ?? this.standIns.get(seat) ?? null;
    if (waiting?.deal === true && waiting.seats.some((seat) => botAt(seat) === null)) return null;
    for (const seat of waiting?.seats ?? []) {
      const bot = botAt(seat);
      if (bot !== null) return { seat, bot };
    }
    return null;
  }

  /** Lets the bot that is asked choose; what it chose counts only if nothing has happened meanwhile. */
  async playBots(): Promise<void> {
    if (this.thinking !== null) this.thinking.signal.aborted = true;
    const asked = this.botAsked();
    if (asked === null || this.match === null) {
      this.thinking = null;
      return;
    }
    const { seat, bot } = asked;
    const { match } = this;
    const signal = { aborted: false };
    this.thinking = { seat, signal };
    try {
      const seen = { seat, view: this.rules.view(match, seat), offers: this.rules.menu(match, seat).offers };
      const choice = await this.home.think(bot, seen, signal);
      if (signal.aborted) return;
      const answer = await this.inTurn(async () =>
        signal.aborted ? { ok: true as const } : this.change(() => this.rules.act(this.present(), { ...choice, seat })),
      );
      if (answer.ok || answer.refusal.refused === 'playedElsewhere') return;
      if (answer.refusal.refused === 'notSaved') return this.trouble(answer.refusal);
      throw new Error(`a bot chose what it may not: ${JSON.stringify([bot, choice, answer.refusal])}`);
    } catch (error) {
      for (const { tell } of this.listeners) tell({ is: 'crashed', detail: String((error as Error).stack ?? error) });
    }
  }

  /** A bot's move could not be written down: it waits, and tries again when somebody asks for it. */
  private trouble(refusal: Refusal): void {
    this.thinking = null;
    for (const { tell } of this.listeners) tell({ is: 'notSaved', refusal });
  }

  /** Bots and clocks go on at a table that was taken up. */
  resume(): void {
    void this.playBots();
    this.startClock();
  }

  /** A bot plays for a person who is away, until they are back (`null`). */
  standIn(seat: Seat, bot: string | null): void {
    if (bot === null) this.standIns.delete(seat);
    else this.standIns.set(seat, bot);
    if (this.match !== null) this.afterwards();
  }

  /** When the time of those who are asked runs out, the rules' own answer is given, and the record says so. */
  private startClock(): void {
    this.stopClock();
    if (this.timing === null || this.mode !== 'play' || this.match === null) return;
    const { waiting } = this.rules.about(this.match);
    const awaited = this.persons.filter((seat) => waiting?.seats.includes(seat) && !this.standIns.has(seat));
    const { match } = this;
    const asked = () => this.rules.view(match, null).stack.at(-1) as { phase: string; step: string };
    const left = this.timing.ask(awaited, asked);
    if (left !== null) this.stopClock = this.home.after(left, () => void this.checkClock());
  }

  /** Answers for those whose time is over, if there are any. */
  checkClock(): Promise<void> {
    return this.inTurn(() => (this.match === null || this.mode !== 'play' ? Promise.resolve() : this.runOut()));
  }

  private async runOut(): Promise<void> {
    for (const seat of this.timing?.out() ?? []) {
      const isAsked = this.rules.about(this.present()).waiting?.seats.includes(seat) === true;
      if (isAsked) await this.change(() => this.rules.actForClock(this.present(), seat));
    }
    this.startClock();
  }

  private present(): Match<GameTypes> {
    if (this.match === null) throw new Error('the table has not begun');
    return this.match;
  }
}

const refuse = (refused: Refusal['refused'], facts: object): { ok: false; refusal: Refusal } => ({
  ok: false,
  refusal: { refused, rule: null, facts },
});
