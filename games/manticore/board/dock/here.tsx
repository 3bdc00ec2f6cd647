import { classes } from '@parlour/kit/classes.ts';
import { LAND } from '../../content/board.ts';
import { useTable } from '../table/context.ts';
import { isLocation } from '../table/places.ts';
import css from './dock.module.css';
import { Goods } from './goods.tsx';
import { capital, Panel } from './panel.tsx';

const c = classes(css);

/** In my turn, with nothing taken up: what lies where I stand, or what there is to do. */
export function Here() {
  const { view, facts, words, label, offer, seat } = useTable();
  if (seat === null) return null;
  const { cell } = view.heroes[seat];
  if (cell === null) return null;
  const land = LAND[cell];
  const stack = isLocation(land) ? facts.stacks[land] : null;
  const dropped = view.ground.filter((each) => each.cell === cell).map(({ artifact }) => artifact);
  const tokens = stack?.tokens ?? [];
  if (tokens.length === 0 && dropped.length === 0)
    return (
      <Panel title={label.here.title(facts.heroes[seat].left)} part="tips">
        <ul className={c('tips')}>
          {offer('move').isOffered && <li>{label.here.walk}</li>}
          {offer('attack').isOffered && <li className={c('hot')}>{label.here.attack}</li>}
          {facts.heroes[seat].left === 0 ? (
            <li>{label.here.done}</li>
          ) : (
            <li className={c('spare')}>{label.here.gear}</li>
          )}
        </ul>
      </Panel>
    );
  return (
    <Panel title={isLocation(land) ? words.lands[land] : capital(words.cell(cell))} part="here">
      {tokens.length > 0 && <Goods type="take" field="token" tokens={tokens} />}
      {dropped.length > 0 && (
        <>
          <h4>{label.here.dropped}</h4>
          <Goods type="pickUp" field="artifact" tokens={dropped} />
        </>
      )}
    </Panel>
  );
}
