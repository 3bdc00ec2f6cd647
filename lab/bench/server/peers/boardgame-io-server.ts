/** The server of boardgame.io with the endless auction, in a process of its own: `node boardgame-io-server.ts FILE SYNCHRONOUS`. */
import { createServer, type Server as HttpServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { boardgameIoAuction } from '../../auction-boardgame-io.ts';
import { sqliteStorage } from './boardgame-io-sqlite.ts';

/** The part of it that is used here; it comes as CommonJS without usable types for Node. */
type App = { server: HttpServer; callback(): RequestListener; listen(port: number, then: () => void): HttpServer };
type Transport = { init(app: App, ...rest: unknown[]): void };
type Peer = {
  SocketIO: new () => Transport;
  Server(how: { games: object[]; db: object; origins: string[]; transport: Transport }): {
    run(how: { port: number }): Promise<{ appServer: HttpServer }>;
  };
};
const { Server, SocketIO } = createRequire(import.meta.url)('boardgame.io/server') as Peer;

/** Its transport asks koa for a handler before the routes are added, and today's koa does not look at them later: it is asked anew. */
class LateTransport extends SocketIO {
  override init(app: App, ...rest: unknown[]): void {
    let handler: RequestListener | null = null;
    app.server = createServer((request, response) => {
      handler ??= app.callback();
      handler(request, response);
    });
    app.listen = (port, then) => app.server.listen(port, then);
    super.init(app, ...rest);
  }
}

const [, , file = '', synchronous = 'NORMAL'] = process.argv;
const server = Server({
  games: [boardgameIoAuction(true)],
  db: sqliteStorage(file, synchronous),
  origins: [],
  transport: new LateTransport(),
});
const { appServer } = await server.run({ port: 0 });
console.log(`http://localhost:${(appServer.address() as AddressInfo).port}/`);
process.on('SIGTERM', () => process.exit(0));
