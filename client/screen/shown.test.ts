import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('a machine that changes its network is found by the new address: the code to scan goes with it', async () => {
  let address = 'http://192.168.1.7:4444';
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {} });
  vi.stubGlobal('location', { hostname: 'localhost', origin: 'http://localhost:4444' });
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async () => Response.json({ code: '123456', room: null, address }));
  const { addressFor, openScreen } = await import('./shown.ts');
  const screen = openScreen(null);
  const link = () => {
    const { shown } = screen.getState();
    return shown === null ? null : addressFor(shown);
  };
  await vi.waitFor(() => expect(link()).toBe('http://192.168.1.7:4444/s/123456'));
  address = 'http://10.0.0.5:4444';
  screen.wake();
  await vi.waitFor(() => expect(link()).toBe('http://10.0.0.5:4444/s/123456'));
  screen.close();
});
