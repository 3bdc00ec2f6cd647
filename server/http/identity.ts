import type { IncomingMessage } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { HouseStore, Person } from '../store/index.ts';

/** Guests by capability: whoever has the token is the person. It lies in a cookie no script can read. */

const COOKIE = 'parlour';
const YEAR = 365 * 24 * 3600;

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
  return token === null || token.length > 100 ? null : people.byToken(token);
}

export function remember(reply: FastifyReply, token: string, isSecure: boolean): void {
  reply.setCookie(COOKIE, token, { httpOnly: true, sameSite: 'lax', path: '/', maxAge: YEAR, secure: isSecure });
}

export function forgetCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}
