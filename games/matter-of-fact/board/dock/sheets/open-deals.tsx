import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useTable } from '../../table/context.tsx';
import { openDeal } from '../../table/opening.ts';
import { c } from '../look.ts';
import { ActionButton } from '../panel.tsx';

/** Offers that lie on the table between me and somebody. */
export function OpenDeals() {
  const { view, seat, sitters, label, text, say, offer } = useTable();
  if (seat === null) return null;
  const mine = view.deals.open.filter((deal) => deal.from === seat || deal.to === seat);
  return mine.map(({ id, from, to, terms }) => {
    const isToMe = to === seat;
    const other = sitters[isToMe ? from : to];
    const { secret } = terms;
    return (
      <section key={id} className={c('deal')} data-place={`deal-${id}`}>
        <p>
          {other !== undefined && <SeatMark sitter={other} size={18} />} <b>{other?.name}</b>{' '}
          {isToMe ? label.deal.offersYou : label.deal.awaits}
        </p>
        {secret !== null && (
          <p className={c('small')}>{text.actions.proposeDeal({ to, terms: secret as never }, say)}</p>
        )}
        <div className={c('pair')}>
          {isToMe ? (
            <>
              <ActionButton type="acceptDeal" fields={{ deal: id }} look="main" />
              <ActionButton type="declineDeal" fields={{ deal: id }} look="quiet" />
              {offer('counterDeal').isOffered && (
                <button type="button" className={c('act')} onClick={() => openDeal(id)}>
                  {label.deal.counter}
                </button>
              )}
            </>
          ) : (
            <ActionButton type="withdrawDeal" fields={{ deal: id }} look="quiet" />
          )}
        </div>
      </section>
    );
  });
}
