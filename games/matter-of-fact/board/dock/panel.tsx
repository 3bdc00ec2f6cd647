import { useAct } from '@parlour/kit/offers/use-act.ts';
import { type ReactNode, useId } from 'react';
import type { MatterOfFact } from '../../types.ts';
import { useTable } from '../table/context.ts';
import { useIsPhone } from '../table/phone.ts';
import { refusalWords } from '../table/refusals.ts';
import { unselect } from '../table/selection.ts';
import { c } from './look.ts';
import { PullButton, useHandle } from './pull.tsx';

type PanelProps = {
  title: ReactNode;
  aside?: ReactNode;
  isClosable?: boolean;
  /** Buttons that stay in sight. */
  foot?: ReactNode;
  part?: string;
  children: ReactNode;
};

/** One matter at a time, beside the map or, on a phone, pulled up over its foot: what is asked, what it would change, and what may be done. */
export function Panel({ title, aside, isClosable = false, foot, part, children }: PanelProps) {
  const { label } = useTable();
  const isPhone = useIsPhone();
  const handle = useHandle();
  const id = useId();
  return (
    // A window that is in nobody's way; whoever guides a beginner keeps clear of it.
    <section
      className={c('panel')}
      data-part={part}
      role={part === 'tips' ? undefined : 'dialog'}
      aria-labelledby={id}
      tabIndex={-1}
    >
      <header {...(isPhone && handle)}>
        <h3 id={id}>{title}</h3>
        {aside !== undefined && <span className={c('aside')}>{aside}</span>}
        {isPhone && <PullButton />}
        {isClosable && (
          <button type="button" className={c('close')} onClick={unselect} aria-label={label.close}>
            ×
          </button>
        )}
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what does not fit is scrolled with the keys */}
      {/* biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset */}
      <div className={c('body')} role="group" aria-labelledby={id} tabIndex={0}>
        {children}
      </div>
      {foot !== undefined && <footer>{foot}</footer>}
    </section>
  );
}

type ActionProps = {
  type: keyof MatterOfFact['actions'] & string;
  fields?: Record<string, unknown>;
  children?: ReactNode;
  look?: 'main' | 'danger' | 'quiet';
  place?: string;
  /** It shows figures alone, and is named by the words of its action. */
  isFigure?: boolean;
  onDone?: () => void;
};

/** A choice as a button: lit if it may be made; if not, it is grey and answers why. */
export function ActionButton({ type, fields = {}, children, look, place, isFigure, onDone }: ActionProps) {
  const table = useTable();
  const { isOpen, refusal, act } = useAct(table.offer(type), fields, onDone);
  return (
    <button
      type="button"
      className={c('act', look, !isOpen && 'barred')}
      data-action={type}
      data-place={place}
      aria-label={isFigure === true ? table.text.actions[type](fields as never, table.say) : undefined}
      aria-disabled={!isOpen}
      title={refusal === null ? undefined : refusalWords(table, refusal)}
      onClick={act}
    >
      {children ?? table.text.actions[type](fields as never, table.say)}
    </button>
  );
}

/** A line of a what-if: what is, and what it would become. */
export const Fact = ({ name, children, tone }: { name: string; children: ReactNode; tone?: 'good' | 'bad' }) => (
  <div className={c('fact', tone)}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
