import { describe, test } from 'vitest';
import { memoryStore } from './index.ts';
import { storeContract } from './testing/store-contract.ts';

describe('the store in memory', () => {
  for (const [what, check] of Object.entries(storeContract))
    test(what, () => {
      const store = memoryStore();
      return check(async () => store);
    });
});
