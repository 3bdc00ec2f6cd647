import {
  type AnyOffer,
  alternatives,
  type FieldChoice,
  fieldChoice,
  type Refusal,
  settled,
  type Value,
  type Values,
} from '@parlour/kernel';
import { useState } from 'react';
import type { OfferHandle } from '../board.ts';
import styles from './controls.module.css';
import { type ControlWords, FieldControl, startOf } from './field-control.tsx';
import { useWhyNot } from './use-why-not.ts';

export type { ControlWords } from './field-control.tsx';

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
  const [drafts, setDrafts] = useState<Values>({});
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
  const isChecked = possible.some(({ checked }) => checked);
  const choice = choiceOf(offers, type, meant);
  const because = useWhyNot(handle, isChecked ? choice : null);
  return (
    <div className={styles['form']} data-part={`choice-${type}`}>
      {open.map((each) => (
        <FieldControl
          key={each.field}
          choice={each}
          value={each.field in meant ? { value: meant[each.field] } : null}
          label={(value) => labelOf(words, { type, ...picked }, each.field, value)}
          words={words}
          handle={handle}
          whole={(value) => (isChecked ? choiceOf(offers, type, { ...picked, [each.field]: value }) : null)}
          meaning={(value) => ({ [each.field]: value })}
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
          aria-disabled={choice === null || because !== null}
          onClick={() => {
            if (because !== null) explain(because);
            else if (choice === null) handle.explain(meant);
            else handle.pick(choice);
          }}
        >
          {words.action({ type, ...(choice ?? picked) })}
        </button>
      )}
    </div>
  );
}

/** A field is open while there is more than one value to choose from, or something to explain. */
const isOpen = ({ values, barred, range, some, parts }: FieldChoice): boolean =>
  values.length + barred.length > 1 ||
  (range !== null && (range.min < range.max || values.length > 0)) ||
  some !== null ||
  parts !== null;

/** The values of the action that is meant, once nothing is left to choose. */
function choiceOf(offers: readonly AnyOffer[], type: string, meant: Values): Record<string, unknown> | null {
  const choice = settled(alternatives(offers, type, meant), meant);
  if (choice === null) return null;
  const { type: _, ...values } = choice;
  return values;
}

const without = (picked: Values, field: string): Values =>
  Object.fromEntries(Object.entries(picked).filter(([key]) => key !== field));

/** The action as it would read with this value; where the words do not tell values apart, the value alone. */
function labelOf(words: ControlWords, choice: { type: string }, field: string, value: Value): string {
  const worded = words.action({ ...choice, [field]: value });
  return worded === words.action(choice) || worded === words.action({ type: choice.type })
    ? words.value(value, `${choice.type}.${field}`)
    : worded;
}
