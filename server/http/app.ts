import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController, type RouteOptions } from 'fastify';
import { type Config, isOurHost } from '../config.ts';
import type { House } from '../house/house.ts';
import { PROBES, type Readiness, readiness, serveHealth } from '../ops/health.ts';
import { type Log, openLog } from '../ops/log.ts';
import { logRequests, requestId } from '../ops/requests.ts';
import { Callers } from '../wire/callers.ts';
import { type PollPatience, servePolls } from '../wire/polls.ts';
import { serveSockets } from '../wire/sockets.ts';
import { serveApi } from './api.ts';
import { serveHost } from './host.ts';
import { serveNotices } from './notices.ts';
import { problem } from './problem.ts';
import { serveScreens } from './screens.ts';
import { policyOf, serveApp } from './static.ts';

/** Whoever watches over the server, and a test that wants to know its addresses. */
type Watched = {
  log?: Log;
  ready?: Readiness;
  onRoute?: (route: RouteOptions) => void;
  polls?: PollPatience;
  /** How long a request may take, and how often it is looked who takes longer, in milliseconds. */
  patience?: { request: number; looksEvery: number };
};

const PATIENCE = { request: 40_000, looksEvery: 10_000 };

/** Everything that is served on one port: the app, the API, the sockets. */
export async function openServer(
  house: House,
  config: Config,
  {
    log = openLog(config),
    ready = readiness(house.store),
    onRoute = () => {},
    polls,
    patience = PATIENCE,
  }: Watched = {},
): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: 65_536,
    // What stands further out than our own proxies anybody may have written.
    trustProxy: (_, hop) => hop < config.proxies,
    requestTimeout: patience.request,
    http: { headersTimeout: patience.request, connectionsCheckingInterval: patience.looksEvery },
    connectionTimeout: 60_000,
    routerOptions: { maxParamLength: 200 },
    loggerInstance: log as FastifyBaseLogger,
    frameworkErrors: (error, _, reply) => {
      problem(reply as never, error.statusCode ?? 400, 'badMessage', error.message);
    },
    // Addresses have tokens in them: what is said of a request is said below.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request.headers, config),
  });
  server.addHook('onRoute', onRoute);
  logRequests(server);
  await server.register(cookie);
  await server.register(rateLimit, {
    global: true,
    keyGenerator: (request) => `${isAsking(request.url) ? 'asks' : 'reads'} ${request.ip}`,
    max: (request: { url: string }) => Math.max(config.perMinute, isAsking(request.url) ? ASKED : READ),
    timeWindow: '1 minute',
  });
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
    if (!isOurHost(host, config) && !PROBES.includes(request.routeOptions.url ?? ''))
      return problem(reply, 421, 'otherHost', 'This server is not known under that name. Add it: PARLOUR_HOSTS=name');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // A page of another address must not act in a guest's name.
    if (!isReading && origin !== undefined && hostIn(origin) !== host)
      return problem(reply, 403, 'otherOrigin', 'Only pages of this server may ask for that.');
    return undefined;
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const code = error.statusCode ?? 500;
    if (code >= 500) request.log.error({ err: error }, 'broken');
    return problem(
      reply,
      code,
      code >= 500 ? 'broken' : 'badMessage',
      code >= 500 ? 'Something broke here.' : error.message,
    );
  });
  serveHealth(server, ready);
  serveApi(server, house, config);
  serveScreens(server, house, config);
  serveNotices(server, house, config);
  serveHost(server, house, config);
  const callers = new Callers(config.perMinute);
  servePolls(server, house, callers, log, polls);
  await serveApp(server, config.app);
  const sockets = serveSockets(server.server, house, config, callers, log);
  server.addHook('preClose', async () => sockets.close());
  return server;
}

/**
 * So often an address may ask for something in a minute. Files of the app are counted by themselves: a first visit fetches five
 * hundred of them, and a club that comes in at once by one address makes some forty.
 */
const ASKED = 1200;
const READ = 30_000;
const isAsking = (url: string): boolean => url.startsWith('/api/');

function hostIn(origin: string): string | null {
  try {
    return new URL(origin).host;
  } catch {
    return null;
  }
}
