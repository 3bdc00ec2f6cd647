import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{kernel,bundles,table,server,wire,games,search,protocol,lab,cli,tools,docs,kit,client}/**/*.test.{ts,tsx}',
    ],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 120_000,
    reporters: ['default'],
  },
});
