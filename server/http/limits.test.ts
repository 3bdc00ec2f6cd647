import { expect, test } from 'vitest';
import { openTestHouse } from '../testing/open.ts';

test('whoever makes guests without end is told to wait', async () => {
  const small = await openTestHouse({ perMinute: 5 });
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) {
    const body = JSON.stringify({ name: `Guest ${i}` });
    const how = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    statuses.push((await fetch(`${small.address}/api/me`, how)).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
  await small.close();
});

test('a club that comes in at once by one address gets every file; whoever asks without end waits, and may read on', async () => {
  const small = await openTestHouse({ perMinute: 5 });
  const statusOf = async (path: string) => {
    const response = await fetch(`${small.address}${path}`);
    await response.arrayBuffer();
    return response.status;
  };
  const many = async (path: string, count: number) => {
    const found = new Set<number>();
    for (let i = 0; i < count; i++) found.add(await statusOf(path));
    return [...found];
  };
  expect(await many('/', 4000)).toEqual([200]);
  expect(await many('/api/tables', 1200)).toEqual([200]);
  expect([await statusOf('/api/tables'), await statusOf('/')]).toEqual([429, 200]);
  await small.close();
});
