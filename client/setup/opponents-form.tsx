import type { SeatPlan } from '../home/begin.ts';
import shell from '../shell/shell.module.css';
import { useWords } from '../shell/words.tsx';
import styles from './setup.module.css';

type Props = { bots: readonly { name: string }[]; seats: readonly SeatPlan[]; onChange(seats: SeatPlan[]): void };

/** Whom one plays, for the whole table with one tap, each with a sentence. Seat by seat it is chosen where the seat is. */
export function OpponentsForm({ bots, seats, onChange }: Props) {
  const { setup: words } = useWords();
  if (bots.length < 2) return null;
  const isChosen = (bot: string) =>
    seats.some((seat) => seat.bot === bot) && seats.every((seat) => (seat.bot ?? bot) === bot);
  return (
    <section className={`${shell['card']} ${styles['panel']}`} data-part="opponents">
      <h2>{words.everyBot}</h2>
      <div className={styles['presets']}>
        {bots.map(({ name }) => (
          <button
            key={name}
            type="button"
            className={styles['preset']}
            aria-pressed={isChosen(name)}
            onClick={() => onChange(seats.map((seat) => (seat.bot === null ? seat : { ...seat, bot: name })))}
          >
            <b>{words.bots[name] ?? name}</b>
            <span>{words.botHints[name]}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
