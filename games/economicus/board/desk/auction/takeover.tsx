import { CompanyToken } from '../../art/tokens.tsx';
import { useTable } from '../../table/context.tsx';
import { companiesIn, type FrameOf, nameOf } from '../../table/reading.ts';
import { ChoiceButton } from '../choice-button.tsx';
import { Panel, Quick } from '../panel.tsx';
import { Raise } from './raise.tsx';

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
          // Neither is the better answer by itself, so neither is lit.
          <>
            <Quick>
              <ChoiceButton type="acceptTakeover" note={label.takeover.sellNote(now.offerCost)} isForetold />
              <ChoiceButton
                type="keepCompany"
                note={label.takeover.keepNote(now.keepCost, now.priceIfKept)}
                isForetold
              />
            </Quick>
            <Raise />
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
      <Quick>
        {targets.map(({ seat: owner, condition, count }) => (
          <ChoiceButton key={`${owner} ${condition}`} type="offerTakeover" fields={{ owner, condition }} look="main">
            <CompanyToken owner={sitters[owner] ?? { colour: '', symbol: '' }} condition={condition} size="1.7em" />
            {label.takeover.target(nameOf(table, owner), count, now.offerCost)}
          </ChoiceButton>
        ))}
      </Quick>
      <Raise />
      <ChoiceButton type="pass" />
    </Panel>
  );
}
