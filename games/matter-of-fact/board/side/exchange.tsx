import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { PRICES, RESOURCES, type Resource } from '../../content/exchange.ts';
import { Icon } from '../art/icon.tsx';
import { Token } from '../art/token.tsx';
import { useTable } from '../table/context.ts';
import css from './exchange.module.css';
import { Flaps } from './flaps.tsx';

const c = classes(css);

/** The board of exchange: a price, its row from the contract price to the minimum, and who rules it. */
export function Exchange() {
  const { label } = useTable();
  return (
    <section className={c('exchange')} aria-label={label.exchange.title} data-part="exchange">
      <h3>
        <span>{label.exchange.title}</span>
        <small>{label.exchange.contractColumn}</small>
      </h3>
      {RESOURCES.map((resource) => (
        <Row key={resource} resource={resource} />
      ))}
    </section>
  );
}

function Row({ resource }: { resource: Resource }) {
  const { view, facts, words, label, sitters, offer, events } = useTable();
  const { column, lastMove, isOpen, monopolist } = view.market[resource];
  const { price, highest, lowest, capacities } = facts.market[resource];
  const owner = monopolist === null ? undefined : sitters[monopolist];
  const change = offer('changePrice');
  const canChange = change.isOffered && change.allows({ resource });
  const isFresh = events.some((event) => event.type === 'priceMoved' && event.resource === resource);
  const held = view.seats.filter((seat) => capacities[seat] > 0);
  const name = words.products[resource];
  const sign = lastMove === 1 ? '▲' : lastMove === -1 ? '▼' : '';
  return (
    <div
      className={c('row', canChange && 'mine')}
      style={{ '--seat': owner?.colour ?? '#fff' } as React.CSSProperties}
      data-place={`price-${resource}`}
      title={label.exchange.row({ name, price, highest, lowest, monopolist: owner?.name ?? null, isOpen })}
    >
      <Token of={resource} size={25} />
      <span className={c('name')}>
        {name}
        {!isOpen && <Icon name="padlock" className={c('closed')} />}
      </span>
      <span className={c('held')}>
        {held.map((seat) => (
          <span key={seat} data-leads={seat === monopolist}>
            <SeatMark sitter={sitters[seat] ?? NOBODY} size={15} />
            {capacities[seat]}
          </span>
        ))}
      </span>
      <span className={c('price', isFresh && 'fresh')}>
        <i className={c(lastMove === 1 ? 'rose' : 'fell')}>{sign}</i>
        <Flaps value={price} />
      </span>
      <span className={c('track')} aria-hidden="true">
        {PRICES[resource].map((each, i) => (
          <span key={each} className={c('step', i === 0 && 'contract', i === column && 'now')}>
            {i === column ? (
              owner === undefined ? (
                <i className={c('white')} />
              ) : (
                <SeatMark sitter={owner} size={17} />
              )
            ) : i === 0 || i === PRICES[resource].length - 1 ? (
              each
            ) : null}
          </span>
        ))}
      </span>
    </div>
  );
}

const NOBODY = { colour: '', symbol: '' };
