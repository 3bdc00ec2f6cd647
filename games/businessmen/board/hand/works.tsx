import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import { Spoken, Unseen } from '@parlour/kit/spoken/spoken.tsx';
import { type Characteristic, HIGHEST_LEVEL } from '../../content/characteristics.ts';
import { INSURANCE_COST } from '../../content/table.ts';
import { Icon } from '../art/icon.tsx';
import { useTable } from '../table/context.ts';
import { askWhy, choose, plannedBy } from '../table/reading.ts';
import { weighing } from '../table/selection.ts';
import css from './works.module.css';

const c = classes(css);

/** The level of a room, the step to the next, its warning, and the insurance against it. */
export function Works({ seat, trait }: { seat: Seat; trait: Characteristic }) {
  const table = useTable();
  const { facts, view, label, words } = table;
  const { level, step, hasWarning, isInsured, nextHit } = facts.seats[seat].characteristics[trait];
  const improve = table.offer('improve');
  const insure = table.offer('insure');
  const canImprove = improve.allows({ characteristic: trait });
  const canInsure = insure.allows({ characteristic: trait });
  const name = words.characteristics[trait];
  return (
    <div className={c('works')}>
      <span className={c('pips')} title={label.trait(name, level, hasWarning, isInsured)}>
        {Array.from({ length: HIGHEST_LEVEL }, (_, i) => i + 1).map((pip) => (
          <i key={pip} className={c(pip <= level && 'on')} />
        ))}
        <Unseen>{label.trait(name, level, hasWarning, isInsured)}</Unseen>
      </span>
      {step !== null && (
        <button
          type="button"
          className={c('step', canImprove && 'lit')}
          aria-disabled={!canImprove || undefined}
          data-place={`improve-${trait}`}
          onClick={() =>
            canImprove ? choose(improve, { characteristic: trait }) : askWhy(table, improve, { characteristic: trait })
          }
          {...weighing({ type: 'improve', characteristic: trait })}
        >
          <Spoken words={label.hand.improve(name, step.cost, step.points)}>
            <span className={c('name')}>{name}</span>
            <Icon name="upgrade" />
            <b>{step.value}</b>
            <span className={c('cost')}>{step.cost}</span>
            <span className={c('gain')}>
              +{step.points}
              <Icon name="round-star" />
            </span>
          </Spoken>
        </button>
      )}
      {hasWarning && (
        <button
          type="button"
          className={c('warning', canInsure && 'lit')}
          aria-disabled={!canInsure || undefined}
          title={nextHit.is === 'fine' ? label.stage.fined(name, nextHit.points, nextHit.to) : undefined}
          data-place={`insure-${trait}`}
          onClick={() =>
            canInsure ? choose(insure, { characteristic: trait }) : askWhy(table, insure, { characteristic: trait })
          }
          {...weighing({ type: 'insure', characteristic: trait })}
        >
          <span className={c('name')}>{name}</span>
          <Icon name={canInsure ? 'umbrella' : 'hazard-sign'} />
          {canInsure ? (
            <>
              {label.hand.insure}
              <span className={c('cost')}>{INSURANCE_COST}</span>
            </>
          ) : nextHit.is === 'fine' ? (
            label.hand.nextFine(nextHit.points)
          ) : (
            ''
          )}
        </button>
      )}
      {plannedBy(view, seat).includes(trait) && <span className={c('insured')}>✓ {label.hand.planned}</span>}
      {isInsured && <span className={c('insured')}>{label.hand.insured}</span>}
    </div>
  );
}
