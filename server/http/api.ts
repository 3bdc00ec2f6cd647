import {
  createSchema,
  goOnSchema,
  PROTOCOL,
  parseRecord,
  profileSchema,
  type Room as RoomTold,
} from '@parlour/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { House } from '../house/house.ts';
import { addressForOthers } from '../network.ts';
import type { Person } from '../store/index.ts';
import { forgetCookie, personOf, remember, remembered } from './identity.ts';
import { needsName, parsed, problem } from './problem.ts';

/** A game of a thousand lines has a fifth of this. */
const MOST_BYTES = 4_000_000;

/** The small HTTP API: who one is, which tables there are, a new one. Everything at a table itself goes over its connection. */
export function serveApi(server: FastifyInstance, house: House, config: Config): void {
  const { perMinute } = config;
  const { people } = house.store;
  const me = (request: FastifyRequest): Promise<Person | null> => personOf(request.raw, house.store);
  const shown = ({ id, name, language, zone }: Person) => ({ id, name, language, zone });
  const isSecure = (request: FastifyRequest) => request.protocol === 'https';
  const strictly = { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } };

  server.get('/api/house', (request) => ({ protocol: PROTOCOL, address: addressForOthers(request, config) }));

  server.get('/api/me', async (request, reply) => {
    const person = await me(request);
    if (person === null) return reply.code(204).send();
    remembered(request, reply);
    return shown(person);
  });

  /** A new guest, or a changed name. Never by a GET: chats fetch links to show a preview of them. */
  server.post('/api/me', strictly, async (request, reply) => {
    const profile = parsed(profileSchema, request, reply);
    if (profile === null) return reply;
    const known = await me(request);
    if (known !== null) return shown((await people.change(known.id, profile)) ?? known);
    const { person, token } = await people.join(profile);
    remember(reply, token, isSecure(request));
    // A program that keeps no cookies keeps the token, and sends it as a bearer's.
    return reply
      .code(201)
      .send({ ...shown(person), ...(request.headers['x-parlour-client'] === 'program' && { token }) });
  });

  server.delete('/api/me', async (request, reply) => {
    const person = await me(request);
    if (person !== null) await house.forget(person.id);
    forgetCookie(reply);
    return reply.code(204).send();
  });

  /** A private link for another device of the same person; and taking it, once. */
  server.post('/api/me/links', strictly, async (request, reply) => {
    const person = await me(request);
    return person === null ? needsName(reply) : { link: await people.link(person.id) };
  });

  server.post('/api/me/links/redeem', strictly, async (request, reply) => {
    const body = parsed(z.strictObject({ link: z.string().max(100) }), request, reply);
    if (body === null) return reply;
    const taken = await people.redeem(body.link);
    if (taken === null) return problem(reply, 410, 'linkUsed', 'This link was used already, or is too old.');
    remember(reply, taken.token, isSecure(request));
    return shown(taken.person);
  });

  server.get('/api/tables', async (request) => house.lobby.lists(await me(request)));

  server.post('/api/tables', strictly, async (request, reply) => {
    const person = await me(request);
    const wanted = parsed(createSchema, request, reply);
    if (wanted === null) return reply;
    if (person === null) return needsName(reply);
    if (person.isBanned) return problem(reply, 403, 'banned', 'The host of this house does not let you make tables.');
    const made = await house.create(person, wanted);
    if ('id' in made) return reply.code(201).send(made);
    return reply.code(422).send(made.ok ? {} : { error: made.refusal.refused, facts: made.refusal.facts });
  });

  /** A game begun alone is brought here to be gone on with. */
  server.post('/api/tables/from', { ...strictly, bodyLimit: MOST_BYTES }, async (request, reply) => {
    const person = await me(request);
    const wanted = parsed(goOnSchema, request, reply);
    if (wanted === null) return reply;
    if (person === null) return needsName(reply);
    if (person.isBanned) return problem(reply, 403, 'banned', 'The host of this house does not let you make tables.');
    const read = parseRecord(wanted.record);
    if ('error' in read) return problem(reply, 422, 'cannotGoOn', read.error);
    const made = await house.goOn(person, read.record, wanted);
    if ('id' in made) return reply.code(201).send(made);
    return reply.code(422).send(made.ok ? {} : { error: made.refusal.refused, facts: made.refusal.facts });
  });

  /** A table as it may be shown to whoever has its link. */
  server.get<{ Params: { id: string } }>(
    '/api/tables/:id',
    async (request, reply): Promise<RoomTold | FastifyReply> => {
      const room = /^[a-z0-9]{8,24}$/.test(request.params.id) ? await house.room(request.params.id) : null;
      if (room === null) return problem(reply, 404, 'unknownTable', 'There is no such table here.');
      return room.roomFor({ person: await me(request) });
    },
  );
}
