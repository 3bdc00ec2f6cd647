import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** How a server is run. Everything has a default: `npm start` needs none of it. */
export type Config = {
  port: number;
  host: string;
  /** Where the built app lies. */
  app: string;
  /** The file that everything is kept in. */
  data: string;
  /** Names under which the server may be asked for, besides those of this machine and network. */
  hosts: string[];
  /** Whether a proxy in front tells who asks and by which scheme. */
  isBehindProxy: boolean;
  /** How many guests and tables may be made in a minute from one address. */
  perMinute: number;
  /** Whether notices may go to addresses of this machine and its network, without encryption. */
  noticesInside: boolean;
  /** How long turns are gathered before they are told, in milliseconds. */
  noticesAfter: number;
  /** Whether the host of the house gets a new token: the old one is lost. */
  newHostToken: boolean;
};

/** The file of a house that names no other. */
export const DATA = fileURLToPath(new URL('../data/parlour.sqlite', import.meta.url));

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  app: { type: 'string' },
  data: { type: 'string' },
  hosts: { type: 'string' },
  'behind-proxy': { type: 'boolean' },
  'per-minute': { type: 'string' },
  'notices-inside': { type: 'boolean' },
  'notices-after': { type: 'string' },
  'new-host-token': { type: 'boolean' },
} as const;

/** Reads arguments first, then the environment. What makes no sense is an error that says what would. */
export function readConfig(args: readonly string[], env: NodeJS.ProcessEnv): Config {
  const { values } = parseArgs({ args: [...args], options: OPTIONS });
  const port = values.port ?? env['PORT'] ?? '4444';
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    throw new Error(`“${port}” is no port; a port is a number from 0 to 65535.`);
  const perMinute = Number(values['per-minute'] ?? env['PARLOUR_PER_MINUTE'] ?? 30);
  if (!Number.isInteger(perMinute) || perMinute < 1)
    throw new Error('--per-minute is how many guests and tables one address may make in a minute: a number from 1.');
  const noticesAfter = Number(values['notices-after'] ?? env['PARLOUR_NOTICES_AFTER'] ?? 20);
  if (!(noticesAfter >= 1 && noticesAfter <= 3600))
    throw new Error('--notices-after is how many seconds turns are gathered before they are told: from 1 to 3600.');
  return {
    perMinute,
    newHostToken: values['new-host-token'] ?? false,
    noticesInside: values['notices-inside'] ?? env['PARLOUR_NOTICES_INSIDE'] === 'on',
    noticesAfter: noticesAfter * 1000,
    port: Number(port),
    host: values.host ?? env['HOST'] ?? '0.0.0.0',
    app: values.app ?? fileURLToPath(new URL('../dist/', import.meta.url)),
    data: values.data ?? env['PARLOUR_DATA'] ?? DATA,
    hosts: (values.hosts ?? env['PARLOUR_HOSTS'] ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter(Boolean),
    isBehindProxy: values['behind-proxy'] ?? env['PARLOUR_BEHIND_PROXY'] === 'on',
  };
}

/** Whether a request for this host is meant for us: other names may be a stranger's page that points at this machine. */
export function isOurHost(header: string | undefined, { hosts }: Pick<Config, 'hosts'>): boolean {
  if (header === undefined) return false;
  const name = header
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  const isAddress = /^\d{1,3}(\.\d{1,3}){3}$/.test(name) || name.includes(':');
  const isOfNetwork =
    !name.includes('.') || name.endsWith('.local') || name.endsWith('.localhost') || name.endsWith('.lan');
  return isAddress || isOfNetwork || name === hostname().toLowerCase() || hosts.includes(name);
}
