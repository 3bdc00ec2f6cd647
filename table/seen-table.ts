import type {
  AboutMatch,
  Entry,
  GameRecord,
  GameTypes,
  Line,
  Match,
  Refusal,
  Rules,
  Seat,
  Verdict,
} from '@parlour/kernel';
import { type History, historyOf } from './history.ts';
import { pastBy } from './past.ts';
import { momentOf, type Position } from './sights.ts';
import type { Store } from './store.ts';
import type { Eyes, Kept, LogLine, Moment } from './types.ts';

/** What can be looked up at a table: its present position, its past, its record; each through somebody's eyes. */
export abstract class SeenTable<K extends Kept> {
  readonly rules: Rules;
  kept: K;
  /** People have ended it before its end: it is looked at like a game that is over. */
  isGivenUp = false;
  /** The position; `null` while the dice are being settled. */
  protected match: Match<GameTypes> | null = null;
  protected last: Pick<Position, 'line' | 'events'> = { line: null, events: [] };
  /** Bots' seats that persons have taken since the game began. */
  protected readonly taken = new Set<Seat>();
  protected readonly history: History;
  private readonly store: Store<K>;

  constructor(store: Store<K>, rules: Rules, kept: K) {
    this.store = store;
    this.rules = rules;
    this.kept = kept;
    this.history = historyOf(
      store as unknown as Store,
      () => this.kept,
      rules,
      () => this.begun(),
    );
  }

  get version(): number {
    return this.match === null ? 0 : this.rules.about(this.match).version;
  }

  /** Whom it waits for. */
  get awaited(): readonly Seat[] {
    return this.match === null ? [] : (this.rules.about(this.match).waiting?.seats ?? []);
  }

  /** What was done last; it holds secrets. */
  get lastLine(): Line | null {
    return this.last.line;
  }

  get persons(): Seat[] {
    return this.kept.setup.sitters.flatMap(({ bot }, seat) =>
      bot === null || this.taken.has(seat as Seat) ? [seat as Seat] : [],
    );
  }

  private get isOver(): boolean {
    return this.isGivenUp || this.rules.about(this.present()).outcome !== null;
  }

  protected present(): Match<GameTypes> {
    if (this.match === null) throw new Error('the table has not begun');
    return this.match;
  }

  protected begun(): Match<GameTypes> {
    if (this.kept.head === null) throw new Error('the table has not begun');
    return this.rules.begin({ ...this.kept.head, seed: this.kept.seeds[0] ?? '' });
  }

  /** The last move that stands, and whether a seat may take it back freely. */
  protected async lastMove(seat: Seat): Promise<{ isFree: boolean; last: AboutMatch<GameTypes>['last'] }> {
    const { free, last, version } = this.rules.about(this.present());
    if (last !== undefined || version === 0) return { isFree: free === seat, last };
    // Rules that do not say which move stands last: then it is that of the last line, if it has one.
    const [line] = await this.store.lines(this.kept.id, version - 1, version);
    return { isFree: free === seat, last: line !== undefined && 'do' in line ? { choice: line.do } : undefined };
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
    return eyes === 'open' && !this.isOver ? 'spectator' : eyes;
  }

  /** The record as anybody may have it: while the game goes on without seeds, and without what these eyes may not see. */
  async record(eyes: Eyes): Promise<GameRecord> {
    const { head, outcome } = this.rules.about(this.present());
    if (this.isOver) return this.wholeRecord();
    // The game goes on meanwhile: what is told ends where it began to be told.
    const { version } = this;
    const log = await this.log(eyes, 1, version);
    const entries = (await this.store.lines(this.kept.id, 0, version)).map((entry, i) => ({
      ...(log[i]?.entry as Entry),
      hash: entry.hash,
    }));
    return { ...head, names: this.kept.names, entries, outcome, seeds: null };
  }

  /** Everything, the seeds too: for whoever keeps the table, and for everybody once the game is over. */
  async wholeRecord(): Promise<GameRecord> {
    const { head, outcome } = this.rules.about(this.present());
    const entries = await this.store.lines(this.kept.id, 0, this.version);
    return { ...head, names: this.kept.names, entries, outcome, seeds: [...this.kept.seeds] };
  }

  async verify(): Promise<Verdict> {
    return this.rules.verify(await this.wholeRecord());
  }
}
