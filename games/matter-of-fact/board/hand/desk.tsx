import { classes } from '@parlour/kit/classes.ts';
import { Count } from '@parlour/kit/money/count.tsx';
import { Spoken } from '@parlour/kit/spoken.tsx';
import { Icon } from '../art/icon.tsx';
import { VEHICLE_ICONS } from '../art/look.ts';
import { Peg } from '../art/token.tsx';
import { useTable } from '../table/context.tsx';
import { ownSeat } from '../table/reading.ts';
import { select } from '../table/selection.ts';
import css from './hand.module.css';

const c = classes(css);

/** Money, what the workers cost, who has no post, what drives, and what is in the drawer. */
export function Desk() {
  const table = useTable();
  const { view, facts, label, sitters, pace, words } = table;
  const seat = ownSeat(table);
  const { cash, debt, idle, picket, contracts, hand, isOnStrike } = view.players[seat];
  const { salary, vehicle, speed } = facts.seats[seat];
  const due = facts.active === seat ? (facts.salary?.due ?? 0) : 0;
  return (
    <button
      type="button"
      className={c('desk')}
      style={{ '--seat': sitters[seat]?.colour } as React.CSSProperties}
      onClick={() => select({ sheet: { is: 'purse' }, tab: 'map' })}
      data-place={`desk-${seat}`}
    >
      <span className={c('cash')}>
        <Spoken words={label.money(cash.secret ?? 0)}>
          <b>
            <Count value={cash.secret ?? 0} pace={pace} />
          </b>
          <small>{label.currency}</small>
        </Spoken>
      </span>
      {(debt.secret ?? 0) > 0 && <span className={c('bad')}>{label.purse.debtOf(debt.secret ?? 0)}</span>}
      <span className={c('item', due > 0 && 'due')}>
        <Icon name="two-coins" size={16} /> {due > 0 ? label.salary.due(due) : label.salary.aTurn(salary)}
      </span>
      <span className={c('row')}>
        <span className={c('item', isOnStrike && 'bad')}>
          {isOnStrike ? <Icon name="megaphone" size={16} /> : <Peg is="worker" />}
          {isOnStrike ? label.hand.picket(picket) : label.hand.idle(idle)}
        </span>
        <span className={c('item')} title={words.vehicles[vehicle]}>
          <Icon name={VEHICLE_ICONS[vehicle]} size={17} /> {speed}
        </span>
        {contracts.length > 0 && (
          <span className={c('item')} title={label.hand.contracts(contracts.length)}>
            <Icon name="checklist" size={16} /> {contracts.length}
          </span>
        )}
        {hand.length > 0 && (
          <span className={c('item')} title={label.hand.cards(hand.length)}>
            <Icon name="cog" size={16} /> {hand.length}
          </span>
        )}
      </span>
    </button>
  );
}
