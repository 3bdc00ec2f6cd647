import { Redis } from 'ioredis';
import pg from 'pg';
import { LIMITS } from '../store/postgres/database.ts';
import type { Carrier } from './postgres-fleet.ts';

/** Where news of a house goes; houses of one Redis or one database server do not hear each other. */
const CHANNEL = 'parlour_news';
/** A connection that broke is tried again after so long. */
const AGAIN = 500;
/** A notification of the database carries up to 8,000 bytes. */
const MOST_AT_ONCE = 40;

/** News by the publish and subscribe of Redis. While it is gone, servers look into the database every second anyway: at lists and bans every five. */
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
    const fresh = new pg.Client({ connectionString: url, application_name: 'parlour news', ...LIMITS });
    fresh.on('error', () => {});
    fresh.on('notification', ({ payload = '' }) => {
      for (const text of JSON.parse(payload) as string[]) receive(text);
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      drop(fresh);
      throw error;
    }
    // Not before it stands: one that never did ends too, and whoever tried it tries again already.
    fresh.on('end', () => void again());
    return fresh;
  }

  async function again(): Promise<void> {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      if (isClosed) return;
      const fresh = await connected().catch(() => null);
      if (fresh === null) continue;
      client = fresh;
      if (isClosed) drop(fresh);
      return;
    }
  }

  /** One statement after another: what comes meanwhile goes in the next, as much as one may carry. */
  async function sendAll(): Promise<void> {
    isSending = true;
    while (waiting.length > 0) {
      const now = waiting.slice(0, MOST_AT_ONCE);
      waiting = waiting.slice(MOST_AT_ONCE);
      const by = client;
      // One that does not answer is given up, or nobody would be told anything by it ever again.
      await by.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(now)]).catch(() => drop(by));
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

/** Ends a connection, whatever has become of it. */
const drop = (client: pg.Client): void => void client.end().catch(() => {});
