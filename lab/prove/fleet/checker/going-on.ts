import type { Report } from './found.ts';
import type { Said } from './logs.ts';

/** Nobody's table vanished or crashed, and everybody heard of something new at theirs after nothing was broken any more. */
export class GoingOn {
  readonly counts = { reconnects: 0, outlived: 0 };
  private readonly report: Report;
  private client = '';
  private known = new Map<string, { version: number; isOver: boolean }>();
  private waiting: { table: string; version: number } | null = null;

  constructor(report: Report) {
    this.report = report;
  }

  hear(client: string, said: Said): void {
    if (client !== this.client) {
      this.end();
      [this.client, this.known, this.waiting] = [client, new Map(), null];
    }
    if (said.is === 'line' && said.state === 'waiting') this.counts.reconnects += 1;
    if (said.is === 'line' && said.state === 'gone')
      this.report({ check: 'goes on', table: said.table, client, what: 'the table is gone' });
    if (said.is === 'crashed')
      this.report({ check: 'goes on', table: said.table, client, what: `the table crashed: ${said.detail}` });
    if (said.is === 'told') {
      this.known.set(said.table, { version: said.version, isOver: said.isOver });
      const { waiting } = this;
      if (waiting !== null && (said.table !== waiting.table || said.version > waiting.version || said.isOver)) {
        this.waiting = null;
        this.counts.outlived += 1;
      }
    }
    if (said.is === 'calm' && said.table !== null) {
      const known = this.known.get(said.table);
      if (known?.isOver !== true) this.waiting = { table: said.table, version: known?.version ?? -1 };
    }
  }

  end(): void {
    if (this.waiting === null) return;
    const { table, version } = this.waiting;
    this.report({
      check: 'goes on',
      table,
      client: this.client,
      what: `nothing after version ${version}, though nothing was broken any more`,
    });
    this.waiting = null;
  }
}
