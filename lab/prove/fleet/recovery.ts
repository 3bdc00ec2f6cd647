import { linesOf, logsIn, type Said } from './checker/logs.ts';
import type { Disturbed } from './disturb.ts';

/** How long it took, in milliseconds, after a node was killed while nothing else was broken. */
export type Recovery = {
  /** From when a client lost its line until it was shown its table again. */
  shown: number[];
  /** From the kill until the next line was told to anybody at a table that had a client there. */
  moved: number[];
};

/** Lines that broke within so long of a kill broke by it. */
const BY_IT = 1000;
/** Nothing else may be broken around it. */
const AROUND = 3500;

type Outage = { table: string; from: number; until: number };

export async function recoveries(folder: string, disturbed: readonly Disturbed[]): Promise<Recovery> {
  const outages: Outage[] = [];
  const lines = new Map<string, Map<number, number>>();
  for (const log of logsIn(folder)) outages.push(...(await outagesIn(log, lines)));
  const recovery: Recovery = { shown: [], moved: [] };
  for (const kill of disturbed.filter(({ is }) => is === 'kill')) {
    const isAlone = disturbed.every(
      (each) => each === kill || each.until < kill.from - AROUND || each.from > kill.from + AROUND,
    );
    if (!isAlone) continue;
    // What lasts until something else is broken is counted as having lasted so long.
    const end = Math.min(...disturbed.map(({ from }) => from).filter((from) => from > kill.from));
    const own = outages.filter(({ from }) => from >= kill.from && from < kill.from + BY_IT);
    recovery.shown.push(...own.map(({ from, until }) => Math.min(until, end) - from));
    for (const table of new Set(own.map((each) => each.table))) {
      const next = Math.min(end, ...[...(lines.get(table)?.values() ?? [])].filter((t) => t > kill.from));
      if (Number.isFinite(next)) recovery.moved.push(next - kill.from);
    }
  }
  return recovery;
}

/** When this client was without its table; and when each line was first told, to whomever. */
async function outagesIn(log: string, lines: Map<string, Map<number, number>>): Promise<Outage[]> {
  const outages: Outage[] = [];
  let lost: Outage | null = null;
  /** Where this client has been shown a position: before that there is nothing to be shown again. */
  let shown: string | null = null;
  for await (const said of linesOf(log, isSmall)) {
    if (said.is === 'line' && said.state === 'waiting' && said.table === shown)
      lost ??= { table: said.table, from: said.t, until: 0 };
    if (said.is !== 'told') continue;
    if (lost?.table === said.table) outages.push({ ...lost, until: said.t });
    lost = null;
    shown = said.isOver ? null : said.table;
    note(lines, said);
  }
  return outages;
}

function note(lines: Map<string, Map<number, number>>, { table, version, t }: Extract<Said, { is: 'told' }>): void {
  const own = lines.get(table) ?? new Map<number, number>();
  lines.set(table, own.set(version, Math.min(t, own.get(version) ?? t)));
}

const isSmall = (line: string): boolean => /^.{0,40}"is":"(line|told)"/.test(line);
