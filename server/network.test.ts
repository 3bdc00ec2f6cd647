import { expect, test } from 'vitest';
import { addressForOthers, networkAddress } from './network.ts';

const asked = (host: string) => ({ headers: { host }, protocol: 'http' });
const EVERYBODY = { host: '0.0.0.0' };

test('whoever came by localhost is told where others find the house; by any other name it was found already', () => {
  const lan = networkAddress(EVERYBODY);
  for (const name of ['localhost', '127.0.0.1', '[::1]'])
    expect(addressForOthers(asked(`${name}:4444`), EVERYBODY)).toBe(lan && `http://${lan}:4444`);
  expect(addressForOthers(asked('localhost'), EVERYBODY)).toBe(lan && `http://${lan}`);
  for (const name of ['parlour.example.org', '192.168.1.5:4444', 'localhost.example.org:4444'])
    expect(addressForOthers(asked(name), EVERYBODY)).toBeNull();
});

test('a server that listens to its own machine only has no address for others', () => {
  for (const host of ['localhost', '127.0.0.1']) {
    expect(networkAddress({ host })).toBeNull();
    expect(addressForOthers(asked('localhost:4444'), { host })).toBeNull();
  }
});
