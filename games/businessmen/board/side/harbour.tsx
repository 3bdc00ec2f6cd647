import { classes } from '@parlour/kit/classes.ts';
import { EXPORT_CARDS } from '../../content/export-cards.ts';
import type { GoodId } from '../../content/goods.ts';
import { SHIPMENT_SIZES, SHIPMENTS } from '../../content/table.ts';
import { Icon, Unit } from '../art/icon.tsx';
import { GOOD_LOOKS } from '../art/look.ts';
import { Ship } from '../art/ship.tsx';
import { useTable } from '../table/context.ts';
import { askWhy, choose, exportCardOf, shipmentsOf } from '../table/reading.ts';
import { weighing } from '../table/selection.ts';
import css from './harbour.module.css';

const c = classes(css);

/** The Export card as a quay: the three goods that may be shipped, and what 4, 6 or 8 of them are worth. */
export function Harbour() {
  const table = useTable();
  const { words, label, offer } = table;
  const card = exportCardOf(table);
  const isAsked = offer('ship').isOffered;
  return (
    <section className={c('harbour', isAsked && 'asked')} aria-label={label.harbour.title} data-place="harbour">
      <header>
        <b title={card === null ? undefined : words.exportCards[card].flavour}>
          {card === null ? label.harbour.title : words.exportCards[card].name}
        </b>
        <span className={c('ship')} data-place="ship">
          <Ship />
        </span>
      </header>
      {card === null ? (
        <p className={c('none')}>{label.harbour.none}</p>
      ) : (
        <ul>
          <li className={c('scale')} aria-hidden="true">
            <span />
            {SHIPMENT_SIZES.map((units) => (
              <span key={units}>
                {SHIPMENTS[units]}
                <Icon name="round-star" />
              </span>
            ))}
          </li>
          {EXPORT_CARDS[card].map((good) => (
            <Berth key={good} good={good} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Berth({ good }: { good: GoodId }) {
  const table = useTable();
  const { facts, view, seat, words, label } = table;
  const offer = table.offer('ship');
  const mine = seat === null ? 0 : view.players[seat].main[good];
  const { isUnderEmbargo } = facts.goods[good];
  const shipped = seat === null ? [] : shipmentsOf(view, seat);
  return (
    <li
      className={c('berth', isUnderEmbargo && 'barred')}
      style={{ '--good': GOOD_LOOKS[good].colour } as React.CSSProperties}
      title={isUnderEmbargo ? label.market.embargo : words.goods[good]}
    >
      <span className={c('good')}>
        <Unit good={good} size="100%" />
        <i>{mine}</i>
      </span>
      {SHIPMENT_SIZES.map((units) => {
        const isOffered = offer.allows({ good, units });
        const isShipped = shipped.some((each) => each.good === good && each.units === units);
        return (
          <button
            key={units}
            type="button"
            className={c('size', isOffered && 'lit', isShipped && 'shipped')}
            aria-disabled={!isOffered || undefined}
            aria-label={label.harbour.ship(units, words.goods[good], SHIPMENTS[units])}
            data-place={`ship-${good}-${units}`}
            {...weighing({ type: 'ship', good, units })}
            onClick={() => (isOffered ? choose(offer, { good, units }) : askWhy(table, offer, { good, units }))}
          >
            {isShipped ? '✓' : units}
          </button>
        );
      })}
    </li>
  );
}
