import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.tsx';
import css from './desk.module.css';
import { Orders } from './orders.tsx';
import { Quick } from './panel.tsx';
import { Stops } from './window.tsx';

const c = classes(css);

/** While others decide: whom we wait for, and what may be done meanwhile. */
export function Waiting() {
  const { asked, seat, say, label, offer } = useTable();
  if (seat !== null && asked.includes(seat)) return null;
  return (
    <div className={c('panel')}>
      <Quick>
        <p className={c('quiet')}>
          {asked.length === 0 ? '' : label.desk.waiting(say.list(asked.map(say.seat)))} {label.desk.meanwhile}
        </p>
      </Quick>
      {offer('stopAt').isOffered && (
        <>
          <Orders />
          <Stops />
        </>
      )}
    </div>
  );
}
