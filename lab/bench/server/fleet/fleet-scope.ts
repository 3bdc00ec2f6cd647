import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const PARTS = ['saturation', 'finished', 'costs', 'people'] as const;
export type FleetPart = (typeof PARTS)[number];

export type FleetScope = {
  parts: readonly FleetPart[];
  folder: string;
  nodes: number;
  hasRedis: boolean;
  /** Of a core, each node. */
  quota: number;
  tables: number;
  seconds: number;
  /** Finished games that lie in the database. */
  games: number;
  /** People at once. */
  people: number;
};

/** `--only PART --nodes N --quota Q --tables N --seconds S --games N --people N --without-redis`. */
export function readFleetScope(args: readonly string[]): FleetScope {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      nodes: { type: 'string', default: '3' },
      quota: { type: 'string', default: '0.2' },
      tables: { type: 'string', default: '90' },
      seconds: { type: 'string', default: '20' },
      games: { type: 'string', default: '100000' },
      people: { type: 'string', default: '10000' },
      'without-redis': { type: 'boolean', default: false },
    },
  });
  const parts = PARTS.filter((part) => values.only === undefined || part === values.only);
  if (parts.length === 0) throw new Error(`--only is one of ${PARTS.join(', ')}.`);
  const [nodes, quota, tables, seconds, games, people] = [
    Number(values.nodes),
    Number(values.quota),
    Number(values.tables),
    Number(values.seconds),
    Number(values.games),
    Number(values.people),
  ];
  if (
    ![nodes, tables, games, people].every((each) => Number.isInteger(each) && each > 0) ||
    !(quota > 0) ||
    !(seconds > 0)
  )
    throw new Error('--nodes, --tables, --games and --people are numbers from 1, --quota and --seconds above 0.');
  const folder = mkdtempSync(join(tmpdir(), 'parlour-fleet-bench-'));
  return { parts, folder, nodes, quota, tables, seconds, games, people, hasRedis: !values['without-redis'] };
}
