import { actionWords } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import type { ReactNode } from 'react';
import type { Economicus } from '../../types.ts';
import { useTable } from '../table/context.tsx';
import { letGo, select } from '../table/selection.ts';
import { Consequence } from './consequence.tsx';
import css from './desk.module.css';

const c = classes(css);

type Props = {
  type: keyof Economicus['actions'] & string;
  fields?: Record<string, unknown>;
  /** What stands on it; else the action in words. */
  children?: ReactNode;
  /** A line under it: what it costs or brings. */
  note?: ReactNode;
  look?: 'main' | 'plain' | 'danger' | 'chip' | 'slip';
  /** Shows what follows on the button itself, and not only at the foot of the desk when it is pointed at. */
  isForetold?: boolean;
};

/** A button for one certain choice. It sends it, or answers why it cannot be; and it tells what would follow. */
export function ChoiceButton({ type, fields = {}, children, note, look = 'plain', isForetold = false }: Props) {
  const table = useTable();
  const handle = table.offer(type);
  const isOpen = handle.isOffered && handle.allows(fields);
  const choice = { type, ...fields };
  const lookAt = () => isOpen && !isForetold && select({ looked: JSON.stringify(choice) });
  const lookAway = () => select({ looked: null });
  return (
    <button
      type="button"
      className={c('choice', look)}
      aria-disabled={!isOpen}
      data-place={['choice', type, ...Object.values(fields)].join('-')}
      onClick={() => {
        // Where it cannot be, picking it asks the table for the reason.
        handle.pick(fields);
        // What was taken up for this is done with; the question lies on top again.
        if (isOpen) letGo();
      }}
      onPointerEnter={lookAt}
      onPointerLeave={lookAway}
      onFocus={lookAt}
      onBlur={lookAway}
    >
      <span className={c('says')}>{children ?? actionWords(table.text, choice, table.say)}</span>
      {note !== undefined && <span className={c('note')}>{note}</span>}
      {isForetold && isOpen && (
        <span className={c('foretold')}>
          <Consequence choice={choice} />
        </span>
      )}
    </button>
  );
}
