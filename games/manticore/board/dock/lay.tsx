import { classes } from '@parlour/kit/classes.ts';
import { ROAD_TOKENS, type Rotation } from '../../content/road-tokens.ts';
import { Icon } from '../art/icon.tsx';
import { rotationFor } from '../map/picking.ts';
import { RoadTile } from '../map/roads.tsx';
import { saysOf } from '../map/says.ts';
import { useTable } from '../table/context.ts';
import { frameOf, pavingOf } from '../table/reading.ts';
import { select, useSelected } from '../table/selection.ts';
import dock from './dock.module.css';
import css from './lay.module.css';
import { ActionButton, capital, Panel } from './panel.tsx';

const c = classes({ ...dock, ...css });

/** The token that was turned up: a cell is touched, and it lies there; turned by hand or as it fits best. */
export function Lay() {
  const table = useTable();
  const { view, label, words } = table;
  const cell = useSelected('cell');
  const held = useSelected('rotation');
  const token = frameOf(view, 'paving')?.token ?? null;
  if (token === null) return null;
  const { monster, turns: ways } = ROAD_TOKENS[token];
  const site = pavingOf(table)?.site ?? null;
  const shown = held ?? site?.rotation ?? 0;
  const turn = (by: 1 | -1) => select({ rotation: ((shown + by + ways) % ways) as Rotation, cell: null });
  const isBarred = cell !== null && !table.offer('lay').allows({ cell });
  return (
    <Panel
      title={capital(words.roads[token])}
      aside={<small>{label.lay.left(view.roadPile.secret.length)}</small>}
      part="lay"
    >
      <div className={c('laying')}>
        <svg viewBox="-64 -56 128 112" className={c('token')} aria-hidden="true">
          <RoadTile token={token} rotation={shown} />
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
          {isBarred ? (
            <p data-bad="true">
              <b>{capital(words.cell(cell))}</b> · {saysOf(table, cell).line}
            </p>
          ) : (
            <p>{monster === null ? label.lay.hint : label.lay.lair(words.monsters[monster].name)}</p>
          )}
          {site !== null && !isBarred && (
            <>
              <ActionButton
                type="lay"
                fields={{ cell: site.cell, rotation: rotationFor(table, site.cell, held) ?? site.rotation }}
                isMain
                place="lay-best"
                onDone={() => select({ cell: null, rotation: null })}
              >
                {label.lay.lay(words.cell(site.cell))}
              </ActionButton>
              <button
                type="button"
                className={c('act')}
                data-place="lay-rest"
                onClick={() => select({ isPaving: true, cell: null, rotation: null })}
              >
                {label.lay.rest}
              </button>
            </>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** The rest lies down by itself, mine as it comes to me, until somebody says stop. */
export function Paving() {
  const { view, label } = useTable();
  return (
    <Panel title={label.lay.laying} aside={<small>{label.lay.left(view.roadPile.secret.length)}</small>} part="paving">
      <button type="button" className={c('act')} data-place="stop-paving" onClick={() => select({ isPaving: false })}>
        {label.lay.stop}
      </button>
    </Panel>
  );
}
