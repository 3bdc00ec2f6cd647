import { afterEach, expect, test, vi } from 'vitest';
import { passOn } from './files.ts';

afterEach(() => vi.unstubAllGlobals());

/** What becomes of a file on a device where passing it on ends like this. */
async function downloadedAfter(share: () => Promise<void>, isPhone = true): Promise<boolean> {
  const click = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  vi.stubGlobal('navigator', { canShare: () => true, share });
  vi.stubGlobal('document', { createElement: () => ({ click, remove() {} }), body: { append() {} } });
  await passOn(new File(['words'], 'result.png'));
  return click.mock.calls.length === 1;
}

const failing = (name: string) => () => Promise.reject(new DOMException('', name));

test('a file that may not be passed on is downloaded; whoever changes their mind has not failed', async () => {
  expect(await downloadedAfter(failing('NotAllowedError'))).toBe(true);
  expect(await downloadedAfter(failing('DataError'))).toBe(true);
  expect(await downloadedAfter(failing('AbortError'))).toBe(false);
  expect(await downloadedAfter(() => Promise.resolve())).toBe(false);
  expect(await downloadedAfter(failing('NotAllowedError'), false)).toBe(true);
});
