import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { goInGroups } from './going.ts';

/** Sockets that go when they are told to, and how many were told in one turn. */
function crowd(count: number, isDeaf = (_: number) => false) {
  const all = new Set<WebSocket>();
  const groups: number[] = [];
  let inGroup = 0;
  let terminated = 0;
  for (let i = 0; i < count; i++) {
    const each = {
      close(code: number) {
        expect(code).toBe(1012);
        if (inGroup === 0)
          queueMicrotask(() => {
            groups.push(inGroup);
            inGroup = 0;
          });
        inGroup += 1;
        if (!isDeaf(i)) setImmediate(() => all.delete(each as never));
      },
      terminate: () => {
        terminated += 1;
      },
    };
    all.add(each as never);
  }
  return { all, groups, terminated: () => terminated };
}

test('a few go at a time; of very many so many that it stays short', async () => {
  const few = crowd(35);
  await goInGroups(few.all);
  expect(few.groups).toEqual([10, 10, 10, 5]);
  const many = crowd(1000);
  await goInGroups(many.all);
  expect(many.groups).toEqual(Array(40).fill(25));
});

test('who does not say goodbye is let go without', async () => {
  const { all, terminated } = crowd(12, (i) => i === 3);
  await goInGroups(all);
  expect(terminated()).toBe(1);
});
