import type { FastifyInstance, FastifyReply } from 'fastify';
import type { House } from '../house/house.ts';
import type { Room } from '../house/room.ts';
import { personOf } from '../http/identity.ts';
import { problem } from '../http/problem.ts';
import { freshToken } from '../store/people.ts';
import { Session } from './session.ts';

/** So long a request waits for something to be told; and after so long without one, nobody is there any more. */
const WAIT = 25_000;
const GONE = 60_000;
const MOST_WAITING = 500;
const MOST_POLLS = 2000;

type Poll = { session: Session; room: Room; told: string[]; wake: () => void; timer: NodeJS.Timeout };

/**
 * The same messages over plain requests, for networks that let no WebSocket through: `POST /api/tables/ID/polls` opens a line,
 * `GET /api/polls/LINE` waits for what is told, `POST /api/polls/LINE` sends one message.
 */
export function servePolls(server: FastifyInstance, house: House): void {
  const polls = new Map<string, Poll>();

  function leave(id: string): void {
    const poll = polls.get(id);
    if (poll === undefined) return;
    polls.delete(id);
    clearTimeout(poll.timer);
    poll.room.leave(poll.session);
    poll.wake();
  }

  const unknown = (reply: FastifyReply) => problem(reply, 410, 'lineGone', 'This line is gone; open another one.');

  server.post<{ Params: { id: string }; Querystring: { since?: string } }>(
    '/api/tables/:id/polls',
    async (request, reply) => {
      const room = /^[a-z0-9]{8,24}$/.test(request.params.id) ? await house.room(request.params.id) : null;
      if (room === null) return problem(reply, 404, 'unknownTable', 'There is no such table here.');
      const person = personOf(request.raw, house.store);
      if (person?.isBanned || polls.size >= MOST_POLLS) return problem(reply, 429, 'tooMany', 'Too many lines.');
      const id = freshToken();
      const told: string[] = [];
      const session = new Session(room, person, (message) => {
        told.push(message);
        if (told.length > MOST_WAITING) leave(id);
        polls.get(id)?.wake();
      });
      const timer = setTimeout(() => leave(id), GONE);
      timer.unref();
      polls.set(id, { session, room, told, wake: () => {}, timer });
      const known = Number.parseInt(request.query.since ?? '', 10);
      await room.join(session, Number.isInteger(known) ? known : null);
      return reply.code(201).send({ line: id });
    },
  );

  server.get<{ Params: { id: string } }>('/api/polls/:id', async (request, reply) => {
    const poll = polls.get(request.params.id);
    if (poll === undefined) return unknown(reply);
    poll.wake();
    poll.timer.refresh();
    if (poll.told.length === 0)
      await new Promise<void>((resolve) => {
        const late = setTimeout(resolve, WAIT);
        poll.wake = () => {
          clearTimeout(late);
          resolve();
        };
        request.raw.once('close', poll.wake);
      });
    poll.timer.refresh();
    return reply.type('application/json').send(`[${poll.told.splice(0).join(',')}]`);
  });

  server.post<{ Params: { id: string } }>('/api/polls/:id', async (request, reply) => {
    const poll = polls.get(request.params.id);
    if (poll === undefined) return unknown(reply);
    if (!(await poll.session.receive(JSON.stringify(request.body)))) leave(request.params.id);
    return reply.code(202).send();
  });

  server.delete<{ Params: { id: string } }>('/api/polls/:id', async (request, reply) => {
    leave(request.params.id);
    return reply.code(204).send();
  });

  server.addHook('preClose', async () => {
    for (const id of polls.keys()) leave(id);
  });
}
