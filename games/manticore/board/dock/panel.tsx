import { classes } from '@parlour/kit/classes.ts';
import { useAct } from '@parlour/kit/offers/use-act.ts';
import { type ReactNode, useId, useState } from 'react';
import type { Manticore } from '../../types.ts';
import { useTable } from '../table/context.ts';
import { refusalWords } from '../table/refusals.ts';
import { unselect, useSelected } from '../table/selection.ts';
import css from './dock.module.css';
import { Pull } from './pull.tsx';

const c = classes(css);

type PanelProps = { title: ReactNode; aside?: ReactNode; isClosable?: boolean; part?: string; children: ReactNode };

/** What goes with a choice on the map: on a phone it has its strip beside the map and never lies on it. */
const IN_STRIP: ReadonlySet<string | undefined> = new Set(['lay', 'cell', 'here', 'tips']);

/**
 * One matter at a time, beside the map or at its foot: what is looked at, what is asked, and what may be done. On a phone whatever
 * needs more than the strip is a sheet over the map, which can be pushed down to its title and pulled up again.
 */
export function Panel({ title, aside, isClosable = false, part, children }: PanelProps) {
  const { label } = useTable();
  const id = useId();
  const layout = useSelected('layout');
  const [isDown, setDown] = useState(false);
  const form = layout === 'wide' ? 'card' : IN_STRIP.has(part) ? 'slot' : 'sheet';
  return (
    // A window that is in nobody's way; whoever guides a beginner keeps clear of it.
    <section
      className={c('panel')}
      data-part={part}
      data-form={form}
      data-layout={layout}
      data-down={isDown}
      role={part === 'tips' ? undefined : 'dialog'}
      aria-labelledby={id}
      tabIndex={-1}
    >
      {form === 'sheet' && (
        <Pull
          label={isDown ? label.dock.up : label.dock.down}
          isDown={isDown}
          onDown={() => setDown(true)}
          onUp={() => setDown(false)}
        />
      )}
      <header>
        <h3 id={id}>{title}</h3>
        {aside}
        {isClosable && (
          <button type="button" className={c('close')} onClick={unselect} aria-label={label.dock.close}>
            ×
          </button>
        )}
      </header>
      <div className={c('body')} data-scrolls={part === 'here' && layout === 'tall' ? 'sideways' : undefined}>
        {children}
      </div>
    </section>
  );
}

/** The first letter of a title. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

type ActionProps = {
  type: keyof Manticore['actions'] & string;
  fields: Record<string, unknown>;
  children: ReactNode;
  isMain?: boolean;
  /** The name by which a lesson points at it. */
  place?: string;
  onDone?: () => void;
};

/** A choice as a button: lit if it may be made; if not, it is grey and answers why. */
export function ActionButton({ type, fields, children, isMain = false, place, onDone }: ActionProps) {
  const table = useTable();
  const { isOpen, refusal, act } = useAct(table.offer(type), fields, onDone);
  return (
    <button
      type="button"
      className={c('act', isMain && 'main', !isOpen && 'barred')}
      data-action={type}
      data-place={place}
      title={refusal === null ? undefined : refusalWords(table, refusal)}
      onClick={act}
    >
      {children}
    </button>
  );
}
