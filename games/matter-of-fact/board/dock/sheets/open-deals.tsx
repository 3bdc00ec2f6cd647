import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useTable } from '../../table/context.ts';
import { openDeal, openQuestion } from '../../table/opening.ts';
import { useIsPhone } from '../../table/phone.ts';
import { isAskedForDeal } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton } from '../panel.tsx';
import { PullButton, usePull } from '../pull.tsx';

/**
 * Offers that lie on the table between me and somebody. Where the map has the screen of a phone, an offer is a line that says whose
 * it is and opens it; in a move of my own the map has even that, and a tab says it.
 */
export function OpenDeals() {
  const table = useTable();
  const { view, seat, sitters, label, text, say, offer } = table;
  const isDown = usePull() === 'peek';
  const isPhone = useIsPhone();
  if (seat === null) return null;
  if (isPhone && isDown) return isAskedForDeal(table) ? <Notices /> : null;
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
          {isPhone && isAskedForDeal(table) && <PullButton />}
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

function Notices() {
  const { view, seat, sitters, label, text, say } = useTable();
  return view.deals.open
    .filter(({ to }) => to === seat)
    .map(({ id, from, terms: { secret } }) => {
      const sitter = sitters[from];
      return (
        <button type="button" key={id} className={c('notice')} onClick={openQuestion} data-part="offer">
          {sitter !== undefined && <SeatMark sitter={sitter} size={18} />}
          <span>
            <b>{sitter?.name}</b> {label.deal.offersYou}
            {secret !== null && (
              <small className={c('terms')}>{text.actions.proposeDeal({ terms: secret as never }, say)}</small>
            )}
          </span>
          <span aria-hidden="true">▴</span>
        </button>
      );
    });
}
