import type { GameTypes } from '@parlour/kernel';
import type { BoardProps, Sitter } from '@parlour/kit';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import type { Told } from './course.ts';
import css from './end.module.css';
import { useEndWords } from './use-end-words.ts';

type Props = {
  points: readonly Told[];
  time: string;
  sitters: readonly Sitter[];
  say: BoardProps<GameTypes>['say'];
  onReplay(line: number): void;
};

/** The largest swings, each with what happened there; each opens the replay at its moment. */
export function TurningList({ points, time, sitters, say, onReplay }: Props) {
  const words = useEndWords();
  return (
    <section className={css['turning']} aria-label={words.turningPoints}>
      <h3>{words.turningPoints}</h3>
      {points.length === 0 && <p className={css['note']}>{words.noTurns}</p>}
      <ol>
        {points.map((point, n) => {
          const { line, seat, amount, takesLead, happened } = point;
          const sitter = sitters[seat];
          return (
            <li key={line}>
              <button type="button" onClick={() => onReplay(line)} data-part="turning-point" data-line={line}>
                <span className={css['when']}>
                  <i>{n + 1}</i>
                  {words.moment(time, point.time)}
                </span>
                <span className={css['swing']}>
                  {sitter !== undefined && <SeatMark sitter={sitter} size={20} />}
                  <b>{say.seat(seat)}</b>
                  {amount !== null && <b data-change={point.change < 0 ? 'loss' : 'gain'}>{amount}</b>}
                </span>
                <span className={css['happened']}>{happened}</span>
                {takesLead !== null && <span className={css['lead']}>{words.takesLead(say.seat(takesLead))}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
