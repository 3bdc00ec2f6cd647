import { basename } from 'node:path';
import { Acknowledged } from './acknowledged.ts';
import type { Found } from './found.ts';
import { GoingOn } from './going-on.ts';
import { linesOf, logsIn } from './logs.ts';
import { checkNumbers } from './numbered.ts';
import type { Rows } from './rows.ts';
import { Secrets } from './secrets.ts';
import { ToldLines } from './told.ts';

export type Verdict = {
  clients: number;
  tables: number;
  rows: number;
  /** Acknowledged actions of each game. */
  games: Record<string, number>;
  counts: Record<string, number>;
  /** How many things were found that may not be; the first of each kind. */
  wrong: number;
  found: Found[];
};

/** So many of a kind are told in full. */
const SHOWN = 12;

/** Holds the logs of clients against the database, and knows nothing else: not the program, not its rules, not who broke what. */
export async function check(folder: string, rows: Rows): Promise<Verdict> {
  const found: Found[] = [];
  let wrong = 0;
  const report = (each: Found): void => {
    wrong += 1;
    if (found.filter(({ check }) => check === each.check).length < SHOWN) found.push(each);
  };
  checkNumbers(rows, report);
  const acknowledged = new Acknowledged();
  const told = new ToldLines(rows, report);
  const secrets = new Secrets(rows, report);
  const goingOn = new GoingOn(report);
  const logs = logsIn(folder);
  for (const log of logs) for await (const said of linesOf(log, isOwnSecret)) secrets.learn(nameOf(log), said);
  for (const log of logs)
    for await (const said of linesOf(log))
      for (const each of [acknowledged, told, secrets, goingOn]) each.hear(nameOf(log), said);
  acknowledged.end(rows, report);
  told.end();
  goingOn.end();
  return {
    clients: logs.length,
    tables: rows.tables.size,
    rows: [...rows.lines.values()].reduce((sum, each) => sum + each.length, 0),
    games: Object.fromEntries(acknowledged.perGame),
    counts: { ...acknowledged.counts, ...told.counts, ...secrets.counts, ...goingOn.counts },
    wrong,
    found,
  };
}

const nameOf = (log: string): string => basename(log, '.jsonl');

const isOwnSecret = (line: string): boolean => {
  const head = line.slice(0, 60);
  return head.includes('"is":"guest"') || head.includes('"is":"entropy"');
};
