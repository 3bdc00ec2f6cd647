import type { CliText } from '../types.ts';

/** Sentences about the house of a server. */
export const commands: Pick<
  CliText['commands'],
  'serve' | 'worker' | 'host' | 'backup' | 'restore' | 'export' | 'import' | 'move'
> = {
  serve: {
    summary: 'serve a house: tables for friends, a club or the world',
    about:
      'Serves the app, the tables and everything that is kept of them. Flags go over variables of the environment, and those over the file (JSON, the same names). What makes no sense is said with its key. Without anything: port 4444, and one file.',
    options: {
      config: 'a file of JSON with any of these (PARLOUR_CONFIG)',
      port: 'the port (PORT, or 4444)',
      host: 'the address of this machine to answer at (HOST, or all of them)',
      data: 'the file of the house, or postgresql://… (PARLOUR_DATA)',
      redis: 'redis://…, which carries news between several servers and work to workers (PARLOUR_REDIS)',
      node: 'what this server is called among several (PARLOUR_NODE)',
      address: 'where the other servers can ask this one (PARLOUR_ADDRESS)',
      hosts: 'names people come by (PARLOUR_HOSTS)',
      'behind-proxy': 'a proxy in front handles TLS and says who asks (PARLOUR_BEHIND_PROXY=on)',
      proxies: 'how many proxies stand in front, one behind the other (1)',
      'per-minute': 'guests and tables one address may make in a minute (PARLOUR_PER_MINUTE, or 30)',
      'notices-inside': 'webhooks may lead into this network (PARLOUR_NOTICES_INSIDE=on)',
      'notices-after': 'how long turns are gathered before they are told (PARLOUR_NOTICES_AFTER, or 20)',
      'new-host-token': 'a new link to the host’s page, printed at the start',
      log: 'for people, or a line of JSON for everything (PARLOUR_LOG)',
      'log-level': 'trace, debug, info, warn, error or silent (PARLOUR_LOG_LEVEL)',
      'metrics-port': 'the port Prometheus asks at; none without it (PARLOUR_METRICS_PORT)',
      'metrics-host': 'the address for that port (PARLOUR_METRICS_HOST, or 127.0.0.1)',
      drain: 'how long to stay after /readyz says no (PARLOUR_DRAIN, or 0)',
      app: 'the folder of the built app (PARLOUR_APP)',
    },
    examples: {
      'parlour serve': 'a house of one’s own',
      'parlour serve --config /etc/parlour.json': 'as a service',
      'parlour serve --data postgresql://parlour@localhost/parlour --log json --metrics-port 9464':
        'in a database, with logs and metrics for machines',
    },
  },
  worker: {
    summary: 'take work off servers: bots and simulations',
    about:
      'A process that lets bots think for the servers that are told the same Redis, and plays shares of their simulations. It keeps nothing: start as many as you like, and end them whenever you like.',
    options: {
      redis: 'redis://…, where servers and simulations leave their work (PARLOUR_REDIS)',
      threads: 'how many bots think at once, and as many shares of simulations (all cores but one)',
    },
    examples: {
      'parlour worker --redis redis://localhost': 'beside a server',
      'parlour worker --redis redis://localhost --threads 8': 'on a machine of its own',
    },
  },
  host: {
    summary: 'make a new link to the host’s page',
    about:
      'Prints a new link to the page of whoever runs the house, also while its servers run. The link before it is worth nothing any more.',
    options: {
      config: 'the server’s file of settings (PARLOUR_CONFIG)',
      data: 'the file of the house, or postgresql://… (PARLOUR_DATA, or data/parlour.sqlite)',
    },
    examples: {
      'parlour host': 'the house in the usual file',
      'parlour host --config /etc/parlour/parlour.json':
        'the house named in a settings file: its password shows in no list of processes',
    },
  },
  backup: {
    summary: 'copy everything a server keeps',
    about:
      'Makes a whole copy of a house in another file, also while its server runs: tables, people, words, notices. Nothing is written over.',
    options: { data: 'the file of the house (PARLOUR_DATA, or data/parlour.sqlite)' },
    examples: {
      'parlour backup parlour-monday.sqlite': 'beside the others',
      'parlour backup copy.sqlite --data /srv/parlour.sqlite': 'a house elsewhere',
    },
  },
  restore: {
    summary: 'bring back from a copy what is missing',
    about:
      'Brings back tables that are in the copy and not in the house, with their people. What is there stays as it is, so that nothing played since is lost. Into a new file everything comes back. Also while the server runs.',
    options: { data: 'the file of the house (PARLOUR_DATA, or data/parlour.sqlite)' },
    examples: { 'parlour restore parlour-monday.sqlite': 'what was lost since Monday' },
  },
  export: {
    summary: 'write a finished game of a server to a file',
    about:
      'The record of a table that is over, whole and ready to be verified. A table that is still played has secrets of its people in it: those leave a house only with a copy of everything.',
    options: {
      data: 'the file of the house (PARLOUR_DATA, or data/parlour.sqlite)',
      to: 'where it goes (TABLE.json)',
      all: 'every game that is over, into a folder',
    },
    examples: { 'parlour export k3m9x2p7qwerty': 'one game', 'parlour export --all --to games': 'all that are over' },
  },
  import: {
    summary: 'take a finished game into a server',
    about: 'The record is verified, and then lies in the house under a link of its own, for whoever has it.',
    options: { data: 'the file of the house (PARLOUR_DATA, or data/parlour.sqlite)' },
    examples: { 'parlour import game.json': 'a link to look at it' },
  },
  move: {
    summary: 'carry a whole house into another database',
    about:
      'Carries everything a server keeps from a file of SQLite into a database of PostgreSQL, or back: tables, people, words, settings. Stop the server first. The place it goes to must be empty; everything arrives or nothing does, and the house it came from stays as it was.',
    options: {},
    examples: {
      'parlour move data/parlour.sqlite postgresql://parlour@localhost/parlour': 'from the file into a database server',
      'parlour move postgresql://parlour@localhost/parlour house.sqlite': 'and back into a file',
    },
  },
};

export const house: CliText['house'] = {
  noRedis: 'A worker needs to be told where Redis is: --redis redis://host:6379 (or PARLOUR_REDIS)',
  atWork: (threads) => `Ready for work, threads: ${threads}. Ctrl-C ends it.`,
  noHouse: (file) => `There is no house in ${file}. Another file: --data FILE`,
  copied: (file) => `A whole copy lies in ${file}.`,
  restored: (n, kept) => `Tables brought back: ${n}. There already, and left as they are: ${kept}.`,
  noTable: (id) => `There is no table ${id}.`,
  notOver: (id) => `Table ${id} is not over; only “parlour backup” takes it along.`,
  exported: (file) => `Written to ${file}.`,
  imported: (path) => `It lies at ${path} of your server.`,
  hostLink: (path) => `This house is yours: ${path} of your server. Keep that link; it is shown only now.`,
  moved: (tables, lines) => `Moved: tables ${tables}, moves ${lines}. The house it came from is still there.`,
};
