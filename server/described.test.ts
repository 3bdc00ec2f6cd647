import { OPERATIONS, openApi } from '@parlour/protocol/operations.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openServer } from './http/app.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';

test('every address of the API is described, and nothing is described that is not there', async () => {
  const open: OpenHouse = await openTestHouse();
  const served: string[] = [];
  const server = await openServer(
    open.house,
    { ...readConfig([], {}), app: '/tmp/' },
    {
      onRoute: (route) => {
        for (const method of [route.method].flat())
          if (route.url.startsWith('/api/') && method !== 'HEAD')
            served.push(`${method.toLowerCase()} ${route.url.replaceAll(/:(\w+)/g, '{$1}')}`);
      },
    },
  );
  await server.close();
  await open.close();
  expect(served.sort()).toEqual(OPERATIONS.map(({ method, path }) => `${method} ${path}`).sort());
});

test('the description is one that other programs read: every reference within it, every status with words', () => {
  const { paths } = openApi() as { paths: Record<string, Record<string, { responses: Record<string, object> }>> };
  const text = JSON.stringify(paths);
  for (const [, target] of text.matchAll(/"\$ref":"([^"]+)"/g)) expect(target).toMatch(/^#/);
  for (const ways of Object.values(paths))
    for (const { responses } of Object.values(ways))
      for (const response of Object.values(responses)) expect(response).toHaveProperty('description');
});
