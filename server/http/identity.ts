import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HouseStore, Person } from '../store/index.ts';
import type { People } from '../store/people.ts';

/** Guests by capability: whoever has the token is the person. It lies in a cookie no script can read. */

const COOKIE = 'parlour';
const YEAR = 365 * 24 * 3600;
/** So often it is written down that somebody is here; and of so many it is known that it was, in milliseconds. */
const MET_EVERY = 3_600_000;
const MOST_MET = 10_000;

function tokenOf({ headers }: Pick<IncomingMessage, 'headers'>): string | null {
  const { authorization, cookie } = headers;
  if (authorization?.startsWith('Bearer ')) return authorization.slice(7);
  const found = cookie?.split(';').find((each) => each.trim().startsWith(`${COOKIE}=`));
  return found === undefined ? null : found.trim().slice(COOKIE.length + 1);
}

export async function personOf(
  request: Pick<IncomingMessage, 'headers'>,
  { people }: HouseStore,
): Promise<Person | null> {
  const token = tokenOf(request);
  const person = token === null || token.length > 100 ? null : await people.byToken(token);
  if (person !== null) meet(people, person);
  return person;
}

const met = new WeakMap<People, Map<string, number>>();

function meet(people: People, { id }: Person): void {
  const known = met.get(people) ?? new Map<string, number>();
  met.set(people, known);
  const now = Date.now();
  if (now - (known.get(id) ?? 0) < MET_EVERY) return;
  known.delete(id);
  known.set(id, now);
  for (const oldest of known.keys()) if (known.size > MOST_MET) known.delete(oldest);
  // It is for a list only: nobody waits for it, and what fails is written the next time.
  people.seen(id).catch(() => known.delete(id));
}

/** A browser that comes again keeps its cookie for another year. */
export function remembered(request: FastifyRequest, reply: FastifyReply): void {
  const token = request.headers.authorization === undefined ? tokenOf(request) : null;
  if (token !== null) remember(reply, token, request.protocol === 'https');
}

export function remember(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR, secure: isSecure });
}

export function forgetCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
