import type { GameEntry } from '@parlour/games';
import type { GameTypes, Outcome, Seat } from '@parlour/kernel';
import type { BoardModule, BoardProps } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { lazy, Suspense } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { newTable } from '../home/begin.ts';
import { Dialog } from '../shell/dialog.tsx';
import shell from '../shell/shell.module.css';
import { useWords } from '../shell/words.tsx';
import type { TableStore } from '../table/table-store.ts';
import { Chart } from './chart.tsx';
import styles from './end.module.css';
import { useSeries } from './use-series.ts';

const DiceVerdict = lazy(() => import('../keeping/dice-verdict.tsx'));

type Props = {
  store: TableStore;
  props: BoardProps<GameTypes>;
  module: BoardModule<GameTypes> | null;
  entry: GameEntry;
  onClose(): void;
};

/** The end of a game: who won, how it went, and what to do next. */
export default function EndScreen({ store, props, module, entry, onClose }: Props) {
  const words = useWords();
  const [, navigate] = useLocation();
  const { shown, saved } = useStore(store);
  const course = useSeries(store.connection, module, props, shown?.version ?? 0);
  const outcome = shown?.outcome ?? null;
  if (outcome === null || saved === null) return null;
  const again = async () => {
    const seats = saved.setup.sitters.map((sitter, seat) => ({
      ...sitter,
      mark: saved.marks[seat] ?? '',
      pick: saved.setup.picks[seat] ?? null,
    }));
    navigate(`/table/${await newTable(entry, seats, saved.setup.options)}`);
  };
  const replay = (line?: number) => navigate(`/replay/${saved.id}${line === undefined ? '' : `?at=${line}`}`);
  return (
    <Dialog title={resultWords(outcome, props, words.end)} onClose={onClose} className={styles['end']}>
      <ol className={styles['ranking']} data-part="ranking">
        {rankingOf(outcome).map(({ seat, place, score }) => {
          const sitter = props.sitters[seat];
          if (sitter === undefined) return null;
          return (
            <li
              key={seat}
              data-won={outcome.winners.includes(seat)}
              style={{ '--seat': sitter.colour } as React.CSSProperties}
            >
              <span className={styles['place']}>{words.end.place(place)}</span>
              <SeatMark sitter={sitter} size={32} />
              <span className={styles['who']}>{sitter.name}</span>
              <b className={styles['score']}>{scoreWords(score, module, props, seat)}</b>
            </li>
          );
        })}
      </ol>
      {course?.series != null && <Chart series={course.series} sitters={props.sitters} moments={course.moments} />}
      {course !== null && course.moments.length > 0 && (
        <details className={styles['moments']}>
          <summary>{words.end.keyMoments}</summary>
          <ol>
            {course.moments.map(({ line, seat, words: what }) => (
              <li key={`${line} ${what}`}>
                <button type="button" onClick={() => replay(line)}>
                  {seat !== null && props.sitters[seat] !== undefined && (
                    <SeatMark sitter={props.sitters[seat]} size={18} />
                  )}
                  <span>{what}</span>
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
      <Suspense>
        <DiceVerdict connection={store.connection} id={saved.id} />
      </Suspense>
      <div className={shell['dialogFoot']}>
        <button type="button" className={shell['quiet']} onClick={onClose}>
          {words.end.table}
        </button>
        <button type="button" className={shell['quiet']} onClick={() => navigate('/')}>
          {words.end.home}
        </button>
        <button type="button" className={shell['button']} onClick={() => replay()} data-part="watch-replay">
          {words.end.replay}
        </button>
        <button type="button" className={shell['primary']} onClick={() => void again()} data-part="play-again">
          {words.end.again}
        </button>
      </div>
    </Dialog>
  );
}

/** Equal scores share a place. */
export function rankingOf({ scores, winners }: Outcome): { seat: Seat; place: number; score: number }[] {
  const rank = (seat: Seat) => (winners.includes(seat) ? 0 : 1);
  const ordered = scores
    .map((score, seat) => ({ seat: seat as Seat, score }))
    .sort((a, b) => rank(a.seat) - rank(b.seat) || b.score - a.score);
  return ordered.map(({ seat, score }) => ({
    seat,
    score,
    place:
      1 +
      ordered.filter(
        (other) => rank(other.seat) < rank(seat) || (rank(other.seat) === rank(seat) && other.score > score),
      ).length,
  }));
}

/** The score as the game writes it, where that is what it shows beside the seat. */
function scoreWords(
  score: number,
  module: BoardModule<GameTypes> | null,
  props: BoardProps<GameTypes>,
  seat: Seat,
): string {
  const [first] = module?.seatFacts?.(props, seat) ?? [];
  return first?.value.includes(String(score)) ? first.value : String(score);
}

function resultWords(
  { winners }: Outcome,
  { sitters, say, seat }: BoardProps<GameTypes>,
  words: ReturnType<typeof useWords>['end'],
): string {
  const persons = sitters.filter(({ bot }) => bot === null).length;
  if (winners.length === 0) return words.allLose;
  if (persons === 1 && seat !== null && winners.length === 1 && winners[0] === seat) return words.youWin;
  const names = say.list(winners.map(say.seat));
  return winners.length === 1 ? words.wins(names) : words.draw(names);
}
