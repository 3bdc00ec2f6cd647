import { io, type Socket } from 'socket.io-client';
import type { State } from '../../auction-boardgame-io.ts';
import { aFewAtATime, Knowledge, type PlayedTable } from '../played-table.ts';
import { auctionBid } from './auction-choice.ts';

type Shown = { G: State; ctx: { currentPlayer: string }; _stateID: number };
const SEATS = ['0', '1'];

/** One player of a match, who sends and hears what the client of boardgame.io does, without repeating the rules. */
class Player {
  readonly knows = new Knowledge();
  shown: Shown | null = null;
  private readonly socket: Socket;
  private readonly match: string;
  private readonly id: string;
  private readonly credentials: string;

  constructor(address: string, match: string, id: string, credentials: string) {
    this.match = match;
    this.id = id;
    this.credentials = credentials;
    this.socket = io(`${address}/auction`, { transports: ['websocket'], forceNew: true });
    this.socket.on('connect', () => this.socket.emit('sync', match, id, credentials, SEATS.length));
    this.socket.on('sync', (_: string, { state }: { state: Shown }) => this.show(state));
    this.socket.on('update', (_: string, state: Shown) => this.show(state));
  }

  private show(state: Shown): void {
    this.shown = state;
    this.knows.reached(state._stateID);
  }

  send(type: string, args: number[], at: number): void {
    const payload = { type, args, playerID: this.id, credentials: this.credentials };
    this.socket.emit('update', { type: 'MAKE_MOVE', payload }, at, this.match, this.id);
  }

  close(): void {
    this.socket.close();
  }
}

export async function boardgameIoTables(
  address: string,
  count: number,
  random: (n: number) => number,
): Promise<PlayedTable[]> {
  return aFewAtATime(Array.from({ length: count }), async () => {
    const { matchID } = await post<{ matchID: string }>(`${address}/games/auction/create`, {
      numPlayers: SEATS.length,
    });
    const players: Player[] = [];
    for (const playerID of SEATS) {
      const join = { playerID, playerName: `Guest ${playerID}` };
      const { playerCredentials } = await post<{ playerCredentials: string }>(
        `${address}/games/auction/${matchID}/join`,
        join,
      );
      players.push(new Player(address, matchID, playerID, playerCredentials));
    }
    await Promise.all(players.map(({ knows }) => knows.until(0)));
    return playedBy(players, random);
  });
}

function playedBy(players: readonly Player[], random: (n: number) => number): PlayedTable {
  return {
    async move() {
      const { shown } = players.reduce((a, b) => (b.knows.version > a.knows.version ? b : a));
      if (shown === null) throw new Error('nothing was told yet');
      const seat = Number(shown.ctx.currentPlayer);
      const own = players[seat] as Player;
      await own.knows.until(shown._stateID);
      const bid = auctionBid(shown.G.price, shown.G.cash[seat] ?? 0, random);
      own.send(bid === null ? 'fold' : 'bid', bid === null ? [] : [bid], shown._stateID);
      // Nothing is acknowledged but by what is then told.
      await own.knows.until(shown._stateID + 1);
      return 'made';
    },
    close: () => {
      for (const each of players) each.close();
    },
  };
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
