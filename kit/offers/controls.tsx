import type { Refusal } from '@parlour/kernel';
import { useState } from 'react';
import type { OfferHandle } from '../board.ts';
import styles from './controls.module.css';
import {
  type AnyFields,
  type AnyOffer,
  alternatives,
  type FieldChoice,
  fieldChoice,
  isSame,
  onlyValue,
  type Picked,
  settled,
} from './narrow.ts';
import { NumberControl } from './number-control.tsx';

/** The words generated controls need: of the game for actions and values, of the shell for the rest. */
export type ControlWords = {
  action(choice: { type: string }): string;
  value(value: unknown): string;
  field(name: string): string;
  less: string;
  more: string;
  chooseBetween(min: number, max: number): string;
  chooseSome(atLeast: number, atMost: number): string;
};

type Props = {
  offers: readonly AnyOffer[];
  handle: OfferHandle;
  words: ControlWords;
  explain(because: Refusal): void;
};

/** Controls for one kind of action, made from its offers alone: whatever a board does not draw can be chosen with these. */
export function Controls({ offers, handle, words, explain }: Props) {
  const { type, picked } = handle;
  const possible = alternatives(offers, type, picked);
  const [drafts, setDrafts] = useState<Picked>({});
  const fields = Object.keys(possible[0]?.fields ?? {}).map((field) =>
    fieldChoice(alternatives(offers, type, without(picked, field)), field),
  );
  const open = fields.filter((choice) => isOpen(choice));
  const needsConfirming = open.filter((choice) => choice.values.length === 0);
  const filled = {
    ...Object.fromEntries(needsConfirming.map((choice) => [choice.field, startOf(choice, picked)])),
    ...drafts,
  };
  const meant = { ...filled, ...picked, ...drafts };
  const choice = settled(alternatives(offers, type, meant), meant);
  return (
    <div className={styles['form']} data-part={`choice-${type}`}>
      {open.map((each) => (
        <FieldControl
          key={each.field}
          choice={each}
          value={each.field in meant ? { value: meant[each.field] } : null}
          label={(value) => labelOf(words, { type, ...picked }, each.field, value)}
          words={words}
          allows={(value) => handle.allows({ [each.field]: value })}
          onValue={(value) =>
            needsConfirming.includes(each) || each.range !== null
              ? setDrafts({ ...drafts, [each.field]: value })
              : undefined
          }
          onPick={(value) => {
            setDrafts(without(drafts, each.field));
            handle.pick({ [each.field]: value });
          }}
          explain={explain}
        />
      ))}
      {(needsConfirming.length > 0 || Object.keys(drafts).length > 0 || open.length === 0) && (
        <button
          type="button"
          className={styles['confirm']}
          aria-disabled={choice === null}
          onClick={() => {
            if (choice === null) return;
            const { type: _, ...values } = choice;
            handle.pick(values);
          }}
        >
          {words.action(choice === null ? { type, ...picked } : (choice as { type: string }))}
        </button>
      )}
    </div>
  );
}

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

function FieldControl({ choice, value, label, words, allows, onValue, onPick, explain }: FieldProps) {
  const { range, some, parts } = choice;
  return (
    <fieldset className={styles['field']}>
      <legend className={styles['legend']}>{words.field(choice.field)}</legend>
      {choice.values.map((each) => (
        <button
          key={JSON.stringify(each)}
          type="button"
          className={styles['value']}
          aria-pressed={value !== null && isSame(value.value, each)}
          onClick={() => onPick(each)}
        >
          {label(each)}
        </button>
      ))}
      {choice.barred.map(({ value: each, because }) => (
        <button
          key={JSON.stringify(each)}
          type="button"
          className={styles['value']}
          aria-disabled
          onClick={() => explain(because)}
        >
          {label(each)}
        </button>
      ))}
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
          some={some}
          value={Array.isArray(value?.value) ? value.value : []}
          words={words}
          label={label}
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

type SomeProps = {
  some: { values: unknown[]; atLeast: number; atMost: number };
  value: readonly unknown[];
  words: ControlWords;
  label(value: unknown): string;
  onValue(value: unknown[]): void;
};

function SomeControl({ some, value, words, onValue }: SomeProps) {
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
          aria-pressed={value.includes(each)}
          onClick={() => toggle(each)}
        >
          {words.value(each)}
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
            label={words.value}
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

/** A field is open while there is more than one value to choose from, or something to explain. */
const isOpen = ({ values, barred, range, some, parts }: FieldChoice): boolean =>
  values.length + barred.length > 1 ||
  (range !== null && (range.min < range.max || values.length > 0)) ||
  some !== null ||
  parts !== null;

/** Where a control begins: at the least, so that nobody spends by accident. */
function startOf({ range, some, parts, values }: FieldChoice, picked: Picked): unknown {
  if (range !== null) return range.min;
  if (some !== null) return some.values.slice(0, some.atLeast);
  if (parts !== null)
    return Object.fromEntries(
      Object.keys(parts).map((key) => [key, startOf(fieldChoice([{ type: '', fields: parts }], key), picked)]),
    );
  return values[0];
}

const without = (picked: Picked, field: string): Picked =>
  Object.fromEntries(Object.entries(picked).filter(([key]) => key !== field));

/** The action as it would read with this value; where the words do not tell values apart, the value alone. */
function labelOf(words: ControlWords, choice: { type: string }, field: string, value: unknown): string {
  const worded = words.action({ ...choice, [field]: value });
  return worded === words.action(choice) || worded === words.action({ type: choice.type })
    ? words.value(value)
    : worded;
}
