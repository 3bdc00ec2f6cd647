import { GAMES } from '@parlour/games';

import { expect, test } from 'vitest';
import { SIZES } from './browser.ts';
import { houseForAll } from './house-for-all.ts';

import { playLesson } from './lesson.ts';
import { untilAsked } from './person.ts';

const house = houseForAll();

const LESSONS = GAMES.flatMap((entry) => [1, ...(entry.further ?? []).map((_, i) => i + 2)].map((n) => ({ entry, n })));

/** With PARLOUR_PROVE=on every lesson at every size; else each lesson at one, phone and desktop in turn. */
const isProof = process.env['PARLOUR_PROVE'] === 'on';

for (const [at, { entry, n }] of LESSONS.entries())
  for (const [i, { width, height, touch }] of SIZES.entries())
    test.runIf(isProof || i === at % 2)(
      `${entry.id}: lesson ${n} at ${width}x${height} is played by pointer, and nothing lies on what it points at`,
      async () => {
        const page = await house.visit({ width, height, touch });
        const { faults, steps, pointedAt } = await playLesson(page, entry, n);
        expect(faults).toEqual([]);
        expect(['asked', 'over']).toContain(await untilAsked(page));
        expect(page.troubles).toEqual([]);
        if (isProof) console.log(`${steps} steps, ${pointedAt} of them point at something`);
      },
    );
