/** Colyseus with the endless auction, in a process of its own: `node colyseus-server.ts FILE SYNCHRONOUS`. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import { type Client, Room, Server } from '@colyseus/core';
import { schema, t } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { CASH, FIELDS, STEP } from '../../auction.ts';

const SEATS = 2;
const NOBODY = -1;

const [, , file = '', synchronous = 'NORMAL'] = process.argv;
const db = new DatabaseSync(file);
db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${synchronous};
  CREATE TABLE moves (id TEXT NOT NULL, at INTEGER NOT NULL, seat INTEGER NOT NULL, bid INTEGER, PRIMARY KEY (id, at))
  STRICT, WITHOUT ROWID;`);
const keep = db.prepare('INSERT INTO moves (id, at, seat, bid) VALUES (?, ?, ?, ?)');

const Auction = schema(
  {
    cash: t.array('uint16'),
    owners: t.array('int8'),
    field: t.uint8(),
    /** Who is asked, and how many still bid. */
    asked: t.uint8(),
    bidding: t.uint8(),
    price: t.uint16(),
    leader: t.int8(),
    /** How many moves were made. */
    version: t.uint32(),
  },
  'Auction',
);

const everybody = Array.from({ length: SEATS }, (_, seat) => seat);

/** One auction: a move is judged, written down, told to everybody at once, and acknowledged. */
class AuctionRoom extends Room<{ state: InstanceType<typeof Auction> }> {
  override maxClients = SEATS;
  // Every move is told when it is made, and nothing in between.
  override patchRate = null;
  override state = new Auction();
  private readonly sessions: string[] = [];

  private bidders: number[] = [];

  override onCreate(): void {
    this.state.version = 0;
    this.beginAnew();
    this.beginSale();
    this.onMessage('bid', (client: Client, amount: number) => {
      const seat = this.seatAsked(client);
      const { price, cash } = this.state;
      if (seat === null || !Number.isInteger(amount)) return client.send('refused');
      if (amount <= price || amount > price + STEP || amount > (cash[seat] ?? 0)) return client.send('refused');
      this.state.price = amount;
      this.state.leader = seat;
      this.bidders.push(this.bidders.shift() as number);
      if (this.bidders.length === 1) this.sell();
      return this.made(client, seat, amount);
    });
    this.onMessage('fold', (client: Client) => {
      const seat = this.seatAsked(client);
      if (seat === null) return client.send('refused');
      this.bidders.shift();
      const { length, 0: first } = this.bidders;
      if (length === 0 || (length === 1 && first === this.state.leader)) this.sell();
      return this.made(client, seat, null);
    });
  }

  override onJoin(client: Client): void {
    this.sessions.push(client.sessionId);
  }

  private seatAsked({ sessionId }: Client): number | null {
    const seat = this.sessions.indexOf(sessionId);
    return this.bidders[0] === seat ? seat : null;
  }

  private made(client: Client, seat: number, bid: number | null): void {
    this.tellBidders();
    this.state.version += 1;
    keep.run(this.roomId, this.state.version, seat, bid);
    this.broadcastPatch();
    client.send('kept', this.state.version);
  }

  private sell(): void {
    const { leader, price, cash, owners, field } = this.state;
    if (leader !== NOBODY) cash[leader] = (cash[leader] ?? 0) - price;
    owners[field] = leader;
    this.state.field += 1;
    if (this.state.field === FIELDS) this.beginAnew();
    this.beginSale();
  }

  private beginAnew(): void {
    this.state.field = 0;
    for (let field = 0; field < FIELDS; field++) this.state.owners[field] = NOBODY;
    for (const seat of everybody) this.state.cash[seat] = CASH;
  }

  private beginSale(): void {
    this.bidders = [...everybody];
    this.tellBidders();
    this.state.price = 0;
    this.state.leader = NOBODY;
  }

  private tellBidders(): void {
    this.state.asked = this.bidders[0] ?? 0;
    this.state.bidding = this.bidders.length;
  }
}

const http = createServer();
const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  greet: false,
  gracefullyShutdown: false,
});
server.define('auction', AuctionRoom);
await server.listen(0, '127.0.0.1');
console.log(`http://localhost:${(http.address() as AddressInfo).port}/`);
process.on('SIGTERM', () => process.exit(0));
