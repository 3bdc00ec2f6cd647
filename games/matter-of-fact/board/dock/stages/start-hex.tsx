import type { Cell } from '../../../content/map.ts';
import { useTable } from '../../table/context.ts';
import { choiceOf } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton, Panel } from '../panel.tsx';

/** The first turn: a hex of the business centre. */
export function StartHex() {
  const table = useTable();
  const { words, label } = table;
  const cells = choiceOf(table, 'placeChip', 'cell').values as Cell[];
  return (
    <Panel title={label.start.title} part="start">
      <p className={c('lead')}>{label.start.lead}</p>
      <div className={c('column')}>
        {cells.map((cell) => (
          <ActionButton key={cell} type="placeChip" fields={{ cell }}>
            {words.cell(cell)}
          </ActionButton>
        ))}
      </div>
    </Panel>
  );
}
