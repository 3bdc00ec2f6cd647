import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { useMatches } from '@parlour/kit/use-matches.ts';
import { memo, type ReactNode, useEffect } from 'react';
import type { MatterOfFact } from '../../types.ts';
import { Dock } from '../dock/dock.tsx';
import { Chart } from '../hand/chart.tsx';
import { GameMap } from '../map/map.tsx';
import { useMovements } from '../motion/movements.ts';
import { Bank } from '../side/bank.tsx';
import { Exchange } from '../side/exchange.tsx';
import { Rivals } from '../side/rivals.tsx';
import css from './board.module.css';
import { TableProvider, useDrawn, useTable } from './context.tsx';
import { isMine } from './reading.ts';
import { forget, select, type Tab, unselect, useSelected } from './selection.ts';

const c = classes(css);
/** On a phone, upright or on its side, one thing is seen at a time, and tabs lead to the others. */
const PHONE = '(max-width: 760px), (max-height: 560px)';
const TABS: readonly Tab[] = ['map', 'exchange', 'works', 'rivals'];

/** The whole table: the exchange and the rivals, the map, and what is asked. */
export function Board(latest: BoardProps<MatterOfFact>) {
  const props = useDrawn(latest);
  useMovements(props);
  useEffect(() => forget, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && unselect();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  // What was picked belongs to the question it was picked for.
  const { part, active } = props.facts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question, the hands are empty
  useEffect(unselect, [part, active]);
  return (
    <TableProvider props={props}>
      <Layout />
    </TableProvider>
  );
}

const Layout = memo(function Layout() {
  const { label } = useTable();
  const isNarrow = useMatches(PHONE);
  return (
    <Frame>
      <nav className={c('tabs')} aria-label={label.tabs.title}>
        {TABS.map((each) => (
          <TabButton key={each} tab={each} />
        ))}
      </nav>
      <aside className={c('side')}>
        <div className={c('prices')}>
          <Exchange />
        </div>
        <div className={c('desks')}>
          <Rivals />
        </div>
        <Bank />
      </aside>
      {isNarrow && (
        <div className={c('works')}>
          <Chart />
        </div>
      )}
      <div className={c('map')} data-part="map">
        <GameMap isNarrow={isNarrow} />
      </div>
      <div className={c('right')}>
        <Dock />
      </div>
    </Frame>
  );
});

/** Gives the map or the dock the larger part of a narrow window. What is inside is not drawn anew when something is picked. */
function Frame({ children }: { children: ReactNode }) {
  const table = useTable();
  const tab = useSelected('tab');
  const sheet = useSelected('sheet');
  const cell = useSelected('cell');
  const { part } = table.facts;
  const isOnMap = part === 'movement' || part === 'startHex' || !isMine(table);
  const looks = tab !== 'map' || (isOnMap && sheet === null && cell === null) ? 'map' : 'dock';
  return (
    <div className={c('board')} data-tab={tab} data-looks={looks}>
      {children}
    </div>
  );
}

function TabButton({ tab }: { tab: Tab }) {
  const { label } = useTable();
  const isOpen = useSelected('tab') === tab;
  return (
    <button type="button" aria-pressed={isOpen} onClick={() => select({ tab })}>
      {label.tabs[tab]}
    </button>
  );
}
