import type { Kept } from '@parlour/table';

/** A table as it is kept in the browser: enough to go on with it, whatever happens to the page. Its lines lie beside it. */
export type SavedTable = Kept & {
  /** One mark (colour and symbol) a seat, by its id. */
  marks: string[];
  updated: number;
  /** Out of the list of running games; nothing is ever deleted. */
  archived: boolean;
  /** What kind of table it is: played on, only looked at, or the interactive first game. */
  kind: 'game' | 'record' | 'tutorial';
};

/** A row of the list of tables: with the number of its lines. */
export type Row = SavedTable & { version: number };

/** Whether what lies in the browser's storage can be shown as a table at all; anything may have happened to it. */
export function isRow(value: unknown): value is Row {
  if (typeof value !== 'object' || value === null) return false;
  const { id, game, setup, marks, updated, version } = value as Partial<Row>;
  const isText = (each: unknown) => typeof each === 'string';
  return (
    isText(id) &&
    isText(game) &&
    typeof updated === 'number' &&
    typeof version === 'number' &&
    Array.isArray(marks) &&
    Array.isArray(setup?.sitters) &&
    setup.sitters.every((sitter) => isText(sitter?.name))
  );
}

/** Short, and safe in an address. `crypto.randomUUID` is missing on a page without TLS, as on a phone in the same network. */
export function freshId(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => alphabet[byte % alphabet.length]).join('');
}
