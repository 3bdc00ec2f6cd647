import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import type { Config } from './config.ts';

type Adapters = Partial<Record<string, Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[]>>;

/** Adapters behind which there is no phone: of containers, virtual machines and tunnels. */
const VIRTUAL =
  /^(br-|bridge\d|cni|docker|flannel|lxc|podman|tailscale|tap|tun|utun|vboxnet|veth|virbr|vmnet|wg|zt)|Hyper-V|Tailscale|vEthernet|VirtualBox|VMware|VPN|WSL|ZeroTier/i;

/** What routers give to those at home comes first; then what offices do. */
const HOME = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
/** What a machine calls itself by that found no network. */
const ALONE = /^169\.254\./;

/** The address of this machine for others in the same network; `null` if it is in none, or its server listens to nobody else. */
export function networkAddress(
  { host }: Pick<Config, 'host'>,
  adapters: Adapters = networkInterfaces(),
): string | null {
  if (host === 'localhost' || host === '127.0.0.1') return null;
  const found = Object.entries(adapters).flatMap(([name, list = []]) =>
    list.flatMap(({ address, family, internal }) =>
      family === 'IPv4' && !internal && !ALONE.test(address) ? [{ address, rank: rankOf(name, address) }] : [],
    ),
  );
  return found.sort((a, b) => a.rank - b.rank)[0]?.address ?? null;
}

function rankOf(adapter: string, address: string): number {
  const range = HOME.findIndex((each) => each.test(address));
  return (VIRTUAL.test(adapter) ? HOME.length + 1 : 0) + (range < 0 ? HOME.length : range);
}

type Asked = { headers: { host?: string | undefined }; protocol: string };

/** Where others find this house, for whoever came by a name that means another machine everywhere else; any other name has proved itself. */
export function addressForOthers({ headers, protocol }: Asked, config: Pick<Config, 'host'>): string | null {
  const asked = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.exec(headers.host ?? '');
  const lan = asked === null ? null : networkAddress(config);
  return lan === null ? null : `${protocol}://${lan}${asked?.[2] ?? ''}`;
}
