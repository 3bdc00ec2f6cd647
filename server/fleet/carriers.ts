import { Redis } from 'ioredis';
import pg from 'pg';
import type { Carrier } from './postgres-fleet.ts';

/** Where news of a house goes; houses of one Redis or one database server do not hear each other. */
const CHANNEL = 'parlour_news';
/** A connection that broke is tried again after so long. */
const AGAIN = 500;
/** A notification of the database carries up to 8,000 bytes. */
const MOST_AT_ONCE = 40;

/** News by the publish and subscribe of Redis. While it is gone, servers look into the database every second anyway. */
export async function redisCarrier(url: string, house: string, receive: (text: string) => void): Promise<Carrier> {
  const options = { maxRetriesPerRequest: 0, enableOfflineQueue: false, retryStrategy: () => AGAIN, lazyConnect: true };
  const sender = new Redis(url, options);
  const hearer = new Redis(url, { ...options, enableOfflineQueue: true, maxRetriesPerRequest: null });
  for (const each of [sender, hearer]) each.on('error', () => {});
  const channel = `${CHANNEL}:${house}`;
  hearer.on('message', (_, text) => receive(text));
  void sender.connect().catch(() => {});
  // Subscribed again by itself whenever Redis is back.
  void hearer.connect().catch(() => {});
  void hearer.subscribe(channel).catch(() => {});
  return {
    send: (text) => void (sender.status === 'ready' && sender.publish(channel, text).catch(() => {})),
    async close() {
      sender.disconnect();
      hearer.disconnect();
    },
  };
}

/** News by LISTEN and NOTIFY of the database itself, where there is no Redis. */
export async function notifyCarrier(url: string, receive: (text: string) => void): Promise<Carrier> {
  let isClosed = false;
  let waiting: string[] = [];
  let isSending = false;
  let client = await connected();

  async function connected(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, application_name: 'parlour news' });
    fresh.on('error', () => {});
    fresh.on('notification', ({ payload = '' }) => {
      for (const text of JSON.parse(payload) as string[]) receive(text);
    });
    fresh.on('end', () => void again());
    await fresh.connect();
    await fresh.query(`LISTEN ${CHANNEL}`);
    return fresh;
  }

  async function again(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
    if (isClosed) return;
    await connected().then(
      (fresh) => {
        client = fresh;
      },
      () => void again(),
    );
  }

  /** One statement after another: what comes meanwhile goes in the next, as much as one may carry. */
  async function sendAll(): Promise<void> {
    isSending = true;
    while (waiting.length > 0) {
      const now = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      await client.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(now)]).catch(() => {});
    }
    isSending = false;
  }

  return {
    send(text) {
      waiting.push(text);
      if (!isSending) void sendAll();
    },
    async close() {
      isClosed = true;
      await client.end().catch(() => {});
    },
  };
}
