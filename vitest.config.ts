import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{kernel,bundles,table,server,wire,work,games,search,protocol,lab,cli,tools,docs,kit,client}/**/*.test.{ts,tsx}',
    ],
    pool: 'forks',
    maxWorkers: 2,
    // However busy the machine is: what takes long is not wrong.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 240_000 } },
    reporters: ['default'],
  },
});
