import type { Report } from './found.ts';
import type { Rows } from './rows.ts';

/** The lines of a table are 0, 1, 2 … without a gap, none twice, and each table is one that is known. */
export function checkNumbers({ tables, lines }: Rows, report: Report): void {
  for (const [table, rows] of lines) {
    if (!tables.has(table)) report({ check: 'numbered', table, what: 'has lines, and is not among the tables' });
    for (const [i, { at }] of rows.entries())
      if (at !== i) {
        report({ check: 'numbered', table, what: `line ${i} is numbered ${at}` });
        break;
      }
  }
}
