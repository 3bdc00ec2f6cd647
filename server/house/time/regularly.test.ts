import { expect, test } from 'vitest';
import { regularly } from './regularly.ts';

test('what takes longer than its turn is not begun twice; what failed is done again; what was ended is not', async () => {
  let [begun, underWay, most] = [0, 0, 0];
  const failures: unknown[] = [];
  const stop = regularly(
    5,
    async () => {
      begun += 1;
      underWay += 1;
      most = Math.max(most, underWay);
      await new Promise((resolve) => setTimeout(resolve, 40));
      underWay -= 1;
      throw new Error(`${begun}`);
    },
    (error) => failures.push(error),
  );
  await expect.poll(() => failures.length).toBe(3);
  stop();
  await expect.poll(() => underWay).toBe(0);
  const before = begun;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([most, begun]).toEqual([1, before]);
});
