import type { Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE } from '@parlour/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Config, isOurHost } from '../config.ts';
import type { House } from '../house/house.ts';
import { personOf } from '../http/identity.ts';
import { Session } from './session.ts';

/** A connection that has not answered a ping for so long is gone; pings also keep proxies awake. */
const PING = 20_000;
/** A client that does not read so much is let go; it comes back and is told where things stand. */
const MOST_BUFFERED = 2_000_000;
const MOST_CONNECTIONS = 20;

/** WebSockets: `/api/tables/ID/live?since=N` for a table, `/api/lobby/live` for the lists. */
export function serveSockets(server: Server, house: House, config: Config): { close(): void; count(): number } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false });
  const perPerson = new Map<string, number>();

  server.on('upgrade', (request, socket: Duplex, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://parlour');
    const table = /^\/api\/tables\/([a-z0-9]{8,24})\/live$/.exec(pathname)?.[1] ?? null;
    const { host, origin } = request.headers;
    // A page of another address must not speak in a guest's name.
    const isForeign = origin !== undefined && new URL(origin, 'http://none').host !== host;
    if (!isOurHost(host, config) || isForeign) return close(socket, '403 Forbidden');
    if (table === null && pathname !== '/api/lobby/live') return close(socket, '404 Not Found');
    const person = personOf(request, house.store);
    if (person?.isBanned) return close(socket, '403 Forbidden');
    const who = person?.id ?? request.socket.remoteAddress ?? '';
    if ((perPerson.get(who) ?? 0) >= (person === null ? MOST_CONNECTIONS * 5 : MOST_CONNECTIONS))
      return close(socket, '429 Too Many Requests');
    perPerson.set(who, (perPerson.get(who) ?? 0) + 1);
    socket.once('close', () => {
      const left = (perPerson.get(who) ?? 1) - 1;
      if (left > 0) perPerson.set(who, left);
      else perPerson.delete(who);
    });
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const known = Number.parseInt(searchParams.get('since') ?? '', 10);
      if (table === null) watchLobby(ws, tellOn(ws, socket), person);
      else void attend(ws, tellOn(ws, socket), table, person, Number.isInteger(known) ? known : null);
    });
  });

  /** What is told in one turn of the event loop leaves in one packet. */
  function tellOn(ws: WebSocket, socket: Duplex): (message: string) => void {
    let isCorked = false;
    return (message) => {
      if (ws.bufferedAmount > MOST_BUFFERED) return ws.terminate();
      if (ws.readyState !== ws.OPEN) return;
      if (!isCorked) {
        isCorked = true;
        socket.cork();
        setImmediate(() => {
          isCorked = false;
          socket.uncork();
        });
      }
      ws.send(message);
    };
  }

  function watchLobby(ws: WebSocket, tell: (message: string) => void, person: ReturnType<typeof personOf>): void {
    keepAwake(ws, () => {});
    ws.on('close', house.watch({ person, tell }));
    ws.on('error', () => ws.terminate());
  }

  async function attend(
    ws: WebSocket,
    tell: (message: string) => void,
    id: string,
    person: ReturnType<typeof personOf>,
    known: number | null,
  ): Promise<void> {
    // What comes before the table is awake waits for it.
    const early: string[] = [];
    let session: Session | null = null;
    const receive = async (message: string) => {
      if (session === null) return void (early.length < 16 ? early.push(message) : ws.terminate());
      if (!(await session.receive(message))) ws.close(1008, 'too much');
    };
    ws.on('message', (data, isBinary) => (isBinary ? ws.close(1003, 'text only') : void receive(String(data))));
    ws.on('error', () => ws.terminate());
    const room = await house.room(id).catch(() => null);
    if (room === null) return ws.close(4404, 'no such table');
    if (ws.readyState !== ws.OPEN) return;
    const own = new Session(room, person, tell);
    session = own;
    keepAwake(ws, (halfTrip) => {
      own.halfTrip = halfTrip;
    });
    ws.on('close', () => room.leave(own));
    await room.join(own, known);
    for (const message of early) await receive(message);
  }

  /** Pings, so that the dead are noticed; and measures how long they take. */
  function keepAwake(ws: WebSocket, measured: (halfTrip: number) => void): void {
    let sent = 0;
    let isAlive = true;
    const ping = () => {
      if (!isAlive) return ws.terminate();
      isAlive = false;
      sent = performance.now();
      ws.ping();
    };
    ws.on('pong', () => {
      isAlive = true;
      measured((performance.now() - sent) / 2);
    });
    const timer = setInterval(ping, PING);
    timer.unref();
    ping();
    ws.on('close', () => clearInterval(timer));
  }

  return {
    close() {
      for (const ws of sockets.clients) ws.close(1012, 'the server restarts');
      sockets.close();
    },
    count: () => sockets.clients.size,
  };
}

function close(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
