import { GAMES } from '@parlour/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { playLesson } from './lesson.ts';
import { untilAsked } from './person.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SIZES = [
  { width: 390, height: 844, touch: true },
  { width: 1280, height: 720, touch: false },
  { width: 844, height: 390, touch: true },
  { width: 1440, height: 900, touch: false },
];

const LESSONS = GAMES.flatMap((entry) => [1, ...(entry.further ?? []).map((_, i) => i + 2)].map((n) => ({ entry, n })));

/** With PARLOUR_PROVE=on every lesson at every size; else each lesson at one, phone and desktop in turn. */
const isProof = process.env['PARLOUR_PROVE'] === 'on';

/** So many steps of a lesson may still point at what cannot be touched, at the worst size. These numbers may only fall. */
const KNOWN: Record<string, number> = {};

for (const [at, { entry, n }] of LESSONS.entries())
  for (const [i, { width, height, touch }] of SIZES.entries())
    test.runIf(isProof || i === at % 2)(
      `${entry.id}: lesson ${n} at ${width}x${height} is played by pointer, and nothing lies on what it points at`,
      async () => {
        const page = await house.visit({ width, height, touch });
        const faults = await playLesson(page, entry, n);
        const known = KNOWN[`${entry.id} ${n}`] ?? 0;
        if (faults.length > known) expect(faults).toEqual([]);
        expect(['asked', 'over']).toContain(await untilAsked(page));
        expect(page.troubles).toEqual([]);
      },
      180_000,
    );
