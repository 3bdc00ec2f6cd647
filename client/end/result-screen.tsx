import type { GameEntry } from '@parlour/games';
import type { GameTypes, Outcome, Seat, StateView } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { soon } from '@parlour/kit/parts/later.ts';
import { lazy, Suspense, useMemo } from 'react';
import { newTable } from '../home/begin.ts';
import { useBeginning } from '../keeping/use-beginning.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Sign } from '../shell/icons.tsx';
import { navigate } from '../shell/places.tsx';
import shell from '../shell/shell.module.css';
import type { SavedTable } from '../storage/saved.ts';
import type { Connection } from '../table/connect.ts';
import { Chart } from './chart/chart.tsx';
import css from './end.module.css';
import { PictureButton } from './picture/picture-button.tsx';
import { Ranking } from './ranking.tsx';
import { resultOf } from './result.ts';
import { TurningList } from './turning-list.tsx';
import { useCourse, useFinale } from './use-course.ts';
import { useEndWords } from './use-end-words.ts';

const DiceVerdict = lazy(soon(() => import('../keeping/dice-verdict.tsx')));

export type ResultProps = {
  connection: Connection;
  saved: SavedTable;
  outcome: Outcome;
  /** The last position. */
  view: StateView<GameTypes>;
  /** How many lines the game has. */
  lines: number;
  seat: Seat | null;
  props: Pick<BoardProps<GameTypes>, 'sitters' | 'text' | 'say' | 'language'>;
  module: BoardModule<GameTypes> | null;
  entry: GameEntry;
  onClose(): void;
  onReplay(line: number | null): void;
};

/** The end of a game: who won and by what, how it went, where it turned, and what to do next. */
export function ResultScreen({
  connection,
  saved,
  outcome,
  view,
  lines,
  seat,
  props: { sitters, text, say, language },
  module,
  entry,
  onClose,
  onReplay,
}: ResultProps) {
  const words = useEndWords();
  const told = useFinale(entry, module);
  const finale = told?.finale;
  const course = useCourse(connection, finale, module, { text, say }, lines);
  const result = useMemo(
    () =>
      finale === undefined
        ? null
        : resultOf({ ended: { view, outcome, say }, sitters, seat, finale: finale ?? null, words }),
    [finale, view, outcome, say, sitters, seat, words],
  );
  /** The same people at the same table, with the same rules and colours; only the dice are new. */
  const begin = async () => {
    if (connection.online !== undefined) {
      const table = await connection.online.again();
      return table === null ? onClose() : navigate(`/t/${table}`);
    }
    const seats = saved.setup.sitters.map((sitter, at) => ({
      ...sitter,
      mark: saved.marks[at] ?? '',
      pick: saved.setup.picks[at] ?? null,
    }));
    return navigate(`/table/${await newTable(entry, seats, saved.setup.options)}`);
  };
  const [again, isBeginning, trouble] = useBeginning(begin);
  if (result === null) return null;
  const date = new Date(saved.updated).toLocaleDateString(language, { dateStyle: 'long' });
  return (
    <Dialog title={result.headline} onClose={onClose} className={css['end']}>
      <p className={css['eyebrow']}>
        {text.name} · {date}
      </p>
      <p className={css['decided']} data-part="decided">
        {result.decided}
      </p>
      {entry.hasCover && (
        <img src={`/covers/${entry.id}.svg`} alt="" className={css['cover']} width="300" height="400" />
      )}
      <Ranking result={result} sitters={sitters} />
      <section className={css['course']} aria-busy={course === undefined}>
        {course === undefined && <p className={css['note']}>{words.loading}</p>}
        {course === null && finale !== null && <p className={css['note']}>{words.tooShort}</p>}
        {course != null && finale != null && (
          <>
            <h3>{words.chart}</h3>
            <Chart course={course} finale={finale} sitters={sitters} winners={outcome.winners} />
          </>
        )}
      </section>
      {course != null && finale != null && (
        <TurningList
          points={course.points}
          time={finale.time.title}
          sitters={sitters}
          say={say}
          onReplay={(line) => onReplay(line)}
        />
      )}
      <div className={css['verdict']}>
        <Suspense>
          <DiceVerdict connection={connection} id={saved.id} />
        </Suspense>
      </div>
      <div className={css['elsewhere']}>
        <button type="button" className={shell['quiet']} onClick={onClose}>
          {words.table}
        </button>
        <button type="button" className={shell['quiet']} onClick={() => navigate('/')}>
          {words.home}
        </button>
      </div>
      <p role="alert">{trouble}</p>
      <div className={css['foot']}>
        <PictureButton
          isReady={course !== undefined}
          facts={() => ({
            result,
            course: course ?? null,
            finale: finale ?? null,
            sitters,
            winners: outcome.winners,
            game: { id: entry.id, name: text.name, hasCover: entry.hasCover ?? false },
            date,
            words,
          })}
        />
        <button type="button" className={shell['button']} onClick={() => onReplay(null)} data-part="watch-replay">
          <Sign name="play" size={18} />
          {words.replay}
        </button>
        <button
          type="button"
          className={shell['primary']}
          onClick={again}
          aria-disabled={isBeginning}
          data-part="play-again"
        >
          {words.again}
        </button>
      </div>
    </Dialog>
  );
}
