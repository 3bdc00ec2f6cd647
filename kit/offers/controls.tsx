import type { Refusal } from '@parlour/kernel';
import { useState } from 'react';
import type { OfferHandle } from '../board.ts';
import styles from './controls.module.css';
import { type ControlWords, FieldControl, startOf } from './field-control.tsx';
import { type AnyOffer, alternatives, type FieldChoice, fieldChoice, type Picked, settled } from './narrow.ts';

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

/** A field is open while there is more than one value to choose from, or something to explain. */
const isOpen = ({ values, barred, range, some, parts }: FieldChoice): boolean =>
  values.length + barred.length > 1 ||
  (range !== null && (range.min < range.max || values.length > 0)) ||
  some !== null ||
  parts !== null;

const without = (picked: Picked, field: string): Picked =>
  Object.fromEntries(Object.entries(picked).filter(([key]) => key !== field));

/** The action as it would read with this value; where the words do not tell values apart, the value alone. */
function labelOf(words: ControlWords, choice: { type: string }, field: string, value: unknown): string {
  const worded = words.action({ ...choice, [field]: value });
  return worded === words.action(choice) || worded === words.action({ type: choice.type })
    ? words.value(value, field)
    : worded;
}
