import { classes } from '@parlour/kit/classes.ts';
import { CompanyToken } from '../../art/tokens.tsx';
import { useTable } from '../../table/context.tsx';
import { companiesIn, type FrameOf, nameOf } from '../../table/reading.ts';
import { ChoiceButton } from '../choice-button.tsx';
import css from '../desk.module.css';
import { Panel } from '../panel.tsx';

const c = classes(css);

/** Exceptional offers: whose company one may go for; and, for its owner, to sell or to pay and keep. */
export function TakeoverPanel({ offers }: { offers: FrameOf<'offers'> }) {
  const table = useTable();
  const { view, facts, words, label, seat, sitters } = table;
  const { industry, pending } = offers;
  const where = words.industries[industry];
  const now = facts.now;
  if (now === null) return null;
  if (pending !== null)
    return (
      <Panel icon="shark-jaws" title={label.takeover.pending(nameOf(table, pending.by), where)}>
        {pending.owner === seat ? (
          <>
            <ChoiceButton type="acceptTakeover" look="main" note={label.takeover.sellNote(now.offerCost)} isForetold />
            <ChoiceButton
              type="keepCompany"
              look="danger"
              note={label.takeover.keepNote(now.keepCost, now.priceIfKept)}
              isForetold
            />
          </>
        ) : (
          <p>{label.takeover.waiting(nameOf(table, pending.owner))}</p>
        )}
      </Panel>
    );
  const targets = companiesIn(view, industry).filter((plot) => plot.seat !== seat);
  return (
    <Panel icon="shark-jaws" title={label.takeover.title(where)}>
      <p>{label.takeover.hint(now.offerCost, now.keepCost, now.priceIfKept)}</p>
      <div className={c('list')}>
        {targets.map(({ seat: owner, condition, count }) => (
          <ChoiceButton key={`${owner} ${condition}`} type="offerTakeover" fields={{ owner, condition }} look="main">
            <CompanyToken owner={sitters[owner] ?? { colour: '', symbol: '' }} condition={condition} size="1.7em" />
            {label.takeover.target(nameOf(table, owner), count, now.offerCost)}
          </ChoiceButton>
        ))}
      </div>
      <ChoiceButton type="pass" />
    </Panel>
  );
}
