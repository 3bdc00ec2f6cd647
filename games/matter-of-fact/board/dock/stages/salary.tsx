import { Icon } from '../../art/icon.tsx';
import { Peg } from '../../art/token.tsx';
import { useTable } from '../../table/context.ts';
import { openDesk } from '../../table/opening.ts';
import { proposalOf } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton, Fact, Panel } from '../panel.tsx';
import { DoAll, Proposal } from '../parts/proposed.tsx';

/** The coin between the stages: due for everybody who is paid, working or not. */
export function Salary() {
  const table = useTable();
  const { facts, words, label, seat } = table;
  const { salary } = facts;
  const hasMore = proposalOf(table).length > 1;
  if (salary === null || seat === null) return null;
  const { due, workers, cash, isAffordable, exits } = salary;
  return (
    <Panel
      title={label.salary.title}
      part="salary"
      foot={
        <>
          <DoAll />
          <ActionButton type="paySalary" look={hasMore ? 'quiet' : 'main'} place="pay">
            <Icon name="pay-money" size={18} /> {label.salary.pay(due)}
          </ActionButton>
          <ActionButton type="leaveUnpaid" look="danger">
            {label.salary.leave}
          </ActionButton>
        </>
      }
    >
      <Proposal />
      <p className={c('big')}>
        {workers} <Peg is="worker" /> × {facts.salaryRate} = <b>{label.money(due)}</b>
      </p>
      <dl className={c('facts')}>
        <Fact name={label.invest.cash} tone={isAffordable ? 'good' : 'bad'}>
          {cash} → {isAffordable ? cash - due : label.salary.short(due - cash)}
        </Fact>
      </dl>
      <p className={c('lead')}>{label.salary.lead}</p>
      {!isAffordable && (
        <>
          <p className={c('note')}>{label.salary.exits}</p>
          {exits.stock > 0 && <p className={c('small')}>{label.salary.stock(exits.stock)}</p>}
          {exits.discharge !== null && (
            <button type="button" className={c('act')} onClick={openDesk}>
              {label.salary.discharge(exits.discharge)}
            </button>
          )}
          {exits.assets.map(({ asset, price, left }) => (
            <ActionButton key={asset} type="sellAsset" fields={{ asset }}>
              {label.salary.sellAsset(words.asset(asset), price, left)}
            </ActionButton>
          ))}
        </>
      )}
    </Panel>
  );
}

/** Within another stage: one line, while something is due. */
export function PaySalary() {
  const { facts, label } = useTable();
  const due = facts.salary?.due ?? 0;
  if (due === 0) return null;
  return (
    <div className={c('choice', 'wage')}>
      <span className={c('what')}>
        <Icon name="two-coins" size={20} /> {label.salary.due(due)}
      </span>
      <ActionButton type="paySalary" place="pay-early">
        {label.salary.payNow}
      </ActionButton>
    </div>
  );
}
