import type { GameEntry } from '@parlour/games';
import { eventWords, type GameText, type GameTypes, type Seat } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { idleHandle } from '@parlour/kit/offers/index.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useSeries } from '../end/use-series.ts';
import { paceOf, useSettings } from '../settings/settings.ts';
import { Sign } from '../shell/icons.tsx';
import shell from '../shell/shell.module.css';
import { useLoaded } from '../shell/use-loaded.ts';
import { useLanguage, useWords } from '../shell/words.tsx';
import type { Connection } from '../table/connect.ts';
import { PlainBoard } from '../table/plain-board.tsx';
import { sayFor, sittersOf } from '../table/say.ts';
import { SeatsBar } from '../table/seats-bar.tsx';
import type { Eyes, Opening } from '../table/types.ts';
import styles from './replay.module.css';
import { ReplayTools } from './replay-tools.tsx';
import { Timeline } from './timeline.tsx';

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
  const [, navigate] = useLocation();
  const pace = paceOf(useSettings());
  const { table: saved, update } = opening;
  const sitters = useMemo(() => sittersOf(saved), [saved]);
  const say = useMemo(() => sayFor(sitters, language), [sitters, language]);
  const last = update.version;
  const isOver = update.outcome !== null || saved.kind === 'record';
  const persons = sitters.flatMap(({ bot }, seat) => (bot === null ? [seat as Seat] : []));
  const allowed: Eyes[] = isOver
    ? ['open', ...sitters.map((_, seat) => seat as Seat), 'spectator']
    : [...(persons.length === 1 ? persons : []), 'spectator'];
  const [eyes, setEyes] = useState<Eyes>(allowed[0] ?? 'spectator');
  const start = Number(new URLSearchParams(useSearch()).get('at') ?? 0);
  const [line, setLine] = useState(Number.isInteger(start) ? Math.min(last, Math.max(0, start)) : 0);
  const [isPlaying, setPlaying] = useState(false);
  const moment = useLoaded(() => connection.table.moment(line, eyes), [connection, line, eyes]);

  const past = useCallback((by: string) => connection.table.past(line, eyes, by), [connection, line, eyes]);

  useEffect(() => {
    if (!isPlaying || moment === null) return;
    if (line >= last) return setPlaying(false);
    const timer = setTimeout(() => setLine(line + 1), Math.max(250, 1100 * pace));
    return () => clearTimeout(timer);
  }, [isPlaying, line, last, moment, pace]);
  useEffect(() => {
    document.title = `${words.replay.title}: ${text.name} · ${words.title}`;
  }, [words, text]);

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
          {words.replay.title}: {text.name}
        </h1>
        <SeatsBar props={props} module={module} isThinking={false} />
        <div className={styles['top']}>
          <button
            type="button"
            className={`${shell['quiet']} ${shell['round']}`}
            onClick={() => navigate('/')}
            aria-label={words.home}
            title={words.home}
          >
            <Sign name="home" />
          </button>
          <label className={styles['eyes']}>
            <Sign name="eye" size={18} />
            <span className="visually-hidden">{words.replay.through}</span>
            <select value={String(eyes)} onChange={(event) => setEyes(toEyes(event.target.value))} data-part="eyes">
              {allowed.map((each) => (
                <option key={each} value={each}>
                  {each === 'open' ? words.replay.open : each === 'spectator' ? words.replay.spectator : say.seat(each)}
                </option>
              ))}
            </select>
          </label>
          <ReplayTools connection={connection} saved={saved} line={line} sitters={sitters} />
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
      </section>
      <ReplayTimeline
        connection={connection}
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
      />
    </div>
  );
}

type TimelineProps = {
  connection: Connection;
  module: BoardModule<GameTypes> | null;
  props: BoardProps<GameTypes>;
  line: number;
  last: number;
  isOver: boolean;
  isPlaying: boolean;
  onLine(line: number): void;
  onPlay(): void;
};

function ReplayTimeline({ connection, module, props, line, last, isOver, isPlaying, onLine, onPlay }: TimelineProps) {
  const course = useSeries(connection, module, props, last);
  return (
    <Timeline
      line={line}
      last={last}
      moments={isOver ? (course?.moments ?? []) : []}
      sitters={props.sitters}
      isPlaying={isPlaying}
      onLine={onLine}
      onPlay={onPlay}
    />
  );
}

const toEyes = (value: string): Eyes => (value === 'open' || value === 'spectator' ? value : (Number(value) as Seat));
