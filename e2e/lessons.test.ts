import { GAMES } from '@parlour/games';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './browser.ts';
import { playLesson } from './lesson.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SIZES = [
  { width: 1440, height: 900, touch: false },
  { width: 1280, height: 720, touch: false },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
];

/** With PARLOUR_PROVE=on every lesson at every size; else the first lesson of each game, on a desktop or a phone in turn. */
const isProof = process.env['PARLOUR_PROVE'] === 'on';

for (const [at, entry] of GAMES.entries())
  for (const lesson of [1, ...(entry.further ?? []).map((_, i) => i + 2)])
    for (const [i, { width, height, touch }] of SIZES.entries())
      test.runIf(isProof || (lesson === 1 && i === (at % 2 === 0 ? 2 : 1)))(
        `${entry.id}: lesson ${lesson} at ${width}x${height} hides nothing that it points at`,
        async () => {
          const page = await house.visit({ width, height, touch });
          expect(await playLesson(page, entry, lesson)).toEqual([]);
          expect(page.troubles).toEqual([]);
        },
      );
