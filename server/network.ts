import { networkInterfaces } from 'node:os';

/** The address of this machine for others in the same network; `null` if it is in none. */
export function networkAddress(): string | null {
  for (const list of Object.values(networkInterfaces()))
    for (const each of list ?? []) if (each.family === 'IPv4' && !each.internal) return each.address;
  return null;
}
