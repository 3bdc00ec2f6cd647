import type { Answer } from '@parlour/table';
import type { KeptRoom } from '../store/index.ts';
import { OK, refuse } from './refusals.ts';
import type { RoomHome } from './room-home.ts';

/** So long what people see of a table in lists is kept only here. */
const KEPT_AFTER = 5000;
/** And so long if somebody is asked who is away: they look at lists, and are sent notices. */
const KEPT_AFTER_FOR_ABSENT = 1000;

/** What changes in a room; or why nothing does. */
type Changed = Partial<KeptRoom> | Answer;

type Place = {
  kept: KeptRoom;
  /** Whether this server looks after the table: then it says whom it waits for, and what the clocks say. */
  readonly keeps: boolean;
  /** That, as it is now. */
  course(): Partial<KeptRoom>;
  /** What is written is what counts from now on; `before` is what counted until then. */
  adopt(before: KeptRoom): Promise<void>;
  isHere(person: string | null): boolean;
};

/**
 * What people have agreed on at a table, written down before it counts: one change after another, each made of what is written,
 * whoever wrote it. The game itself is not its business.
 */
export class Keeping {
  private readonly place: Place;
  private readonly home: Pick<RoomHome, 'store' | 'time' | 'after'>;
  private queue: Promise<unknown> = Promise.resolve();
  private isDirty = false;
  /** Whether it is written that somebody must look after the table. */
  private isBusyKept: boolean;
  /** When what is not kept yet will be. */
  private keptBy = Number.POSITIVE_INFINITY;

  constructor(place: Place, home: Pick<RoomHome, 'store' | 'time' | 'after'>) {
    this.place = place;
    this.home = home;
    this.isBusyKept = place.kept.isBusy === true;
  }

  /** Makes a change, on what is written by then. */
  change(compute: (kept: KeptRoom) => Changed): Promise<Answer> {
    return this.inTurn(async () => {
      for (;;) {
        const { place, home } = this;
        const { revision } = place.kept;
        const change = compute(place.kept);
        if ('ok' in change) {
          // What is refused may be refused for what was so until somebody else wrote something.
          if (!change.ok && (await this.read()) && place.kept.revision !== revision) continue;
          return change as Answer;
        }
        const updated = home.time.calendar();
        const next = await home.store.rooms.put({ ...place.kept, ...this.course(), ...change, updated });
        if (next !== null) {
          await this.adopt(next);
          return OK;
        }
        if (!(await this.read())) return refuse('unknownTable');
      }
    });
  }

  /** Somebody else may have written something. */
  reload(): Promise<boolean> {
    return this.inTurn(() => this.read());
  }

  private async read(): Promise<boolean> {
    const found = await this.home.store.rooms.find(this.place.kept.id);
    if (found === null) return false;
    if (found.revision !== this.place.kept.revision) await this.adopt(found);
    return true;
  }

  private async adopt(next: KeptRoom): Promise<void> {
    const before = this.place.kept;
    this.isBusyKept = next.isBusy === true;
    this.place.kept = next;
    this.place.kept = { ...next, ...this.course() };
    await this.place.adopt(before);
  }

  private course(): Partial<KeptRoom> {
    return this.place.keeps ? this.place.course() : {};
  }

  private inTurn<T>(run: () => Promise<T>): Promise<T> {
    const next = this.queue.then(run);
    this.queue = next.catch(() => {});
    return next;
  }

  // ── The course of the game, as lists show it ──────────────────────────────────────────────────

  /**
   * Not with every move: after a crash lists and clocks may be so far behind the game, and no further. But that a bot is awaited is
   * written at once: it thinks for a while, and should this server die meanwhile, nobody else would know that the table needs them.
   */
  soon(): void {
    this.isDirty = true;
    const { kept } = this.place;
    const isAwayAsked = kept.awaited.some((seat) => !this.place.isHere(kept.seats[seat]?.person ?? null));
    // Not all tables at the same moment.
    const isBusyNow = kept.isBusy === true && !this.isBusyKept;
    const patience = isAwayAsked ? KEPT_AFTER_FOR_ABSENT : KEPT_AFTER * (0.5 + Math.random());
    const after = isBusyNow ? 0 : patience;
    const due = this.home.time.steady() + after;
    if (due >= this.keptBy) return;
    this.keptBy = due;
    this.home.after(after, () => void this.ifDirty());
  }

  /** What has waited so far. */
  async ifDirty(): Promise<void> {
    this.keptBy = Number.POSITIVE_INFINITY;
    if (!this.isDirty || !this.place.keeps) return;
    this.isDirty = false;
    await this.change(() => ({})).catch(() => {
      // What cannot be written now is written with the next change.
      this.isDirty = true;
    });
  }
}
