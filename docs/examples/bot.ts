/** A bot of one's own, from docs/protocol.md alone: `node bot.ts ADDRESS TABLE SEAT`. It sits down and plays at random. */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

const [, , address = 'http://localhost:4444', table = '', seatText = '1'] = process.argv;
const seat = Number(seatText);

type Domain = { one?: unknown[]; some?: unknown[]; atLeast?: number; parts?: Fields; min?: number; max?: number };
type Fields = Record<string, Domain>;
type Change = {
  is?: unknown;
  at?: Record<string, Change>;
  gone?: string[];
  length?: number;
  from?: number;
  cut?: number;
  put?: unknown[];
};

const drawn = ({ one, some, atLeast = 0, parts, min = 0, max = 0 }: Domain): unknown =>
  one ? one[randomInt(one.length)] : some ? some.slice(0, atLeast) : parts ? filled(parts) : randomInt(min, max + 1);
const filled = (fields: Fields): object =>
  Object.fromEntries(Object.entries(fields).map(([name, domain]) => [name, drawn(domain)]));

type Offer = { type: string; fields: Fields };
type Update = {
  version: number;
  outcome: unknown;
  waiting: { seats: number[] } | null;
  sights: { sight: { offers: Offer[] } }[];
};

/** A position after a change of it. */
function changed<T>(before: T, change?: Change): T {
  if (change === undefined) return before;
  if ('is' in change) return change.is as T;
  if (change.put !== undefined)
    return (before as unknown[]).toSpliced(change.from ?? 0, change.cut ?? 0, ...change.put) as T;
  const after = (Array.isArray(before) ? [...before] : { ...before }) as T & Record<string, unknown>;
  if (change.length !== undefined) Object.assign(after, { length: change.length });
  for (const key of change.gone ?? []) delete after[key];
  for (const [key, inner] of Object.entries(change.at ?? {}))
    Object.assign(after, { [key]: changed(after[key], inner) });
  return after;
}

const me = await fetch(`${address}/api/me`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', 'x-parlour-client': 'program' },
  body: JSON.stringify({ name: 'Random TypeScript' }),
});
const { token } = await me.json();
const headers = { authorization: `Bearer ${token}` };
const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/live`, { headers } as never);
let last = 0;
const ask = (what: object) => socket.send(JSON.stringify({ id: ++last, ask: what }));
const entropy = randomBytes(16).toString('hex');
let update: Update | null = null;

socket.onopen = () => ask({ is: 'sit', seat });
socket.onmessage = ({ data }) => {
  const { told, answer } = JSON.parse(String(data));
  if (told?.is === 'room' && told.room.state === 'dice') {
    const { persons, promised } = told.room.dice;
    if (!promised.includes(seat))
      ask({ is: 'promise', seat, promise: createHash('sha256').update(`parlour entropy ${entropy}`).digest('hex') });
    else if (promised.length === persons.length) ask({ is: 'reveal', seat, entropy });
  }
  if (told?.is === 'whole') update = told.update;
  else if (told?.is === 'changed') update = changed(update, told.change) as Update;
  else if (answer === undefined || answer.ok) return;
  if (update?.outcome) process.exit(0);
  const offers = update?.sights[0]?.sight.offers ?? [];
  const offer = offers[randomInt(Math.max(1, offers.length))];
  if (update?.waiting?.seats.includes(seat) && offer !== undefined)
    ask({
      is: 'act',
      seat,
      choice: { type: offer.type, ...filled(offer.fields) },
      at: update.version,
      key: randomUUID(),
    });
};
