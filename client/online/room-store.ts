import type { Seat } from '@parlour/kernel';
import { freshSeed, promiseOf } from '@parlour/kernel/fair.ts';
import type { Ask, Room, Said } from '@parlour/protocol';
import type { Update } from '@parlour/table';
import { connectTable, type LineState, positionOf } from '@parlour/wire';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { diceSeen, rememberDice } from '../storage/dice.ts';

/** What a page knows of an online table: its people, their words, and the line to it. */
type RoomState = {
  room: Room | null;
  said: Said[];
  line: LineState;
  /** The first position has come; the table can be laid. */
  isLaid: boolean;
  /** A bot could not answer, and nothing has happened since. */
  hasCrashed: boolean;
  /** When the clock was last told, by this page's own clock. */
  clockedAt: number;
};

export type RoomStore = StoreApi<RoomState> & {
  ask(ask: Ask): Promise<{ answer: { ok: boolean; refusal?: { refused: string } }; value?: unknown }>;
  /** The present position, and everything that comes after it. */
  position(): Update | null;
  /** Which position that is, for whoever says something about it. */
  now(): { at?: number };
  speaks(): number;
  onUpdate(listener: (update: Update, isAgain: boolean) => void): void;
  wake(): void;
  close(): void;
};

/** `isScreen`: it is shown to everybody, and so it is nobody. */
export function openRoom(id: string, isScreen = false): RoomStore {
  const store = createStore<RoomState>(() => ({
    room: null,
    said: [],
    line: { is: 'connecting' },
    isLaid: false,
    hasCrashed: false,
    clockedAt: 0,
  }));
  const { getState: get, setState: set } = store;
  const position = positionOf();
  let speaks = 0;
  let listener: (update: Update, isAgain: boolean) => void = () => {};
  const revealed = new Set<Seat>();

  const line = connectTable({
    address: location.origin,
    table: id,
    isScreen,
    known: () => position.update?.version ?? null,
    onState(state) {
      set({ line: state });
      if (document.visibilityState === 'hidden') sayHidden();
    },
    onTold(told) {
      if (told.is === 'room') {
        set({ room: told.room as Room, clockedAt: performance.now() });
        settleDice(told.room as Room);
      } else if (told.is === 'clock') {
        const { room } = get();
        if (room !== null) set({ room: { ...room, clock: told.clock }, clockedAt: performance.now() });
      } else if (told.is === 'said') {
        const known = new Set(get().said.map(({ at }) => at));
        set({ said: [...get().said, ...told.said.filter(({ at }) => !known.has(at))] });
      } else if (told.is === 'whole') {
        ({ speaks } = told);
        listener(position.whole(told), true);
        set({ isLaid: true, hasCrashed: false });
      } else if (told.is === 'changed') {
        if (told.version !== position.update?.version) set({ hasCrashed: false });
        listener(position.changed(told), false);
      } else if (told.is === 'crashed') set({ hasCrashed: true });
    },
  });

  /** What this person adds to the dice: promised when the table has committed to its seed, revealed when all have promised. */
  function settleDice({ state, dice, you }: Room): void {
    if (state !== 'dice' || dice === null) return;
    const persons = you.seats.filter((seat) => dice.persons.includes(seat));
    const noted = diceSeen(id);
    const entropy =
      noted?.commitment === dice.commitment && noted.persons.join() === persons.join()
        ? noted.entropy
        : persons.map(() => freshSeed().slice(0, 32));
    rememberDice(id, { commitment: dice.commitment, persons, entropy });
    const isReady = dice.promised.length === dice.persons.length;
    for (const [i, seat] of persons.entries()) {
      const own = entropy[i] ?? '';
      if (!dice.promised.includes(seat)) void line.ask({ is: 'promise', seat, promise: promiseOf(own) });
      else if (isReady && !revealed.has(seat)) {
        revealed.add(seat);
        void line.ask({ is: 'reveal', seat, entropy: own });
      }
    }
  }

  /** Where nobody looks at the page, they are told elsewhere that it is their turn. A phone may sleep at once: so it is said at once. */
  function sayHidden(): void {
    if (get().line.is === 'open') void line.ask({ is: 'hide', isHidden: document.visibilityState === 'hidden' });
  }

  // A phone that slept looks whether its line still stands.
  const wake = () => {
    if (document.visibilityState === 'visible') line.wake();
    sayHidden();
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);

  return Object.assign(store, {
    ask: line.ask,
    position: () => position.update,
    now: () => (position.update === null ? {} : { at: position.update.version }),
    speaks: () => speaks,
    onUpdate(hear: typeof listener) {
      listener = hear;
    },
    wake: line.wake,
    close() {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
      line.close();
    },
  });
}
