import { useState } from 'react';
import { HIRE_COST } from '../../../content/table.ts';
import { type Table, useTable } from '../../table/context.ts';
import { choiceOf } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton, Fact } from '../panel.tsx';
import { NumberStep } from '../parts/number-step.tsx';

/** My assets that stand still for want of workers, and what a run of each brings. */
const vacanciesOf = ({ view, facts, seat }: Pick<Table, 'view' | 'facts' | 'seat'>) =>
  view.players[seat ?? 0].assets.flatMap((asset) => {
    const { standstill, margin } = facts.assets[asset];
    return standstill?.is === 'shortOfWorkers' ? [{ asset, standstill, margin }] : [];
  });

/** How many more workers than the idle ones would set everything going. */
export function missingWorkers(table: Pick<Table, 'view' | 'facts' | 'seat'>): number {
  const short = vacanciesOf(table).reduce((sum, { standstill: { has, needs } }) => sum + needs - has, 0);
  return Math.max(0, short - table.view.players[table.seat ?? 0].idle);
}

/** Workers at ten each; the wages grow with every one. As many are proposed as are missing; where none is, nothing is urged. */
export function Hiring() {
  const table = useTable();
  const { view, facts, seat, label } = table;
  const { range } = choiceOf(table, 'hire', 'workers');
  const missing = missingWorkers(table);
  const [wanted, setWanted] = useState<number | null>(null);
  if (seat === null) return null;
  const { idle } = view.players[seat];
  const cash = view.players[seat].cash.secret ?? 0;
  const most = range?.max ?? 0;
  const workers = Math.max(1, Math.min(wanted ?? missing, most));
  const { salary } = facts.seats[seat];
  return (
    <>
      {missing === 0 && idle > 0 && <p className={c('note')}>{label.invest.enough(idle)}</p>}
      <div className={c('choice')}>
        <NumberStep
          name={label.invest.workers}
          value={workers}
          min={Math.min(1, most)}
          max={most}
          above={range?.above}
          onValue={setWanted}
        />
        <ActionButton
          type="hire"
          fields={{ workers }}
          look={missing > 0 ? 'main' : 'quiet'}
          place="hire"
          onDone={() => setWanted(null)}
        />
      </div>
      <dl className={c('facts', 'three')}>
        <Fact name={label.invest.cash}>
          {cash} → {cash - workers * HIRE_COST}
        </Fact>
        <Fact name={label.invest.salaryATurn}>
          {salary} → {salary + workers * facts.salaryRate}
        </Fact>
        <Fact name={label.invest.left}>{view.workersLeft}</Fact>
      </dl>
      <Vacancies />
    </>
  );
}

/** What more workers would set going. */
function Vacancies() {
  const table = useTable();
  const { words, label, say } = table;
  const vacancies = vacanciesOf(table);
  if (vacancies.length === 0) return null;
  return (
    <>
      <h4 className={c('head')}>{label.invest.posts}</h4>
      {vacancies.map(({ asset, standstill, margin }) => (
        <p key={asset} className={c('vacancy')}>
          <b>{words.assetCards[asset].name}</b> {words.standstill(standstill, say)} <b>{label.signed(margin)}</b>
        </p>
      ))}
    </>
  );
}
