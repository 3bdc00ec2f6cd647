import { expect, test } from 'vitest';
import type { KeptRoom } from '../store/index.ts';
import { Keeping } from './keeping.ts';
import type { RoomHome } from './room-home.ts';

/** A room whose course is what it is told, and timers that run when they are told to. */
function room() {
  const written: (boolean | undefined)[] = [];
  const timers: { after: number; then(): void }[] = [];
  let course: Partial<KeptRoom> = {};
  const rooms = {
    async put(kept: KeptRoom) {
      written.push(kept.isBusy);
      return { ...kept, revision: kept.revision + 1 };
    },
  };
  const home = {
    store: { rooms },
    time: { steady: () => 0, calendar: () => 0 },
    after: (after: number, then: () => void) => {
      timers.push({ after, then });
      return () => {};
    },
  } as unknown as Pick<RoomHome, 'store' | 'time' | 'after'>;
  const place = {
    kept: { id: 'room', revision: 0, awaited: [], seats: [] } as unknown as KeptRoom,
    keeps: true,
    course: () => course,
    adopt: async () => {},
    isHere: () => true,
  };
  const keeping = new Keeping(place, home);
  return {
    written,
    timers,
    /** How often it has been written, and that has been taken up. */
    takenUp: () => place.kept.revision,
    /** After a move. */
    goesOn(isBusy: boolean) {
      course = { isBusy };
      place.kept = { ...place.kept, isBusy };
      keeping.soon();
    },
  };
}

test('that a bot is awaited is written at once, and once; whatever else lists and clocks say may wait', async () => {
  const { written, timers, takenUp, goesOn } = room();
  goesOn(false);
  expect(timers.map(({ after }) => after > 1000)).toEqual([true]);
  goesOn(true);
  expect(timers.map(({ after }) => after).at(-1)).toBe(0);
  timers.at(-1)?.then();
  await expect.poll(takenUp).toBe(1);
  expect(written).toEqual([true]);
  // It is known: another bot that is awaited is no news, nor that none is.
  for (const isBusy of [true, false, true]) goesOn(isBusy);
  // How long each would wait is drawn anew.
  expect(timers.slice(2).every(({ after }) => after > 1000)).toBe(true);
  expect(timers.length).toBeGreaterThan(2);
  timers.at(-1)?.then();
  await expect.poll(takenUp).toBe(2);
  expect(written).toEqual([true, true]);
});
