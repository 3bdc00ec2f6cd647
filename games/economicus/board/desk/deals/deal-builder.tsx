import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { useWhyNot } from '@parlour/kit/offers/index.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import type { CompanyTag, ProjectTag } from '../../../content/holdings.ts';
import type { OptionCard } from '../../../content/options.ts';
import type { Terms } from '../../../types.ts';
import { useTable } from '../../table/context.tsx';
import { nameOf } from '../../table/reading.ts';
import { type Draft, select } from '../../table/selection.ts';
import { Foot, Panel } from '../panel.tsx';
import { Amount } from './amount.tsx';
import { Pieces } from './deal-parts.tsx';
import { domainOf, type Part, type Side } from './deal-terms.ts';
import css from './deals.module.css';

const c = classes(css);
const SIDES: readonly Side[] = ['give', 'get'];

/** A deal put together piece by piece: what I give, what I get. */
export function DealBuilder({ draft }: { draft: Draft }) {
  const table = useTable();
  const { label, sitters, seat } = table;
  const { to, terms, counters } = draft;
  const handle = table.offer(counters === null ? 'proposeDeal' : 'counterDeal');
  const choice = counters === null ? { to, terms } : { deal: counters, terms };
  const because = useWhyNot(handle, choice);
  return (
    <Panel icon="shaking-hands" title={label.deal.with(nameOf(table, to))} onClose={() => select({ draft: null })}>
      <div className={c('sides')}>
        {SIDES.map((side) => {
          const giver = side === 'give' ? seat : to;
          const sitter = giver === null ? undefined : sitters[giver];
          return (
            <div key={side} className={c('side')}>
              <h4>
                {sitter !== undefined && <SeatMark sitter={sitter} size={18} />} {label.deal[side]}
              </h4>
              <SideParts draft={draft} side={side} owner={giver} />
            </div>
          );
        })}
      </div>
      <Foot>
        <button
          type="button"
          className={c('send')}
          aria-disabled={because !== null}
          onClick={() => {
            if (because !== null) return handle.explain(choice);
            handle.pick(choice);
            select({ draft: null });
          }}
          data-place="deal-send"
        >
          {label.deal.send}
        </button>
      </Foot>
    </Panel>
  );
}

function SideParts({ draft, side, owner }: { draft: Draft; side: Side; owner: Seat | null }) {
  const { label, offers, words } = useTable();
  const { terms } = draft;
  const domain = (part: Part) => domainOf(offers, draft, side, part);
  const set = (change: Partial<Terms['give']> | Partial<Terms['get']>) =>
    select({ draft: { ...draft, terms: { ...terms, [side]: { ...terms[side], ...change } } } });
  return (
    <>
      <Amount
        domain={domain('money')}
        value={terms[side].money}
        words={label.deal.money}
        onValue={(money) => set({ money })}
      />
      <Pieces
        owner={owner}
        domain={domain('companies')}
        value={terms[side].companies}
        onValue={(companies) => set({ companies: companies as CompanyTag[] })}
      />
      <Pieces
        owner={owner}
        domain={domain('projects')}
        value={terms[side].projects}
        onValue={(projects) => set({ projects: projects as ProjectTag[] })}
      />
      <Amount
        domain={domain('quotas')}
        value={terms[side].quotas}
        words={words.optionCards.OP46.name}
        onValue={(quotas) => set({ quotas })}
      />
      {side === 'give' ? (
        <Pieces
          owner={owner}
          domain={domain('cards')}
          value={terms.give.cards}
          onValue={(cards) => set({ cards: cards as OptionCard[] })}
        />
      ) : (
        <Amount
          domain={domain('cards')}
          value={terms.get.cards}
          words={label.deal.cards}
          onValue={(cards) => set({ cards })}
        />
      )}
    </>
  );
}
