import { useTable } from '../../table/context.ts';
import { ownSeat } from '../../table/reading.ts';
import { c } from '../look.ts';
import { Panel } from '../panel.tsx';
import { Road } from '../parts/road.tsx';
import { Outcome } from './production.tsx';

/** Nothing is asked of me: who is at it, and how far I am from a BIObot. */
export function Waiting() {
  const table = useTable();
  const { facts, label, say, words } = table;
  const { active, stage, part } = facts;
  const { forecast } = facts.seats[ownSeat(table)];
  return (
    <Panel
      title={part === 'over' ? label.waiting.over : active === null ? label.waiting.title : say.seat(active)}
      part="tips"
      aside={stage > 0 && <span className={c('badge')}>{words.stages[stage as 1]}</span>}
    >
      <h4 className={c('head')}>{label.road.title}</h4>
      <Road seat={ownSeat(table)} />
      {part !== 'over' && forecast.proposal.length > 0 && (
        <div className={c('forecast')}>
          <span>{label.planning.forecast}</span> <Outcome of={forecast} />
        </div>
      )}
      <p className={c('lead')}>{label.waiting.lead}</p>
    </Panel>
  );
}
