import { actionWords, commonText, type Refusal, refusalWords } from '@parlour/kernel';
import type { Draft } from '../tables/types.ts';
import { choose, domainsOf, type Fields, type Line, listedValues, openField, rangeOf, settle } from './choices.ts';
import { type Item, numbered } from './listing.ts';
import type { Sitting } from './sitting.ts';

/** What came of asking: a value, or back to the list, or the input has ended or the table moved. */
export type Answer<T> = { value: T } | 'back' | 'end' | 'moved';

/** Reads a line that is no command; commands are carried out on the way. */
export type Read = (prompt: string) => Promise<{ line: string } | 'end' | 'moved'>;

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
  const values = listedValues(line.left, field);
  if (values?.every((value) => isFigure(sitting, field, value)) && !isTold(sitting, line, field, values))
    return askFigure(sitting, field, values as number[], read);
  if (values !== null) return askValue(sitting, line, field, values, read);
  const [domain] = domainsOf(line.left, field);
  if (domain?.parts !== undefined) return askParts(sitting, line, domain.parts, read);
  return domain?.some === undefined ? askNumber(sitting, line, field, read) : askSet(sitting, line, field, read);
}

const fieldWords = (sitting: Sitting, field: string): string => sitting.look().text.fields[field] ?? field;

/** A number that means itself, and not a seat or a place. */
function isFigure(sitting: Sitting, field: string, value: unknown): boolean {
  const { scene, text } = sitting.look();
  return typeof value === 'number' && text.value(value, scene.say, field) === String(value);
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
function valueItems(sitting: Sitting, line: Line, field: string, values: readonly unknown[]): Item[] {
  const { scene, text } = sitting.look();
  const words = wordsWith(sitting, line, field, values);
  return values.map((value, i) => ({
    words: isFigure(sitting, field, value) ? (words[i] ?? '') : text.value(value, scene.say, field),
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
  const range = rangeOf(line.left, field) ?? { min: 0, max: 0 };
  const mayBeNone = domainsOf(line.left, field).some((domain) => domain.one?.includes(null));
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
    const value = /^[+-]?\d{1,9}$/.test(got.line.replace(/^\$|m$/g, ''))
      ? Number(got.line.replace(/^\$|m$/g, ''))
      : null;
    if (value !== null && value >= range.min && value <= range.max) return { value };
    context.complain(value === null ? text.play.notANumber(got.line) : outside(sitting, line, field, value, range));
  }
}

/** Why a number is too small or too large: the offer says it, with its rule. */
function outside(
  sitting: Sitting,
  { left }: Line,
  field: string,
  value: number,
  range: { min: number; max: number },
): string {
  const { scene, text } = sitting.look();
  const ends = domainsOf(left, field).filter((domain) => domain.max !== undefined);
  const widest = ends.find((domain) => (value < range.min ? domain.min === range.min : domain.max === range.max));
  const because: Refusal = (value < range.min ? widest?.below : widest?.above) ?? {
    refused: 'outOfRange',
    rule: null,
    facts: { field, ...range },
  };
  const words = refusalWords(commonText[sitting.context.language], text, because, scene.say);
  return because.rule === null ? words : `${words} (${because.rule})`;
}

async function askSet(sitting: Sitting, line: Line, field: string, read: Read): Promise<Answer<unknown>> {
  const { context } = sitting;
  const { scene, text } = sitting.look();
  const [domain] = domainsOf(line.left, field);
  const { some = [], atLeast = 0, atMost = some.length } = domain ?? {};
  const words = context.text.play;
  context.print('', `${words.range(fieldWords(sitting, field), atLeast, atMost)}  ${context.style.dim(words.back)}`);
  context.print(
    ...numbered(
      context,
      some.map((value) => ({ words: text.value(value, scene.say, field), hint: '' })),
    ),
  );
  for (;;) {
    const got = await read(`${words.prompt} (1 2 3) › `);
    if (typeof got === 'string') return got;
    if (isBack(got.line) && (atLeast > 0 || got.line !== '')) return 'back';
    const picked = [...new Set(got.line.split(/[\s,]+/).filter((word) => word !== ''))].map(Number);
    const isFit = picked.every((at) => Number.isInteger(at) && at >= 1 && at <= some.length);
    if (isFit && picked.length >= atLeast && picked.length <= atMost)
      return { value: picked.map((at) => some[at - 1]) };
    context.complain(words.notAChoice(got.line, some.length));
  }
}

async function askParts(sitting: Sitting, line: Line, parts: Fields, read: Read): Promise<Answer<unknown>> {
  const answer = await complete(sitting, { draft: { type: line.draft.type }, left: [parts] }, read);
  if (typeof answer === 'string') return answer;
  const { type: _, ...value } = answer.value;
  return { value };
}

const isBack = (line: string): boolean => line === '' || line.toLowerCase() === 'b';
