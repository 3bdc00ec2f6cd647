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

const at = (address: string, internal = false, family: 'IPv4' | 'IPv6' = 'IPv4') => [{ address, internal, family }];

test.each([
  ['Windows with WSL and Hyper-V', { 'vEthernet (WSL)': at('172.28.0.1'), 'Wi-Fi': at('192.168.1.7') }, '192.168.1.7'],
  [
    'Linux with containers',
    { docker0: at('172.17.0.1'), 'br-1f': at('192.168.64.1'), wlan0: at('10.0.0.5') },
    '10.0.0.5',
  ],
  ['a laptop in a tunnel', { tun0: at('10.8.0.2'), utun3: at('10.9.0.2'), en0: at('172.20.10.3') }, '172.20.10.3'],
  ['two networks', { eth0: at('203.0.113.9'), eth1: at('10.1.1.1'), wlan0: at('192.168.0.4') }, '192.168.0.4'],
  ['a server with an address of its own', { eth0: at('203.0.113.9'), docker0: at('172.17.0.1') }, '203.0.113.9'],
  ['nothing but a tunnel', { lo: at('127.0.0.1', true), tailscale0: at('100.64.0.3') }, '100.64.0.3'],
  ['no network', { lo: at('127.0.0.1', true), eth0: at('169.254.3.4'), wlan0: at('fe80::1', false, 'IPv6') }, null],
] as const)('phones find a machine where they are themselves: %s', (_, adapters, address) => {
  expect(networkAddress(EVERYBODY, adapters as unknown as Parameters<typeof networkAddress>[1])).toBe(address);
});
