import { useState } from 'react';
import { BOUGHT_VEHICLES, SPEED } from '../../../content/vehicles.ts';
import { Icon } from '../../art/icon.tsx';
import { VEHICLE_ICONS } from '../../art/look.ts';
import { useTable } from '../../table/context.ts';
import { choiceOf, ownSeat } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton, Fact, Panel } from '../panel.tsx';
import { NumberStep } from '../parts/number-step.tsx';
import { Road } from '../parts/road.tsx';
import { HandOfTechnologies } from '../parts/technologies.tsx';
import { PaySalary } from '../stages/salary.tsx';

/** One's own desk: money, workers without a post, vehicles, contracts, cards, and the road to victory. */
export function Purse() {
  const table = useTable();
  const { view, facts, words, label } = table;
  const seat = ownSeat(table);
  const { cash, debt, idle, picket, vehicles, contracts } = view.players[seat];
  const { salary, workers, worth } = facts.seats[seat];
  const owned = BOUGHT_VEHICLES.filter((vehicle) => vehicles[vehicle] !== 'none');
  return (
    <Panel title={label.purse.title} isClosable part="purse">
      <dl className={c('facts')}>
        <Fact name={label.invest.cash}>{label.money(cash.secret ?? 0)}</Fact>
        {(debt.secret ?? 0) > 0 && (
          <Fact name={label.purse.debt} tone="bad">
            {label.money(debt.secret ?? 0)}
          </Fact>
        )}
        {worth !== null && <Fact name={label.purse.worth}>{label.money(worth)}</Fact>}
        <Fact name={label.invest.workers}>
          {workers} <small>{label.purse.idle(idle)}</small>
        </Fact>
        <Fact name={label.invest.salaryATurn}>{salary}</Fact>
      </dl>
      <PaySalary />
      {idle > 0 && <Discharge from="idle" />}
      {picket > 0 && <Discharge from="picket" />}
      <p className={c('sum')}>
        <span>
          <Icon name={VEHICLE_ICONS.train} size={20} /> {SPEED.train}
        </span>
        {owned.map((vehicle) => (
          <span key={vehicle} title={words.vehicles[vehicle]}>
            <Icon name={VEHICLE_ICONS[vehicle]} size={20} /> {SPEED[vehicle]}
            {vehicles[vehicle] === 'new' && <small> {label.purse.nextTurn}</small>}
          </span>
        ))}
      </p>
      {contracts.map(({ card, turns }) => (
        <p key={card} className={c('small')}>
          <b>{words.actionCards[card].name}</b> {words.effect(card)} {label.sell.turns(turns)}
        </p>
      ))}
      <h4 className={c('head')}>{label.road.title}</h4>
      <Road seat={seat} />
      {facts.part !== 'planning' && <HandOfTechnologies />}
    </Panel>
  );
}

function Discharge({ from }: { from: 'idle' | 'picket' }) {
  const table = useTable();
  const { words, label } = table;
  const [wanted, setWanted] = useState(1);
  const most = choiceOf(table, 'discharge', 'workers', { from }).range?.max ?? 0;
  if (most === 0) return null;
  const workers = Math.min(wanted, most);
  return (
    <div className={c('choice')}>
      <NumberStep name={words.post(from)} value={workers} min={1} max={most} onValue={setWanted} />
      <ActionButton type="discharge" fields={{ from, workers }} look="danger">
        {label.purse.discharge(workers)}
      </ActionButton>
    </div>
  );
}
