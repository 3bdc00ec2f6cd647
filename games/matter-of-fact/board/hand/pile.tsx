import { classes } from '@parlour/kit/classes.ts';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import type { Resource } from '../../content/exchange.ts';
import { Token } from '../art/token.tsx';
import { useTable } from '../table/context.ts';
import { openSale } from '../table/opening.ts';
import { ownSeat, salesOf } from '../table/reading.ts';
import { useIsLaid } from '../table/selection.ts';
import css from './hand.module.css';

const c = classes(css);

type Props = {
  resource: Resource;
  /** What the park needs of it. */
  needs?: number | undefined;
  /** Where the exchange is out of sight, the pile names its price. */
  isPriced?: boolean;
};

/** What lies in stock of one resource; a click sells it. */
export function Pile({ resource, needs, isPriced = false }: Props) {
  const table = useTable();
  const { view, words, label, offer, facts } = table;
  const isLaid = useIsLaid((sheet) => sheet.is === 'sell' && sheet.resource === resource);
  const seat = ownSeat(table);
  const stock = view.players[seat].stock[resource];
  const name = words.products[resource];
  const { price } = facts.market[resource];
  const isLit = stock > 0 && (offer('sell').allows({ resource }) || offer('deliver').allows({ resource }));
  const isShort = needs !== undefined && facts.seats[seat].readiness.hasPark && stock < needs;
  const brings = salesOf(table)?.[resource] ?? 0;
  const named = isPriced ? label.hand.priced(name, stock, price) : label.hand.pile(name, stock);
  const said = brings > 0 ? `${named}. ${label.proposal.sellAll(brings)}` : named;
  return (
    <button
      type="button"
      className={c('pile', isPriced && 'priced', isLit && 'lit', stock === 0 && 'none', isShort && 'short')}
      aria-pressed={isLaid}
      title={said}
      data-place={`stock-${resource}`}
      onClick={() => openSale(resource)}
    >
      <Spoken words={said}>
        <Token of={resource} size={isPriced ? 20 : 22} />
        <b>
          {stock}
          {needs !== undefined && <small>/{needs}</small>}
        </b>
        {isPriced && (
          <span className={c('price')} data-place={`price-${resource}`}>
            {name} <i>{price}</i>
          </span>
        )}
        {stock > 0 && brings > 0 && <small className={c('brings')}>{label.hand.brings(brings)}</small>}
      </Spoken>
    </button>
  );
}
