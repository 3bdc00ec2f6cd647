import type { AssetId } from '../../../content/assets.ts';
import type { ProductionFacts } from '../../../types.ts';
import { Amount, Peg } from '../../art/token.tsx';
import { useTable } from '../../table/context.ts';
import { listed, proposalOf } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton, Panel } from '../panel.tsx';
import { DoAll, Proposal } from '../parts/proposed.tsx';

/** Stage 1: what can run, in which order it feeds itself, what comes of it, and what is short. */
export function Production() {
  const table = useTable();
  const { facts, words, label, say, text } = table;
  const { production } = facts;
  if (production === null) return null;
  const { proposal, standstills, gains, biobots } = production;
  const hasMore = proposalOf(table).length > 1;
  return (
    <Panel
      title={words.stages[1]}
      part="production"
      foot={
        <>
          <DoAll />
          <ActionButton type="runProposed" look={hasMore ? 'quiet' : 'main'}>
            {hasMore ? label.production.runOnly : label.production.runAll}
          </ActionButton>
          <ActionButton type="goOn" look="quiet">
            <span className={c('stacked')}>
              {text.actions.goOn({}, say)}
              {proposal.length > 0 && <small data-part="unmade">{label.production.unmade(gains, biobots)}</small>}
            </span>
          </ActionButton>
        </>
      }
    >
      <Proposal />
      {proposal.length > 0 && (
        <>
          <Outcome of={production} />
          <p className={c('lead')}>{label.production.proposal}</p>
          <ol className={c('runs')}>
            {proposal.map((asset) => (
              <li key={asset}>
                <Recipe asset={asset} />
                <ActionButton type="run" fields={{ asset }} place={`run-${asset}`}>
                  {label.production.run}
                </ActionButton>
              </li>
            ))}
          </ol>
        </>
      )}
      {standstills.map(({ asset, because }) => (
        <p key={asset} className={c('short')}>
          <b>{words.asset(asset)}</b> {words.standstill(because, say)}
        </p>
      ))}
    </Panel>
  );
}

/** What a stage of production brings in all, and what it takes. */
export const Outcome = ({ of: { gains, spends, biobots } }: { of: ProductionFacts }) => (
  <p className={c('sum')}>
    {listed(gains).map(({ resource, units }) => (
      <Amount key={resource} of={resource} units={`+${units}`} />
    ))}
    {biobots > 0 && <Amount of="biobot" units={`+${biobots}`} size={26} />}
    {listed(spends).map(({ resource, units }) => (
      <span key={resource} className={c('bad')}>
        <Amount of={resource} units={`−${units}`} />
      </span>
    ))}
  </p>
);

/** "Mine 3: 2 pegs → 1 coal", with what it takes. */
export function Recipe({ asset, isNamed = true }: { asset: AssetId; isNamed?: boolean }) {
  const { facts, words } = useTable();
  const { workers, inputs, output, product } = facts.assets[asset];
  return (
    <span className={c('recipe')}>
      {isNamed && <b>{words.assetCards[asset].name}</b>}
      <span>
        <span className={c('crew')}>
          {workers}
          <Peg is="worker" />
        </span>
        {listed(inputs).map(({ resource, units }) => (
          <Amount key={resource} of={resource} units={units} size={17} />
        ))}
        → <Amount of={product} units={output} size={19} />
      </span>
    </span>
  );
}
