import type { ProposedStep } from '../../../types.ts';
import { Icon } from '../../art/icon.tsx';
import { announce } from '../../table/announced.ts';
import { type Table, useTable } from '../../table/context.ts';
import { proposalOf } from '../../table/reading.ts';
import { c } from '../look.ts';

/** What one click would do, in words; steps that only lead on are not spoken of. */
export function proposalWords(table: Table, steps: readonly ProposedStep[]): string {
  const { facts, label } = table;
  const said = steps.flatMap(({ choice, brings }) => {
    switch (choice.type) {
      case 'runProposed': {
        const { production } = facts;
        return production === null ? [] : label.proposal.produce(production.gains, production.biobots);
      }
      case 'changePrice':
        return label.proposal.raise(choice.resource);
      case 'sell':
        return label.proposal.sell(choice.units, choice.resource, brings);
      case 'deliver':
        return label.proposal.deliver(choice.units, choice.resource, brings);
      case 'paySalary':
        return label.proposal.pay(-brings);
      case 'adoptPlan':
        return label.proposal.place(facts.plan?.runs.length ?? null);
      case 'endTurn':
        return label.proposal.end;
      default:
        return [];
    }
  });
  return label.proposal.line(said);
}

/** What is proposed, said before it is done. Where it is a single plain thing, its own button says it. */
export function Proposal() {
  const table = useTable();
  const steps = proposalOf(table);
  if (steps.length < 2) return null;
  return (
    <p className={c('proposal')} data-part="proposal">
      <Icon name="checklist" size={18} /> <span>{proposalWords(table, steps)}</span>
    </p>
  );
}

type DoAllProps = {
  look?: 'main' | 'quiet';
  /** Where something else lies open above it, the button says itself what it does. */
  isTelling?: boolean;
};

/** One button for all of it. */
export function DoAll({ look = 'main', isTelling = false }: DoAllProps) {
  const table = useTable();
  const steps = proposalOf(table);
  if (steps.length < 2) return null;
  return (
    <button
      type="button"
      className={c('act', look)}
      data-place="as-proposed"
      onClick={() => announce({ by: 'proposal', steps: steps.map(({ choice }) => choice) })}
    >
      {isTelling ? (
        <span className={c('stacked')}>
          {table.label.proposal.doAll}
          <small data-part="proposal">{proposalWords(table, steps)}</small>
        </span>
      ) : (
        table.label.proposal.doAll
      )}
    </button>
  );
}

/** On the way: what nobody needs goes for what the bank and contracts pay. */
export function SellSpare() {
  const table = useTable();
  const steps = proposalOf(table);
  if (steps.length === 0) return null;
  const brings = steps.reduce((sum, each) => sum + each.brings, 0);
  return (
    <div className={c('choice', 'wage')} data-part="spare">
      <span className={c('what')}>{proposalWords(table, steps)}</span>
      <button
        type="button"
        className={c('act')}
        data-place="sell-spare"
        onClick={() => announce({ by: 'proposal', steps: steps.map(({ choice }) => choice) })}
      >
        {table.label.proposal.sellAll(brings)}
      </button>
    </div>
  );
}
