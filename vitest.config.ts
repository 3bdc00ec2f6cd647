import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      '{kernel,bundles,table,server,wire,work,games,search,protocol,lab,cli,tools,docs,kit,client}/**/*.test.{ts,tsx}',
    ],
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 300_000,
    // However busy the machine is: what takes long is not wrong.
    expect: { poll: { timeout: 60_000 } },
    reporters: ['default'],
  },
});
