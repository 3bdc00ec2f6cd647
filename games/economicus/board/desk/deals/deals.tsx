import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { useTable } from '../../table/context.tsx';
import { nameOf } from '../../table/reading.ts';
import { select, useSelection } from '../../table/selection.ts';
import { Panel } from '../panel.tsx';
import { DealBuilder } from './deal-builder.tsx';
import { emptyTerms, partnersIn, turned } from './deal-terms.ts';
import css from './deals.module.css';
import { Proposal } from './proposal.tsx';

const c = classes(css);

/** The deal drawer: what lies between me and the others, and a new proposal put together piece by piece. */
export function Deals() {
  const table = useTable();
  const { view, seat, label, offers, sitters } = table;
  const draft = useSelection((selection) => selection.draft);
  const mine = view.deals.open.filter(({ from, to }) => from === seat || to === seat);
  const partners = partnersIn(offers);
  if (draft !== null) return <DealBuilder draft={draft} />;
  return (
    <Panel icon="shaking-hands" title={label.deal.title}>
      {mine.map((deal) => (
        <Proposal
          key={deal.id}
          deal={deal}
          onCounter={(terms) => select({ draft: { to: deal.from, terms: turned(terms), counters: deal.id } })}
        />
      ))}
      {partners.length === 0 ? (
        <button type="button" className={c('closed')} onClick={() => table.offer('proposeDeal').explain({})}>
          {label.deal.notNow}
        </button>
      ) : (
        <>
          <p className={c('hint')}>{label.deal.hint}</p>
          <ul className={c('partners')}>
            {partners.map((to) => (
              <li key={to}>
                <button
                  type="button"
                  onClick={() => select({ draft: { to, terms: emptyTerms(), counters: null } })}
                  data-place={`deal-with-${to}`}
                >
                  {sitters[to] !== undefined && <SeatMark sitter={sitters[to]} size={24} />}
                  {label.deal.with(nameOf(table, to))}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
