import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useState } from 'react';
import { SHARES_TO_CLOSE } from '../../content/table.ts';
import { FirmName } from '../art/firm.tsx';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import { type FrameOf, totalOf } from '../table/reading.ts';
import css from './deal.module.css';
import { stancesIn } from './stances.ts';
import { Sweetener } from './sweetener.tsx';

const c = classes(css);

/** An open funding round: the price on the table, and how each firm stands to it. The lead invites and closes. */
export function Negotiation({ round }: { round: FrameOf<'funding'> }) {
  const table = useTable();
  const { view, sitters, label, offer } = table;
  const [sweetener, setSweetener] = useState(0);
  const invite = offer('invite');
  const close = offer('close');
  const sold = totalOf(round.bought);
  return (
    <section className={c('negotiation')} aria-label={label.deal.roundTitle}>
      <p className={c('offerLine')}>
        <span className={c('tag')}>{label.money(round.price)}</span>
        <span className={c('meter')} aria-hidden="true">
          {Array.from({ length: Math.max(SHARES_TO_CLOSE, sold) }, (_, i) => i).map((i) => (
            <i key={i} className={c(i < sold && 'full')} />
          ))}
        </span>
        {label.deal.sold(sold, SHARES_TO_CLOSE)} · {label.deal.raised(sold * round.price)}
      </p>
      <ul className={c('parties')}>
        {stancesIn(view, round).map(({ seat, stance }) => {
          const sitter = sitters[seat];
          if (sitter === undefined) return null;
          const fields = { guest: seat, sweetener };
          const canInvite = invite.allows(fields);
          const treasury = view.players[seat].treasury.secret;
          return (
            <li key={seat} className={c(stance)}>
              <SeatMark sitter={sitter} size={24} />
              <span className={c('who')}>
                {sitter.name} <small>{treasury === null ? '' : label.money(treasury)}</small>
                <small className={c('firm')}>
                  <FirmName seat={seat} />
                </small>
              </span>
              <span className={c('stance')}>
                {stance === 'declined' && <Icon name="cancel" size={13} />}
                {(stance === 'bought' || stance === 'lead') && <Icon name="check-mark" size={13} />}
                {round.bought[seat] > 0 ? label.deal.bought(round.bought[seat]) : label.deal.stance[stance]}
              </span>
              {canInvite && (
                <button
                  type="button"
                  className={c('invite')}
                  data-place={`ask-${seat}`}
                  aria-label={label.deal.ask(sitter.name)}
                  onClick={() => invite.pick(fields)}
                >
                  <Icon name="hand" size={16} /> {label.may.ask}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      {invite.isOffered && view.options.sideDeals === 'cash' && (
        <Sweetener type="invite" value={sweetener} onChange={setSweetener} />
      )}
      {(close.isOffered || invite.isOffered) && (
        <button
          type="button"
          className={c('go')}
          data-place="close-round"
          aria-disabled={!close.isOffered || undefined}
          onClick={() => {
            if (close.whyNot({}) === null) close.pick({});
            else close.explain({});
          }}
        >
          <Icon name="stamper" size={18} /> {label.deal.close}
        </button>
      )}
    </section>
  );
}
