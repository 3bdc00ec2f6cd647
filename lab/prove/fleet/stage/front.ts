import { createServer, type Socket } from 'node:net';
import { listening } from './ports.ts';
import type { Way } from './way.ts';

/** Where connections are spread: to any node; or, as some proxies can, those for one table to one node. */
export type Spread = 'anywhere' | 'by table';

export type Front = { port: number; close(): void };

/**
 * What stands in front of nodes: every connection goes to one of them that takes it, and nobody belongs anywhere. Like a proxy, it
 * asks the next node where one does not take a connection, and knows nothing of what is said. With one way it is a cable.
 */
export async function openFront(
  ways: readonly Way[],
  random: (n: number) => number,
  spread: Spread = 'anywhere',
): Promise<Front> {
  const open = new Set<Socket>();
  async function pass(near: Socket, first: number): Promise<void> {
    for (let tried = 0; tried < ways.length; tried++)
      if (await ways[(first + tried) % ways.length]?.carry(near)) return;
    near.destroy();
  }
  const server = createServer((near) => {
    open.add(near);
    near.setNoDelay(true);
    near.on('error', () => {});
    near.on('close', () => open.delete(near));
    if (spread === 'anywhere') return void pass(near, random(ways.length));
    near.once('data', (said: Buffer) => {
      near.pause();
      near.unshift(said);
      const table = /\/api\/tables\/([a-z0-9]+)/.exec(String(said.subarray(0, 300)))?.[1];
      void pass(near, table === undefined ? random(ways.length) : placeOf(table, ways.length));
    });
  });
  const port = await listening(server);
  return {
    port,
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}

const placeOf = (table: string, places: number): number =>
  [...table].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7) % places;
