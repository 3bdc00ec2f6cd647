import { lookup as resolve } from 'node:dns';
import { request as plainly } from 'node:http';
import { request as safely } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of this machine and its networks: nobody may make the server knock there for them. */
const INSIDE = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  INSIDE.addSubnet(net, prefix, 'ipv4');
  // The same by way of IPv6: what translates it (NAT64) or carries it (6to4) has the address within its own.
  const [a = 0, b = 0, c = 0, d = 0] = net.split('.').map(Number);
  const within = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  INSIDE.addSubnet(`64:ff9b::${within}`, 96 + prefix, 'ipv6');
  INSIDE.addSubnet(`2002:${within}::`, 16 + prefix, 'ipv6');
}
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  INSIDE.addSubnet(net, prefix, 'ipv6');

export function isInside(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  return isIP(mapped) === 6 ? INSIDE.check(mapped, 'ipv6') : INSIDE.check(mapped, 'ipv4');
}

export class Forbidden extends Error {}

/** Looks a name up, and refuses what lies inside: at the moment of connecting, so that a name cannot change in between. */
const outside: LookupFunction = (name, options, done) =>
  resolve(name, { ...options, all: true }, (error, found) => {
    const inner = found?.find(({ address }) => isInside(address));
    const [first] = found ?? [];
    if (error !== null || first === undefined) done(error ?? new Error(`${name} is nowhere`), '', 4);
    else if (inner !== undefined) done(new Forbidden(`${name} is an address of this network`), '', 4);
    else if (options.all) done(null, found as never, 4);
    else done(null, first.address, first.family);
  });

const PATIENCE = 10_000;

export type Parcel = { url: string; headers: Record<string, string>; body: Buffer | string };

/** Sends something to an address that somebody gave. No redirect is followed, and what is answered is not read. */
export function post({ url, headers, body }: Parcel, mayBeInside: boolean): Promise<number> {
  const to = new URL(url);
  if (to.protocol !== 'https:' && !(to.protocol === 'http:' && mayBeInside))
    return Promise.reject(new Forbidden('only https addresses'));
  const host = to.hostname.replace(/^\[|\]$/g, '');
  if (!mayBeInside && isIP(host) !== 0 && isInside(host))
    return Promise.reject(new Forbidden(`${host} is an address of this network`));
  return new Promise((resolved, rejected) => {
    const request = (to.protocol === 'https:' ? safely : plainly)(
      to,
      { method: 'POST', headers, timeout: PATIENCE, ...(!mayBeInside && { lookup: outside }) },
      (response) => {
        response.resume();
        resolved(response.statusCode ?? 0);
      },
    );
    request.on('timeout', () => request.destroy(new Error(`${host} does not answer`)));
    request.on('error', rejected);
    request.end(body);
  });
}
