import { classes } from '@parlour/kit/classes.ts';
import { ROAD_TOKENS } from '../../content/road-tokens.ts';
import { Icon } from '../art/icon.tsx';
import { rotationFor, rotationsOn, turned } from '../map/picking.ts';
import { RoadTile } from '../map/roads.tsx';
import { saysOf } from '../map/says.ts';
import { useTable } from '../table/context.tsx';
import { frameOf } from '../table/reading.ts';
import { select, useSelected } from '../table/selection.ts';
import css from './lay.module.css';
import { ActionButton, capital, Panel } from './panel.tsx';

const c = classes(css);

/** The token that was turned up: choose a cell, turn it, lay it. */
export function Lay() {
  const table = useTable();
  const { view, label, words } = table;
  const cell = useSelected('cell');
  const held = useSelected('rotation');
  const token = frameOf(view, 'paving')?.token ?? null;
  if (token === null) return null;
  const isAimed = cell !== null && table.offer('lay').allows({ cell });
  const rotation = isAimed ? (rotationFor(table, cell, held) ?? held) : held;
  const ways = isAimed ? rotationsOn(table, cell).length : 6;
  const { monster } = ROAD_TOKENS[token];
  const turn = (by: 1 | -1) =>
    select({ rotation: isAimed ? turned(table, cell, held, by) : (((held + by + 6) % 6) as typeof held) });
  return (
    <Panel
      title={capital(words.roads[token])}
      aside={<small>{label.lay.left(view.roadPile.secret.length)}</small>}
      part="lay"
    >
      <div className={c('laying')}>
        <svg viewBox="-64 -56 128 112" className={c('token')} aria-hidden="true">
          <RoadTile token={token} rotation={rotation} />
        </svg>
        <div className={c('turns')}>
          <button
            type="button"
            disabled={ways < 2}
            onClick={() => turn(-1)}
            aria-label={label.lay.left60}
            title={label.lay.left60}
          >
            <span className={c('mirrored')}>
              <Icon name="clockwise-rotation" size={24} />
            </span>
          </button>
          <button
            type="button"
            disabled={ways < 2}
            onClick={() => turn(1)}
            aria-label={label.lay.right60}
            title={label.lay.right60}
          >
            <Icon name="clockwise-rotation" size={24} />
          </button>
        </div>
        <div className={c('aim')}>
          {cell !== null && !isAimed ? (
            <p data-bad="true">
              <b>{capital(words.cell(cell))}</b> · {saysOf(table, cell).line}
            </p>
          ) : (
            <p data-aimed={isAimed}>
              {isAimed
                ? label.lay.ways(ways)
                : monster === null
                  ? label.lay.hint
                  : label.lay.lair(words.monsters[monster].name)}
            </p>
          )}
          {isAimed && (
            <ActionButton type="lay" fields={{ cell, rotation }} isMain onDone={() => select({ cell: null })}>
              {label.lay.lay(words.cell(cell))}
            </ActionButton>
          )}
        </div>
      </div>
    </Panel>
  );
}
