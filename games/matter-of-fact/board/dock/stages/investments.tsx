import { useState } from 'react';
import { ASSET_AT, SITES } from '../../../content/map.ts';
import { HIRE_COST } from '../../../content/table.ts';
import { useTable } from '../../table/context.tsx';
import { choiceOf, listed } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton, Fact, Panel } from '../panel.tsx';
import { NumberStep } from '../parts/number-step.tsx';
import { WhatIf } from '../parts/what-if.tsx';
import { Purchases } from './business-centre.tsx';
import { Vehicles } from './dealership.tsx';
import { Raid } from './raid.tsx';
import { PaySalary } from './salary.tsx';

/** Stage 4: whatever the hex sells, with what it would change. */
export function Investments() {
  const { view, seat, words, label } = useTable();
  const { cell, arrest } = view.players[seat ?? 0];
  if (cell === null) return null;
  const site = SITES[cell];
  const asset = ASSET_AT[cell];
  const isFree = asset !== null && view.assets[asset].owner === null;
  return (
    <Panel
      title={arrest > 0 ? label.invest.arrested : words.cell(cell)}
      part="investments"
      foot={
        <>
          {isFree && <ActionButton type="buyAsset" look="main" />}
          {site.is === 'university' && arrest === 0 && <ActionButton type="study" look="main" />}
          <ActionButton type="goOn" look="quiet" />
        </>
      }
    >
      {arrest > 0 ? (
        <p className={c('lead')}>{label.invest.arrestNote(arrest)}</p>
      ) : (
        <>
          {site.is !== 'asset' && <p className={c('lead', 'site')}>{label.sites[site.is]}</p>}
          {asset !== null && isFree && <Purchase />}
          {asset !== null && !isFree && view.assets[asset].owner !== seat && <Raid />}
          {asset !== null && !isFree && view.assets[asset].owner === seat && <WhatIf asset={asset} />}
          {site.is === 'labourExchange' && <Hiring />}
          {site.is === 'dealership' && <Vehicles />}
          {site.is === 'businessCentre' && <Purchases />}
        </>
      )}
      <PaySalary />
    </Panel>
  );
}

/** A free asset: what it would change, and whether there is anything to feed it with. */
function Purchase() {
  const { view, facts, seat, words, label } = useTable();
  const cell = view.players[seat ?? 0].cell ?? 0;
  const asset = ASSET_AT[cell];
  if (asset === null || seat === null) return null;
  const { inputs, workers, ifBought } = facts.assets[asset];
  return (
    <>
      <WhatIf asset={asset} />
      {ifBought?.isUnfed === true && (
        <p className={c('note')}>
          {label.invest.unfed(
            listed(inputs)
              .map(({ resource }) => words.products[resource])
              .join(', '),
          )}
        </p>
      )}
      <p className={c('lead')}>{label.invest.crew(workers, view.players[seat].idle)}</p>
    </>
  );
}

/** Workers at ten each; the salary grows with every one. */
function Hiring() {
  const table = useTable();
  const { view, facts, seat, label } = table;
  const { range } = choiceOf(table, 'hire', 'workers');
  const [wanted, setWanted] = useState(2);
  if (seat === null) return null;
  const cash = view.players[seat].cash.secret ?? 0;
  const most = range?.max ?? 0;
  const workers = Math.max(1, Math.min(wanted, most));
  const { salary } = facts.seats[seat];
  return (
    <>
      <div className={c('choice')}>
        <NumberStep
          name={label.invest.workers}
          value={workers}
          min={Math.min(1, most)}
          max={most}
          above={range?.above}
          onValue={setWanted}
        />
        <ActionButton type="hire" fields={{ workers }} look="main" place="hire" />
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

/** What more workers would set going, and what a run of it brings. */
function Vacancies() {
  const { view, facts, seat, words, label, say } = useTable();
  const waiting = view.players[seat ?? 0].assets.flatMap((asset) => {
    const { standstill, margin } = facts.assets[asset];
    return standstill?.is === 'shortOfWorkers' ? [{ asset, standstill, margin }] : [];
  });
  if (waiting.length === 0) return null;
  return (
    <>
      <h4 className={c('head')}>{label.invest.posts}</h4>
      {waiting.map(({ asset, standstill, margin }) => (
        <p key={asset} className={c('vacancy')}>
          <b>{words.assetCards[asset].name}</b> {words.standstill(standstill, say)} <b>{label.signed(margin)}</b>
        </p>
      ))}
    </>
  );
}
