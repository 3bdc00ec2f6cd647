import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('document', { documentElement: { dataset: {}, style: { setProperty: () => {} } } });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
const { houseAddress } = await import('./house-address.ts');

afterEach(() => vi.restoreAllMocks());

function at(page: string, address: string | null) {
  vi.stubGlobal('location', new URL(page));
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ protocol: 2, address }));
}

test('on the machine of the house links for others begin with its address in the network', async () => {
  for (const name of ['localhost', '127.0.0.1', '[::1]']) {
    at(`http://${name}:4444/online`, 'http://192.168.1.5:4444');
    expect(await houseAddress()).toEqual({ origin: 'http://192.168.1.5:4444', isOnlyHere: false });
  }
});

test('where that machine is in no network, or its house does not answer, the page knows that its links open there alone', async () => {
  at('http://localhost:4444/online', null);
  const alone = { origin: 'http://localhost:4444', isOnlyHere: true };
  expect(await houseAddress()).toEqual(alone);
  at('http://localhost:4444/online', null).mockRejectedValue(new Error('no network'));
  expect(await houseAddress()).toEqual(alone);
});

test('at any other address nothing is asked: others find the house where this page found it', async () => {
  const asked = at('https://parlour.example.org/online', null);
  expect(await houseAddress()).toEqual({ origin: 'https://parlour.example.org', isOnlyHere: false });
  expect(asked).not.toHaveBeenCalled();
});
