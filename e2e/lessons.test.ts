import { GAMES } from '@parlour/games';
import { LANGUAGES, type Language } from '@parlour/kernel';

import { expect, test } from 'vitest';
import { SIZES } from './browser.ts';
import { houseForAll } from './house-for-all.ts';

import { playLesson } from './lesson.ts';
import { untilAsked } from './person.ts';

const house = houseForAll();

const LESSONS = GAMES.flatMap((entry) => [1, ...(entry.further ?? []).map((_, i) => i + 2)].map((n) => ({ entry, n })));

/** With PARLOUR_PROVE=on every lesson at every size and in every language; else each at one size, phone and desktop in turn, some on phones in Russian, whose sentences are longer. */
const isProof = process.env['PARLOUR_PROVE'] === 'on';

const isPlayed = (at: number, size: number, language: Language): boolean =>
  isProof || (size === at % 2 && language === (at % 4 === 0 ? 'ru' : 'en'));

for (const [at, { entry, n }] of LESSONS.entries()) {
  // What is never drawn at a size may be for another; what is drawn at none is a mistake of the lesson.
  const undrawn: (readonly string[])[] = [];
  for (const [size, { width, height, touch }] of SIZES.entries())
    for (const language of LANGUAGES)
      test.runIf(isPlayed(at, size, language))(
        `${entry.id}: lesson ${n} at ${width}x${height} (${language}) is played by pointer, and nothing lies on what it points at`,
        async () => {
          const page = await house.visit({ width, height, touch, settings: { language } });
          const followed = await playLesson(page, entry, n, { language });
          undrawn.push(followed.undrawn);
          expect(followed.faults).toEqual([]);
          expect(['asked', 'over']).toContain(await untilAsked(page));
          expect(page.troubles).toEqual([]);
          if (isProof) console.log(`${followed.steps} steps, ${followed.pointedAt} of them point at something`);
        },
      );
  test.runIf(isProof)(`${entry.id}: all that lesson ${n} points at is drawn at some size`, () => {
    const [first = [], ...others] = undrawn;
    expect(first.filter((target) => others.every((at) => at.includes(target)))).toEqual([]);
  });
}
