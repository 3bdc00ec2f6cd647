import { useTable } from '../../table/context.ts';
import { proposalOf } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton, Panel } from '../panel.tsx';
import { Crew } from '../parts/crew.tsx';
import { DoAll, Proposal } from '../parts/proposed.tsx';
import { HandOfTechnologies } from '../parts/technologies.tsx';
import { Outcome } from './production.tsx';

/** Stage 5: who works where next turn. The proposal is one button; everything in it can be changed. */
export function Planning() {
  const table = useTable();
  const { view, facts, seat, words, label, offer } = table;
  const hasMore = proposalOf(table).length > 1;
  if (seat === null) return null;
  const { idle, assets, hand, isOnStrike } = view.players[seat];
  const { plan } = facts;
  const { forecast } = facts.seats[seat];
  const canAdopt = offer('adoptPlan').isOffered;
  return (
    <Panel
      title={words.stages[5]}
      part="planning"
      aside={<span className={c('badge')}>{label.planning.idle(idle)}</span>}
      foot={
        <>
          <DoAll />
          {canAdopt && (
            <ActionButton type="adoptPlan" look={hasMore ? 'quiet' : 'main'} place="adopt">
              {label.planning.adopt}
            </ActionButton>
          )}
          <ActionButton type="endTurn" look={canAdopt || hasMore ? 'quiet' : 'main'} place="end-turn" />
        </>
      }
    >
      <Proposal />
      {isOnStrike && <p className={c('note')}>{label.planning.strike}</p>}
      {plan !== null && assets.length > 0 && !isOnStrike && !hasMore && (
        <p className={c('lead')}>
          {canAdopt ? label.planning.proposal(plan.runs.length, plan.margin) : label.planning.stands(plan.runs.length)}
        </p>
      )}
      {forecast.proposal.length > 0 && (
        <div className={c('forecast')}>
          <span>{label.planning.forecast}</span> <Outcome of={forecast} />
        </div>
      )}
      {assets.length === 0 && <p className={c('lead')}>{label.planning.nothing}</p>}
      {/* A card that lies nowhere yet does nothing: it is what one has come to place. */}
      {hand.length > 0 && <HandOfTechnologies />}
      {assets.map((asset) => (
        <Crew key={asset} asset={asset} proposed={plan?.posts.find((post) => post.asset === asset)?.workers ?? null} />
      ))}
      {hand.length === 0 && <HandOfTechnologies />}
    </Panel>
  );
}
