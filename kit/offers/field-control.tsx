import {
  type AnyFields,
  type Barred,
  type FieldChoice,
  fieldChoice,
  holds,
  type Item,
  isSame,
  onlyValue,
  type Refusal,
  type Value,
  type Values,
} from '@parlour/kernel';
import type { OfferHandle } from '../board.ts';
import styles from './controls.module.css';
import { NumberControl } from './number-control.tsx';
import { useWhyNot } from './use-why-not.ts';

/** The words generated controls need: of the game for actions and values, of the shell for the rest. */
export type ControlWords = {
  action(choice: { type: string }): string;
  /** A value of a field, or one item of a field that holds a list. `of` is `action.field`. */
  value(value: Value | Item, of: string): string;
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
  label(value: Value): string;
  words: ControlWords;
  handle: OfferHandle;
  /** What picking this value would choose, if nothing were left to choose then. */
  whole(value: Value): Values | null;
  /** What the action would be with this value, to be asked "why not?". */
  meaning(value: unknown): Record<string, unknown>;
  onValue(value: unknown): void;
  onPick(value: unknown): void;
  explain(because: Refusal): void;
};

/** The control of one field: buttons, toggles, a number, or parts one inside the other. */
export function FieldControl(props: FieldProps) {
  const { choice, value, label, words, handle, whole, meaning, onValue, onPick, explain } = props;
  const { field, range, some, parts } = choice;
  return (
    <fieldset className={styles['field']} data-field={field}>
      <legend className={styles['legend']}>{words.field(field)}</legend>
      {choice.values.map((each) => (
        <ValueButton
          key={JSON.stringify(each)}
          value={each}
          label={label(each)}
          isChosen={value !== null && isSame(value.value, each)}
          handle={handle}
          whole={whole(each)}
          onPick={onPick}
          explain={explain}
        />
      ))}
      <BarredValues barred={choice.barred} label={label} words={words} explain={explain} />
      {range !== null && (
        <NumberControl
          range={range}
          value={typeof value?.value === 'number' ? value.value : range.min}
          label={`${words.field(field)}: ${words.chooseBetween(range.min, range.max)}`}
          words={words}
          onValue={onValue}
          explain={(beyond) => handle.explain(meaning(beyond))}
        />
      )}
      {some !== null && (
        <>
          <SomeControl
            name={(item) => words.value(item, `${handle.type}.${field}`)}
            some={some}
            value={Array.isArray(value?.value) ? value.value : []}
            words={words}
            onValue={onValue}
          />
          <BarredValues
            barred={some.barred}
            label={(item) => words.value(item, `${handle.type}.${field}`)}
            words={words}
            explain={explain}
          />
        </>
      )}
      {parts !== null && (
        <PartsControl
          parts={parts}
          value={isObject(value?.value) ? value.value : {}}
          words={words}
          handle={handle}
          meaning={meaning}
          onValue={onValue}
          explain={explain}
        />
      )}
    </fieldset>
  );
}

type ValueProps = Pick<FieldProps, 'handle' | 'onPick' | 'explain'> & {
  value: Value;
  label: string;
  isChosen: boolean;
  whole: Values | null;
};

/** A value to be picked; greyed where the table speaks against the choice that picking it would make. */
function ValueButton({ value, label, isChosen, handle, whole, onPick, explain }: ValueProps) {
  const because = useWhyNot(handle, whole);
  return (
    <button
      type="button"
      className={styles['value']}
      data-value={JSON.stringify(value)}
      aria-pressed={isChosen}
      aria-disabled={because !== null || undefined}
      onClick={() => (because === null ? onPick(value) : explain(because))}
    >
      {label}
    </button>
  );
}

/** More than these would hide what is possible, and be many stops for somebody who uses the keyboard. */
const MOST_BARRED = 8;

/** The values that are not possible now, each answering why; a long list is folded. */
function BarredValues<T extends Value | Item>({
  barred,
  label,
  words,
  explain,
}: Pick<FieldProps, 'words' | 'explain'> & { barred: readonly Barred<T>[]; label(value: T): string }) {
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
  name(item: Item): string;
  some: NonNullable<FieldChoice['some']>;
  value: readonly unknown[];
  words: ControlWords;
  onValue(value: unknown[]): void;
};

function SomeControl({ name, some, value, words, onValue }: SomeProps) {
  const toggle = (each: Item) =>
    onValue(holds(value, each) ? value.filter((other) => !isSame(other, each)) : [...value, each].slice(-some.atMost));
  return (
    <>
      <span className={styles['hint']}>{words.chooseSome(some.atLeast, some.atMost)}</span>
      {some.items.map((each) => (
        <button
          key={JSON.stringify(each)}
          type="button"
          className={styles['value']}
          data-value={JSON.stringify(each)}
          aria-pressed={holds(value, each)}
          onClick={() => toggle(each)}
        >
          {name(each)}
        </button>
      ))}
    </>
  );
}

type PartsProps = Pick<FieldProps, 'words' | 'handle' | 'meaning' | 'onValue' | 'explain'> & {
  parts: AnyFields;
  value: Values;
};

/** A value of several parts: a control for each, one inside the other. */
function PartsControl({ parts, value, words, handle, meaning, onValue, explain }: PartsProps) {
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
            label={(part) => words.value(part, `${handle.type}.${key}`)}
            words={words}
            handle={handle}
            whole={() => null}
            meaning={(part) => meaning({ [key]: part })}
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
export function startOf({ range, some, parts, values }: FieldChoice, picked: Values): unknown {
  if (range !== null) return range.min;
  if (some !== null) return some.items.slice(0, some.atLeast);
  if (parts !== null)
    return Object.fromEntries(
      Object.keys(parts).map((key) => [key, startOf(fieldChoice([{ type: '', fields: parts }], key), picked)]),
    );
  return values[0];
}
