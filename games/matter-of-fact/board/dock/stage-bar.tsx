import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Fragment } from 'react';
import { Icon } from '../art/icon.tsx';
import type { IconName } from '../art/icons.ts';
import { useTable } from '../table/context.ts';
import { c } from './look.ts';

const STAGES = [1, 2, 3, 4, 5] as const;
const ICONS: Record<(typeof STAGES)[number], IconName> = {
  1: 'factory',
  2: 'profit',
  3: 'position-marker',
  4: 'bank',
  5: 'person',
};

/** The five stages of a turn, and the coin of the salary between the fourth and the fifth. */
export function StageBar() {
  const { view, facts, words, label, sitters } = useTable();
  const { stage, salary, active, part } = facts;
  const sitter = active === null ? undefined : sitters[active];
  const due = salary?.due ?? 0;
  return (
    <div className={c('stages')} data-part="stages">
      <span className={c('round')}>
        {sitter !== undefined && <SeatMark sitter={sitter} size={18} />}
        {label.round(view.round, view.lastRound)}
      </span>
      <ol>
        {STAGES.map((each) => (
          <Fragment key={each}>
            {each === 5 && (
              <li
                className={c('coin', due > 0 && 'due', part === 'salary' && 'now')}
                title={label.salary.due(due)}
                data-place="salary"
              >
                <Icon name="two-coins" size={15} />
                <span>{due > 0 ? due : '✓'}</span>
              </li>
            )}
            <li
              className={c('stage', each === stage && part !== 'salary' && 'now', each < stage && 'done')}
              title={words.stages[each]}
              aria-current={each === stage ? 'step' : undefined}
            >
              <Icon name={ICONS[each]} size={17} />
              <span>{words.stages[each]}</span>
            </li>
          </Fragment>
        ))}
      </ol>
    </div>
  );
}
