import { classes } from '@parlour/kit/classes.ts';
import { fieldChoice, untyped } from '@parlour/kit/offers/index.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useState } from 'react';
import { KINDS } from '../../../content/industries.ts';
import { Icon } from '../../art/icon.tsx';
import { FreeToken } from '../../art/tokens.tsx';
import { type Table, useTable } from '../../table/context.tsx';
import { type FrameOf, nameOf } from '../../table/reading.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { Foot, Panel, Quick } from '../panel.tsx';
import css from './auction.module.css';
import { Raise } from './raise.tsx';
import { Solvency } from './solvency.tsx';

const c = classes(css);
const STEPS = [1, 2, 5] as const;

/** The hammer: which company, the column of bids, what I can really pay, and my bid. */
export function AuctionPanel({ auction }: { auction: FrameOf<'auction'> }) {
  const table = useTable();
  const { view, words, label, seat } = table;
  const { industry, kind, last, start } = auction;
  const quotas = seat === null ? 0 : view.players[seat].quotas.length;
  const where = words.industries[industry];
  if (kind === null)
    return (
      <Panel icon="gavel" title={label.auction.announce(where)}>
        <p>{label.auction.announceHint}</p>
        <Quick>
          {KINDS.map((each) => (
            <ChoiceButton
              key={each}
              type="announceLot"
              fields={{ kind: each }}
              look="main"
              note={each === 'state' ? label.auction.quota(quotas) : label.auction.noQuota}
            >
              <FreeToken kind={each} size="1.8em" /> {words.kinds[each]}
            </ChoiceButton>
          ))}
        </Quick>
        <Solvency sum={null} />
      </Panel>
    );
  return (
    <Panel icon="gavel" title={label.auction.lot(words.kinds[kind], where)}>
      {kind === 'state' && <p className={c('quota')}>{label.auction.quota(quotas)}</p>}
      <Standing auction={auction} />
      {seat !== null && table.offer('bid').isOffered ? (
        <Bid key={last ?? start} />
      ) : (
        <>
          <WhyNoBid />
          <Solvency sum={last} />
        </>
      )}
    </Panel>
  );
}

/** Who is in, with the most each could pay; the leader on top of the column. */
function Standing({ auction }: { auction: FrameOf<'auction'> }) {
  const table = useTable();
  const { view, facts, label, sitters } = table;
  const { queue, leader, last, start } = auction;
  const inside = view.seats.filter((seat) => queue.includes(seat));
  return (
    <ul className={c('column')}>
      {inside.map((seat) => {
        const sitter = sitters[seat];
        return (
          <li key={seat} className={c(leader === seat && 'leads', queue[0] === seat && 'next')}>
            {sitter !== undefined && <SeatMark sitter={sitter} size={20} />}
            <span className={c('bidder')}>{nameOf(table, seat)}</span>
            {leader === seat && <b>{last}M</b>}
            <small>{label.auction.upTo(facts.seats[seat].solvency.total)}</small>
          </li>
        );
      })}
      <li className={c('start')}>
        <span className={c('bidder')}>{label.auction.startsAt}</span>
        <b>{start}M</b>
      </li>
    </ul>
  );
}

/** My bid: the least, a few steps up, or any sum; and how it would be paid. */
function Bid() {
  const table = useTable();
  const { facts, offers, label, seat } = table;
  const handle = table.offer('bid');
  const range = rangeOf(offers);
  const least = range?.min ?? 0;
  const most = range?.max ?? least;
  const [amount, setAmount] = useState(least);
  const fee = (seat === null ? null : facts.seats[seat].bidFee) ?? 0;
  const set = (sum: number) => {
    if (handle.allows({ amount: sum })) setAmount(sum);
    else handle.explain({ amount: sum });
  };
  return (
    <>
      <Quick>
        <div className={c('stepper')}>
          <button
            type="button"
            onClick={() => set(amount - 1)}
            aria-label={label.auction.less}
            aria-disabled={amount <= least}
          >
            −
          </button>
          <output>{amount}M</output>
          {STEPS.map((step) => (
            <button
              key={step}
              type="button"
              data-place={`bid-more-${step}`}
              onClick={() => set(amount + step)}
              aria-disabled={amount + step > most}
              aria-label={label.auction.more(step)}
            >
              +{step}
            </button>
          ))}
        </div>
      </Quick>
      <input
        type="range"
        className={c('slider')}
        min={least}
        max={most}
        value={amount}
        aria-label={label.auction.yourBid}
        onChange={(event) => setAmount(event.target.valueAsNumber)}
      />
      <Solvency sum={amount} fee={fee} />
      {fee > 0 && <p className={c('fee')}>{label.auction.fee(fee)}</p>}
      {seat !== null && amount + fee > table.view.players[seat].cash && <Raise />}
      <Foot>
        <ChoiceButton type="bid" fields={{ amount }} look="main">
          <Icon name="gavel" /> {label.auction.bid(amount)}
        </ChoiceButton>
        <ChoiceButton type="pass" />
      </Foot>
    </>
  );
}

const rangeOf = (offers: Table['offers']) =>
  fieldChoice(
    untyped(offers).filter(({ type }) => type === 'bid'),
    'amount',
  ).range;

/** One who may not bid is told why. */
function WhyNoBid() {
  const table = useTable();
  const { view, seat, label } = table;
  if (seat === null) return null;
  const hasSold = view.turn.sellers.includes(seat);
  return hasSold ? <p className={c('fee')}>{label.auction.soldFirst}</p> : null;
}
