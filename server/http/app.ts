import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { type Config, isOurHost } from '../config.ts';
import type { House } from '../house/house.ts';
import { servePolls } from '../wire/polls.ts';
import { serveSockets } from '../wire/sockets.ts';
import { serveApi } from './api.ts';
import { serveHost } from './host.ts';
import { serveNotices } from './notices.ts';
import { problem } from './problem.ts';
import { policyOf, serveApp } from './static.ts';

/** Everything that is served on one port: the app, the API, the sockets. */
export async function openServer(
  house: House,
  config: Config,
  onRoute: (route: RouteOptions) => void = () => {},
): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: 65_536,
    trustProxy: config.isBehindProxy,
    requestTimeout: 40_000,
    connectionTimeout: 60_000,
    routerOptions: { maxParamLength: 100 },
  });
  server.addHook('onRoute', onRoute);
  await server.register(cookie);
  await server.register(rateLimit, { global: true, max: Math.max(1200, config.perMinute), timeWindow: '1 minute' });
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: policyOf(config.app) },
    crossOriginEmbedderPolicy: false,
    // At a plain address of a home network there is no TLS to insist on.
    strictTransportSecurity: config.isBehindProxy,
    crossOriginOpenerPolicy: config.isBehindProxy,
    originAgentCluster: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  server.addHook('onRequest', async (request, reply) => {
    const { host, origin } = request.headers;
    if (!isOurHost(host, config))
      return problem(reply, 421, 'otherHost', 'This server is not known under that name. Add it: PARLOUR_HOSTS=name');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // A page of another address must not act in a guest's name.
    if (!isReading && origin !== undefined && hostIn(origin) !== host)
      return problem(reply, 403, 'otherOrigin', 'Only pages of this server may ask for that.');
    return undefined;
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    const code = error.statusCode ?? 500;
    if (code >= 500) console.error(error);
    return problem(
      reply,
      code,
      code >= 500 ? 'broken' : 'badMessage',
      code >= 500 ? 'Something broke here.' : error.message,
    );
  });
  serveApi(server, house, config);
  serveNotices(server, house, config);
  serveHost(server, house, config);
  servePolls(server, house);
  await serveApp(server, config.app);
  const sockets = serveSockets(server.server, house, config);
  server.addHook('preClose', async () => sockets.close());
  return server;
}

function hostIn(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
