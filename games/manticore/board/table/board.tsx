import type { BoardProps } from '@parlour/kit/board.ts';
import { classes } from '@parlour/kit/classes.ts';
import { useMatches } from '@parlour/kit/use-matches.ts';
import { useEffect } from 'react';
import type { Manticore } from '../../types.ts';
import { Dock } from '../dock/dock.tsx';
import { Enlist } from '../dock/enlist.tsx';
import { GameMap } from '../map/map.tsx';
import { useMovements } from '../motion/movements.ts';
import { Sheet } from '../sheet/sheet.tsx';
import css from './board.module.css';
import { TableProvider, useTable } from './context.tsx';
import { Deck } from './deck.tsx';
import { DoomClock } from './doom-clock.tsx';
import { Foes } from './foes.tsx';
import { Party } from './party.tsx';
import { PracticeCard } from './practice-card.tsx';
import { ownHero } from './reading.ts';
import { forget, select, unselect, useSelected } from './selection.ts';

const c = classes(css);
/** Below this width the map fills everything, and the rest lies over it. */
const PHONE = '(max-width: 760px)';

/** The whole table of Manticore. */
export function Board(props: BoardProps<Manticore>) {
  useMovements(props);
  useEffect(() => forget, []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      unselect();
      select({ cover: null });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <TableProvider props={props}>
      <Layout />
    </TableProvider>
  );
}

function Layout() {
  const { view, facts, seat, label, offer } = useTable();
  const cover = useSelected('cover');
  const sheet = useSelected('sheet');
  const isNarrow = useMatches(PHONE);
  return (
    <div className={c('board')}>
      <aside className={c('side')}>
        {facts.practice === null ? <DoomClock /> : <PracticeCard foe={facts.practice} />}
        <button
          type="button"
          className={c('more')}
          aria-expanded={cover === 'foes'}
          onClick={() => select({ cover: cover === 'foes' ? null : 'foes' })}
        >
          {label.cover.foes} {cover === 'foes' ? '▴' : '▾'}
        </button>
        <div className={c('rest')} data-open={cover === 'foes'}>
          <Party />
          {facts.practice === null && <Foes />}
          <Deck />
        </div>
      </aside>
      <div className={c('map')}>
        <GameMap isNarrow={isNarrow} />
      </div>
      <div className={c('right')}>
        <div className={c('sheet')} data-open={cover === 'sheet'}>
          <Sheet whose={sheet ?? ownHero(view, seat)} />
          <button type="button" className={c('shut')} onClick={() => select({ cover: null })}>
            {label.dock.close}
          </button>
        </div>
        <Dock />
      </div>
      {offer('enlist').isOffered && <Enlist />}
    </div>
  );
}
