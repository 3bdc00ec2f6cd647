import type { Refusal } from '@parlour/kernel';
import type { Ask, Told } from '@parlour/protocol';
import { PROTOCOL } from '@parlour/protocol/version.ts';
import type { Answer } from '@parlour/table';
import { type Carrier, polling } from './polling.ts';

/** Whether the line stands; `waiting`: for the next try, in so many milliseconds; `gone`, `banned`: there is none, and will be none. */
export type LineState =
  | { is: 'connecting' }
  | { is: 'open' }
  | { is: 'waiting'; milliseconds: number }
  | { is: 'gone' }
  | { is: 'banned' };

/** How patient a line is, in milliseconds. */
export type LinePatience = {
  /** How long nothing may come before the line is taken for dead; the server says twice as often that it is awake. */
  silence: number;
  /** A server that has not taken up the line by then will not, though something took the connection. */
  takenUp: number;
  /** A line that stood for so long was a good one: when it breaks, the next is tried at once. */
  stood: number;
  /** After so long of plain requests a socket is tried again. */
  polledLong: number;
  /** Who looks at the page again, after so long without a word, asks whether anybody is there; and waits so long for the answer. */
  quiet: number;
  answered: number;
};

const PATIENCE: LinePatience = {
  silence: 45_000,
  takenUp: 10_000,
  stood: 5000,
  polledLong: 300_000,
  quiet: 5000,
  answered: 4000,
};

/** A line to one table. What was asked and not answered is asked again when it stands again. */
export type TableLine = {
  ask(ask: Ask): Promise<{ answer: Answer; value?: unknown }>;
  /** Tries at once: a page that slept is looked at again. */
  wake(): void;
  close(): void;
};

type LineOptions = {
  /** Where the server is: `https://host`. */
  address: string;
  table: string;
  /** A screen that everybody looks at: whoever it belongs to, it is shown what anybody may see. */
  isScreen?: boolean;
  /** For programs; a browser sends its cookie. */
  token?: string;
  /** The last line of the game that is known here. */
  known(): number | null;
  onTold(told: Told): void;
  onState(state: LineState): void;
  patience?: Partial<LinePatience>;
};

type Reply = { answer: Answer; value?: unknown };
type Waiting = { ask: Ask; isSent: boolean; resolve(reply: Reply): void };

const OPEN = 1;
/** What a server closes a line with where trying again would change nothing: there is no such table, one may not come to this house. */
const FOR_GOOD: Record<number, 'gone' | 'banned'> = { 4404: 'gone', 4403: 'banned' };
const SOCKETS_TRIED = 2;
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const BUSY = 1000;
/** A board may ask a hundred things in one breath that only look: so many are under way at once, and no move waits behind them. */
const LOOKS_AT_ONCE = 8;
const LOOKS = new Set<Ask['is']>(['why', 'preview', 'log', 'moment', 'past', 'record']);
/** Whoever was too fast asks again after so long. */
const SLOWER = 500;
/** The number of a question that is asked only to hear an answer. */
const ANYBODY = 0;

/** Asked again it does the same as once: a move carries its key, what is about a position names it, the rest only looks or says what it wants to be so. */
const mayRepeat = (ask: Ask): boolean => MAY_REPEAT.has(ask.is) || ('at' in ask && ask.at !== undefined);
const MAY_REPEAT = new Set<Ask['is']>([...LOOKS, 'act', 'promise', 'reveal', 'sit', 'pause']);

export function connectTable({
  address,
  table,
  token,
  isScreen = false,
  known,
  onTold,
  onState,
  patience,
}: LineOptions): TableLine {
  const { silence: longSilence, takenUp, stood, polledLong, quiet, answered } = { ...PATIENCE, ...patience };
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let socket: Carrier | null = null;
  /** How many sockets in a row never opened: after two of them plain requests carry the line. */
  let unopened = 0;
  let isClosed = false;
  let failures = 0;
  /** When the line opened; `null` if it has not. */
  let openedAt: number | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  /** When something was heard last. */
  let heard = 0;

  function open(): void {
    clearTimeout(retry);
    onState({ is: 'connecting' });
    const since = known();
    const asked = `protocol=${PROTOCOL}${since === null ? '' : `&since=${since}`}${isScreen ? '&screen=1' : ''}`;
    const url = `${address.replace(/^http/, 'ws')}/api/tables/${table}/live?${asked}`;
    const isPolling = unopened >= SOCKETS_TRIED;
    const opened = isPolling ? polling(address, table, asked, token) : socketTo(url, token);
    socket = opened;
    unopened += 1;
    openedAt = null;
    clearTimeout(silence);
    silence = setTimeout(drop, takenUp);
    opened.onopen = () => {
      if (socket !== opened) return;
      openedAt = performance.now();
      if (!isPolling) unopened = 0;
      for (const each of waiting.values()) each.isSent = false;
      onState({ is: 'open' });
      listen();
      send();
    };
    opened.onmessage = ({ data }) => {
      if (socket !== opened) return;
      listen();
      receive(String(data));
    };
    // Another network may let sockets through; but nothing that was asked and not answered is given up for that.
    const tryAgain = () => {
      if (waiting.size === 0) drop();
      else again = setTimeout(tryAgain, BUSY);
    };
    let again = isPolling ? setTimeout(tryAgain, polledLong) : undefined;
    opened.onclose = ({ code }) => {
      clearTimeout(again);
      // One socket is tried before the next plain requests.
      if (isPolling) unopened = SOCKETS_TRIED - 1;
      if (socket === opened) lost(code);
    };
  }

  /** Nothing for so long means that nobody is there, whatever the socket believes. */
  function listen(): void {
    heard = performance.now();
    clearTimeout(silence);
    silence = setTimeout(drop, longSilence);
  }

  /** A dead socket may take a minute to say goodbye to nobody: it is given up at once. */
  function drop(): void {
    const dead = socket;
    dead?.close();
    dead?.onclose?.({ code: 1006 });
  }

  function lost(code: number): void {
    socket = null;
    clearTimeout(silence);
    if (isClosed) return;
    const end = FOR_GOOD[code];
    if (end !== undefined) {
      isClosed = true;
      return onState({ is: end });
    }
    for (const [id, { ask, resolve }] of waiting) {
      if (mayRepeat(ask)) continue;
      waiting.delete(id);
      resolve({ answer: { ok: false, refusal: NOT_SENT } });
    }
    // Whoever takes a line and lets it go at once is asked ever more seldom, as who takes none.
    if (openedAt !== null && performance.now() - openedAt >= stood) failures = 0;
    failures += 1;
    const milliseconds = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1)) * (0.75 + Math.random() / 2);
    onState({ is: 'waiting', milliseconds });
    retry = setTimeout(open, milliseconds);
  }

  /** Whatever may go now, in the order in which it was asked. */
  function send(): void {
    let looks = 0;
    for (const { ask, isSent } of waiting.values()) if (isSent && LOOKS.has(ask.is)) looks += 1;
    for (const [id, each] of waiting) {
      if (each.isSent || socket?.readyState !== OPEN) continue;
      const isLook = LOOKS.has(each.ask.is);
      if (isLook && looks === LOOKS_AT_ONCE) continue;
      if (isLook) looks += 1;
      each.isSent = true;
      socket.send(JSON.stringify({ id, ask: each.ask }));
    }
  }

  function receive(message: string): void {
    const said = JSON.parse(message) as { told: Told } | ({ id: number } & Reply);
    if ('told' in said) return onTold(said.told);
    const asked = waiting.get(said.id);
    if (asked === undefined) return;
    // Nothing of it was done.
    if (isTooFast(said.answer)) return void setTimeout(() => sendAgain(asked), SLOWER);
    waiting.delete(said.id);
    asked.resolve('value' in said ? { answer: said.answer, value: said.value } : { answer: said.answer });
    send();
  }

  function sendAgain(asked: Waiting): void {
    asked.isSent = false;
    send();
  }

  open();
  return {
    ask: (ask) =>
      new Promise((resolve) => {
        last += 1;
        waiting.set(last, { ask, isSent: false, resolve });
        send();
      }),
    wake() {
      if (isClosed) return;
      if (socket === null) return open();
      if (socket.readyState !== OPEN || performance.now() - heard < quiet) return;
      // It may have died while the machine slept, and nobody would say so.
      socket.send(JSON.stringify({ id: ANYBODY, ask: { is: 'log', from: 0, to: 0 } }));
      clearTimeout(silence);
      silence = setTimeout(drop, answered);
    },
    close() {
      isClosed = true;
      clearTimeout(retry);
      clearTimeout(silence);
      socket?.close();
    },
  };
}

const isTooFast = (answer: Answer): boolean => !answer.ok && (answer.refusal?.refused as string) === 'tooFast';

const NOT_SENT = { refused: 'notSent', rule: null, facts: {} } as unknown as Refusal;

/** Programs send their token in a header, which browsers' sockets cannot; those send the cookie by themselves. */
function socketTo(url: string, token: string | undefined): Carrier {
  if (token === undefined) return new WebSocket(url) as unknown as Carrier;
  const Opened = WebSocket as unknown as new (address: string, how: object) => Carrier;
  return new Opened(url, { headers: { authorization: `Bearer ${token}` } });
}
