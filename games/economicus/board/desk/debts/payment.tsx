import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { LOAN } from '../../../content/table.ts';
import { useTable } from '../../table/context.tsx';
import { type FrameOf, holdingsOf, nameOf } from '../../table/reading.ts';
import { openTab } from '../../table/selection.ts';
import { ChoiceButton } from '../choice-button.tsx';
import desk from '../desk.module.css';
import { Panel } from '../panel.tsx';
import css from './payment.module.css';
import { RaisingPlan } from './raising.tsx';

const c = classes(css);
const d = classes(desk);

/** A debt that the cash does not cover: the gap, and everything that may close it. */
export function PaymentPanel({ payment }: { payment: FrameOf<'payment'> }) {
  const table = useTable();
  const { view, facts, label, seat, offer } = table;
  const { debtor, amount, creditor } = payment;
  const to = creditor === null ? label.hub.bank : nameOf(table, creditor);
  if (debtor !== seat)
    return (
      <Panel icon="two-coins" title={label.payment.other(nameOf(table, debtor), amount, to)}>
        <p>{label.payment.otherHint}</p>
      </Panel>
    );
  const { cash } = view.players[debtor];
  // Rules of older games propose nothing: there each company is dealt with by itself.
  const raising = offer('raiseMoney').isOffered ? (facts.raising ?? null) : null;
  return (
    <Panel icon="two-coins" title={label.payment.title(amount, to)}>
      <div className={c('gap')}>
        <span style={{ width: `${Math.min(100, (100 * cash) / Math.max(1, amount))}%` }} />
        <b>{label.payment.missing(Math.max(0, amount - cash), cash)}</b>
      </div>
      {raising !== null && <RaisingPlan key={JSON.stringify(raising)} raising={raising} />}
      {raising === null && <OneByOne debtor={debtor} />}
      <button type="button" className={d('choice', 'plain')} onClick={() => openTab('deal')}>
        {label.payment.deal}
      </button>
      <ChoiceButton type="declareBankruptcy" look="danger" />
    </Panel>
  );
}

/** A loan or a sale at a time. */
function OneByOne({ debtor }: { debtor: Seat }) {
  const { view, words, label } = useTable();
  return (
    <div className={d('list')}>
      {holdingsOf(view, debtor).map(({ industry, condition, holding, count }) => (
        <div key={holding} className={c('pair')}>
          <span className={c('what')}>
            {industry} {words.industries[industry]} ×{count}
            {condition === 'mortgaged' && ' %'}
          </span>
          {condition === 'clean' && (
            <ChoiceButton type="takeLoan" fields={{ industry }} look="chip">
              {label.payment.borrow(LOAN)}
            </ChoiceButton>
          )}
          <ChoiceButton type="sellAtHalf" fields={{ company: holding }} look="chip">
            {label.payment.sell}
          </ChoiceButton>
        </div>
      ))}
    </div>
  );
}
