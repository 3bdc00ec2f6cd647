import type { FastifyInstance } from 'fastify';
import type { HouseStore } from '../store/index.ts';
import { meters } from './meters.ts';

/** A database that has not answered for so long does not answer. */
const PATIENCE = 1000;
/** So long one look at it is good for everybody who asks: nobody can make it busy by asking. */
const FRESH = 250;

export type Readiness = {
  /** Why this server does not want to be asked; `null` if it does. */
  problem(): Promise<string | null>;
  /** From now on it does not, whatever the database says. */
  end(): void;
};

export function readiness({ settings }: Pick<HouseStore, 'settings'>): Readiness {
  let isEnding = false;
  let looked: { at: number; answers: Promise<boolean> } | null = null;

  async function answers(): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(resolve, PATIENCE, false);
    });
    const asked = settings.get('hostToken').then(
      () => true,
      () => false,
    );
    return Promise.race([asked, late]).finally(() => clearTimeout(timer));
  }

  async function problem(): Promise<string | null> {
    if (isEnding) return 'shutting down';
    if (looked === null || performance.now() - looked.at > FRESH)
      looked = { at: performance.now(), answers: answers() };
    return (await looked.answers) ? null : 'the database does not answer';
  }

  return {
    async problem() {
      const found = await problem();
      meters.ready.set(found === null ? 1 : 0);
      return found;
    },
    end() {
      isEnding = true;
      meters.ready.set(0);
    },
  };
}

/** Probes come by whatever name or address they like, as often as they like, and learn nothing else. */
export const PROBES = ['/healthz', '/readyz'];

export function serveHealth(server: FastifyInstance, { problem }: Readiness): void {
  const often = { config: { rateLimit: false }, logLevel: 'silent' as const };
  server.get('/healthz', often, async () => ({ ok: true }));
  server.get('/readyz', often, async (_, reply) => {
    const reason = await problem();
    return reason === null ? { ready: true } : reply.code(503).send({ ready: false, reason });
  });
}
