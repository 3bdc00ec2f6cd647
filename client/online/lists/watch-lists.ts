import type { Listed } from '@parlour/protocol';
import { api } from '../api.ts';

export type Lists = { open: Listed[]; mine: Listed[] };

/** Where no line to the lists stands, they are asked for so often; and after a failure sooner, then ever more seldom. */
const AGAIN = 20_000;
const SOON = 2000;
const SELDOM = 60_000;
/** Whoever has just heard something over a line knows that it stands. */
const QUIET = 5000;

/** Tells the lists as they change, by a line of their own or by asking now and then; `'offline'` while no server has answered yet. */
export function watchLists(tell: (lists: Lists | 'offline') => void): () => void {
  let socket: WebSocket | null = null;
  let isOpen = false;
  let isLeft = false;
  let isKnown = false;
  let isAsking = false;
  let failures = 0;
  let heard = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const hear = ({ open, mine }: Lists) => {
    isKnown = true;
    failures = 0;
    heard = performance.now();
    tell({ open, mine });
  };

  const lay = () => {
    const laid = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/lobby/live`);
    socket = laid;
    laid.onopen = () => {
      if (socket === laid) isOpen = true;
    };
    laid.onmessage = ({ data }) => {
      if (socket === laid) hear((JSON.parse(String(data)) as { told: Lists }).told);
    };
    laid.onclose = () => {
      if (socket !== laid) return;
      if (isOpen) lookAfter(SOON);
      letGo();
    };
  };

  const letGo = () => {
    socket?.close();
    socket = null;
    isOpen = false;
  };

  const look = async () => {
    if (isAsking || isOpen || isLeft) return;
    isAsking = true;
    const found = await api.lists().catch(() => null);
    isAsking = false;
    if (isLeft || isOpen) return;
    if (found === null) {
      if (!isKnown) tell('offline');
      lookAfter(Math.min(SOON * 2 ** failures, SELDOM));
      failures += 1;
      return;
    }
    hear(found);
    if (socket === null) lay();
    lookAfter(AGAIN);
  };

  const lookAfter = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isLeft) timer = setTimeout(() => void look(), milliseconds);
  };

  // Whoever looks at the page again, or has the network back, need not wait.
  const wake = () => {
    if (document.visibilityState !== 'visible') return;
    // A line may have died while the machine slept, and nobody would say so.
    if (performance.now() - heard >= QUIET) letGo();
    lookAfter(0);
  };
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  void look();
  return () => {
    isLeft = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
    letGo();
  };
}
