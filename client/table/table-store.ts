import { findGame } from '@parlour/games';
import type { Event, GameTypes, Question, Seat, View } from '@parlour/kernel';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SavedTable } from '../storage/saved.ts';
import { loadTable } from '../storage/tables.ts';
import { type Connection, connect } from './connect.ts';
import type { Answer, Eyes, LogLine, Opening, Sight, Update } from './types.ts';

type AnyEvent = View<Event<GameTypes>>;

/** So many lines of the log are fetched at once. */
const AT_ONCE = 128;

/** How long the last position stays before the device is passed, at normal pace. */
const LAST_LOOK = 1400;

/** What the page knows of a table. Updates wait in `queue` until those before them have been seen. */
export type TableState = {
  status: 'opening' | 'open' | 'unknown' | 'otherRules' | 'broken' | 'crashed';
  detail: string;
  saved: SavedTable | null;
  /** The version of the views that its rules speak. */
  speaks: number;
  /** Whose seats are at this screen. */
  here: readonly Seat[];
  readOnly: boolean;
  shown: Update | null;
  /** A choice is on its way: until it is answered nothing else can be chosen. */
  sending: boolean;
  queue: Update[];
  /** What is shown is still being looked at: its pieces are moving, and nothing else is shown or said yet. */
  holding: boolean;
  /** A staged event of the next update; the position before it is still shown. */
  staged: { update: Update; event: AnyEvent; rest: AnyEvent[] } | null;
  /** Whose eyes look; `passTo` waits for the device. */
  eyes: Eyes;
  passTo: Seat | null;
  log: LogLine[];
  /** An earlier moment that is being looked at. */
  looking: { line: number; sight: Sight; waiting: Question | null } | null;
  /** A move could not be written down, and was not made. */
  unsaved: boolean;
};

export type Pacing = {
  /** How long movements take; 0 shows everything at once. */
  pace(): number;
  isStaged(event: AnyEvent): boolean;
};

export type TableStore = StoreApi<TableState> & {
  connection: Connection;
  pacing: Pacing;
  skip(): void;
  stageDone(): void;
  takeDevice(): void;
  look(line: number | null): Promise<void>;
  act(choice: { type: string }): Promise<Answer>;
  undo(): Promise<Answer>;
  redo(): Promise<Answer>;
  takeOver(): Promise<void>;
  /** Tries again what could not be saved. */
  retry(): Promise<void>;
  close(): void;
};

/** Everything that has happened has been shown, and has been seen. */
export const isSettled = ({ status, queue, holding, staged, sending }: TableState): boolean =>
  status === 'open' && queue.length === 0 && !holding && staged === null && !sending;

export const sightOf = (update: Update, eyes: Eyes): Sight | null =>
  update.sights.find((each) => each.eyes === eyes)?.sight ?? update.sights[0]?.sight ?? null;

/** Whether everybody may see everything at this table. */
const isOpen = (table: SavedTable | null): boolean =>
  table !== null && (findGame(table.game)?.isOpen?.(table.setup.options) ?? false);

/** Opens a table and shows what happens at it, one thing after another. */
export function openTable(
  id: string,
  mode: 'play' | 'lesson' = 'play',
  connecting: typeof connect = connect,
): TableStore {
  const store = createStore<TableState>(() => ({
    status: 'opening',
    detail: '',
    saved: null,
    speaks: 0,
    here: [],
    readOnly: false,
    shown: null,
    sending: false,
    queue: [],
    holding: false,
    staged: null,
    eyes: 'spectator',
    passTo: null,
    log: [],
    looking: null,
    unsaved: false,
  }));
  const { getState: get, setState: set } = store;
  const pacing: Pacing = { pace: () => 0, isStaged: () => false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was chosen last: it can be tried again where it could not be saved. */
  let tried: { type: string } | null = null;

  const connection = connecting((news) => {
    if (news.is === 'crashed') return set({ status: 'crashed', detail: news.detail });
    if (news.is === 'lost') return set({ readOnly: true });
    if (news.is === 'notSaved') return set({ unsaved: true });
    if (news.is === 'again') return again(news.update);
    set({ queue: [...get().queue, news.update] });
    if (timer === undefined && get().staged === null) advance();
  });

  /** After a while without a line: straight to the present, with the whole log. */
  function again(update: Update): void {
    clearTimeout(timer);
    timer = undefined;
    set({ queue: [], staged: null, shown: update, sending: false });
    void setEyes(get().eyes);
  }

  /** Shows the next update, or what of it deserves a stage first. */
  function advance(): void {
    timer = undefined;
    const [next, ...queue] = get().queue;
    if (next === undefined) return set({ holding: false });
    set({ queue });
    const staged = pacing.pace() > 0 ? (sightOf(next, get().eyes)?.events ?? []).filter(pacing.isStaged) : [];
    const [event, ...rest] = staged;
    if (event === undefined) show(next);
    else set({ staged: { update: next, event, rest } });
  }

  function show(update: Update): void {
    const { eyes, log, passTo } = get();
    const sight = sightOf(update, eyes);
    const pace = pacing.pace();
    const next = passTo ?? nextToTake(update);
    // Whoever has just moved sees what came of it before the device goes on.
    const wait = Math.max(holdOf(sight), next === null || isOpen(get().saved) ? 0 : LAST_LOOK) * pace;
    set({ shown: update, staged: null, holding: wait > 0, log: appended(log, update, sight) });
    if (wait > 0) {
      timer = setTimeout(() => {
        passOn(next);
        advance();
      }, wait);
      return;
    }
    passOn(next);
    if (get().queue.length > 0) advance();
  }

  /** The device goes to a seat: covered while it is handed over, unless everything lies open anyway. */
  function passOn(to: Seat | null): void {
    if (to === null || !isOpen(get().saved)) return set({ passTo: to });
    set({ passTo: null });
    void setEyes(to);
  }

  /** With several persons at one screen, the one who is asked must get the device first. */
  function nextToTake({ waiting, outcome }: Update): Seat | null {
    const { here: persons, eyes } = get();
    if (persons.length < 2 || outcome !== null || waiting === null) return null;
    if (typeof eyes === 'number' && waiting.seats.includes(eyes)) return null;
    return waiting.seats.find((seat) => persons.includes(seat)) ?? null;
  }

  /** What others did is held for the eye; one's own move needs no waiting. */
  function holdOf(sight: Sight | null): number {
    const events = sight?.events.length ?? 0;
    const line = sight?.line ?? null;
    if (line === null || !('do' in line) || events === 0) return 0;
    const { here, queue } = get();
    if (here.includes(line.seat)) return 350;
    // The more there is to see, the quicker it goes: nobody waits long for their turn.
    return Math.min(500 + 150 * events, Math.max(200, 2600 / (queue.length + 1)));
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
  connection.open(id, mode).then(takeUp).catch(crash);

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
      const { staged, shown, passTo } = get();
      if (staged !== null) return this.stageDone();
      if (shown !== null) passOn(passTo ?? nextToTake(shown));
      // Straight to the next moment that deserves a stage, or to the present.
      for (let next = get().queue[0]; next !== undefined; next = get().queue[0]) {
        if (pacing.pace() > 0 && (sightOf(next, get().eyes)?.events ?? []).some(pacing.isStaged)) return advance();
        set({ queue: get().queue.slice(1) });
        const sight = sightOf(next, get().eyes);
        set({ shown: next, log: appended(get().log, next, sight) });
        passOn(get().passTo ?? nextToTake(next));
      }
    },
    stageDone() {
      const { staged } = get();
      if (staged === null) return;
      const [event, ...rest] = staged.rest;
      if (event === undefined) show(staged.update);
      else set({ staged: { update: staged.update, event, rest } });
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
    act(choice: { type: string }) {
      tried = choice;
      return sent(connection.table.act(seat(), choice, get().shown?.version ?? -1));
    },
    undo: () => sent(connection.table.undo(seat())),
    redo: () => sent(connection.table.redo(seat())),
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

function appended(log: LogLine[], { version }: Update, sight: Sight | null): LogLine[] {
  if (log.some(({ line }) => line === version)) return log;
  const entry = sight?.line ?? null;
  const grown = [...log, { line: version, entry, events: sight?.events ?? [], undone: false }];
  if (entry === null || !('undo' in entry)) return grown;
  const taken = grown.findLast((line) => line.entry !== null && 'do' in line.entry && !line.undone);
  return grown.map((line) => (line === taken ? { ...line, undone: true } : line));
}
