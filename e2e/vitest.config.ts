import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './longest-first.ts';
import { OF_A_TEST, PATIENCE } from './patience.ts';

/** Two browsers at once: a machine has two cores, and better things to do than to draw ten pages. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/**/*.test.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: OF_A_TEST,
    hookTimeout: OF_A_TEST,
    expect: { poll: { timeout: PATIENCE } },
    reporters: ['default'],
  },
});
