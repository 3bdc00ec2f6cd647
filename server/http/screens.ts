import { type ScreenShown, screenSchema } from '@parlour/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { House } from '../house/house.ts';
import { networkAddress } from '../network.ts';
import { parsed, problem } from './problem.ts';

/** So often in a minute one address may ask for a screen by its digits: enough to wait for one, too little to try them all. */
const PER_MINUTE = 150;

/** Big screens: the digits each is called by, and the table it shows. */
export function serveScreens(server: FastifyInstance, house: House, { host, perMinute }: Config): void {
  const isOnlyHere = host === '127.0.0.1' || host === 'localhost';
  const strictly = (max: number) => ({ config: { rateLimit: { max, timeWindow: '1 minute' } } });
  const shown = (code: string, room: string | null, request: FastifyRequest): ScreenShown => {
    const lan = isOnlyHere ? null : networkAddress();
    const port = /:\d+$/.exec(request.headers.host ?? '')?.[0] ?? '';
    return { code, room, address: lan === null ? null : `${request.protocol}://${lan}${port}` };
  };

  server.post('/api/screens', strictly(Math.max(perMinute, 30)), async (request, reply) => {
    const wanted = parsed(screenSchema, request, reply);
    if (wanted === null) return reply;
    const code = await house.screens.open(wanted.room ?? null);
    if (code === null) return problem(reply, 404, 'unknownTable', 'There is no such table here.');
    return shown(code, (await house.screens.at(code)) ?? null, request);
  });

  server.get<{ Params: { code: string } }>(
    '/api/screens/:code',
    strictly(Math.max(perMinute, PER_MINUTE)),
    async (request, reply) => {
      const { code } = request.params;
      const room = await house.screens.at(code);
      if (room === undefined) return problem(reply, 404, 'unknownScreen', 'There is no screen of that name here.');
      return shown(code, room, request);
    },
  );
}
