import { RESOURCES } from '../../../content/exchange.ts';
import { Token } from '../../art/token.tsx';
import { useTable } from '../../table/context.ts';
import { proposalOf } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton, Panel } from '../panel.tsx';
import { DoAll, Proposal } from '../parts/proposed.tsx';

/** Stage 2: each price one rules may go one point up or down. */
export function Monopoly() {
  const table = useTable();
  const { view, facts, seat, words, label } = table;
  const hasMore = proposalOf(table).length > 1;
  const ruled = RESOURCES.filter((resource) => view.market[resource].monopolist === seat);
  return (
    <Panel
      title={words.stages[2]}
      part="monopoly"
      foot={
        <>
          <DoAll />
          <ActionButton type="goOn" look={hasMore ? 'quiet' : 'main'} />
        </>
      }
    >
      <Proposal />
      <p className={c('lead')}>{label.monopoly.lead}</p>
      {ruled.map((resource) => {
        const { price, up, down } = facts.market[resource];
        return (
          <div key={resource} className={c('choice')}>
            <span className={c('what')}>
              <Token of={resource} size={26} /> <b>{words.products[resource]}</b> {price}
            </span>
            <span className={c('pair')}>
              <ActionButton type="changePrice" fields={{ resource, by: 1 }} place={`raise-${resource}`} isFigure>
                ▲ {up ?? price}
              </ActionButton>
              <ActionButton type="changePrice" fields={{ resource, by: -1 }} place={`lower-${resource}`} isFigure>
                ▼ {down ?? price}
              </ActionButton>
            </span>
          </div>
        );
      })}
    </Panel>
  );
}
