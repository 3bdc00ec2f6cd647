import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { given } from './ops/given.ts';
import { addressOf, among, listed, name, number, switched, word } from './ops/settings.ts';

/** How a server is run. Everything has a default: `npm start` needs none of it. */
export type Config = {
  port: number;
  host: string;
  /** Where the built app lies. */
  app: string;
  /** The file that everything is kept in; or a database of PostgreSQL, by its address. */
  data: string;
  /** Where Redis is, which carries news among several servers of one house; `null`: PostgreSQL does. */
  redis: string | null;
  /** How the other servers of the house call this one; and where they can ask it. */
  node: string;
  address: string;
  /** Names under which the server may be asked for, besides those of this machine and network. */
  hosts: string[];
  /** Whether a proxy in front tells who asks and by which scheme. */
  isBehindProxy: boolean;
  /** How many of them, one behind the other; whatever stands further out is not believed. */
  proxies: number;
  /** How many guests and tables may be made in a minute from one address. */
  perMinute: number;
  /** Whether notices may go to addresses of this machine and its network, without encryption. */
  noticesInside: boolean;
  /** How long turns are gathered before they are told, in milliseconds. */
  noticesAfter: number;
  /** Whether the host of the house gets a new token: the old one is lost. */
  newHostToken: boolean;
  /** For people at a terminal, or a line of JSON for everything that happens. */
  log: 'text' | 'json';
  logLevel: (typeof LEVELS)[number];
  /** Where Prometheus asks; `null`: nowhere. */
  metricsPort: number | null;
  metricsHost: string;
  /** How long a server that is to end says so before it lets anybody go, in milliseconds. */
  drain: number;
};

/** A package lies where nothing of its user's belongs. */
const isInstalled = import.meta.dirname.includes('node_modules');
/** The file of a house that names no other. */
export const DATA = isInstalled
  ? resolve('data/parlour.sqlite')
  : fileURLToPath(new URL('../data/parlour.sqlite', import.meta.url));

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

/** Every key, under the one name it has as a flag and in a file, with the variable it is in the environment. */
export const SETTINGS = {
  port: number('PORT', 4444, { from: 0, to: 65_535 }, 'a port is a number from 0 to 65535'),
  host: word('HOST', '0.0.0.0', 'the address of this machine to answer at: 127.0.0.1 for this machine only'),
  app: word('PARLOUR_APP', fileURLToPath(new URL('../dist/', import.meta.url)), 'the folder of the built app'),
  data: addressOf('PARLOUR_DATA', DATA, null, 'a file of SQLite, or postgresql://user:password@host/database'),
  redis: addressOf('PARLOUR_REDIS', null, /^rediss?:$/, 'redis://host:6379, or rediss:// with TLS'),
  node: name(
    'PARLOUR_NODE',
    hostname().slice(0, 60),
    'the name of this server among several: letters, digits, dots and dashes',
  ),
  address: addressOf(
    'PARLOUR_ADDRESS',
    null,
    /^https?:$/,
    'where the other servers can ask this one, as http://10.0.0.5:4444',
  ),
  hosts: listed('PARLOUR_HOSTS', 'names people come by, as games.example.org, with commas between them'),
  'behind-proxy': switched('PARLOUR_BEHIND_PROXY'),
  proxies: number(
    'PARLOUR_PROXIES',
    1,
    { from: 1, to: 8 },
    'how many proxies stand in front, one behind the other: from 1 to 8',
  ),
  'per-minute': number(
    'PARLOUR_PER_MINUTE',
    30,
    { from: 1 },
    'how many guests and tables one address may make in a minute: a number from 1',
  ),
  'notices-inside': switched('PARLOUR_NOTICES_INSIDE'),
  'notices-after': number(
    'PARLOUR_NOTICES_AFTER',
    20,
    { from: 1, to: 3600, mayBeBroken: true },
    'how many seconds turns are gathered before they are told: from 1 to 3600',
  ),
  'new-host-token': switched('PARLOUR_NEW_HOST_TOKEN'),
  log: among('PARLOUR_LOG', ['text', 'json'], 'text'),
  'log-level': among('PARLOUR_LOG_LEVEL', LEVELS, null),
  'metrics-port': number('PARLOUR_METRICS_PORT', null, { from: 0, to: 65_535 }, 'a port is a number from 0 to 65535'),
  'metrics-host': word(
    'PARLOUR_METRICS_HOST',
    '127.0.0.1',
    'the address of this machine at which metrics are asked for',
  ),
  drain: number(
    'PARLOUR_DRAIN',
    0,
    { from: 0, to: 600, mayBeBroken: true },
    'how many seconds to stay after /readyz says no: from 0 to 600',
  ),
};

/** Flags first, then the environment, then the file. What makes no sense is an error that names the key and says what would. */
export function readConfig(args: readonly string[], env: NodeJS.ProcessEnv): Config {
  const values = given(SETTINGS, args, env);
  const log = values['log'];
  return {
    port: values['port'],
    host: values['host'],
    app: values['app'],
    data: values['data'],
    redis: values['redis'],
    // Whoever starts again is somebody else: what it had in memory is gone.
    node: `${values['node']}-${randomBytes(4).toString('hex')}`,
    address: values['address'] ?? `http://127.0.0.1:${values['port']}`,
    hosts: values['hosts'],
    isBehindProxy: values['behind-proxy'],
    proxies: values['behind-proxy'] ? values['proxies'] : 0,
    perMinute: values['per-minute'],
    noticesInside: values['notices-inside'],
    noticesAfter: values['notices-after'] * 1000,
    newHostToken: values['new-host-token'],
    log,
    // Whoever sits at the terminal hears of what broke, and of nothing else.
    logLevel: values['log-level'] ?? (log === 'json' ? 'info' : 'error'),
    metricsPort: values['metrics-port'],
    metricsHost: values['metrics-host'],
    drain: values['drain'] * 1000,
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
