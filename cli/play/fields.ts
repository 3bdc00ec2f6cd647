import { type AnyFields, actionWords, fieldChoice, type Item, reasonAmong } from '@parlour/kernel';
import type { Draft } from '@parlour/kit/terminal/table.ts';
import { choose, type Line, listedValues, openField, settle } from './choices.ts';
import { type ListItem, numbered } from './listing.ts';
import { reasonLine } from './reason.ts';
import type { Sitting } from './sitting.ts';

/** What came of asking: a value, or back to the list, or the input has ended or the table moved. */
type Answer<T> = { value: T } | 'back' | 'end' | 'moved';

/** Reads a line that is no command; commands are carried out on the way. */
type Read = (prompt: string) => Promise<{ line: string } | 'end' | 'moved'>;

/** Asks for each field that is still open, until the choice is complete. */
export async function complete(sitting: Sitting, line: Line, read: Read): Promise<Answer<Draft>> {
  const settled = settle(line);
  const field = openField(settled);
  if (field === null) return { value: settled.draft };
  const answer = await askField(sitting, settled, field, read);
  if (typeof answer === 'string') return answer;
  return complete(sitting, choose(settled, field, answer.value), read);
}

function askField(sitting: Sitting, line: Line, field: string, read: Read): Promise<Answer<unknown>> {
  const values = listedValues(line, field);
  if (values?.every((value) => isFigure(sitting, line, field, value)) && !isTold(sitting, line, field, values))
    return askFigure(sitting, field, values as number[], read);
  if (values !== null) return askValue(sitting, line, field, values, read);
  const { parts, some } = fieldChoice(line.left, field);
  if (parts !== null) return askParts(sitting, line, parts, read);
  return some === null ? askNumber(sitting, line, field, read) : askSet(sitting, line, field, some, read);
}

const fieldWords = (sitting: Sitting, field: string): string => sitting.look().text.fields[field] ?? field;

/** A number that means itself, and not a seat or a place. */
const isFigure = (sitting: Sitting, line: Line, field: string, value: unknown): boolean =>
  typeof value === 'number' && valueWords(sitting, line, field, value) === String(value);

/** A value of a field, or an item of a field that holds a list. */
function valueWords(sitting: Sitting, { draft }: Line, field: string, value: unknown): string {
  const { scene, text } = sitting.look();
  return text.value(value, scene.say, `${draft.type}.${field}`);
}

/** The words of the action with each value. */
const wordsWith = (sitting: Sitting, { draft }: Line, field: string, values: readonly unknown[]): string[] => {
  const { scene, text } = sitting.look();
  return values.map((value) => actionWords(text, { ...draft, [field]: value } as Draft, scene.say));
};

/** Whether the action itself says which value was chosen. */
const isTold = (sitting: Sitting, line: Line, field: string, values: readonly unknown[]): boolean =>
  new Set(wordsWith(sitting, line, field, values)).size === values.length;

/** A value as a line of a list: the action with it, or the value alone where the action does not mention it. */
function valueItems(sitting: Sitting, line: Line, field: string, values: readonly unknown[]): ListItem[] {
  const { scene } = sitting.look();
  const words = wordsWith(sitting, line, field, values);
  return values.map((value, i) => ({
    words: isFigure(sitting, line, field, value) ? (words[i] ?? '') : valueWords(sitting, line, field, value),
    hint: sitting.table.hint(scene, settle(choose(line, field, value)).draft),
  }));
}

/** A few plain numbers: the number itself is typed, not its place in a list. */
async function askFigure(
  sitting: Sitting,
  field: string,
  values: readonly number[],
  read: Read,
): Promise<Answer<unknown>> {
  const { context } = sitting;
  const { style, text } = context;
  const [first] = values;
  const label = fieldWords(sitting, field);
  context.print(
    '',
    `${label}: ${values.join(' | ')}  ${style.dim(`${text.play.suggested} ${first} · ${text.play.back}`)}`,
  );
  for (;;) {
    const got = await read(`${label} › `);
    if (typeof got === 'string') return got;
    if (got.line === '') return { value: first };
    if (isBack(got.line)) return 'back';
    if (values.some((value) => String(value) === got.line)) return { value: Number(got.line) };
    context.complain(text.play.notOneOf(got.line, values.join(', ')));
  }
}

async function askValue(
  sitting: Sitting,
  line: Line,
  field: string,
  values: readonly unknown[],
  read: Read,
): Promise<Answer<unknown>> {
  const { context } = sitting;
  const words = context.text.play;
  const { scene, text } = sitting.look();
  const title = `${actionWords(text, line.draft, scene.say)}. ${words.chooseField(fieldWords(sitting, field))}`;
  context.print('', `${context.style.bold(title)}  ${context.style.dim(words.back)}`);
  context.print(...numbered(context, valueItems(sitting, line, field, values)));
  for (;;) {
    const got = await read(`${words.prompt} › `);
    if (typeof got === 'string') return got;
    if (isBack(got.line)) return 'back';
    const at = Number(got.line);
    const value = Number.isInteger(at) && at >= 1 && at <= values.length ? { value: values[at - 1] } : null;
    if (value !== null) return value;
    context.complain(words.notAChoice(got.line, values.length));
  }
}

async function askNumber(sitting: Sitting, line: Line, field: string, read: Read): Promise<Answer<unknown>> {
  const { context, table } = sitting;
  const { scene } = sitting.look();
  const { style, text } = context;
  const { range: widest, values } = fieldChoice(line.left, field);
  const range = widest ?? { min: 0, max: 0 };
  const mayBeNone = values.includes(null);
  const chips = table
    .suggest(scene, line.draft, field)
    .filter(
      ({ value }, i, all) => value >= range.min && value <= range.max && all.findIndex((c) => c.value === value) === i,
    );
  const chip = chips[0];
  const listed = [...chips]
    .sort((a, b) => a.value - b.value)
    .map(({ value, hint }) => `${style.bold(String(value))} ${style.dim(hint)}`.trim());
  const ways = [
    ...(mayBeNone ? [text.play.none] : chip === undefined ? [] : [`${text.play.suggested} ${chip.value}`]),
    text.play.back,
  ];
  context.print(
    '',
    `${text.play.range(fieldWords(sitting, field), range.min, range.max)}  ${style.dim(ways.join(' · '))}`,
  );
  if (listed.length > 0) context.print(`  ${listed.join('   ')}`);
  for (;;) {
    const got = await read(`${fieldWords(sitting, field)} › `);
    if (typeof got === 'string') return got;
    if (mayBeNone && (got.line === '-' || got.line === '')) return { value: null };
    if (got.line === '' && chip !== undefined) return { value: chip.value };
    if (isBack(got.line)) return 'back';
    const digits = got.line.replace(/^\$|m$/g, '');
    // Whoever types -0 means nought.
    const value = /^[+-]?\d{1,9}$/.test(digits) ? Number(digits) || 0 : null;
    if (value !== null && choose(line, field, value).left.length > 0) return { value };
    context.complain(value === null ? text.play.notANumber(got.line) : against(sitting, line, field, value));
  }
}

/** Why a value of a field cannot be: the offers say it, with their rule or the one that governs the action. */
function against(sitting: Sitting, { draft, left }: Line, field: string, value: unknown): string {
  const because = reasonAmong(left, [], draft.type, { [field]: value });
  const rule = because?.rule ?? sitting.rules.actions[draft.type] ?? null;
  return because === null ? '' : reasonLine(sitting, { ...because, rule });
}

type Some = { items: readonly Item[]; atLeast: number; atMost: number };

async function askSet(sitting: Sitting, line: Line, field: string, some: Some, read: Read): Promise<Answer<unknown>> {
  const { context } = sitting;
  const { items, atLeast, atMost } = some;
  const words = context.text.play;
  context.print('', `${words.range(fieldWords(sitting, field), atLeast, atMost)}  ${context.style.dim(words.back)}`);
  context.print(
    ...numbered(
      context,
      items.map((item) => ({ words: valueWords(sitting, line, field, item), hint: '' })),
    ),
  );
  for (;;) {
    const got = await read(`${words.prompt} (1 2 3) › `);
    if (typeof got === 'string') return got;
    if (isBack(got.line) && (atLeast > 0 || got.line !== '')) return 'back';
    const picked = [...new Set(got.line.split(/[\s,]+/).filter((word) => word !== ''))].map(Number);
    const value = picked.map((at) => items[at - 1]);
    const isListed = picked.every((at) => Number.isInteger(at) && at >= 1 && at <= items.length);
    if (isListed && choose(line, field, value).left.length > 0) return { value };
    context.complain(isListed ? against(sitting, line, field, value) : words.notAChoice(got.line, items.length));
  }
}

async function askParts(sitting: Sitting, line: Line, parts: AnyFields, read: Read): Promise<Answer<unknown>> {
  const { type } = line.draft;
  const answer = await complete(sitting, { draft: { type }, left: [{ type, fields: parts }] }, read);
  if (typeof answer === 'string') return answer;
  const { type: _, ...value } = answer.value;
  return { value };
}

const isBack = (line: string): boolean => line === '' || line.toLowerCase() === 'b';
