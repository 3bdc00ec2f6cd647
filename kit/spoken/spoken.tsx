import type { ReactNode } from 'react';
import css from './spoken.module.css';

/** Words for a screen reader alone. */
export const Unseen = ({ children }: { children: ReactNode }) => <span className={css['words']}>{children}</span>;

/** What is drawn, and the words a screen reader says for it instead. The drawing keeps its place in the layout of its parent. */
export const Spoken = ({ words, children }: { words: string; children: ReactNode }) => (
  <>
    <Unseen>{words}</Unseen>
    <span aria-hidden="true" className={css['drawing']}>
      {children}
    </span>
  </>
);
