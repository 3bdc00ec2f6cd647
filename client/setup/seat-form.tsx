import type { GameText, GameTypes } from '@parlour/kernel';
import { MARKS, markById, SeatMark, seatMarks } from '@parlour/kit/seats/index.ts';
import type { Bot } from '@parlour/search';
import type { SeatPlan } from '../home/begin.ts';
import { useWords } from '../shell/words.tsx';
import styles from './setup.module.css';

type Props = {
  at: number;
  seat: SeatPlan;
  others: readonly SeatPlan[];
  bots: readonly Bot<GameTypes>[];
  picks: readonly string[];
  text: GameText<GameTypes>;
  onChange(seat: SeatPlan): void;
};

/** One seat: its mark, its name, who plays it, and what it picks. */
export function SeatForm({ at, seat, others, bots, picks, text, onChange }: Props) {
  const { setup: words } = useWords();
  const free = MARKS.filter(({ id }) => id === seat.mark || others.every((other) => other.mark !== id));
  const next = free[(free.findIndex(({ id }) => id === seat.mark) + 1) % free.length];
  const [painted = markById(seat.mark)] = seatMarks([seat.mark], [seat.pick]);
  const markName = words.marks[markById(seat.mark).id as keyof typeof words.marks];
  return (
    <li className={styles['seat']}>
      <button
        type="button"
        className={styles['mark']}
        onClick={() => next !== undefined && onChange({ ...seat, mark: next.id })}
        aria-label={`${words.nextMark}: ${markName}`}
        title={markName}
      >
        <SeatMark sitter={painted} size={36} />
      </button>
      <input
        className={styles['name']}
        value={seat.name}
        maxLength={24}
        aria-label={words.nameOf(at + 1)}
        onChange={(event) => onChange({ ...seat, name: event.target.value })}
      />
      <select
        className={styles['who']}
        value={seat.bot ?? ''}
        aria-label={`${words.who}: ${at + 1}`}
        onChange={(event) => onChange({ ...seat, bot: event.target.value === '' ? null : event.target.value })}
      >
        <option value="">{words.person}</option>
        {bots.map(({ name }) => (
          <option key={name} value={name} title={words.botHints[name]}>
            {words.bots[name] ?? name}
          </option>
        ))}
      </select>
      {picks.length > 0 && (
        <select
          className={styles['pick']}
          value={seat.pick ?? ''}
          aria-label={`${words.pick}: ${at + 1}`}
          onChange={(event) => onChange({ ...seat, pick: event.target.value === '' ? null : event.target.value })}
        >
          <option value="">{words.anyPick}</option>
          {picks.map((pick) => (
            <option key={pick} value={pick} disabled={others.some((other) => other.pick === pick)}>
              {text.picks[pick] ?? pick}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
