import type { LogLine } from '../types.ts';

/** The paragraph by which a line of the log was played; `null` where none can be named. */
export type Governing = (line: LogLine) => string | null;

/** Every action with its paragraph, as the rules of a table name them, and the paragraphs there are to be read. */
type Named = { actions: Readonly<Record<string, string>>; rules: object };

/** What was taken back or begun anew was no action, and rules of another version may name what nobody can read here. */
export function governingIn({ actions, rules }: Named): Governing {
  return ({ entry, events }) => {
    if (entry === null || !('do' in entry) || !Object.hasOwn(actions, entry.do.type)) return null;
    // Beside nothing stands no mark.
    if (events.length === 0 && entry.by !== 'table') return null;
    const rule = actions[entry.do.type] ?? '';
    return Object.hasOwn(rules, rule) ? rule : null;
  };
}
