import { classes } from '@parlour/kit/classes.ts';
import { soon } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense } from 'react';
import type { PlayCardId } from '../../content/cards.ts';
import { FirmName } from '../art/firm.tsx';
import { useTable } from '../table/context.ts';
import css from './hand.module.css';

const c = classes(css);
const CardDetail = lazy(soon(() => import('./card-detail.tsx').then((file) => ({ default: file.CardDetail }))));

/** Beside my cards: what the one I look at says, or whose hand this is. */
export function Detail({ card, isChosen }: { card: PlayCardId | null; isChosen: boolean }) {
  const { label, seat } = useTable();
  if (card !== null)
    return (
      <Suspense fallback={<div className={c('detail')} />}>
        <CardDetail card={card} isChosen={isChosen} />
      </Suspense>
    );
  return (
    <div className={c('detail', 'idle')}>
      {seat !== null && (
        <strong className={c('letterhead')}>
          <FirmName seat={seat} />
        </strong>
      )}
      {label.hand.hint}
    </div>
  );
}
