import type { ScreenShown } from '@parlour/protocol';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { api, type Problem } from '../online/api.ts';
import { isThisMachine, originFor } from '../online/house-address.ts';

/** What this screen is called by and which table it shows: kept, so that sleep, a reload or a restart of the house change nothing. */
const KEY = 'parlour-screen';
/** So often the house is asked which table to show: nobody waits longer for the screen after choosing a game. */
const EVERY = 1000;

type Kept = Pick<ScreenShown, 'code' | 'room'>;
type ScreenState = { shown: ScreenShown | null; isLost: boolean };
export type ScreenStore = StoreApi<ScreenState> & { wake(): void; close(): void };

function kept(): Kept | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}

function keep(shown: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ code: shown.code, room: shown.room }));
  } catch {
    // Then it is a new screen after a reload, and asks for a new code.
  }
}

/** Whether a screen is known by these digits, now; a screen that lost its own asks for new ones, with the table it showed. */
async function asked(code: string | null, room: string | null): Promise<ScreenShown> {
  if (code !== null)
    try {
      return await api.screen(code);
    } catch (problem) {
      if ((problem as Problem).is !== 'unknownScreen') throw problem;
    }
  if (room === null) return api.openScreen(null);
  try {
    return await api.openScreen(room);
  } catch (problem) {
    if ((problem as Problem).is !== 'unknownTable') throw problem;
    return api.openScreen(null);
  }
}

/** A screen that asks which table it shows for as long as it is open; `wanted`: the digits of another, or a table. */
export function openScreen(wanted: string | null): ScreenStore {
  const store = createStore<ScreenState>(() => ({ shown: null, isLost: false }));
  const before = wanted === null ? kept() : /^\d{6}$/.test(wanted) ? { code: wanted, room: null } : null;
  let code = before?.code ?? null;
  let room = before?.room ?? (before === null ? wanted : null);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const look = async () => {
    clearTimeout(timer);
    try {
      const shown = await asked(code, room);
      if (isClosed) return;
      ({ code, room } = shown);
      keep(shown);
      const last = store.getState();
      const isSame = JSON.stringify(last.shown) === JSON.stringify(shown);
      if (!isSame || last.isLost) store.setState({ shown, isLost: false });
    } catch {
      if (!isClosed) store.setState({ isLost: true });
    }
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(look, EVERY);
  };
  void look();
  return Object.assign(store, {
    wake: () => void look(),
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  });
}

/** Where phones find this screen. */
export const addressFor = ({ code, address }: ScreenShown): string => `${originFor(address)}/s/${code}`;

/** Whether there is a network in which phones find it. */
export const isReachable = ({ address }: ScreenShown): boolean => !isThisMachine() || address !== null;

/** Six digits as they are said: three and three. */
export const spoken = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;
