import { below, clone, offers, type PerSeat, perform, type Seat, seeded, start, view, waiting } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { businessmen } from '../index.ts';
import type { G } from '../types.ts';
import { bots } from './index.ts';

/** The same position with everybody moved on by so many chairs. */
function moveOn(g: G, chairs: number): G {
  const n = g.seats.length;
  const moved = clone(g);
  const seat = <S extends Seat | null>(from: S): S => (from === null ? from : (((from + chairs) % n) as S));
  const perSeat = <T>(table: PerSeat<T>): PerSeat<T> =>
    table.map((_, i) => table[((i - chairs + n) % n) as Seat]) as PerSeat<T>;
  moved.players = perSeat(moved.players);
  moved.leader = seat(moved.leader);
  moved.opener = seat(moved.opener);
  for (const lorry of Object.values(moved.lorries)) lorry.lots = perSeat(lorry.lots);
  for (const f of moved.stack) {
    if ('queue' in f) f.queue = f.queue.map(seat);
    if ('asked' in f) f.asked = f.asked.map(seat);
    if ('unspun' in f) f.unspun = f.unspun.map(seat);
    if ('firstPasser' in f) f.firstPasser = seat(f.firstPasser);
    if ('loaded' in f) f.loaded = perSeat(f.loaded);
    if ('plans' in f) Object.assign(f, { plans: perSeat<unknown>(f.plans) });
  }
  return moved;
}

test('no chair is better than another: moved on round the table, a careful bot chooses the same', () => {
  const careful = bots.at(-1);
  let compared = 0;
  for (const seats of [2, 3, 4]) {
    const g = start(businessmen, { seats, chance: seeded(seats) });
    for (let open = waiting(businessmen, g); open !== null; open = waiting(businessmen, g)) {
      const asked = open.seats[0] as Seat;
      const choose = (at: G, seat: Seat) => {
        const dice = { chance: seeded(compared) };
        return careful?.choose({ seat, view: view(at, seat), offers: offers(businessmen, at, seat) }, (n) =>
          below(dice, n),
        );
      };
      const choice = choose(g, asked);
      const chairs = 1 + (compared % (seats - 1));
      expect(choose(moveOn(g, chairs), ((asked + chairs) % seats) as Seat)).toEqual(choice);
      if (choice === undefined) throw new Error('there is a careful bot');
      perform(businessmen, g, { seat: asked, ...choice });
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(500);
});
