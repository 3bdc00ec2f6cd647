import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import type { CameraHandle } from '@parlour/kit/hex/use-camera.ts';
import { useEscape } from '@parlour/kit/taken-up.ts';
import { memo, type ReactNode, useEffect, useRef } from 'react';
import type { MatterOfFact } from '../../types.ts';
import { Dock } from '../dock/dock.tsx';
import { usePull } from '../dock/pull.tsx';
import { Controls } from '../map/controls.tsx';
import { GameMap } from '../map/map.tsx';
import { useMovements } from '../motion/movements.ts';
import { Bank } from '../side/bank.tsx';
import { Exchange } from '../side/exchange.tsx';
import { Race } from '../side/race.tsx';
import { Rivals } from '../side/rivals.tsx';
import { useAnnounced } from './announced.ts';
import css from './board.module.css';
import { TableProvider, useDrawn, useTable } from './context.ts';
import { openExchange, openRivals, openWorks } from './opening.ts';
import { useIsPhone } from './phone.ts';
import { hasOfferForMe } from './reading.ts';
import { forget, unselect, useIsLaid } from './selection.ts';

const c = classes(css);
/** What a phone keeps in drawers, and what opens each of them. */
const DRAWERS = { exchange: openExchange, works: openWorks, rivals: openRivals } as const;

/** The whole table: the exchange and the rivals, the map, and what is asked. */
export function Board(latest: BoardProps<MatterOfFact>) {
  const props = useDrawn(latest);
  useMovements(props);
  useAnnounced(latest);
  useEffect(() => forget, []);
  useEscape(unselect);
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
  const isPhone = useIsPhone();
  const camera = useRef<CameraHandle>(null);
  return (
    <Frame>
      {isPhone ? (
        <div className={c('bar')}>
          <Drawers />
          <Controls camera={camera} />
        </div>
      ) : (
        <aside className={c('side')}>
          <Exchange />
          <Rivals />
          <Race />
          <Bank />
        </aside>
      )}
      <div className={c('map')} data-part="map">
        <GameMap camera={camera} isNarrow={isPhone} />
        {!isPhone && <Controls camera={camera} isInCorners />}
      </div>
      <div className={c('right')} data-pulled>
        <Dock />
      </div>
    </Frame>
  );
});

/** Gives the map or the sheet the larger part of a phone. What is inside is not drawn anew when something is picked. */
const Frame = ({ children }: { children: ReactNode }) => (
  <div className={c('board')} data-pull={usePull()}>
    {children}
  </div>
);

function Drawers() {
  const { label } = useTable();
  return (
    <nav className={c('tabs')} aria-label={label.tabs.title}>
      {(Object.keys(DRAWERS) as (keyof typeof DRAWERS)[]).map((drawer) => (
        <DrawerButton key={drawer} drawer={drawer} />
      ))}
    </nav>
  );
}

/** Offers lie above the rivals they come from: while one waits for me, that drawer is called by it. */
function DrawerButton({ drawer }: { drawer: keyof typeof DRAWERS }) {
  const table = useTable();
  const { label } = table;
  const hasNews = drawer === 'rivals' && hasOfferForMe(table);
  const isOpen = useIsLaid(({ is }) => is === drawer);
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={isOpen ? unselect : DRAWERS[drawer]}
      data-news={hasNews}
      data-part={`open-${drawer}`}
    >
      {hasNews ? label.deal.title : label.tabs[drawer]}
    </button>
  );
}
