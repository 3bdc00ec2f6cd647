import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import type { GoodId } from '../../content/goods.ts';
import type { LorryId } from '../../content/lorries.ts';
import { Unit } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import { usePreview } from '../table/preview.ts';
import { select, weighing } from '../table/selection.ts';
import { load } from './loading.ts';
import css from './yard.module.css';

const c = classes(css);

/** Several of my goods could go on it: which? Each says what my lot would then bring, today and after the wheel. */
export function Which({ lorry, takes }: { lorry: LorryId; takes: readonly GoodId[] }) {
  const { seat, label } = useTable();
  if (seat === null) return null;
  return (
    <section className={c('which')} aria-label={label.yard.which}>
      <span>{label.yard.which}</span>
      {takes.map((good, i) => (
        <Option key={good} lorry={lorry} good={good} seat={seat} isFirst={i === 0} />
      ))}
      <button type="button" className={c('no')} onClick={() => select({ asks: null })} aria-label={label.close}>
        ×
      </button>
    </section>
  );
}

type OptionProps = { lorry: LorryId; good: GoodId; seat: Seat; isFirst: boolean };

function Option({ lorry, good, seat, isFirst }: OptionProps) {
  const table = useTable();
  const { facts, label, words } = table;
  const units = facts.seats[seat].loads[lorry][good];
  const after = usePreview({ type: 'load', lorry, good });
  const lot = after?.facts.lorries[lorry].lots.find((each) => each.seat === seat);
  return (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: the question was asked by this very click
      autoFocus={isFirst}
      onClick={() => load(table, lorry, good)}
      {...weighing({ type: 'load', lorry, good })}
      aria-label={label.yard.load(units, words.goods[good])}
    >
      <Unit good={good} size="1.7em" />
      {words.goods[good]} +{units}
      {lot !== undefined && (
        <span className={c('brings')}>
          <i>{lot.now}</i>
          <small>
            {lot.worst}–{lot.best}
          </small>
        </span>
      )}
    </button>
  );
}
