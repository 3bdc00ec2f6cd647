import type { GameEntry } from '@parlour/games';
import { eventWords, type GameText, type GameTypes, type Seat } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { idleHandle } from '@parlour/kit/offers/index.ts';
import { later } from '@parlour/kit/parts/later.ts';
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { ResultProps } from '../end/result-screen.tsx';
import { useCourse, useFinale } from '../end/use-course.ts';
import { paceOf, useSettings } from '../settings/settings.ts';
import { Sign } from '../shell/icons.tsx';
import { navigate, useSearch } from '../shell/places.tsx';
import { RoundButton } from '../shell/round-button.tsx';
import shell from '../shell/shell.module.css';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage, useWords } from '../shell/words.tsx';
import { SeatsBar } from '../table/bars/seats-bar.tsx';
import type { Connection } from '../table/connect.ts';
import { PlainBoard } from '../table/plain/plain-board.tsx';
import { sayFor, sittersOf } from '../table/say.ts';
import type { Eyes, Moment, Opening } from '../table/types.ts';
import { Hands } from './hands.tsx';
import { openHands } from './open-hands.ts';
import styles from './replay.module.css';
import { ReplayTools } from './replay-tools.tsx';
import { TakeOver } from './take-over.tsx';
import { Timeline } from './timeline.tsx';
import { replayWords } from './words.ts';

const ResultScreen = lazy(later(async () => ({ default: (await import('../end/result-screen.tsx')).ResultScreen })));

type Props = {
  connection: Connection;
  opening: Extract<Opening, { is: 'open' }>;
  entry: GameEntry;
  text: GameText<GameTypes>;
  module: BoardModule<GameTypes> | null;
};

/** A game from its beginning: step by step, through anybody's eyes once it is over. */
export function ReplayScreen({ connection, opening, entry, text, module }: Props) {
  const words = useWords();
  const language = useLanguage();
  const own = replayWords[language].page;
  const pace = paceOf(useSettings());
  const { table: saved, update } = opening;
  const sitters = useMemo(() => sittersOf(saved), [saved]);
  const say = useMemo(() => sayFor(sitters, language), [sitters, language]);
  const last = update.version;
  const isOver = update.outcome !== null || saved.kind === 'record';
  // While others still have something to hide, only what is one's own can be looked at or taken over.
  const isOpenGame = entry.isOpen?.(saved.setup.options) ?? false;
  const persons = sitters.flatMap(({ bot }, seat) => (bot === null ? [seat as Seat] : []));
  const allowed: Eyes[] = isOver
    ? ['open', ...sitters.map((_, seat) => seat as Seat), 'spectator']
    : [...(persons.length === 1 ? persons : []), 'spectator'];
  const seatsToTake =
    isOver || isOpenGame ? sitters.map((_, seat) => seat as Seat) : persons.length === 1 ? persons : [];
  const [eyes, setEyes] = useState<Eyes>(allowed[0] ?? 'spectator');
  const start = Number(new URLSearchParams(useSearch()).get('at') ?? 0);
  const [line, setLine] = useState(Number.isInteger(start) ? Math.min(last, Math.max(0, start)) : 0);
  const [isPlaying, setPlaying] = useState(false);
  const [isResult, setResult] = useState(false);
  const moment = useLoaded(() => momentFor(connection, line, eyes), [connection, line, eyes]);

  const past = useCallback((by: string) => connection.table.past(line, eyes, by), [connection, line, eyes]);

  useEffect(() => {
    if (!isPlaying || moment === null) return;
    if (line >= last) return setPlaying(false);
    const timer = setTimeout(() => setLine(line + 1), Math.max(250, 1100 * pace));
    return () => clearTimeout(timer);
  }, [isPlaying, line, last, moment, pace]);
  useEffect(() => {
    document.title = `${own.title}: ${text.name} · ${words.title}`;
  }, [words, text, own.title]);

  const props: BoardProps<GameTypes> | null =
    moment === null
      ? null
      : {
          view: moment.view,
          facts: moment.facts,
          seat: typeof eyes === 'number' ? eyes : null,
          asked: moment.waiting?.seats ?? [],
          sitters,
          offers: [],
          offer: idleHandle,
          clear: () => {},
          preview: () => Promise.resolve(null),
          past,
          explain: () => {},
          showRule: (rule) => navigate(`/rules/${entry.id}/${rule}`),
          events: moment.events,
          text,
          language,
          say,
          pace: isPlaying ? pace : 0,
        };
  if (props === null) return null;
  const go = (to: number) => {
    setPlaying(false);
    setLine(Math.min(last, Math.max(0, to)));
  };
  const Board = module?.Board;
  const Hand = module?.Hand;
  return (
    <div className={`${styles['replay']} ${module?.className ?? ''}`} data-game={entry.id}>
      <header className={styles['head']}>
        <h1 className="visually-hidden">
          {own.title}: {text.name}
        </h1>
        <SeatsBar entry={entry} props={props} module={module} isThinking={false} />
        <div className={styles['top']}>
          <RoundButton sign="home" label={words.home} onClick={() => navigate('/')} />
          <label className={styles['eyes']}>
            <Sign name="eye" size={18} />
            <span className="visually-hidden">{own.through}</span>
            <select value={String(eyes)} onChange={(event) => setEyes(toEyes(event.target.value))} data-part="eyes">
              {allowed.map((each) => (
                <option key={each} value={each}>
                  {each === 'open' ? own.open : each === 'spectator' ? own.spectator : say.seat(each)}
                </option>
              ))}
            </select>
          </label>
          {isOver && (
            <button
              type="button"
              className={shell['quiet']}
              onClick={() => setResult(true)}
              aria-label={replayWords[language].result}
              data-part="see-result"
            >
              <Sign name="log" size={18} />
              <span className={styles['label']}>{replayWords[language].result}</span>
            </button>
          )}
          <ReplayTools connection={connection} saved={saved} />
        </div>
      </header>
      <p className={styles['caption']} role="status" data-part="caption">
        {moment?.events.map((event) => eventWords(text, event, say)).join(' ')}
      </p>
      <main className={styles['board']}>
        <h2 className="visually-hidden">{words.table.board}</h2>

        {Board === undefined ? <PlainBoard props={props} /> : <Board {...props} />}
      </main>
      <section className={styles['hand']} aria-label={words.table.yours}>
        {Hand !== undefined && props.seat !== null && <Hand {...props} />}
        {eyes === 'open' && <Hands props={props} onEyes={setEyes} />}
      </section>
      <ReplayTimeline
        connection={connection}
        entry={entry}
        module={module}
        props={props}
        line={line}
        last={last}
        isOver={isOver}
        onLine={go}
        isPlaying={isPlaying}
        onPlay={() => {
          if (line >= last) setLine(0);
          setPlaying(!isPlaying);
        }}
      >
        <TakeOver
          connection={connection}
          line={line}
          last={last}
          sitters={sitters}
          seats={seatsToTake}
          isOverHere={moment?.outcome != null}
          onPause={() => setPlaying(false)}
          onLine={go}
        />
      </ReplayTimeline>
      {isResult && update.outcome !== null && (
        <Result
          {...{ connection, saved, props, module, entry }}
          outcome={update.outcome}
          lines={last}
          onClose={() => setResult(false)}
          onReplay={(at) => {
            setResult(false);
            go(at ?? 0);
          }}
        />
      )}
    </div>
  );
}

/** The result of the game that is looked at, by its last position. */
function Result(given: Omit<ResultProps, 'view' | 'seat'>) {
  const { connection, lines } = given;
  const last = useLoaded(() => connection.table.moment(lines, 'spectator'), [connection, lines]);
  return last === null ? null : (
    <Suspense>
      <ResultScreen {...given} view={last.view} seat={null} />
    </Suspense>
  );
}

/** A moment as these eyes see it. With open hands the table itself is still what everybody saw. */
async function momentFor({ table }: Connection, line: number, eyes: Eyes): Promise<Moment> {
  if (eyes !== 'open') return table.moment(line, eyes);
  const [seen, open] = await Promise.all([table.moment(line, 'spectator'), table.moment(line, 'open')]);
  return { ...seen, view: openHands(seen.view, open.view), events: open.events };
}

type TimelineProps = {
  connection: Connection;
  entry: GameEntry;
  module: BoardModule<GameTypes> | null;
  props: BoardProps<GameTypes>;
  line: number;
  last: number;
  isOver: boolean;
  isPlaying: boolean;
  onLine(line: number): void;
  onPlay(): void;
  children: ReactNode;
};

function ReplayTimeline({ connection, entry, module, props, isOver, ...rest }: TimelineProps) {
  const told = useFinale(entry, module);
  const course = useCourse(connection, isOver ? told?.finale : null, module, props, rest.last);
  return <Timeline {...rest} points={course?.points ?? []} sitters={props.sitters} />;
}

const toEyes = (value: string): Eyes => (value === 'open' || value === 'spectator' ? value : (Number(value) as Seat));
