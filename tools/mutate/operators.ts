import { bare, type Node, nodesOf, parsed } from './syntax.ts';

/** One small fault: the text from `start` to `end` of a file says `mutated` instead of `original`. */
export type Mutant = {
  file: string;
  start: number;
  end: number;
  line: number;
  original: string;
  mutated: string;
};

/** A fault within one node: its place and what stands there instead. */
type Fault = { start: number; end: number; mutated: string };
type Operator = (node: Node, text: Source) => Fault[];
type Source = (node: Node) => string;

/** All faults that can be put into a file, in the order of its text. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source: Source = ({ start, end }) => text.slice(start, end);
  const found = new Map<string, Mutant>();
  for (const { node, around } of nodesOf(parsed(file, text))) {
    if (isName(node, around)) continue;
    for (const { start, end, mutated } of OPERATORS[node.type]?.(node, source) ?? []) {
      const original = text.slice(start, end);
      const line = text.slice(0, start).split('\n').length;
      if (mutated !== original) found.set(`${start} ${end} ${mutated}`, { file, start, end, line, original, mutated });
    }
  }
  return [...found.values()].sort((a, b) => a.start - b.start || a.end - b.end || (a.mutated < b.mutated ? -1 : 1));
}

export const withFault = (text: string, { start, end, mutated }: Pick<Mutant, 'start' | 'end' | 'mutated'>): string =>
  text.slice(0, start) + mutated + text.slice(end);

/** A number that is the name of a property. */
const isName = (node: Node, around: Node | null): boolean =>
  around?.type === 'Property' && around['key'] === node && around['computed'] !== true;

const instead = ({ start, end }: Node, ...ways: string[]): Fault[] => ways.map((mutated) => ({ start, end, mutated }));

/** Operators and the ones they are taken for: across the boundary, and the opposite. */
const MISTAKEN: Record<string, string[]> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '&': ['|'],
  '|': ['&'],
  '^': ['&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '>>>': ['<<'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '|=': ['&='],
  '&=': ['|='],
  '??=': ['='],
};

const METHODS: Record<string, string> = {
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  some: 'every',
  every: 'some',
  shift: 'pop',
  pop: 'shift',
  push: 'unshift',
  unshift: 'push',
  find: 'findLast',
  findLast: 'find',
  findIndex: 'findLastIndex',
  indexOf: 'lastIndexOf',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
};

/** Without these a list is longer, or in another order. */
const LEFT_OUT = new Set(['filter', 'sort', 'toSorted', 'reverse', 'toReversed', 'slice']);
const LISTS = new Set([...LEFT_OUT, 'map', 'flatMap', 'concat', 'toSpliced']);

const OPERATORS: Record<string, Operator> = {
  BinaryExpression: between,
  AssignmentExpression: between,
  LogicalExpression(node, text) {
    const [left, right] = [text(node['left'] as Node), text(node['right'] as Node)];
    return instead(node, `(${left}) ${node['operator'] === '&&' ? '||' : '&&'} (${right})`);
  },
  UnaryExpression(node, text) {
    const argument = node['argument'] as Node;
    return node['operator'] === '!' || node['operator'] === '-' ? instead(node, `(${text(argument)})`) : [];
  },
  UpdateExpression(node, text) {
    const argument = text(node['argument'] as Node);
    const operator = node['operator'] === '++' ? '--' : '++';
    return instead(node, node['prefix'] === true ? operator + argument : argument + operator);
  },
  Literal(node) {
    const { value } = node;
    if (typeof value === 'boolean') return instead(node, String(!value));
    if (typeof value !== 'number') return [];
    return instead(node, ...(value === 0 ? ['1'] : [String(value + 1), String(value - 1)]));
  },
  IfStatement: negated,
  WhileStatement: negated,
  DoWhileStatement: negated,
  ConditionalExpression(node, text) {
    const [test, yes, no] = ['test', 'consequent', 'alternate'].map((part) => text(node[part] as Node));
    return instead(node, `(${test}) ? (${no}) : (${yes})`);
  },
  ExpressionStatement(node) {
    const expression = bare(node['expression'] as Node);
    const said = expression.type === 'AwaitExpression' ? bare(expression['argument'] as Node) : expression;
    const isSuper = said.type === 'CallExpression' && (said['callee'] as Node).type === 'Super';
    return ['CallExpression', 'AssignmentExpression', 'ChainExpression'].includes(said.type) && !isSuper
      ? instead(node, ';')
      : [];
  },
  ReturnStatement(node) {
    const argument = node['argument'] as Node | null;
    return argument === null ? [] : emptied(argument);
  },
  ArrowFunctionExpression(node) {
    const body = node['body'] as Node;
    return body.type === 'BlockStatement' ? [] : emptied(body);
  },
  CallExpression(node, text) {
    const callee = node['callee'] as Node;
    if (callee.type !== 'MemberExpression' || callee['computed'] === true) return [];
    const property = callee['property'] as Node;
    const name = property['name'] as string;
    const faults: Fault[] = [];
    if (Object.hasOwn(METHODS, name)) faults.push(...instead(property, METHODS[name] as string));
    if (LEFT_OUT.has(name)) faults.push(...instead(node, text(callee['object'] as Node)));
    const [first] = node['arguments'] as Node[];
    if (name === 'at' && first !== undefined && text(first) === '-1') faults.push(...instead(first, '0'));
    return faults;
  },
};

/** The sign between two sides, or the one of an assignment. */
function between(node: Node, text: Source): Fault[] {
  const [left, right, operator] = [node['left'] as Node, node['right'] as Node, node['operator'] as string];
  if (operator === '+' && (isText(left) || isText(right))) return [];
  const gap = { start: left.end, end: right.start };
  const said = text(gap as Node);
  return (MISTAKEN[operator] ?? []).map((mistaken) => ({ ...gap, mutated: said.replace(operator, mistaken) }));
}

const isText = (node: Node): boolean =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string');

/** A condition that says the opposite. One that compares or denies is turned round at its own sign. */
function negated(node: Node, text: Source): Fault[] {
  const test = node['test'] as Node;
  const isTurnedItself =
    (test.type === 'BinaryExpression' && Object.hasOwn(MISTAKEN, test['operator'] as string)) ||
    (test.type === 'UnaryExpression' && test['operator'] === '!');
  return isTurnedItself ? [] : instead(test, `!(${text(test)})`);
}

/** What a function gives back, without anything in it. What can be turned round elsewhere is left alone. */
function emptied(returned: Node): Fault[] {
  const node = bare(returned);
  if (node.type === 'ArrayExpression') return (node['elements'] as Node[]).length > 0 ? instead(returned, '[]') : [];
  if (node.type === 'Identifier' || node.type === 'ObjectExpression' || node.type === 'ChainExpression')
    return node['name'] === 'undefined' ? [] : instead(returned, 'undefined');
  if (node.type !== 'CallExpression') return [];
  const callee = node['callee'] as Node;
  const method = callee.type === 'MemberExpression' ? ((callee['property'] as Node)['name'] as string) : '';
  return instead(returned, LISTS.has(method) ? '[]' : 'undefined');
}
