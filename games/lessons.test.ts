import { LANGUAGES, type Language } from '@parlour/kernel';

import type { Tutorial } from '@parlour/kit';
import { expect, test } from 'vitest';
import { GAMES, lessonOf } from './index.ts';

/** An unhurried reader who looks for each thing that is asked for, and watches what the others do at normal pace. */
const WORDS_A_MINUTE = 180;
const SECONDS = { asked: 7, read: 2, watched: 2 };
const MOST_MINUTES = 8;

function minutesOf({ steps, goodbye }: Tutorial, language: Language): number {
  const words = [...steps.map(({ say }) => say), goodbye].flatMap((said) => said[language].split(/\s+/)).length;
  const asked = steps.filter((step) => step.expect !== undefined).length;
  const watched = steps.flatMap(({ then = [] }) => then.filter(({ seat }) => seat !== 0)).length;
  const seconds = SECONDS.asked * asked + SECONDS.read * (steps.length - asked) + SECONDS.watched * watched;
  return words / WORDS_A_MINUTE + seconds / 60;
}

for (const entry of GAMES)
  for (let n = 1; lessonOf(entry, n) !== null; n++)
    test(`${entry.id}: lesson ${n} takes no longer than ${MOST_MINUTES} minutes, in any language`, async () => {
      const tutorial = await lessonOf(entry, n)?.();
      if (tutorial === undefined) throw new Error('there is no such lesson');
      const minutes = LANGUAGES.map((language) => minutesOf(tutorial, language));
      expect(Math.max(...minutes)).toBeLessThanOrEqual(MOST_MINUTES);
    });
