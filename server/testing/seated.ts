import { expect } from 'vitest';
import { type Attended, type Guest, guest } from './guest.ts';
import type { OpenHouse } from './open.ts';

export type How = {
  game?: string;
  seats?: number;
  bots?: number;
  options?: Record<string, string>;
  pace?: object;
  screen?: string;
};

/** So many guests at a table that has begun. */
export async function seatedAt(
  open: Pick<OpenHouse, 'address'>,
  count: number,
  { game = 'crates', bots = 0, seats = count + bots, options = {}, pace, screen }: How = {},
) {
  const guests = await Promise.all(Array.from({ length: count }, (_, i) => guest(open.address, `Guest ${i}`)));
  const [host] = guests as [Guest];
  const wanted = { game, seats, options, isPublic: true, ...(pace && { pace }), ...(screen && { screen }) };
  const made = await host.http('POST', '/api/tables', wanted);
  expect(made.status).toBe(201);
  const { id } = made.body as { id: string };
  const here = guests.map((each) => each.attend(id));
  const first = here[0] as Attended;
  for (const [i, each] of here.entries()) {
    await each.until('the room', () => each.room !== null);
    if (i > 0) expect(await each.ask({ is: 'sit', seat: i as never })).toEqual({ ok: true });
  }
  for (let seat = count; seat < count + bots; seat++)
    expect(await first.ask({ is: 'bot', seat: seat as never, bot: 'careful' })).toEqual({ ok: true });
  expect(await first.ask({ is: 'start' })).toEqual({ ok: true });
  for (const each of here) await each.until('the first position', () => each.update !== null);
  return { id, guests, here, first };
}
