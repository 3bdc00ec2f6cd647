import type { Report } from './found.ts';
import type { Said, Told } from './logs.ts';
import type { Rows } from './rows.ts';
import { isShownOf } from './values.ts';

/**
 * What clients were told is what the database has: every line in its place, versions that never go back, records link by link,
 * and to the same eyes the same view by whichever node. A client is shown through its own eyes only.
 */
export class ToldLines {
  readonly counts = { told: 0, missed: 0, records: 0, views: 0, unheard: 0 };
  private readonly rows: Rows;
  private readonly report: Report;
  private readonly views = new Map<string, string>();
  /** Of the client that is being read: at each table the newest version, and how many lines up to it were heard of. */
  private newest = new Map<string, number>();
  private heard = new Map<string, Set<number>>();
  private client = '';

  constructor(rows: Rows, report: Report) {
    this.rows = rows;
    this.report = report;
  }

  hear(client: string, said: Said): void {
    if (client !== this.client) this.next(client);
    if (said.is === 'told') this.told(said);
    else if (said.is === 'missed') this.line(said.table, said.line, said.entry, 'missed');
    else if (said.is === 'record') this.record(said);
  }

  end(): void {
    this.next('');
  }

  private next(client: string): void {
    for (const [table, version] of this.newest) {
      const first = Math.min(version, ...(this.heard.get(table) ?? []));
      this.counts.unheard += version - first + 1 - (this.heard.get(table)?.size ?? 0);
    }
    this.newest = new Map();
    this.heard = new Map();
    this.client = client;
  }

  private told({ table, how, version, line, eyes, seats, digests }: Told): void {
    const { client } = this;
    this.counts.told += 1;
    const before = this.newest.get(table) ?? -1;
    if (version < before)
      this.report({ check: 'told', table, client, what: `version ${version} was told after ${before}` });
    this.newest.set(table, Math.max(before, version));
    if (version > 0) this.line(table, version, line, how);
    else this.heard.set(table, (this.heard.get(table) ?? new Set()).add(0));
    const isOwn = (each: number | string) => each === 'spectator' || (typeof each === 'number' && seats.includes(each));
    if (!eyes.every(isOwn))
      this.report({
        check: 'eyes',
        table,
        client,
        what: `version ${version} was shown through ${eyes}, and seats are ${seats}`,
      });
    for (const [i, digest] of (digests ?? []).entries()) this.view(table, version, String(eyes[i]), digest);
  }

  /** Line k is what led to version k: row k - 1. */
  private line(table: string, k: number, shown: unknown, how: string): void {
    const { client } = this;
    if (how === 'missed') this.counts.missed += 1;
    this.heard.set(table, (this.heard.get(table) ?? new Set()).add(k));
    if (k === 0) return;
    const row = this.rows.lines.get(table)?.[k - 1];
    if (row === undefined)
      return this.report({ check: 'told', table, client, what: `line ${k - 1} was told and is not there` });
    const { hash: _, ...kept } = row.line;
    if (!isShownOf(shown, kept))
      this.report({
        check: 'told',
        table,
        client,
        what: `line ${k - 1} was told as ${JSON.stringify(shown)}, and is ${JSON.stringify(kept)}`,
      });
  }

  private record({ table, hashes, isOver }: Extract<Said, { is: 'record' }>): void {
    const { client } = this;
    this.counts.records += 1;
    const rows = this.rows.lines.get(table) ?? [];
    const other = hashes.findIndex((hash, i) => rows[i]?.line['hash'] !== hash);
    if (other >= 0)
      this.report({ check: 'record', table, client, what: `link ${other} of the record is not that of the row` });
    if (isOver && hashes.length !== rows.length)
      this.report({
        check: 'record',
        table,
        client,
        what: `the game is over with ${hashes.length} lines, and ${rows.length} are there`,
      });
  }

  private view(table: string, version: number, eyes: string, digest: string): void {
    const of = `${table} ${version} ${eyes}`;
    const known = this.views.get(of);
    if (known === undefined) this.views.set(of, digest);
    else this.counts.views += 1;
    if (known !== undefined && known !== digest)
      this.report({
        check: 'told',
        table,
        client: this.client,
        what: `version ${version} is shown to ${eyes} in two ways`,
      });
  }
}
