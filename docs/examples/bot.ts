/** A bot of one's own, from docs/protocol.md alone: `node bot.ts ADDRESS TABLE SEAT`. It sits down and plays at random. */
import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';

const [address = '', table = ''] = process.argv.slice(2);
const seat = Number(process.argv[4]);

type Domain = { one?: unknown[]; some?: unknown[]; atLeast?: number; parts?: Fields; min?: number; max?: number };
type Fields = Record<string, Domain>;
type Sight = { offers: { type: string; fields: Fields }[] };
type Update = { version: number; outcome: unknown; waiting: { seats: number[] } | null; sights: [{ sight: Sight }] };
type Inside = { at: Record<string, Change>; gone?: string[]; length?: number };
type Change = { is: unknown } | { from: number; cut: number; put: unknown[] } | Inside;

const picked = <T>(all: T[]): T => all[randomInt(all.length)] as T;
const drawn = ({ one, some, atLeast = 0, parts, min = 0, max = 0 }: Domain): unknown =>
  one ? picked(one) : some ? some.slice(0, atLeast) : parts ? filled(parts) : randomInt(min, max + 1);
const filled = (fields: Fields): object =>
  Object.fromEntries(Object.entries(fields).map(([name, domain]) => [name, drawn(domain)]));
/** A position, or a part of one, after a change of it. */
function changed(before: unknown, change: Change = { at: {} }): unknown {
  if ('is' in change) return change.is;
  if ('put' in change) return (before as unknown[]).toSpliced(change.from, change.cut, ...change.put);
  const after = Array.isArray(before) ? before.slice(0, change.length) : { ...(before as object) };
  for (const key of change.gone ?? []) Reflect.deleteProperty(after, key);
  for (const [key, part] of Object.entries(change.at)) Reflect.set(after, key, changed(Reflect.get(after, key), part));
  return after;
}

const headers: Record<string, string> = { 'content-type': 'application/json', 'x-parlour-client': 'program' };
const me = await fetch(`${address}/api/me`, { method: 'POST', headers, body: '{"name": "Random TypeScript"}' });
headers['authorization'] = `Bearer ${(await me.json()).token}`;
const socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/live`, { headers } as never);
const ask = (what: object) => socket.send(JSON.stringify({ id: 1, ask: what }));
const entropy = randomBytes(16).toString('hex');
const promise = createHash('sha256').update(`parlour entropy ${entropy}`).digest('hex');
let update: Update | null = null;
socket.onopen = () => ask({ is: 'sit', seat });
socket.onmessage = ({ data }) => {
  const { told, answer } = JSON.parse(String(data));
  const dice = told?.is === 'room' ? told.room.dice : null;
  if (dice !== null && !dice.promised.includes(seat)) ask({ is: 'promise', seat, promise });
  else if (dice !== null && dice.promised.length === dice.persons.length) ask({ is: 'reveal', seat, entropy });
  if (told?.is === 'whole') update = told.update;
  else if (told?.is === 'changed') update = changed(update, told.change) as Update;
  else if (answer === undefined || answer.ok) return;
  if (update?.outcome) process.exit(0);
  if (!update?.waiting?.seats.includes(seat)) return;
  const { type, fields } = picked(update.sights[0].sight.offers);
  ask({ is: 'act', seat, choice: { type, ...filled(fields) }, at: update.version, key: randomUUID() });
};
