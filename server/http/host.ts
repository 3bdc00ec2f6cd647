import { timingSafeEqual } from 'node:crypto';
import { statSync } from 'node:fs';
import { announceSchema, hostPersonSchema, hostTableSchema, silenceSchema } from '@parlour/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { House } from '../house/house.ts';
import type { HouseStore } from '../store/index.ts';
import { isPostgres } from '../store/open.ts';
import { freshToken, hashOf } from '../store/people.ts';
import { parsed, problem } from './problem.ts';

/** What whoever runs the house may do: see tables and people, close, remove, ban, announce, silence, copy. */

const COOKIE = 'parlour-host';

/** The token of a house that has none yet, or wants another; `null` where it has one, of which only the hash is known. */
export async function hostToken({ settings }: HouseStore, wantsNew: boolean): Promise<string | null> {
  const token = freshToken();
  await settings[wantsNew ? 'put' : 'add']('hostToken', hashOf(token));
  return (await settings.get('hostToken')) === hashOf(token) ? token : null;
}

export function serveHost(server: FastifyInstance, house: House, { data, perMinute }: Config): void {
  const { store } = house;
  const slowly = { config: { rateLimit: { max: Math.min(perMinute, 30), timeWindow: '1 minute' } } };

  const isHosts = async (token: string | undefined): Promise<boolean> => {
    const known = await store.settings.get('hostToken');
    if (token === undefined || known === null) return false;
    // Hashes of equal length, compared in a time that tells nothing.
    return timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(known));
  };
  const isHost = ({ cookies, headers }: FastifyRequest): Promise<boolean> =>
    isHosts(headers.authorization?.startsWith('Host ') ? headers.authorization.slice(5) : cookies[COOKIE]);

  server.post('/api/host/enter', slowly, async (request, reply) => {
    const body = parsed(z.strictObject({ token: z.string().max(100) }), request, reply);
    if (body === null) return reply;
    if (!(await isHosts(body.token))) return problem(reply, 403, 'notHost', 'This is not the token of this house.');
    reply.setCookie(COOKIE, body.token, {
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/host',
      secure: request.protocol === 'https',
    });
    return reply.code(204).send();
  });

  server.register(async (inner) => {
    inner.addHook('onRequest', async (request, reply) =>
      (await isHost(request))
        ? undefined
        : problem(reply, 403, 'notHost', 'Enter with the token that was printed at the first start.'),
    );

    inner.get('/api/host', async () => ({
      tables: (await store.rooms.all()).map(({ id, game, state, isPublic, seats, updated, isChatOff, host }) => ({
        id,
        game,
        state,
        isPublic,
        isChatOff,
        updated,
        host,
        seats: seats.map(({ name, person, bot }) => ({ name, person, bot })),
      })),
      people: (await store.people.all()).map(({ id, name, isBanned, seen }) => ({ id, name, isBanned, seen })),
      announcement: (await store.settings.get('announcement')) ?? '',
      isChatOff: (await store.settings.get('isChatOff')) ?? false,
      awake: house.awake,
      bytes: statSync(data, { throwIfNoEntry: false })?.size ?? 0,
    }));

    const roomOf = async (request: FastifyRequest, reply: FastifyReply) => {
      const { id } = request.params as { id: string };
      const room = await house.room(id);
      if (room === null) problem(reply, 404, 'unknownTable', 'There is no such table here.');
      return room;
    };

    inner.post('/api/host/tables/:id', async (request, reply) => {
      const wanted = parsed(hostTableSchema, request, reply);
      const room = wanted === null ? null : await roomOf(request, reply);
      if (wanted === null || room === null) return reply;
      if (wanted.is === 'close') await room.closeDown();
      else await room.change(() => ({ isChatOff: wanted.is === 'chatOff' }));
      return reply.code(204).send();
    });

    inner.post('/api/host/people/:id', async (request, reply) => {
      const wanted = parsed(hostPersonSchema, request, reply);
      if (wanted === null) return reply;
      const { id } = request.params as { id: string };
      if ((await store.people.find(id)) === null)
        return problem(reply, 404, 'unknownPerson', 'There is no such person here.');
      if (wanted.is === 'ban' || wanted.is === 'unban') await house.ban(id, wanted.is === 'ban');
      if (wanted.is === 'ban') await house.take(id, 'suspend');
      if (wanted.is === 'remove') await house.take(id, 'remove');
      if (wanted.is === 'forget') await house.forget(id);
      return reply.code(204).send();
    });

    inner.post('/api/host/announcement', async (request, reply) => {
      const wanted = parsed(announceSchema, request, reply);
      if (wanted === null) return reply;
      await house.announce(wanted.text.trim());
      return reply.code(204).send();
    });

    inner.post('/api/host/chat', async (request, reply) => {
      const wanted = parsed(silenceSchema, request, reply);
      if (wanted === null) return reply;
      await house.silence(wanted.isOff);
      return reply.code(204).send();
    });

    /** A whole copy beside the file, while everything goes on. */
    inner.post('/api/host/backup', (_, reply) => {
      if (isPostgres(data))
        return problem(reply, 501, 'noFile', 'This house lies in a database server: copy it there, with pg_dump.');
      const file = `${data}.${new Date().toISOString().replace(/[:.]/g, '-')}.copy`;
      store.backup(file);
      return { file, bytes: statSync(file).size };
    });
  });
}
