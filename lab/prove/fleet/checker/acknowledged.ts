import type { Report } from './found.ts';
import type { Said } from './logs.ts';
import type { Row, Rows } from './rows.ts';
import { isSame } from './values.ts';

type Sent = { client: string; table: string; seat: number; at: number; choice: unknown; sent: number };
type Action = Sent & { answered: number; ok: boolean | null; refused: string | null };

/** With this the server says that it does not know: the line may be there, or come to be there. */
const UNKNOWN = 'notSaved';

/**
 * Every acknowledged action is in the database exactly once, as it was sent and where it was sent to; in an order in which no
 * action comes before one that was acknowledged before it was sent. What was refused is not there.
 */
export class Acknowledged {
  private readonly actions = new Map<string, Action>();
  readonly counts = { acknowledged: 0, refused: 0, unanswered: 0, unknownYetWritten: 0 };
  readonly perGame = new Map<string, number>();

  hear(client: string, said: Said): void {
    if (said.is === 'sent') {
      const { table, seat, at, choice, t } = said;
      const own: Sent = { client, table, seat, at, choice, sent: t };
      this.actions.set(`${table} ${seat}:${said.key}`, { ...own, answered: 0, ok: null, refused: null });
    } else if (said.is === 'answer') {
      for (const action of this.actionsOf(said.table, said.key)) {
        action.ok = said.ok;
        action.answered = said.t;
        action.refused = said.refused ?? null;
      }
    }
  }

  private *actionsOf(table: string, key: string): Generator<Action> {
    for (let seat = 0; seat < 8; seat++) {
      const action = this.actions.get(`${table} ${seat}:${key}`);
      if (action !== undefined) yield action;
    }
  }

  end({ tables, lines }: Rows, report: Report): void {
    const written = new Map<string, Row[]>();
    for (const rows of lines.values())
      for (const row of rows) {
        if (row.key === null) continue;
        const own = `${row.id} ${row.key}`;
        written.set(own, [...(written.get(own) ?? []), row]);
      }
    for (const [key, rows] of written) {
      const [{ id: table, at }] = rows as [Row];
      if (rows.length > 1)
        report({ check: 'acknowledged', table, what: `${key} is there ${rows.length} times: lines ${ats(rows)}` });
      if (!this.actions.has(key))
        report({ check: 'acknowledged', table, what: `line ${at} was sent by nobody: ${key}` });
    }
    for (const [key, action] of this.actions) this.settle(key, action, written.get(key) ?? [], tables, report);
    for (const [table, rows] of lines) this.inOrder(table, rows, report);
  }

  private settle(key: string, action: Action, rows: readonly Row[], tables: Rows['tables'], report: Report): void {
    const { table, client, ok, refused } = action;
    const [row] = rows;
    if (ok === null) this.counts.unanswered += 1;
    else if (ok) {
      this.counts.acknowledged += 1;
      const game = tables.get(table)?.game ?? 'unknown';
      this.perGame.set(game, (this.perGame.get(game) ?? 0) + 1);
      if (row === undefined)
        report({ check: 'acknowledged', table, client, what: `${key} was acknowledged and is not there` });
    } else {
      this.counts.refused += 1;
      if (row !== undefined && refused === UNKNOWN) this.counts.unknownYetWritten += 1;
      else if (row !== undefined)
        report({ check: 'refused', table, client, what: `${key} was refused (${refused}) and is line ${row.at}` });
    }
    if (row === undefined) return;
    const { seat, do: choice } = row.line;
    if (seat !== action.seat || !isSame(choice, action.choice))
      report({ check: 'acknowledged', table, client, what: `${key} was sent as something else than line ${row.at}` });
    if (row.at < action.at)
      report({ check: 'order', table, client, what: `${key} answers version ${action.at} and is line ${row.at}` });
  }

  /** From the last line backwards: was any that comes later acknowledged before this one was sent? */
  private inOrder(table: string, rows: readonly Row[], report: Report): void {
    let earliest = Number.POSITIVE_INFINITY;
    let which = -1;
    for (const { at, key } of [...rows].reverse()) {
      const action = key === null ? undefined : this.actions.get(`${table} ${key}`);
      if (action === undefined) continue;
      if (earliest < action.sent)
        report({ check: 'order', table, what: `line ${which} was acknowledged before line ${at} was sent` });
      if (action.ok === true && action.answered < earliest) [earliest, which] = [action.answered, at];
    }
  }
}

const ats = (rows: readonly Row[]): string => rows.map(({ at }) => at).join(', ');
