import { noticeSchema, stopSchema } from '@parlour/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { House } from '../house/house.ts';
import { MOST_CHANNELS } from '../notices/notices.ts';
import type { Channel } from '../store/index.ts';
import { personOf } from './identity.ts';
import { needsName, parsed, problem } from './problem.ts';

/** How somebody wants to hear that it is their turn: by this browser, by a webhook; and how to hear no more. */
export function serveNotices(server: FastifyInstance, house: House, { perMinute }: Config): void {
  const { store, notices } = house;
  const strictly = { config: { rateLimit: { max: perMinute, timeWindow: '1 minute' } } };
  const me = (request: FastifyRequest) => personOf(request.raw, store);
  /** A webhook's address is a secret of whoever made it: only where it leads is shown again. */
  const shown = ({ id, room, to }: Channel) => ({
    id,
    room,
    is: to.is,
    host: new URL(to.is === 'push' ? to.subscription.endpoint : to.url).host,
  });
  const own = async (request: FastifyRequest<{ Params: { id: string } }>): Promise<Channel | null> => {
    const found = await store.notices.find(request.params.id);
    return found !== null && found.person === (await me(request))?.id ? found : null;
  };
  const unknown = (reply: FastifyReply) => problem(reply, 404, 'unknownNotice', 'You have no such way to be told.');

  server.get('/api/me/notices', async (request, reply) => {
    const person = await me(request);
    if (person === null) return needsName(reply);
    return { publicKey: await notices.publicKey(), channels: (await store.notices.of(person.id)).map(shown) };
  });

  server.post('/api/me/notices', strictly, async (request, reply) => {
    const person = await me(request);
    if (person === null) return needsName(reply);
    const wanted = parsed(noticeSchema, request, reply);
    if (wanted === null) return reply;
    const room = 'webhook' in wanted ? (wanted.room ?? null) : null;
    const known = await store.notices.of(person.id);
    if (known.length >= MOST_CHANNELS) return problem(reply, 422, 'tooMany', `No more than ${MOST_CHANNELS}.`);
    if (room !== null && (await store.rooms.find(room))?.host !== person.id)
      return problem(reply, 403, 'notHost', 'Only who made a table says where its turns are told.');
    const to: Channel['to'] =
      'push' in wanted ? { is: 'push', subscription: wanted.push } : { is: 'webhook', url: wanted.webhook };
    // The same browser or address again is the same way, not a second one.
    const same = known.find((each) => each.room === room && JSON.stringify(each.to) === JSON.stringify(to));
    const origin = `${request.protocol}://${request.host}`;
    const channel = same ?? (await store.notices.add({ person: person.id, room, to, origin }));
    return reply.code(same === undefined ? 201 : 200).send(shown(channel));
  });

  server.post<{ Params: { id: string } }>('/api/me/notices/:id/try', strictly, async (request, reply) => {
    const channel = await own(request);
    if (channel === null) return unknown(reply);
    return { delivered: await notices.tryOut(channel, (await me(request))?.language ?? 'en') };
  });

  server.delete<{ Params: { id: string } }>('/api/me/notices/:id', async (request, reply) => {
    const channel = await own(request);
    if (channel === null) return unknown(reply);
    await store.notices.remove(channel.id);
    return reply.code(204).send();
  });

  /** By the link in a notice, whoever has it: without a name, on any device. */
  server.post('/api/notices/stop', strictly, async (request, reply) => {
    const body = parsed(stopSchema, request, reply);
    if (body === null) return reply;
    const isStopped = await store.notices.stop(body.stop);
    return isStopped ? reply.code(204).send() : problem(reply, 410, 'linkUsed', 'These notices were stopped already.');
  });
}
