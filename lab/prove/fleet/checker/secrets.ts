import type { Report } from './found.ts';
import type { Said } from './logs.ts';
import type { Rows } from './rows.ts';

type Secret = { kind: 'seed' | 'token' | 'entropy'; table: string; owner: string };

/** A run of letters that a secret could hide in. */
const RUN = /[\w-]{16,}/g;

/**
 * What nobody may be sent: the seeds of a table before its game is over, anybody's token ever, somebody else's part of the dice
 * before the game has begun. Every byte that came is searched.
 */
export class Secrets {
  readonly counts = { frames: 0, bytes: 0, searched: 0 };
  private readonly secrets = new Map<string, Secret>();
  private readonly lengths = new Set<number>();
  private readonly report: Report;
  private begun = new Set<string>();
  private over = new Set<string>();
  private client = '';

  constructor({ tables }: Rows, report: Report) {
    this.report = report;
    for (const { id, seeds } of tables.values())
      for (const seed of seeds) this.add(seed, { kind: 'seed', table: id, owner: '' });
  }

  private add(secret: string, of: Secret): void {
    this.secrets.set(secret, of);
    this.lengths.add(secret.length);
  }

  /** Before anything is searched: what clients keep to themselves. */
  learn(client: string, said: Said): void {
    if (said.is === 'guest') this.add(said.token, { kind: 'token', table: '', owner: client });
    if (said.is === 'entropy') this.add(said.entropy, { kind: 'entropy', table: said.table, owner: client });
  }

  hear(client: string, said: Said): void {
    if (client !== this.client) [this.client, this.begun, this.over] = [client, new Set(), new Set()];
    if (said.is === 'told') {
      this.begun.add(said.table);
      if (said.isOver) this.over.add(said.table);
    } else if (said.is === 'frame') {
      this.counts.frames += 1;
      this.counts.bytes += said.raw.length;
      this.search(said.table, said.raw);
    }
  }

  private search(at: string, raw: string): void {
    for (const [run] of raw.matchAll(RUN))
      for (const length of this.lengths)
        for (let from = 0; from + length <= run.length; from++) {
          const secret = this.secrets.get(run.slice(from, from + length));
          if (secret !== undefined) this.judge(at, secret);
        }
    this.counts.searched = this.secrets.size;
  }

  private judge(at: string, { kind, table, owner }: Secret): void {
    const { client } = this;
    const isAllowed =
      (kind === 'seed' && this.over.has(table)) || (kind === 'entropy' && (owner === client || this.begun.has(table)));
    if (!isAllowed)
      this.report({ check: 'secret', table: at, client, what: `was sent a ${kind} of ${owner || table}` });
  }
}
