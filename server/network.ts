import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

/** The address of this machine for others in the same network; `null` if it is in none, or its server listens to nobody else. */
export function networkAddress({ host }: Pick<Config, 'host'>): string | null {
  if (host === 'localhost' || host === '127.0.0.1') return null;
  for (const list of Object.values(networkInterfaces()))
    for (const each of list ?? []) if (each.family === 'IPv4' && !each.internal) return each.address;
  return null;
}

type Asked = { headers: { host?: string | undefined }; protocol: string };

/** Where others find this house, for whoever came by a name that means another machine everywhere else; any other name has proved itself. */
export function addressForOthers({ headers, protocol }: Asked, config: Pick<Config, 'host'>): string | null {
  const asked = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.exec(headers.host ?? '');
  const lan = asked === null ? null : networkAddress(config);
  return lan === null ? null : `${protocol}://${lan}${asked?.[2] ?? ''}`;
}
