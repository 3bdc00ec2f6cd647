import { RESOURCES } from '../../../content/exchange.ts';
import { Token } from '../../art/token.tsx';
import { useTable } from '../../table/context.tsx';
import { c } from '../look.ts';
import { ActionButton, Panel } from '../panel.tsx';

/** Stage 2: each price one rules may go one point up or down. */
export function Monopoly() {
  const { view, facts, seat, words, label } = useTable();
  const ruled = RESOURCES.filter((resource) => view.market[resource].monopolist === seat);
  return (
    <Panel title={words.stages[2]} part="monopoly" foot={<ActionButton type="goOn" look="main" />}>
      <p className={c('lead')}>{label.monopoly.lead}</p>
      {ruled.map((resource) => {
        const { price, up, down } = facts.market[resource];
        return (
          <div key={resource} className={c('choice')}>
            <span className={c('what')}>
              <Token of={resource} size={26} /> <b>{words.products[resource]}</b> {price}
            </span>
            <span className={c('pair')}>
              <ActionButton type="changePrice" fields={{ resource, by: 1 }} place={`raise-${resource}`}>
                ▲ {up ?? price}
              </ActionButton>
              <ActionButton type="changePrice" fields={{ resource, by: -1 }} place={`lower-${resource}`}>
                ▼ {down ?? price}
              </ActionButton>
            </span>
          </div>
        );
      })}
    </Panel>
  );
}
