import { classes } from '@parlour/kit/classes.ts';
import { type Cell, LAND } from '../../../content/board.ts';
import { TokenCoin } from '../../art/token.tsx';
import { saysOf } from '../../map/says.ts';
import { useTable } from '../../table/context.ts';
import { isLocation } from '../../table/places.ts';
import { unselect } from '../../table/selection.ts';
import css from '../dock.module.css';
import { ActionButton, capital, Panel } from '../panel.tsx';

const c = classes(css);

/** A cell that was touched: what is there, what the way costs, and going there. */
export function CellCard({ cell }: { cell: Cell }) {
  const table = useTable();
  const { view, facts, words, label, offer } = table;
  const land = LAND[cell];
  const stack = isLocation(land) ? facts.stacks[land] : null;
  const road = view.roads[cell];
  const way = facts.reach.find((each) => each.cell === cell);
  const said = saysOf(table, cell);
  const dropped = view.ground.filter((each) => each.cell === cell);
  return (
    <Panel title={capital(words.cell(cell))} isClosable part="cell">
      <p className={c('line')}>
        {[road == null ? '' : words.roads[road.token], said.line].filter(Boolean).join(' · ')}
        {facts.wakingCells.includes(cell) && <strong> {label.map.wakes}</strong>}
      </p>
      {stack?.tokens != null && (
        <ul className={c('coins')}>
          {stack.tokens.map((token) => (
            <li key={token} title={words.tokens[token].name}>
              <TokenCoin token={token} size={34} />
            </li>
          ))}
        </ul>
      )}
      {dropped.length > 0 && (
        <ul className={c('coins')}>
          {dropped.map(({ artifact }) => (
            <li key={artifact} title={words.tokens[artifact].name}>
              <TokenCoin token={artifact} size={34} />
            </li>
          ))}
        </ul>
      )}
      {offer('move').isOffered && (
        <ActionButton type="move" fields={{ to: cell }} isMain onDone={unselect}>
          {way === undefined ? label.map.walkHere : label.map.walkFor(way.cost)}
        </ActionButton>
      )}
    </Panel>
  );
}
