import { type ScreenShown, screenSchema } from '@parlour/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { House } from '../house/house.ts';
import { addressForOthers } from '../network.ts';
import { personOf } from './identity.ts';
import { parsed, problem } from './problem.ts';

/** So many digits may one address try in a minute: enough for whoever types them, too few to try them all. */
const TRIED_PER_MINUTE = 150;
/** So often may it ask for one that it has: screens look every second what they show, and several may show the same. */
const ASKED_PER_MINUTE = 1200;
/** So many addresses with their screens are remembered. */
const REMEMBERED = 10_000;

/** Big screens: the digits each is called by, and the table it shows. */
export function serveScreens(server: FastifyInstance, house: House, config: Config): void {
  const { perMinute } = config;
  const strictly = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });
  const shown = (code: string, room: string | null, request: FastifyRequest): ScreenShown => ({
    code,
    room,
    address: addressForOthers(request, config),
  });

  server.post('/api/screens', strictly(Math.max(perMinute, 30)), async (request, reply) => {
    const wanted = parsed(screenSchema, request, reply);
    if (wanted === null) return reply;
    const code = await house.screens.open(wanted.room ?? null, await personOf(request.raw, house.store));
    if (code === null) return problem(reply, 404, 'unknownTable', 'There is no such table here.');
    return shown(code, (await house.screens.at(code)) ?? null, request);
  });

  /** Which address has which screens. */
  const known = new Set<string>();
  const screenOf = ({ ip, params }: FastifyRequest) => `${ip} ${(params as { code: string }).code}`;
  const rateLimit = {
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => (known.has(screenOf(request)) ? screenOf(request) : request.ip),
    max: (_: FastifyRequest, key: string) => Math.max(perMinute, known.has(key) ? ASKED_PER_MINUTE : TRIED_PER_MINUTE),
  };
  server.get<{ Params: { code: string } }>('/api/screens/:code', { config: { rateLimit } }, async (request, reply) => {
    const { code } = request.params;
    const room = await house.screens.at(code);
    if (room === undefined) return problem(reply, 404, 'unknownScreen', 'There is no screen of that name here.');
    known.add(screenOf(request));
    for (const oldest of known) if (known.size > REMEMBERED) known.delete(oldest);
    return shown(code, room, request);
  });
}
