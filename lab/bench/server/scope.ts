import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Synchronous } from './server-process.ts';

const PARTS = ['loop', 'boom', 'economicus', 'long', 'bytes'] as const;
export type Part = (typeof PARTS)[number];

/** How much is measured. */
export type Scope = {
  parts: readonly Part[];
  tables: number;
  seconds: number;
  /** Into which file a profile of a server at this work is written; `null`: none is made. */
  profileOf(work: string): string | null;
  /** What a commit of the other servers waits for: the disk, as SQLite does where nobody says otherwise; or nothing. */
  synchronous: Synchronous;
};

/** `--tables N --seconds S --only PART --profile FOLDER --normal`: everything has a default, which keeps all bars. */
export function readScope(args: readonly string[]): Scope {
  const { values } = parseArgs({
    args: [...args],
    options: {
      tables: { type: 'string', default: '1000' },
      seconds: { type: 'string', default: '20' },
      only: { type: 'string' },
      profile: { type: 'string' },
      normal: { type: 'boolean', default: false },
    },
  });
  const [tables, seconds] = [Number(values.tables), Number(values.seconds)];
  if (!Number.isInteger(tables) || tables < 1 || !(seconds > 0))
    throw new Error('--tables is a number of tables from 1, --seconds a time above 0.');
  const parts = PARTS.filter((part) => values.only === undefined || part === values.only);
  if (parts.length === 0) throw new Error(`--only is one of ${PARTS.join(', ')}.`);
  const { profile, normal } = values;
  return {
    parts,
    tables,
    seconds,
    profileOf: (work) => (profile === undefined ? null : join(profile, `${work}.cpuprofile`)),
    synchronous: normal ? 'NORMAL' : 'FULL',
  };
}
