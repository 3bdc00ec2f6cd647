import { classes } from '@parlour/kit/classes.ts';
import { EndNotice } from '../company/end-notice.tsx';
import { useTable } from '../table/context.ts';
import { type FrameOf, percentOf, type SeenCompany, totalOf } from '../table/reading.ts';
import css from './deal.module.css';

const c = classes(css);

/** Somebody offers me a share: what it costs, and what I would own. */
export function Answer({ company, frame }: { company: SeenCompany; frame: FrameOf<'offer'> }) {
  const { offer, sitters, label, seat, view } = useTable();
  const treasury = seat === null ? null : view.players[seat].treasury.secret;
  const mine = (seat === null ? 0 : company.shares[seat]) + 1;
  const all = totalOf(company.shares) + 1;
  return (
    <section className={c('answer')}>
      <h4>{label.deal.offerTitle(sitters[frame.lead]?.name ?? '')}</h4>
      <dl className={c('sums')}>
        <dt>{label.deal.youPay}</dt>
        <dd>
          {label.money(frame.price)}
          {treasury !== null && <small>{label.deal.youKeep(treasury - frame.price)}</small>}
        </dd>
        {frame.sweetener > 0 && (
          <>
            <dt>{label.deal.sweetener}</dt>
            <dd>{label.money(frame.sweetener)}</dd>
          </>
        )}
        <dt>{label.deal.youOwn}</dt>
        <dd>{label.deal.part(mine, all, percentOf(mine, all))}</dd>
      </dl>
      <EndNotice />
      <div className={c('buttons')}>
        <button type="button" className={c('go')} onClick={() => offer('buy').pick({})}>
          {label.deal.buy(frame.price)}
        </button>
        <button type="button" className={c('plain')} onClick={() => offer('decline').pick({})}>
          {label.deal.decline}
        </button>
      </div>
    </section>
  );
}
