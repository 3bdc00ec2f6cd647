/** What a line needs of whatever carries it; a WebSocket is one. */
export type Carrier = {
  readonly readyState: number;
  send(message: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};

const [OPENING, OPEN, CLOSED] = [0, 1, 3];

/** The same messages by plain requests, where no WebSocket gets through. */
export function polling(address: string, table: string, asked: string, token: string | undefined): Carrier {
  let state = OPENING;
  let line: string | null = null;
  let sending: Promise<unknown> = Promise.resolve();
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const carrier: Carrier = {
    get readyState() {
      return state;
    },
    send(message) {
      const how = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: message };
      // In order: what was said first arrives first, and nothing after what did not arrive.
      sending = sending.then(async () => {
        const { ok, status } = await fetch(`${address}/api/polls/${line}`, how);
        if (!ok) throw new Error(`a frame was refused: ${status}`);
      });
      sending.catch(() => leave(1006));
    },
    close: () => leave(1000),
    onopen: null,
    onmessage: null,
    onclose: null,
  };

  /** Nobody asks for this line any more: the server need not keep it. */
  function leave(code: number): void {
    if (line !== null && state !== CLOSED)
      void fetch(`${address}/api/polls/${line}`, { method: 'DELETE', headers, keepalive: true }).catch(() => {});
    end(code);
  }

  function end(code: number): void {
    if (state === CLOSED) return;
    state = CLOSED;
    carrier.onclose?.({ code });
  }

  async function run(): Promise<void> {
    const opened = await fetch(`${address}/api/tables/${table}/polls?${asked}`, { method: 'POST', headers });
    if (opened.status === 404) return end(4404);
    if (opened.status === 403 && ((await opened.json()) as { error?: string }).error === 'banned') return end(4403);
    if (!opened.ok) return end(1006);
    ({ line } = (await opened.json()) as { line: string });
    if (state !== OPENING) return;
    state = OPEN;
    carrier.onopen?.();
    while (state === OPEN) {
      const response = await fetch(`${address}/api/polls/${line}`, { headers });
      if (!response.ok) return end(1006);
      for (const message of (await response.json()) as unknown[])
        carrier.onmessage?.({ data: JSON.stringify(message) });
    }
  }

  run().catch(() => end(1006));
  return carrier;
}
