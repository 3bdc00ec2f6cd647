import type { Seat } from '@parlour/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { loadTable } from '../storage/tables.ts';
import { type Connection, connect } from './connect.ts';
import { type Pacing, unpaced } from './pace/pacing.ts';
import type { RoomPacing } from './pace/room.ts';
import { appended, isByHand, isByPersonElsewhere, isByTable, isOpen, sightOf } from './pace/shown.ts';
import { askedIn, heldAnyway, heldFor, isTold, OWN_MOST, SEEN, stagedAt, type Told, UNTOLD } from './pace/waits.ts';
import { type AnyEvent, OPENING, type TableState } from './table-state.ts';
import type { Answer, Asks, Eyes, Opening, Sight, Update } from './types.ts';

export { sightOf } from './pace/shown.ts';

/** So many lines of the log are fetched at once. */
const AT_ONCE = 128;

/** How long the last position stays before the device is passed, at normal pace. */
const LAST_LOOK = 1400;

/** So much of the time that is there between two questions is gone when a table is opened, at normal pace. */
const ON_COMING = 2000;

export type TableStore = StoreApi<TableState> & {
  connection: Connection;
  pacing: Pacing;
  /** Straight to this person's next question: nothing is shown on the way. */
  skip(): void;
  /** What went by has been looked at. */
  looked(): void;
  asks(what: Asks): Promise<void>;
  stageDone(): void;
  takeDevice(): void;
  look(line: number | null): Promise<void>;
  /** `by` an order: it was given long before, and nobody decides anything now. */
  act(choice: { type: string }, by?: 'hand' | 'order'): Promise<Answer>;
  undo(): Promise<Answer>;
  redo(): Promise<Answer>;
  takeOver(): Promise<void>;
  /** Tries again what could not be saved. */
  retry(): Promise<void>;
  close(): void;
};

/** Opens a table and shows what happens at it, one thing after another. */
export function openTable(
  id: string,
  mode: 'play' | 'lesson' = 'play',
  connecting: typeof connect = connect,
  asks: Asks = 'choices',
): TableStore {
  const store = createStore<TableState>(() => OPENING);
  const { getState: get, setState: set } = store;
  const pacing = unpaced();
  /** When a person has decided last, here or elsewhere; what is shown until the next question is counted from there. */
  let decided = performance.now();
  /** When something has happened last. */
  let heard = decided;
  /** Before the first decision there is no turn of one's own since which anything could have happened. */
  let hasDecided = false;
  /** Everything passes until this person is asked again. */
  let isSkipping = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was chosen last: it can be tried again where it could not be saved. */
  let tried: { type: string } | null = null;

  const connection = connecting((news) => {
    if (news.is === 'crashed') return set({ status: 'crashed', detail: news.detail });
    if (news.is === 'lost') return set({ readOnly: true });
    if (news.is === 'notSaved') return set({ unsaved: true });
    if (news.is === 'again') return again(news.update);
    if (isSkipping) return pass(news.update);
    heard = performance.now();
    const { here, saved, shown, eyes, queue } = get();
    const latest = queue.at(-1) ?? get().staged?.update ?? shown;
    const line = sightOf(news.update, eyes)?.line ?? null;
    // While somebody elsewhere thought, there was nothing to show: that time is nobody's.
    if (isByPersonElsewhere(line, here, saved, latest)) decided = heard;
    set({ queue: [...queue, news.update] });
    const { staged } = get();
    const isOverdue = staged !== null && inRoom(staged.update, [staged.event])?.length === 0;
    if (isOverdue) stageNext(staged.update, staged.rest, staged.told);
    else if (timer === undefined && staged === null) advance();
  });

  /** After a while without a line: straight to the present, with the whole log. */
  function again(update: Update): void {
    clearTimeout(timer);
    timer = undefined;
    set({ queue: [], staged: null, holding: false, shown: update, sending: false });
    void setEyes(get().eyes);
  }

  /** Whoever looks on, and whoever learns, is shown everything in its own time. */
  const isUnhurried = (): boolean => mode === 'lesson' || get().here.length === 0;
  const since = (moment: number): number => (performance.now() - moment) / pacing.pace();
  const sinceDecision = (): number => since(decided);
  const shownTo = (): Sight['view'] | null => sightOf(get().shown, get().eyes)?.view ?? null;
  const momentsOf = (update: Update): AnyEvent[] =>
    pacing.pace() > 0 ? (sightOf(update, get().eyes)?.events ?? []).filter(pacing.isStaged) : [];
  /** The people who look at this wall, where one of them is asked already by what is still to be shown. */
  const roomAsked = (update: Update): RoomPacing | null =>
    pacing.room?.awaits(get().queue.at(-1) ?? update) ? pacing.room : null;
  /** Those of these moments that befall anybody, for such people; `null`: nobody is asked in a room. */
  function inRoom(update: Update, events: AnyEvent[]): AnyEvent[] | null {
    const view = shownTo();
    return view === null ? null : (roomAsked(update)?.befalling(events, view) ?? null);
  }

  /** Shows the next update, or what of it deserves a stage first. */
  function advance(): void {
    timer = undefined;
    const [next, ...queue] = get().queue;
    if (next === undefined) return set({ holding: false });
    set({ queue });
    stageNext(next, momentsOf(next), UNTOLD);
  }

  /** The next of these moments for which there is time, or the position after them. */
  function stageNext(update: Update, events: AnyEvent[], before: Told): void {
    const { eyes } = get();
    const view = shownTo();
    const forRoom = inRoom(update, events);
    if (forRoom !== null) {
      const later = inRoom(update, get().queue.flatMap(momentsOf))?.length ?? 0;
      const next = pacing.room?.next(forRoom, since(heard), later);
      return next == null ? show(update, before) : set({ staged: { update, told: before, ...next } });
    }
    const concerns = events.map((event) =>
      isUnhurried() || typeof eyes !== 'number' || view === null ? 'all' : pacing.concern(event, eyes, view),
    );
    // After the last position nobody is asked anything: nothing hurries.
    const gone = update.outcome === null ? sinceDecision() : 0;
    let told = before;
    for (const [i, event] of events.entries()) {
      const isMine = concerns[i] === 'me';
      const own = concerns.slice(i).filter((each) => each === 'me').length;
      const haste = isUnhurried() ? 1 : stagedAt(concerns[i] ?? 'all', gone, own);
      if (haste === null) told = { ...told, left: told.left + Number(isMine) };
      else {
        told = { ...told, shown: told.shown + Number(isMine) };
        return set({ staged: { update, event, rest: events.slice(i + 1), haste, told } });
      }
    }
    show(update, told);
  }

  function show(update: Update, told: Told): void {
    const { eyes, passTo, queue } = get();
    const sight = sightOf(update, eyes);
    const pace = pacing.pace();
    const next = passTo ?? nextToTake(update);
    const isOwn = isChangedFor(sight, update) && !isTold(told);
    const held = isUnhurried() ? holdOf(sight, roomAsked(update)) : holdFor(sight, isOwn, queue.length);
    // Whoever has just moved sees what came of it before the device goes on.
    const wait = Math.max(held, next === null || isOpen(get().saved) ? 0 : LAST_LOOK) * pace;
    take(update, told.left > 0 || (isOwn && held < SEEN && !isAskedHere(update)));
    set({ holding: wait > 0 });
    if (wait > 0) {
      timer = setTimeout(() => {
        // Not `next`: it may have been taken by whom it was for meanwhile.
        passOn(get().passTo ?? nextToTake(update));
        advance();
      }, wait);
      return;
    }
    passOn(next);
    if (get().queue.length > 0) advance();
  }

  /** This position is shown; what is `missed` stays marked. */
  function take(update: Update, isMissed: boolean): void {
    const { eyes, log, here, since, missed } = get();
    const sight = sightOf(update, eyes);
    const line = sight?.line ?? null;
    const grown = appended(log, update, sight);
    const latest = grown.at(-1);
    // A position is told again where somebody has said what they want to be asked.
    const isNew = grown !== log;
    // What others make of one's own move, too, may go by unseen.
    const isNews = hasDecided && latest !== undefined && isNew && (isMissed || !isByHand(latest.entry, here));
    set({
      shown: update,
      staged: null,
      log: grown,
      ...(isNew && line !== null && 'undo' in line && { isAgain: true }),
      // Where the table answers again, the next time has been.
      ...(isNew && line !== null && here.some((seat) => isByTable(line, seat)) && { asksNext: false }),
      ...(isNews && { since: [...since, latest] }),
      ...(isNews && isMissed && { missed: [...missed, latest] }),
    });
  }

  /** Shown without waiting: until this person is asked, or it is over. */
  function pass(update: Update): void {
    take(update, isChangedFor(sightOf(update, get().eyes), update) && !isAskedHere(update));
    passOn(get().passTo ?? nextToTake(update));
    if (isAskedHere(update) || update.outcome !== null) isSkipping = false;
  }

  const isAskedHere = (update: Update): boolean => askedIn(update).some((seat) => get().here.includes(seat));

  function isChangedFor(sight: Sight | null, { version }: Update): boolean {
    const { eyes, shown, here } = get();
    if (typeof eyes !== 'number' || sight === null || shown === null || shown.version >= version) return false;
    const before = sightOf(shown, eyes)?.view ?? null;
    const owned = (view: Sight['view']) => JSON.stringify(pacing.holdings(view, eyes));
    return !isByHand(sight.line, here) && before !== null && owned(before) !== owned(sight.view);
  }

  /** One's own move needs no waiting; what others did is held as long as there is time. */
  function holdFor(sight: Sight | null, isOwn: boolean, behind: number): number {
    if ((sight?.events.length ?? 0) === 0 && !isOwn) return 0;
    return heldFor(isOwn, sinceDecision(), behind);
  }

  /** The device goes to a seat: covered while it is handed over, unless everything lies open anyway. */
  function passOn(to: Seat | null): void {
    if (to === null || !isOpen(get().saved)) return set({ passTo: to });
    set({ passTo: null });
    void setEyes(to);
  }

  /** With several persons at one screen, the one who is asked must get the device first. */
  function nextToTake(update: Update): Seat | null {
    const { waiting, outcome } = update;
    const { here: persons, eyes } = get();
    if (persons.length < 2 || outcome !== null || waiting === null) return null;
    const asked = askedIn(update);
    if (typeof eyes === 'number' && asked.includes(eyes)) return null;
    return asked.find((seat) => persons.includes(seat)) ?? null;
  }

  /** What others did is held for the eye; one's own move needs no waiting. */
  function holdOf(sight: Sight | null, room: RoomPacing | null): number {
    const events = sight?.events.length ?? 0;
    const line = sight?.line ?? null;
    if (line === null || !('do' in line) || events === 0) return 0;
    const { here, queue } = get();
    if (room !== null) return room.held(since(heard), queue.length);
    return here.includes(line.seat) ? OWN_MOST : heldAnyway(events, queue.length);
  }

  async function setEyes(eyes: Eyes): Promise<void> {
    set({ eyes });
    // The latest lines first: of a long game the rest comes stretch by stretch.
    set({ log: [] });
    for (let to = get().shown?.version ?? 0; to >= 0; to -= AT_ONCE) {
      const lines = await connection.table.log(eyes, Math.max(0, to - AT_ONCE + 1), to);
      if (get().eyes !== eyes) return;
      const known = new Set(get().log.map(({ line }) => line));
      set({ log: [...lines.filter(({ line }) => !known.has(line)), ...get().log] });
    }
  }

  async function takeUp(opening: Opening): Promise<void> {
    if (opening.is === 'unknown') return set({ status: 'unknown' });
    if (opening.is === 'otherRules') return set({ status: 'otherRules', saved: opening.table });
    if (opening.is === 'broken') return set({ status: 'broken', saved: opening.table, detail: opening.detail });
    if (opening.is === 'dice')
      return set({ status: 'crashed', saved: opening.table, detail: 'the dice were not settled' });
    const { table, update, readOnly, speaks, here: persons } = opening;
    const [first] = persons;
    const asked = update.waiting?.seats.find((seat) => persons.includes(seat)) ?? first;
    const mustPass = persons.length > 1 && update.outcome === null;
    const eyes: Eyes = (isOpen(table) ? asked : first) ?? 'spectator';
    // Whoever has just come wants to play: what happens before the first question has a moment only.
    decided = performance.now() - ON_COMING * pacing.pace();
    set({
      status: 'open',
      saved: table,
      speaks,
      here: persons,
      readOnly,
      shown: update,
      eyes,
      passTo: mustPass && !isOpen(table) ? (asked ?? null) : null,
    });
    await setEyes(eyes);
  }

  // Even a table that cannot be opened gives away what is kept of it.
  const crash = async (error: unknown) =>
    set({ status: 'crashed', detail: String(error), saved: await loadTable(id).catch(() => null) });
  connection.open(id, mode, asks).then(takeUp).catch(crash);

  async function sent(sending: Promise<Answer>): Promise<Answer> {
    set({ sending: true });
    const answer = await sending.finally(() => set({ sending: false }));
    if (!answer.ok && answer.refusal.refused === 'notSaved') set({ unsaved: true });
    return answer;
  }

  const seat = (): Seat => {
    const { eyes } = get();
    return typeof eyes === 'number' ? eyes : 0;
  };

  return Object.assign(store, {
    connection,
    pacing,
    skip() {
      clearTimeout(timer);
      timer = undefined;
      set({ holding: false });
      const { staged, shown, passTo, queue } = get();
      if (shown !== null) passOn(passTo ?? nextToTake(shown));
      // Whoever only looks on skips to the present.
      isSkipping =
        get().here.length > 0 && (shown === null || !isAskedHere(shown) || staged !== null || queue.length > 0);
      set({ staged: null, queue: [] });
      for (const update of staged === null ? queue : [staged.update, ...queue]) pass(update);
    },
    looked: () => set({ missed: [] }),
    async asks(what: Asks) {
      for (const each of get().here) await connection.table.asks(each, what);
      set({ asksNext: what === 'next' });
    },
    stageDone() {
      const { staged } = get();
      if (staged !== null) stageNext(staged.update, staged.rest, staged.told);
    },
    takeDevice() {
      const { passTo } = get();
      if (passTo === null) return;
      set({ passTo: null, log: [] });
      void setEyes(passTo);
    },
    async look(line: number | null) {
      if (line === null) return set({ looking: null });
      const { waiting, outcome: _, ...sight } = await connection.table.moment(line, get().eyes);
      set({ looking: { line, sight, waiting } });
    },
    act(choice: { type: string }, by = 'hand') {
      tried = choice;
      if (by === 'hand') {
        decided = performance.now();
        hasDecided = true;
        isSkipping = false;
        set({ since: [], isAgain: false });
      }
      return sent(connection.table.act(seat(), choice, get().shown?.version ?? -1));
    },
    undo: () => sent(connection.table.undo(seat())),
    redo() {
      set({ isAgain: false });
      return sent(connection.table.redo(seat()));
    },
    async takeOver() {
      await takeUp(await connection.table.takeOver());
    },
    async retry() {
      set({ unsaved: false });
      const choice = tried;
      const isAsked = get().shown?.waiting?.seats.includes(seat()) ?? false;
      if (choice !== null && isAsked) await this.act(choice);
      else await connection.table.retry();
    },
    close() {
      clearTimeout(timer);
      connection.leave();
    },
  });
}
