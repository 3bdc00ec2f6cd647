import type { HttpRefusal } from '@parlour/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** What went wrong, by a name that has words in every language, and a sentence for who reads the wire. */
export const problem = (reply: FastifyReply, code: number, error: HttpRefusal, detail: string): FastifyReply =>
  reply.code(code).send({ error, detail });

export const needsName = (reply: FastifyReply) =>
  problem(reply, 401, 'needsName', 'Say who you are first: POST /api/me');

/** The body if it is what it should be; else the answer has been given. */
export function parsed<T>(schema: z.ZodType<T>, request: FastifyRequest, reply: FastifyReply): T | null {
  const { success, data, error } = schema.safeParse(request.body);
  if (success) return data;
  problem(reply, 400, 'badMessage', z.prettifyError(error));
  return null;
}
