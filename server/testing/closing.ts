import type { AddressInfo } from 'node:net';
import { WebSocketServer } from 'ws';

/** A server that takes every line and closes it at once, with this code. */
export async function closingWith(code: number) {
  let asked = 0;
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  sockets.on('connection', (socket) => {
    asked += 1;
    socket.close(code);
  });
  await new Promise((resolve) => sockets.once('listening', resolve));
  const { port } = sockets.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    /** How many lines it has taken. */
    get asked() {
      return asked;
    },
    close: () => new Promise<void>((resolve) => sockets.close(() => resolve())),
  };
}
