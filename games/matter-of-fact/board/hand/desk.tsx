import { classes } from '@parlour/kit/classes.ts';
import { Count } from '@parlour/kit/money/count.tsx';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import { Icon } from '../art/icon.tsx';
import { VEHICLE_ICONS } from '../art/look.ts';
import { Peg } from '../art/token.tsx';
import { useTable } from '../table/context.ts';
import { openDesk } from '../table/opening.ts';
import { useIsPhone } from '../table/phone.ts';
import { ownSeat } from '../table/reading.ts';

import css from './hand.module.css';

const c = classes(css);

/** Money, what the workers cost, who has no post, what drives, and what is in the drawer. */
export function Desk() {
  const table = useTable();
  const { view, facts, label, sitters, pace } = table;
  const isPhone = useIsPhone();
  const seat = ownSeat(table);
  const { cash, debt, idle, picket, isOnStrike } = view.players[seat];
  const { salary } = facts.seats[seat];
  const hands = isOnStrike ? label.hand.picket(picket) : label.hand.idle(idle);
  const due = facts.active === seat ? (facts.salary?.due ?? 0) : 0;
  return (
    <button
      type="button"
      className={c('desk')}
      style={{ '--seat': sitters[seat]?.colour } as React.CSSProperties}
      onClick={openDesk}
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
      {isPhone ? (
        due > 0 && (
          <span className={c('item', 'due')}>
            <Spoken words={label.salary.due(due)}>
              <Icon name="two-coins" size={16} /> −{due}
            </Spoken>
          </span>
        )
      ) : (
        <span className={c('item', due > 0 && 'due')}>
          <Icon name="two-coins" size={16} /> {due > 0 ? label.salary.due(due) : label.salary.aTurn(salary)}
        </span>
      )}
      <span className={c('row')}>
        <span className={c('item', isOnStrike && 'bad')}>
          {isOnStrike ? <Icon name="megaphone" size={16} /> : <Peg is="worker" />}
          {isPhone ? <Spoken words={hands}>{isOnStrike ? picket : idle}</Spoken> : hands}
        </span>
        {!isPhone && <Belongings />}
      </span>
    </button>
  );
}

/** What drives, and what lies in the drawer. */
function Belongings() {
  const table = useTable();
  const { view, facts, label, words } = table;
  const seat = ownSeat(table);
  const { contracts, hand } = view.players[seat];
  const { vehicle, speed } = facts.seats[seat];
  return (
    <>
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
    </>
  );
}
