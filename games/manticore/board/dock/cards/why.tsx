import { classes } from '@parlour/kit/classes.ts';
import type { Course, Threat } from '../../../types.ts';
import { useTable } from '../../table/context.ts';
import css from '../dock.module.css';

const c = classes(css);

/** Why a monster does what it does: the motive in words, its goal, what was passed over, and the paragraph. */
export function Why({ title, course, threat }: { title: string; course: Course; threat?: Threat }) {
  const { view, words, label, showRule } = useTable();
  const goal = course.location === null ? course.goal[0] : undefined;
  const target = threat?.target ?? null;
  return (
    <dl className={c('why')}>
      <dt>{title}</dt>
      <dd>
        {target !== null && <strong>{label.foes.strikes(view.heroes[target].hero)} </strong>}
        {threat?.to != null && <strong>{label.why.goesTo(words.cell(threat.to))} </strong>}
        {label.why.motives[course.why]}
        {course.location !== null && ` ${label.why.goal(words.lands[course.location])}`}
        {goal !== undefined && course.why !== 'straight' && ` ${label.why.goal(words.cell(goal))}`}
        {course.passedOver.length > 0 &&
          ` ${label.why.passedOver(course.passedOver.map(({ cell }) => words.cell(cell)).join(', '))}`}
        <button type="button" className={c('rule')} onClick={() => showRule(course.rule)}>
          {course.rule}
        </button>
        {threat !== undefined && threat.arrives !== null && <em>{label.foes.arrives(threat.arrives)}</em>}
      </dd>
    </dl>
  );
}
