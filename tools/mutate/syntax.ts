import { parseSync } from 'vite';

/** A node of the syntax tree, as far as a walk needs to know it. */
export type Node = { type: string; start: number; end: number } & Record<string, unknown>;

export function parsed(file: string, text: string): Node {
  const { program, errors } = parseSync(file, text, { lang: 'ts', sourceType: 'module' });
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0]?.message}`);
  return program as unknown as Node;
}

/** Types say nothing at run time, and what is imported has its own file. */
const SKIPPED = /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)|Import|ExportAll)/;

/** Every node that is run, outermost first, with the one around it. */
export function* nodesOf(node: Node, around: Node | null = null): Generator<{ node: Node; around: Node | null }> {
  if (SKIPPED.test(node.type)) return;
  yield { node, around };
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* nodesOf(child, node);
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** What stands within `as`, `satisfies` and parentheses. */
export function bare(node: Node): Node {
  const isWrapped =
    node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' || node.type === 'ParenthesizedExpression';
  return isWrapped ? bare(node['expression'] as Node) : node;
}
