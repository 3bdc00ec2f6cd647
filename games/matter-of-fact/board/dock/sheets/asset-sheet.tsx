import type { AssetId } from '../../../content/assets.ts';
import { useTable } from '../../table/context.ts';
import { select } from '../../table/selection.ts';
import { c } from '../look.ts';
import { ActionButton, Panel } from '../panel.tsx';
import { Crew } from '../parts/crew.tsx';
import { TechnologyCard } from '../parts/technology-card.tsx';
import { WhatIf } from '../parts/what-if.tsx';

/** One asset, mine or somebody else's: what it makes, who works there, what may be done with it. */
export function AssetSheet({ asset }: { asset: AssetId }) {
  const { view, facts, seat, words, label, offer } = useTable();
  const { owner, technology, workers, capture } = view.assets[asset];
  const turns = facts.turnsTo[facts.assets[asset].cell] ?? null;
  const isOwn = owner !== null && owner === seat;
  return (
    <Panel title={words.asset(asset)} isClosable part="asset">
      <WhatIf asset={asset} />
      {!isOwn && turns !== null && turns > 0 && facts.active === seat && (
        <p className={c('lead')}>{label.map.turns(turns)}</p>
      )}
      {owner !== null && <Crew asset={asset} proposed={null} />}
      {technology !== null && <TechnologyCard technology={technology} />}
      {capture?.supplies != null && <p className={c('lead')}>{label.raid.supplied(capture.supplies.salary)}</p>}
      {isOwn && (
        <div className={c('column')}>
          {offer('run').isOffered && <ActionButton type="run" fields={{ asset }} look="main" />}
          {technology !== null && offer('takeUpTechnology').isOffered && (
            <ActionButton type="takeUpTechnology" fields={{ technology }} />
          )}
          {workers > 0 && offer('discharge').isOffered && (
            <ActionButton type="discharge" fields={{ from: asset, workers: 1 }} look="quiet">
              {label.asset.discharge}
            </ActionButton>
          )}
          {offer('sellAsset').isOffered && (
            <ActionButton type="sellAsset" fields={{ asset }} look="danger" onDone={() => select({ sheet: null })}>
              {label.asset.sell(facts.assets[asset].resale)}
            </ActionButton>
          )}
        </div>
      )}
      <p className={c('small')}>{words.assetCards[asset].flavour}</p>
    </Panel>
  );
}
