import { ASSET_AT, SITES } from '../../../content/map.ts';
import { useTable } from '../../table/context.ts';
import { listed, proposalOf } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton, Panel } from '../panel.tsx';
import { DoAll } from '../parts/proposed.tsx';
import { WhatIf } from '../parts/what-if.tsx';
import { Purchases } from './business-centre.tsx';
import { Vehicles } from './dealership.tsx';
import { Hiring, missingWorkers } from './hiring.tsx';
import { Raid } from './raid.tsx';
import { PaySalary } from './salary.tsx';

/** Stage 4: whatever the hex sells, with what it would change. */
export function Investments() {
  const table = useTable();
  const { view, seat, words, label, offer } = table;
  const { cell, arrest } = view.players[seat ?? 0];
  if (cell === null) return null;
  const site = SITES[cell];
  const asset = ASSET_AT[cell];
  const isFree = asset !== null && view.assets[asset].owner === null;
  const isServed = (isFree && offer('buyAsset').isOffered) || (site.is === 'university' && offer('study').isOffered);
  const hasMore = proposalOf(table).length > 1;
  const isDone = site.is === 'labourExchange' && missingWorkers(table) === 0;
  return (
    <Panel
      title={arrest > 0 ? label.invest.arrested : words.cell(cell)}
      part="investments"
      foot={
        <>
          {isFree && <ActionButton type="buyAsset" look="main" />}
          {site.is === 'university' && arrest === 0 && <ActionButton type="study" look="main" />}
          <DoAll look={isDone || !isServed ? 'main' : 'quiet'} isTelling />
          <ActionButton type="goOn" look={isDone && !hasMore ? 'main' : 'quiet'} />
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
