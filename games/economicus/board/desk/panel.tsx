import { classes } from '@parlour/kit/classes.ts';
import type { ReactNode } from 'react';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { useTable } from '../table/context.tsx';
import css from './desk.module.css';

const c = classes(css);

/** One paper on the desk: a headline with its picture, and what belongs under it. */
export function Panel({
  icon,
  title,
  onClose,
  children,
}: {
  icon: IconName;
  title: ReactNode;
  onClose?: () => void;
  children: ReactNode;
}) {
  const { label } = useTable();
  return (
    <section className={c('panel')}>
      <h3 className={c('head')}>
        <Icon name={icon} />
        <span>{title}</span>
        {onClose !== undefined && (
          <button type="button" className={c('close')} onClick={onClose} aria-label={label.close}>
            ×
          </button>
        )}
      </h3>
      {children}
    </section>
  );
}

/** The answers of a paper, which stay in sight while the rest of it is read. */
export const Foot = ({ children }: { children: ReactNode }) => (
  <div className={c('foot', 'quick')} data-part="quick">
    {children}
  </div>
);

/** What answers the question at once: of a paper on a phone only this is seen while the desk is at rest. */
export const Quick = ({ children }: { children: ReactNode }) => (
  <div className={c('quick', 'row')} data-part="quick">
    {children}
  </div>
);
