import { connect, createServer, type Socket } from 'node:net';

/** A cable between somebody and a server that can be cut, and mended. */
export type Cable = {
  address: string;
  cut(): void;
  /** Nothing gets through any more, and nobody is told: what is sent is lost. */
  silence(): void;
  mend(): void;
  close(): Promise<void>;
};

/** Hears what the server sends, connection by connection. */
type Ear = (connection: number, bytes: Buffer) => void;

export async function cableTo(address: string, ear: Ear = () => {}): Promise<Cable> {
  const { hostname, port } = new URL(address);
  const sockets = new Set<Socket>();
  let isCut = false;
  let isSilent = false;
  let connections = 0;
  const server = createServer((near) => {
    if (isCut || isSilent) return near.destroy();
    const far = connect(Number(port), hostname);
    connections += 1;
    const connection = connections;
    far.on('data', (bytes: Buffer) => ear(connection, bytes));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on('data', (bytes: Buffer) => {
        if (!isSilent && !other.write(bytes)) one.pause();
      });
      other.on('drain', () => one.resume());
      one.on('end', () => other.end());
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
    silence() {
      isSilent = true;
    },
    mend() {
      isCut = false;
      isSilent = false;
    },
    close() {
      cut();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
