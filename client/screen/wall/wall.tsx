import { findGame, type GameEntry } from '@parlour/games';
import { eventWords, type GameText, type GameTypes, type Question, type Seat } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { useOffers } from '@parlour/kit/offers/index.ts';
import type { Room, ScreenShown } from '@parlour/protocol';
import { memo, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { RoomStore } from '../../online/room-store.ts';
import { useOnlineTable } from '../../online/use-online-table.ts';
import { paceOf, useSettings } from '../../settings/settings.ts';
import { Loading } from '../../shell/loading.tsx';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useGameText, useLanguage } from '../../shell/words.tsx';
import { boardFor } from '../../table/board-for.ts';
import { paceOfRoom } from '../../table/pace/room.ts';
import { askedIn } from '../../table/pace/waits.ts';
import { sayFor, sittersOf } from '../../table/say.ts';
import { sightOf, type TableStore } from '../../table/table-store.ts';
import type { LogLine } from '../../table/types.ts';
import { isOpening } from '../teaching/lectern.ts';
import { Strip } from '../teaching/strip.tsx';
import { useLectern } from '../teaching/use-lectern.ts';
import type { ScreenText } from '../text/index.ts';
import { Curtain } from './curtain.tsx';
import { Intro } from './intro.tsx';
import { Standings } from './standings.tsx';
import { useScreenSounds } from './use-screen-sounds.ts';
import styles from './wall.module.css';

type Props = { store: RoomStore; room: Room; shown: ScreenShown; text: ScreenText };

/** The game on the wall: the board as large as it goes, whose turn it is, what just happened, and how everybody stands. */
export function Wall(props: Props) {
  const { store, room } = props;
  const table = useOnlineTable(store, room.id);
  return table === null ? <Loading /> : <OpenWall {...props} table={table} />;
}

function OpenWall({ table, ...rest }: Props & { table: TableStore }) {
  const { store } = rest;
  const { status, saved, speaks } = useStore(table);
  const entry = saved === null ? null : findGame(saved.game);
  const game = useGameText(entry);
  const found = useLoaded(
    () => (entry === null ? undefined : (entry.board?.() ?? Promise.resolve(undefined)).then((board) => ({ board }))),
    [entry],
  );
  useEffect(() => {
    table.pacing.pace = () => paceOf(useSettings.getState());
    table.pacing.isStaged = (event) => found?.board?.isStaged?.(event) ?? false;
    table.pacing.room = paceOfRoom({
      awaits: (update) => {
        const { room } = store.getState();
        return askedIn(update).some((seat) => room?.seats[seat]?.person != null && room.seats[seat].standIn === null);
      },
      concern: (event, seat, view) => found?.board?.concern?.(event, seat, view as never) ?? 'all',
      seats: (saved?.setup.sitters ?? []).map((_, seat) => seat as Seat),
    });
  }, [table, found, store, saved]);
  if (status !== 'open' || game === null || found === null || entry === null) return <Loading />;
  return <Hung {...rest} table={table} entry={entry} game={game} module={boardFor(found.board, speaks)} />;
}

type HungProps = Props & {
  table: TableStore;
  entry: GameEntry;
  game: GameText<GameTypes>;
  module: BoardModule<GameTypes> | null;
};

const EMPTY = { offers: [], refused: [] };
const nothing = () => {};
const noWhy = async () => null;

function Hung({ store, room, shown: screen, text, table, entry, game, module }: HungProps) {
  const state = useStore(table);
  const language = useLanguage();
  const pace = paceOf(useSettings());
  const { saved, shown, staged } = state;
  const sitters = useMemo(() => (saved === null ? [] : sittersOf(saved)), [saved]);
  const say = useMemo(() => sayFor(sitters, language), [sitters, language]);
  const offering = useOffers({ menu: EMPTY, version: shown?.version ?? 0, send: nothing, refuse: nothing, why: noWhy });
  useScreenSounds(state, module);
  useEffect(() => {
    document.title = game.name;
  }, [game]);
  // One key of a remote control passes over what is being shown.
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => ['Enter', ' ', 'Escape'].includes(key) && table.skip();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [table]);
  // Who wants no show is not shown what has begun either.
  const isCalm = pace === 0;
  useEffect(() => {
    if (isCalm) table.skip();
  }, [isCalm, table]);
  const { skips } = room;
  const skipped = useRef(skips);
  useEffect(() => {
    if (skipped.current !== skips) table.skip();
    skipped.current = skips;
  }, [skips, table]);
  // One drawing serves board and stage; the words around it change more often than it does.
  const Board = useMemo(() => memo(module?.Screen ?? module?.Board ?? Nothing), [module]);
  const sight = shown === null ? null : sightOf(shown, 'spectator');
  const waiting = shown?.waiting ?? null;
  const props: BoardProps<GameTypes> | null = sight && {
    view: sight.view,
    facts: sight.facts,
    seat: null,
    asked: waiting?.seats ?? NOBODY,
    sitters,
    offers: NO_OFFERS,
    offer: offering.handle,
    clear: offering.clear,
    preview: noWhy,
    past: (by) => table.connection.table.past(shown?.version ?? 0, 'spectator', by),
    explain: nothing,
    showRule: nothing,
    events: sight.events,
    text: game,
    language,
    say,
    pace,
  };
  const isTaught = room.isTaught && room.state === 'playing' && !room.isPaused;
  const note = useLectern({ room: room.id, entry, isTaught, props, waiting, skips: room.skips });
  if (props === null || shown === null) return null;
  // Bots are quick, and so is the table where nothing is to choose: it is the first choice of a person that opens the game for the room.
  const hasBegun = state.log.some(
    ({ entry: move }) =>
      move !== null && 'do' in move && move.by === undefined && room.seats[move.seat]?.person !== null,
  );
  const Stage = module?.Stage;
  const moment = staged && {
    key: `${staged.update.version}-${staged.rest.length}`,
    haste: staged.haste,
    shown: { event: staged.event, events: [staged.event] },
  };
  return (
    <main
      className={`${styles['wall']} ${module?.className ?? ''}`}
      data-part="screen-wall"
      data-game={entry.id}
      data-version={shown.version}
    >
      <Headline props={props} waiting={waiting} log={state.log} text={text} isOver={shown.outcome !== null} />
      <div className={styles['stand']} data-part="screen-board">
        <div className={styles['board']}>
          <Suspense>
            <Board {...props} />
          </Suspense>
          {moment !== null && Stage !== undefined && (
            <div className={styles['stage']} data-part="stage">
              <Suspense>
                <Stage
                  key={moment.key}
                  {...props}
                  {...moment.shown}
                  pace={pace * moment.haste}
                  onDone={table.stageDone}
                />
              </Suspense>
            </div>
          )}
        </div>
      </div>
      <Standings store={store} room={room} table={table} props={props} module={module} screen={screen} text={text} />
      <Curtain room={room} entry={entry} props={props} outcome={shown.outcome} text={text} />
      {note !== null && <Strip note={note} />}
      {!hasBegun && (pace > 0 || (note !== null && isOpening(note))) && (
        <Intro props={props} text={text} note={note} skips={skips} />
      )}
    </main>
  );
}

/** The last two sentences; only the last, where the two have no room: what is said is said to its end. */
function Happened({ words, isAcross }: { words: readonly string[]; isAcross: boolean }) {
  const place = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState(2);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = place.current ?? {};
    if (scrollHeight > clientHeight + 4) setSaid(1);
  }, []);
  return (
    <p ref={place} className={styles['happened']} {...(!isAcross && { 'data-part': 'screen-happened' })}>
      {words.slice(-said).join(' ')}
    </p>
  );
}

const NO_OFFERS: never[] = [];
const NOBODY: readonly Seat[] = [];
const Nothing = (_: BoardProps<GameTypes>) => null;

type HeadlineProps = {
  props: BoardProps<GameTypes>;
  waiting: Question | null;
  log: readonly LogLine[];
  text: ScreenText;
  isOver: boolean;
};

/** What just happened and whose turn it is, in letters for the sofa. On a tablet that lies flat, also for those across. */
function Headline({ props, waiting, log, text, isOver }: HeadlineProps) {
  const { events, say, sitters } = props;
  const seats = waiting?.seats ?? [];
  const wordsOf = (some: BoardProps<GameTypes>['events']) =>
    some.map((event) => eventWords(props.text, event, say)).filter((each) => each !== '');
  // What needs no words leaves those before it standing.
  const words = [events, ...log.toReversed().map((line) => line.events)].map(wordsOf).find(({ length }) => length > 0);
  const isAll = seats.length > 1 && seats.length === sitters.length;
  const turn =
    isOver || seats.length === 0 ? text.over : isAll ? text.everybodys : text.turnOf(say.list(seats.map(say.seat)));
  const sitter = seats.length === 1 ? sitters[seats[0] ?? 0] : undefined;
  const style = { '--seat': sitter?.colour ?? 'var(--accent)' } as React.CSSProperties;
  const line = (isAcross: boolean) => (
    <header
      className={styles['headline']}
      data-across={isAcross}
      style={style}
      {...(isAcross && { 'aria-hidden': true })}
    >
      <p className={styles['turn']} {...(!isAcross && { role: 'status', 'data-part': 'screen-turn' })}>
        {turn}
      </p>
      <Happened key={words?.join(' ')} words={words ?? []} isAcross={isAcross} />
    </header>
  );
  return (
    <>
      {line(false)}
      {line(true)}
    </>
  );
}
