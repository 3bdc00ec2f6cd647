import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { hostToken } from '../http/host.ts';
import { sqliteStore } from '../store/index.ts';
import { shownError } from './log.ts';
import { requestId } from './requests.ts';

test('an error is written down without what it quotes: tokens, seeds, passwords, whole messages, what hangs on it', async () => {
  const store = sqliteStore(':memory:');
  const token = (await hostToken(store, true)) ?? '';
  await store.close();
  const seed = '5f2a'.repeat(16);
  const broken = Object.assign(
    new TypeError(`no seat for ${token} with ${seed} at postgresql://parlour:hush@db/parlour?password=hush`),
    {
      code: '23505',
      detail: `Key (hash)=(${token}) already exists.`,
    },
  );
  const shown = JSON.stringify(shownError(broken));
  for (const secret of [token, seed, 'hush']) expect(shown).not.toContain(secret);
  expect(shownError(broken)).toMatchObject({
    type: 'TypeError',
    code: '23505',
    message: expect.stringMatching(/^no seat for … with … at postgresql…/),
  });
  expect(shownError(broken).stack).toMatch(/^at .*log\.test\.ts/);
  expect(shownError(new Error('x y '.repeat(1000))).message.length).toBeLessThan(400);
  expect(shownError(`thrown ${token}`)).toEqual({ type: 'string', message: 'thrown …' });
  // Words, and names of our own, stay readable.
  expect(shownError(new Error('there are no rules of matter-of-fact here')).message).toBe(
    'there are no rules of matter-of-fact here',
  );
});

/** What one process says with its console taken. */
function said(code: string): Record<string, unknown>[] {
  const log = fileURLToPath(new URL('./log.ts', import.meta.url));
  const whole = `import { openLog, takeConsole } from ${JSON.stringify(log)};
    takeConsole(openLog({ log: 'json', logLevel: 'debug', node: 'one' }));
    ${code}`;
  const args = ['--input-type=module', '--eval', `${whole}; process.on('exit', () => { process.exitCode = 0; })`];
  let out: string;
  try {
    out = execFileSync(process.execPath, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    out = String((error as { stdout: string }).stdout);
  }
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

test('whatever is said to the console is a line of JSON like the others, and so is what nobody caught', () => {
  expect(said("console.error(new Error('lost')); console.log('a library says hello');")).toMatchObject([
    { level: 'error', node: 'one', err: { type: 'Error', message: 'lost' } },
    { level: 'info', msg: 'a library says hello' },
  ]);
  expect(said("process.emitWarning('old');await new Promise(setImmediate);")).toMatchObject([
    { level: 'warn', msg: 'old' },
  ]);
  expect(
    said("Promise.reject(new Error('nobody caught this')); await new Promise((r) => setTimeout(r, 1000));"),
  ).toMatchObject([{ level: 'fatal', msg: 'broken', err: { message: 'nobody caught this' } }]);
});

test('the id of a request is that of the proxy, where there is one and it is one', () => {
  const given = { 'x-request-id': 'a1294a39376fd6aff9ed3d2d5dcb8f0d' };
  expect(requestId(given, { isBehindProxy: true })).toBe(given['x-request-id']);
  expect(requestId(given, { isBehindProxy: false })).toMatch(/^[\da-f-]{36}$/);
  expect(requestId({ 'x-request-id': '"}\n{"level":"error"' }, { isBehindProxy: true })).toMatch(/^[\da-f-]{36}$/);
});
