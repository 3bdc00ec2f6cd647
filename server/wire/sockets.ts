import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_MESSAGE, protocolOf } from '@parlour/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import { type Config, isOurHost } from '../config.ts';
import type { House } from '../house/house.ts';
import { personOf } from '../http/identity.ts';
import type { Log } from '../ops/log.ts';
import { meters } from '../ops/meters.ts';
import { requestId } from '../ops/requests.ts';
import type { Person } from '../store/index.ts';
import { addressOf, type Callers } from './callers.ts';
import { goInGroups } from './going.ts';
import { type How, Session } from './session.ts';

/** A connection that has not answered a ping for so long is gone; pings also keep proxies awake. */
const PING = 20_000;
/** What a connection closes with that nobody has closed. */
const DIED = 1006;
/** Whoever was forgotten may come again, as nobody. */
const NOBODY = 4401;
/** Whoever is banned need not. */
const BANNED = 4403;
/** A client that does not read so much is let go; it comes back and is told where things stand. */
const MOST_BUFFERED = 2_000_000;

/** WebSockets: `/api/tables/ID/live?since=N&protocol=2` for a table, `/api/lobby/live` for the lists. */
export function serveSockets(
  server: Server,
  house: House,
  config: Config,
  callers: Callers,
  log: Log,
): { close(): Promise<void> } {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE, perMessageDeflate: false });
  let isClosing = false;

  server.on('upgrade', (request, socket: Duplex, head) => {
    // Until it is a WebSocket nobody else listens to what befalls it.
    const broken = () => void socket.destroy();
    socket.on('error', broken);
    upgraded(request, socket, head)
      .catch((error: unknown) => {
        log.error({ err: error }, 'no connection');
        close(socket, '503 Service Unavailable');
      })
      .finally(() => socket.off('error', broken));
  });

  async function upgraded(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    if (isClosing) return close(socket, '503 Service Unavailable');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://parlour');
    const table = /^\/api\/tables\/([a-z0-9]{8,24})\/live$/.exec(pathname)?.[1] ?? null;
    const { host, origin } = request.headers;
    // A page of another address must not speak in a guest's name.
    const isForeign = origin !== undefined && new URL(origin, 'http://none').host !== host;
    if (!isOurHost(host, config) || isForeign) return close(socket, '403 Forbidden');
    if (table === null && pathname !== '/api/lobby/live') return close(socket, '404 Not Found');
    const person = await personOf(request, house.store);
    // The lists are seen without it; at a table a page is told, for of a request that is refused it hears nothing and comes again.
    if (person?.isBanned && table === null) return close(socket, '403 Forbidden');
    const from = addressOf(request, config.proxies);
    const leave = callers.enter(person?.id ?? null, from);
    if (leave === null) return close(socket, '429 Too Many Requests');
    socket.once('close', leave);
    sockets.handleUpgrade(request, socket, head, (ws) => {
      const known = Number.parseInt(searchParams.get('since') ?? '', 10);
      const own = log.child({ reqId: requestId(request.headers, config), ...(table !== null && { table }) });
      ws.on('error', () => ws.terminate());
      if (person?.isBanned) return ws.close(BANNED, 'the host of this house has blocked you');
      counted(ws, table === null ? 'lobby' : 'table', own);
      if (table === null) watchLobby(ws, tellOn(ws, socket), person);
      else {
        const since = Number.isInteger(known) ? known : null;
        if (since !== null) meters.reconnects.inc();
        const protocol = protocolOf(searchParams.get('protocol'));
        const end = () => ws.close(NOBODY, 'not known here any more');
        const how = { protocol, isScreen: searchParams.has('screen'), from, log: own, end };
        void attend(ws, tellOn(ws, socket), table, person, how, since);
      }
    });
  }

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
      meters.messages.inc({ way: 'out' });
      ws.send(message);
    };
  }

  function watchLobby(ws: WebSocket, tell: (message: string) => void, person: Person | null): void {
    keepAwake(ws, () => {});
    ws.on('close', house.lobby.watch({ person, tell }));
  }

  async function attend(
    ws: WebSocket,
    tell: (message: string) => void,
    id: string,
    person: Person | null,
    how: How,
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
    const room = await house.room(id).catch((error: unknown) => {
      how.log.error({ err: error }, 'not woken');
      return undefined;
    });
    // Another server may have what this one lacks, the rules of a newer version for instance: so it is worth coming back.
    if (room === undefined) return ws.close(1013, 'not here, not now');
    if (room === null) return ws.close(4404, 'no such table');
    if (ws.readyState !== ws.OPEN) return;
    const own = new Session(room, person, how, tell);
    session = own;
    keepAwake(ws, (halfTrip) => {
      own.halfTrip = halfTrip;
      own.sayAwake();
    });
    ws.on('close', (code) => (code === DIED ? room.lose(own) : room.leave(own)));
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
    async close() {
      isClosing = true;
      await goInGroups(sockets.clients);
      sockets.close();
    },
  };
}

function counted(ws: WebSocket, to: 'lobby' | 'table', log: Log): void {
  meters.connections.inc({ to });
  log.info({ to }, 'connected');
  ws.on('close', (code) => {
    meters.connections.dec({ to });
    log.info({ to, code }, 'disconnected');
  });
}

function close(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
