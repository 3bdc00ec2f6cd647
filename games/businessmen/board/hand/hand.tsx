import { classes } from '@parlour/kit/classes.ts';
import { atTable } from '@parlour/kit/table-context.tsx';
import { TableProvider, useTable } from '../table/context.ts';
import css from './hand.module.css';
import { Office } from './office.tsx';
import { Purse } from './purse.tsx';
import { Store } from './store.tsx';

const c = classes(css);

/** My tablet at the foot of the table: purse, manager, loader and the warehouse with all that is mine. */
export const Hand = atTable(TableProvider, Tablet);

function Tablet() {
  const { seat, sitters, label } = useTable();
  const sitter = seat === null ? undefined : sitters[seat];
  if (seat === null || sitter === undefined) return null;
  return (
    <section
      className={c('hand')}
      aria-label={label.hand.title}
      data-place={`tablet-${seat}`}
      style={{ '--seat': sitter.colour } as React.CSSProperties}
    >
      <div className={c('tablet')}>
        <Purse seat={seat} />
        <Office seat={seat} trait="manager" />
        <Office seat={seat} trait="loader" />
        <Office seat={seat} trait="warehouse" />
        <Store seat={seat} />
      </div>
    </section>
  );
}
