import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** One browser after another: the machine has better things to do than to draw ten pages at once. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 60_000,
    reporters: ['default'],
  },
});
