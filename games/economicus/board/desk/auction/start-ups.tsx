import { classes } from '@parlour/kit/classes.ts';
import { PROJECT_TOKENS, RISE_PER_PROJECT } from '../../../content/table.ts';
import { useTable } from '../../table/context.tsx';
import type { FrameOf } from '../../table/reading.ts';
import { ChoiceButton } from '../choice-button.tsx';
import desk from '../desk.module.css';
import { Panel, Quick } from '../panel.tsx';
import css from './auction.module.css';
import { Raise } from './raise.tsx';

const c = classes(css);
const d = classes(desk);
const COUNTS = Array.from({ length: PROJECT_TOKENS }, (_, i) => i + 1);

/** Start-ups after the auction: how many, what they cost, and how their die falls. */
export function StartUpsPanel({ startUps }: { startUps: FrameOf<'startUps'> }) {
  const { facts, words, label } = useTable();
  const { industry, cost } = startUps;
  return (
    <Panel icon="light-bulb" title={label.startUps.title(words.industries[industry])}>
      <p>{label.startUps.hint(cost, facts.upkeep)}</p>
      <Odds />
      <Quick>
        {COUNTS.map((count) => (
          <ChoiceButton key={count} type="createProjects" fields={{ count }} look="main" isForetold>
            {label.startUps.create(count)}
          </ChoiceButton>
        ))}
      </Quick>
      <Raise />
      <p className={d('quiet')}>{label.startUps.rise(RISE_PER_PROJECT)}</p>
      <ChoiceButton type="pass" />
    </Panel>
  );
}

/** The six faces of a project's die: burns, stays, succeeds. */
export function Odds() {
  const { facts, label } = useTable();
  return (
    <ul className={c('odds')} aria-label={label.startUps.die(facts.successFrom)}>
      {[1, 2, 3, 4, 5, 6].map((die) => {
        const result = die === 1 ? 'burns' : die >= facts.successFrom ? 'succeeds' : 'stays';
        return (
          <li key={die} className={c(result)} title={label.startUps.results[result]}>
            <b>{die}</b>
            <span>{label.startUps.results[result]}</span>
          </li>
        );
      })}
    </ul>
  );
}
