import type { Seat, View } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import type { G, Terms } from '../../../types.ts';
import { type Table, useTable } from '../../table/context.tsx';
import { usePreview } from '../../table/preview.ts';
import { nameOf } from '../../table/reading.ts';
import { ChoiceButton } from '../choice-button.tsx';
import css from './deals.module.css';

const c = classes(css);
type Deal = View<G['deals']['open'][number]>;

/** A proposal that is open: both bundles, what they are worth on the market, and what both sides would have after it. */
export function Proposal({ deal, onCounter }: { deal: Deal; onCounter(terms: Terms): void }) {
  const table = useTable();
  const { facts, label, seat, sitters, offer } = table;
  const terms = deal.terms.secret;
  const isMine = deal.from === seat;
  const worth = facts.deals.find((each) => each.deal === deal.id);
  const after = usePreview(isMine ? null : { type: 'acceptDeal', deal: deal.id });
  if (terms === null) return null;
  return (
    <article className={c('proposal')} data-place={`deal-${deal.id}`}>
      <h4>
        {sitters[deal.from] !== undefined && <SeatMark sitter={sitters[deal.from] ?? NOBODY} size={20} />}
        {isMine ? label.deal.toWhom(nameOf(table, deal.to)) : label.deal.fromWhom(nameOf(table, deal.from))}
      </h4>
      <Bundle table={table} giver={deal.from} side={terms.give} worth={worth?.give} />
      <Bundle table={table} giver={deal.to} side={terms.get} worth={worth?.get} />
      {worth !== undefined && worth.debts > 0 && <p className={c('debts')}>{label.deal.debts(worth.debts)}</p>}
      {after !== null && (
        <ul className={c('afters')}>
          {[deal.to, deal.from].map((each) => (
            <li key={each}>
              {sitters[each] !== undefined && <SeatMark sitter={sitters[each] ?? NOBODY} size={16} />}
              {label.deal.after(
                facts.seats[each].stars.total,
                after.facts.seats[each].stars.total,
                label.perTurn(facts.seats[each].expected36),
                label.perTurn(after.facts.seats[each].expected36),
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={c('row')}>
        {isMine ? (
          <ChoiceButton type="withdrawDeal" fields={{ deal: deal.id }}>
            {label.deal.withdraw}
          </ChoiceButton>
        ) : (
          <>
            <ChoiceButton type="acceptDeal" fields={{ deal: deal.id }} look="main">
              {label.deal.accept}
            </ChoiceButton>
            <ChoiceButton type="declineDeal" fields={{ deal: deal.id }}>
              {label.deal.decline}
            </ChoiceButton>
            {offer('counterDeal').allows({ deal: deal.id }) && (
              <button type="button" className={c('counter')} onClick={() => onCounter(terms as Terms)}>
                {label.deal.counter}
              </button>
            )}
          </>
        )}
      </div>
    </article>
  );
}

const NOBODY = { colour: '', symbol: '' };

/** One side as chips. */
function Bundle({
  table,
  giver,
  side,
  worth,
}: {
  table: Table;
  giver: Seat;
  side: Omit<Terms['give'], 'cards'> & { cards: readonly string[] | number };
  worth: number | undefined;
}) {
  const { label, text, say, words, sitters } = table;
  const cards = typeof side.cards === 'number' ? [] : side.cards;
  const count = typeof side.cards === 'number' ? side.cards : 0;
  const things = [
    ...(side.money > 0 ? [`${side.money}M`] : []),
    ...[...side.companies, ...side.projects, ...cards].map((tag) => text.value(tag, say)),
    ...(side.quotas > 0 ? [`${side.quotas} × ${words.optionCards.OP46.name}`] : []),
    ...(count > 0 ? [`${label.deal.cards}: ${count}`] : []),
  ];
  return (
    <p className={c('bundle')}>
      {sitters[giver] !== undefined && <SeatMark sitter={sitters[giver] ?? NOBODY} size={16} />}
      <span>{things.length === 0 ? label.deal.nothing : things.join(', ')}</span>
      {worth !== undefined && worth > 0 && <b title={label.deal.market}>≈{worth}M</b>}
    </p>
  );
}
