import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.ts';
import { aliveMonsters } from '../table/reading.ts';
import css from './dock.module.css';
import { capital, Panel } from './panel.tsx';

const c = classes(css);
/** So many lines have room in the strip. */
const LINES = 2;

/** On a phone, while nothing is asked: which beasts are nearest to the City, or what she waits for. */
export function Meanwhile() {
  const { view, facts, words, label, say } = useTable();
  const near = aliveMonsters(view)
    .flatMap((monster) => {
      const threat = facts.threats[monster];
      return threat === undefined ? [] : [{ monster, threat }];
    })
    .sort((a, b) => (a.threat.arrives ?? 99) - (b.threat.arrives ?? 99))
    .slice(0, LINES);
  return (
    <Panel
      title={facts.practice === null ? label.foes.title(aliveMonsters(view).length) : label.practice.title}
      part="tips"
    >
      <ul className={c('tips')}>
        {near.map(({ monster, threat }) => (
          <li key={monster}>
            <b>{words.foe(monster)}</b>{' '}
            {threat.target !== null
              ? label.foes.strikes(say.seat(threat.target))
              : threat.arrives === null
                ? label.threat[threat.does]
                : label.foes.arrives(threat.arrives)}
          </li>
        ))}
        {near.length === 0 && (
          <li>{facts.practice === null ? capital(label.foes.she(facts.clock)) : label.practice.stands}</li>
        )}
      </ul>
    </Panel>
  );
}
