import { Client, type Room } from '@colyseus/sdk';
import { aFewAtATime, Knowledge, type PlayedTable, type Tried } from '../played-table.ts';
import { auctionBid } from './auction-choice.ts';

type Shown = { version: number; price: number; cash: number[]; asked: number };
const SEATS = 2;

/** One player of a room, by the client library of colyseus. */
class Player {
  readonly knows = new Knowledge();
  readonly room: Room<unknown, Shown>;
  private answered: (tried: Tried) => void = () => {};

  constructor(room: Room<unknown, Shown>) {
    this.room = room;
    room.onStateChange(({ version }) => this.knows.reached(version));
    room.onMessage('kept', () => this.answered('made'));
    room.onMessage('refused', () => this.answered('refused'));
  }

  get shown(): Shown {
    return this.room.state;
  }

  send(bid: number | null): Promise<Tried> {
    return new Promise((resolve) => {
      this.answered = resolve;
      if (bid === null) this.room.send('fold');
      else this.room.send('bid', bid);
    });
  }

  close(): void {
    void this.room.leave();
  }
}

export async function colyseusTables(
  address: string,
  count: number,
  random: (n: number) => number,
): Promise<PlayedTable[]> {
  const client = new Client(address);
  return aFewAtATime(Array.from({ length: count }), async () => {
    const players = [new Player(await client.create<Shown>('auction'))];
    while (players.length < SEATS)
      players.push(new Player(await client.joinById<Shown>(players[0]?.room.roomId ?? '')));
    await Promise.all(players.map(({ knows }) => knows.until(0)));
    return playedBy(players, random);
  });
}

function playedBy(players: readonly Player[], random: (n: number) => number): PlayedTable {
  return {
    async move() {
      const { version } = players.reduce((a, b) => (b.knows.version > a.knows.version ? b : a)).knows;
      await Promise.all(players.map(({ knows }) => knows.until(version)));
      const [first] = players;
      if (first === undefined) return 'over';
      const { asked: seat, price, cash } = first.shown;
      return (players[seat] as Player).send(auctionBid(price, cash[seat] ?? 0, random));
    },
    close: () => {
      for (const each of players) each.close();
    },
  };
}
