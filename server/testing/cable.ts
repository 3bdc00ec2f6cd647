import { connect, createServer, type Socket } from 'node:net';

/** A cable between somebody and a server that can be cut, and mended. */
export type Cable = { address: string; cut(): void; mend(): void; close(): Promise<void> };

/** Hears what the server sends, connection by connection. */
export type Ear = (connection: number, bytes: Buffer) => void;

export async function cableTo(address: string, ear: Ear = () => {}): Promise<Cable> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let isCut = false;
  let connections = 0;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = connect(Number(port), hostname);
    connections += 1;
    const connection = connections;
    far.on('data', (bytes: Buffer) => ear(connection, bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const own = server.address() as { port: number };
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `http://127.0.0.1:${own.port}`,
    cut,
    mend() {
      isCut = false;
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
