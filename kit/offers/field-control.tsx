import type { Refusal } from '@parlour/kernel';
import styles from './controls.module.css';
import { type AnyFields, type FieldChoice, fieldChoice, isSame, onlyValue, type Picked } from './narrow.ts';
import { NumberControl } from './number-control.tsx';

/** The words generated controls need: of the game for actions and values, of the shell for the rest. */
export type ControlWords = {
  action(choice: { type: string }): string;
  value(value: unknown, field: string): string;
  field(name: string): string;
  less: string;
  more: string;
  chooseBetween(min: number, max: number): string;
  chooseSome(atLeast: number, atMost: number): string;
  /** What a long list of values that are not possible now is called, folded. */
  barred(count: number): string;
};

type FieldProps = {
  choice: FieldChoice;
  value: { value: unknown } | null;
  label(value: unknown): string;
  words: ControlWords;
  allows(value: unknown): boolean;
  onValue(value: unknown): void;
  onPick(value: unknown): void;
  explain(because: Refusal): void;
};

/** The control of one field: buttons, toggles, a number, or parts one inside the other. */
export function FieldControl({ choice, value, label, words, allows, onValue, onPick, explain }: FieldProps) {
  const { range, some, parts } = choice;
  return (
    <fieldset className={styles['field']} data-field={choice.field}>
      <legend className={styles['legend']}>{words.field(choice.field)}</legend>
      {choice.values.map((each) => (
        <button
          key={JSON.stringify(each)}
          type="button"
          className={styles['value']}
          data-value={JSON.stringify(each)}
          aria-pressed={value !== null && isSame(value.value, each)}
          onClick={() => onPick(each)}
        >
          {label(each)}
        </button>
      ))}
      <Barred
        barred={choice.barred}
        // What is barred from a set is one item of it, and not the value of the field.
        label={some === null ? label : (item) => words.value(item, choice.field)}
        words={words}
        explain={explain}
      />
      {range !== null && (
        <NumberControl
          range={range}
          value={typeof value?.value === 'number' ? value.value : range.min}
          label={`${words.field(choice.field)}: ${words.chooseBetween(range.min, range.max)}`}
          words={words}
          onValue={onValue}
          explain={explain}
        />
      )}
      {some !== null && (
        <SomeControl
          field={choice.field}
          some={some}
          value={Array.isArray(value?.value) ? value.value : []}
          words={words}
          onValue={onValue}
        />
      )}
      {parts !== null && (
        <PartsControl
          parts={parts}
          value={isObject(value?.value) ? value.value : {}}
          words={words}
          allows={allows}
          onValue={onValue}
          explain={explain}
        />
      )}
    </fieldset>
  );
}

/** More than these would hide what is possible, and be many stops for somebody who uses the keyboard. */
const MOST_BARRED = 8;

/** The values that are not possible now, each answering why; a long list is folded. */
function Barred({
  barred,
  label,
  words,
  explain,
}: Pick<FieldProps, 'label' | 'words' | 'explain'> & Pick<FieldChoice, 'barred'>) {
  const buttons = barred.map(({ value, because }) => (
    <button
      key={JSON.stringify(value)}
      type="button"
      className={styles['value']}
      aria-disabled
      onClick={() => explain(because)}
    >
      {label(value)}
    </button>
  ));
  if (barred.length <= MOST_BARRED) return buttons;
  return (
    <details className={styles['barred']}>
      <summary className={styles['hint']}>{words.barred(barred.length)}</summary>
      <div className={styles['field']}>{buttons}</div>
    </details>
  );
}

type SomeProps = {
  field: string;
  some: { values: unknown[]; atLeast: number; atMost: number };
  value: readonly unknown[];
  words: ControlWords;
  onValue(value: unknown[]): void;
};

function SomeControl({ field, some, value, words, onValue }: SomeProps) {
  const toggle = (each: unknown) =>
    onValue(value.includes(each) ? value.filter((other) => other !== each) : [...value, each].slice(-some.atMost));
  return (
    <>
      <span className={styles['hint']}>{words.chooseSome(some.atLeast, some.atMost)}</span>
      {some.values.map((each) => (
        <button
          key={JSON.stringify(each)}
          type="button"
          className={styles['value']}
          data-value={JSON.stringify(each)}
          aria-pressed={value.includes(each)}
          onClick={() => toggle(each)}
        >
          {words.value(each, field)}
        </button>
      ))}
    </>
  );
}

type PartsProps = Pick<FieldProps, 'words' | 'allows' | 'onValue' | 'explain'> & { parts: AnyFields; value: Picked };

/** A value of several parts: a control for each, one inside the other. */
function PartsControl({ parts, value, words, allows, onValue, explain }: PartsProps) {
  const whole = {
    ...Object.fromEntries(Object.entries(parts).flatMap(([key, domain]) => toEntry(key, onlyValue(domain)))),
    ...value,
  };
  return (
    <div className={styles['parts']}>
      {Object.keys(parts).map((key) => {
        const choice = fieldChoice([{ type: '', fields: parts }], key);
        const current = { ...whole, ...(key in whole ? {} : { [key]: startOf(choice, {}) }) };
        const set = (part: unknown) => onValue({ ...whole, [key]: part });
        return (
          <FieldControl
            key={key}
            choice={choice}
            value={key in current ? { value: current[key] } : null}
            label={(part) => words.value(part, key)}
            words={words}
            allows={(part) => allows({ ...whole, [key]: part })}
            onValue={set}
            onPick={set}
            explain={explain}
          />
        );
      })}
    </div>
  );
}

const toEntry = (key: string, only: { value: unknown } | null): [string, unknown][] =>
  only === null ? [] : [[key, only.value]];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Where a control begins: at the least, so that nobody spends by accident. */
export function startOf({ range, some, parts, values }: FieldChoice, picked: Picked): unknown {
  if (range !== null) return range.min;
  if (some !== null) return some.values.slice(0, some.atLeast);
  if (parts !== null)
    return Object.fromEntries(
      Object.keys(parts).map((key) => [key, startOf(fieldChoice([{ type: '', fields: parts }], key), picked)]),
    );
  return values[0];
}
