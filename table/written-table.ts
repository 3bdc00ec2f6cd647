import {
  type Entry,
  type GameTypes,
  type Made,
  type Match,
  type NotMade,
  type Rules,
  type Seat,
  TooFarBack,
} from '@parlour/kernel';
import { DONE, notSaved, refuse } from './answers.ts';
import { STRETCH } from './history.ts';
import type { Home, Listener, Mode } from './home.ts';
import { rebuilt, repeated } from './repeating.ts';
import { SeenTable } from './seen-table.ts';
import type { Position } from './sights.ts';
import type { Loaded, Store } from './store.ts';
import type { Answer, Eyes, Kept, Update } from './types.ts';

/**
 * A table whose every change is written down. The order of each: compute on a copy, append the line if the version is still the
 * expected one, commit in memory, answer, tell every pair of eyes what it may see.
 */
export abstract class WrittenTable<K extends Kept> extends SeenTable<K> {
  readonly home: Home<K>;
  mode: Mode;
  /** The last answers that were written down, by the keys they were sent under: one sent twice counts once. */
  protected keys: string[] = [];
  protected readonly listeners = new Set<Listener>();
  protected undone: { seat: Seat; choice: { type: string } }[] = [];
  private queue: Promise<unknown> = Promise.resolve();

  constructor(home: Home<K>, rules: Rules, kept: K, mode: Mode) {
    super(home.store, rules, kept);
    this.home = home;
    this.mode = mode;
  }

  /** The present position for some eyes, with nothing in it for any others. */
  abstract updateFor(eyes: readonly Eyes[]): Update;
  /** A line is about to stand. */
  protected abstract noted(before: Match<GameTypes>, made: Position & { entry: Entry }): void;
  /** A line stands: everybody is told, and bots and clocks go on. */
  protected abstract afterwards(): void;

  /** Takes up what is kept: the last snapshot, and the lines after it. */
  protected async load({ kept, snapshot, tail, keys }: Omit<Loaded<K>, 'version'>): Promise<void> {
    this.kept = kept;
    this.keys = keys;
    if (kept.head === null) return;
    let match = snapshot === null ? this.begun() : this.rules.resume(kept.head, kept.seeds, snapshot.text);
    let last: typeof this.last = { line: null, events: this.rules.about(match).opening };
    for (const position of repeated(this.rules, match, tail, kept.seeds)) ({ match, ...last } = position);
    this.match = match;
    this.last = last;
    if (tail.length === 0 && this.version > 0) {
      const { line, events } = await this.history.at(this.version);
      this.last = { line, events };
    }
  }

  /** Takes up what was written elsewhere, once nothing is under way here. */
  follow(): Promise<void> {
    return this.inTurn(() => this.catchUp());
  }

  /** What was written by somebody else is taken up and told line by line. */
  async catchUp(): Promise<void> {
    const { store } = this.home;
    const news = this.match === null ? [] : await store.since(this.kept.id, this.version);
    for (const [i, { entry, key }] of news.entries()) {
      this.commit({ ...(await this.after(entry)), entry }, [], key);
      if (i < news.length - 1) this.tellAll();
      else this.afterwards();
    }
    if (this.match !== null) return;
    const loaded = await store.load(this.kept.id);
    if (loaded === null || loaded.kept.head === null) return;
    await this.load(loaded);
    this.afterwards();
  }

  /** The position after a line that somebody else wrote. */
  protected async after(entry: Entry): Promise<Position> {
    const next = () => repeated(this.rules, this.present(), [entry], this.kept.seeds).next().value as Position;
    try {
      return next();
    } catch (error) {
      await this.goBackFor(error);
      return next();
    }
  }

  /** What was to be taken back lies further back than what is in memory: so all of it is. Anything else is a fault. */
  protected async goBackFor(error: unknown): Promise<void> {
    if ((error as Error).name !== TooFarBack.name) throw error;
    const entries = await this.home.store.lines(this.kept.id, 0, this.version);
    this.match = rebuilt(this.rules, this.kept, entries);
  }

  /** A move stands: it is in memory from now on. */
  protected commit(made: Position & { entry: Entry }, undone: typeof this.undone, key: string | null): void {
    this.noted(this.present(), made);
    this.match = made.match;
    this.last = { line: made.line, events: made.events };
    this.undone = undone;
    const { outcome } = this.rules.about(made.match);
    if (outcome !== this.kept.outcome) this.kept = { ...this.kept, outcome };
    if (key !== null) this.keys = [...this.keys.slice(1 - STRETCH), key];
  }

  /** One change after another; whoever comes meanwhile waits. */
  protected inTurn<T>(change: () => Promise<T>): Promise<T> {
    const next = this.queue.then(change);
    this.queue = next.catch(() => {});
    return next;
  }

  protected async change(
    compute: () => Made<GameTypes> | NotMade<GameTypes>,
    undone: typeof this.undone = [],
    key?: string,
  ): Promise<Answer> {
    if (this.mode === 'look') return this.elsewhere();
    let made: Made<GameTypes> | NotMade<GameTypes>;
    try {
      made = compute();
    } catch (error) {
      await this.goBackFor(error);
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
      return notSaved(error);
    }
    if (!isAppended) return this.elsewhere().catch(notSaved);
    this.commit(made, undone, key ?? null);
    this.afterwards();
    return DONE;
  }

  protected async append(at: number, written: Parameters<Store<K>['append']>[2]): Promise<boolean> {
    const isAppended = await this.home.store.append(this.kept.id, at, written);
    if (isAppended) this.kept = { ...this.kept, ...written.kept };
    return isAppended;
  }

  /** A store that has lost lines it had taken has fewer than are known here. What is written is what counts: so the game goes on from there. */
  private async goBackToWhatIsWritten(): Promise<void> {
    const loaded = await this.home.store.load(this.kept.id);
    if (loaded === null || loaded.version >= this.version) return;
    await this.load(loaded);
    this.afterwards();
  }

  /** Somebody else plays this table: what they did is shown, and nothing is overwritten. */
  protected async elsewhere(): Promise<Answer> {
    const was = this.version;
    await this.catchUp();
    if (this.version === was) await this.goBackToWhatIsWritten();
    return refuse('playedElsewhere', { at: was, now: this.version });
  }

  /** Tells these eyes everything from now on; returns how to stop that. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  protected tellAll(): void {
    for (const { eyes, tell } of this.listeners) tell({ is: 'update', update: this.updateFor(eyes) });
  }
}
