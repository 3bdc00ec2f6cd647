import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { meters } from './meters.ts';

/** The id a proxy gave a request, so that its lines and ours are found together; else one of our own. */
export function requestId(headers: IncomingHttpHeaders, { isBehindProxy }: Pick<Config, 'isBehindProxy'>): string {
  const given = headers['x-request-id'];
  return isBehindProxy && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

/** What is said of a request: which of our addresses, not with what in it; and of which table. */
export function logRequests(server: FastifyInstance): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  server.addHook('onResponse', async (request, reply) => {
    const { statusCode: status, elapsedTime } = reply;
    meters.requests.inc({ status: `${Math.floor(status / 100)}xx` });
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    request.log.info({ method, route, status, ms: Math.round(elapsedTime), ...tableOf(request, route) }, 'request');
  });
}

function tableOf({ params }: FastifyRequest, route: string): { table?: string } {
  const id = (params as { id?: string } | undefined)?.id;
  return id !== undefined && /^\/api\/(host\/)?tables\/:id/.test(route) && /^[a-z0-9]{8,24}$/.test(id)
    ? { table: id }
    : {};
}
