/** The commands and their options: what is parsed, what help lists, and what each language must have words for. */

export type OptionSpec = {
  /** What stands for the value in help; without it the option is a switch. */
  value?: string;
  multiple?: true;
};
type CommandSpec = {
  arguments: readonly string[];
  options: Record<string, OptionSpec>;
  examples: readonly string[];
};

/** Which games are played, as bots play them. */
const PLAYED_BY_BOTS = {
  games: { value: 'N' },
  bots: { value: 'A,B,…' },
  seats: { value: 'N' },
  seed: { value: 'S' },
  preset: { value: 'P' },
  option: { value: 'K=V', multiple: true },
  workers: { value: 'N' },
} as const satisfies Record<string, OptionSpec>;

export const COMMANDS = {
  play: {
    arguments: ['GAME'],
    options: {
      seats: { value: 'N' },
      bots: { value: 'BOT' },
      name: { value: 'NAME' },
      pick: { value: 'X' },
      firm: { value: 'X' },
      preset: { value: 'P' },
      option: { value: 'K=V', multiple: true },
      seed: { value: 'HEX' },
      save: { value: 'FILE' },
      'no-save': {},
      resume: { value: 'FILE' },
    },
    examples: [
      'parlour play boom',
      'parlour play boom --seats 5 --firm NOI --bots careful,random',
      'parlour play boom --preset civilised --option treasuries=hidden',
      'parlour play --resume parlour-boom-2001-03-10.json',
    ],
  },
  simulate: {
    arguments: ['GAME'],
    options: { ...PLAYED_BY_BOTS, redis: { value: 'URL' }, csv: { value: 'FILE' }, json: {} },
    examples: [
      'parlour simulate boom --games 1000 --bots careful,random --seed 7',
      'parlour simulate boom --games 200 --seats 5 --csv boom.csv',
      'parlour simulate boom --games 200 --json > boom.json',
      'parlour simulate boom --games 100000 --redis redis://localhost',
    ],
  },
  lab: {
    arguments: ['train|tournament', 'GAME'],
    options: {
      ...PLAYED_BY_BOTS,
      pairing: { value: 'one|duel' },
      bar: { value: 'N' },
      whole: {},
      publish: {},
      explore: { value: 'N' },
    },
    examples: [
      'parlour lab tournament boom --games 400',
      'parlour lab tournament boom --bots expert,expert@2x --pairing duel',
      'parlour lab train boom --games 3000',
    ],
  },
  replay: {
    arguments: ['FILE'],
    options: { seat: { value: 'N' }, all: {}, to: { value: 'K' }, json: {} },
    examples: ['parlour replay game.json', 'parlour replay game.json --all --to 40', 'parlour replay game.json | less'],
  },
  verify: {
    arguments: ['FILE'],
    options: { json: {} },
    examples: ['parlour verify game.json', 'parlour verify game.json --json'],
  },
  rules: {
    arguments: ['GAME', '[ID|WORD]'],
    options: { json: {} },
    examples: ['parlour rules boom', 'parlour rules boom BO-7', 'parlour rules boom 7.2', 'parlour rules boom consent'],
  },
  games: {
    arguments: [],
    options: { json: {} },
    examples: ['parlour games', 'parlour games --lang uk'],
  },
  serve: {
    arguments: [],
    options: {
      config: { value: 'FILE' },
      port: { value: 'N' },
      host: { value: 'ADDRESS' },
      data: { value: 'FILE|URL' },
      redis: { value: 'URL' },
      node: { value: 'NAME' },
      address: { value: 'URL' },
      hosts: { value: 'A,B,…' },
      'behind-proxy': {},
      proxies: { value: 'N' },
      'per-minute': { value: 'N' },
      'notices-inside': {},
      'notices-after': { value: 'SECONDS' },
      'new-host-token': {},
      log: { value: 'text|json' },
      'log-level': { value: 'LEVEL' },
      'metrics-port': { value: 'N' },
      'metrics-host': { value: 'ADDRESS' },
      drain: { value: 'SECONDS' },
      app: { value: 'FOLDER' },
    },
    examples: [
      'parlour serve',
      'parlour serve --config /etc/parlour.json',
      'parlour serve --data postgresql://parlour@localhost/parlour --log json --metrics-port 9464',
    ],
  },
  worker: {
    arguments: [],
    options: { redis: { value: 'URL' }, threads: { value: 'N' } },
    examples: ['parlour worker --redis redis://localhost', 'parlour worker --redis redis://localhost --threads 8'],
  },
  host: {
    arguments: [],
    options: { config: { value: 'FILE' }, data: { value: 'FILE|URL' } },
    examples: ['parlour host', 'parlour host --config /etc/parlour/parlour.json'],
  },
  backup: {
    arguments: ['FILE'],
    options: { data: { value: 'FILE' } },
    examples: ['parlour backup parlour-monday.sqlite', 'parlour backup copy.sqlite --data /srv/parlour.sqlite'],
  },
  restore: {
    arguments: ['FILE'],
    options: { data: { value: 'FILE' } },
    examples: ['parlour restore parlour-monday.sqlite'],
  },
  export: {
    arguments: ['TABLE'],
    options: { data: { value: 'FILE' }, to: { value: 'FILE' }, all: {} },
    examples: ['parlour export k3m9x2p7qwerty', 'parlour export --all --to games'],
  },
  import: {
    arguments: ['FILE'],
    options: { data: { value: 'FILE' } },
    examples: ['parlour import game.json'],
  },
  move: {
    arguments: ['FROM', 'TO'],
    options: {},
    examples: [
      'parlour move data/parlour.sqlite postgresql://parlour@localhost/parlour',
      'parlour move postgresql://parlour@localhost/parlour house.sqlite',
    ],
  },
  help: {
    arguments: ['[COMMAND]'],
    options: {},
    examples: ['parlour help', 'parlour help play'],
  },
  version: {
    arguments: [],
    options: { json: {} },
    examples: ['parlour version'],
  },
} as const satisfies Record<string, CommandSpec>;

export type CommandName = keyof typeof COMMANDS;
export const COMMAND_NAMES = Object.keys(COMMANDS) as CommandName[];

/** Options that every command takes. */
export const COMMON_OPTIONS = { lang: { value: 'en|ru|uk' }, help: {} } as const satisfies Record<string, OptionSpec>;
