import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import type { Characteristic } from '../../content/characteristics.ts';
import { Icon } from '../art/icon.tsx';
import { Room } from '../art/rooms.tsx';
import { useTable } from '../table/context.ts';
import css from './office.module.css';
import { Works } from './works.tsx';

const c = classes(css);

/** One room of the office: what it can do now, what hangs beside it, and the step to the next level. */
export function Office({ seat, trait }: { seat: Seat; trait: Characteristic }) {
  const { facts, label, words } = useTable();
  const { level, value, hasWarning, isInsured } = facts.seats[seat].characteristics[trait];
  return (
    <div className={c('room', hasWarning && 'warned')} data-place={`trait-${seat}-${trait}`}>
      <h3>
        {words.characteristics[trait]} <small>{label.hand.value[trait](value)}</small>
      </h3>
      <span className={c('picture')}>
        <Room trait={trait} level={level} />
        {hasWarning && <Icon name="hazard-sign" className={c('sign')} />}
        {isInsured && <Icon name="padlock" className={c('sign', 'safe')} />}
      </span>
      <b className={c('value')} aria-hidden="true">
        {value}
      </b>
      <Works seat={seat} trait={trait} />
    </div>
  );
}
