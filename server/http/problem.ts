import type { FastifyReply } from 'fastify';

/** What went wrong, by a name that has words in every language, and a sentence for who reads the wire. */
export const problem = (reply: FastifyReply, code: number, error: string, detail: string): FastifyReply =>
  reply.code(code).send({ error, detail });
