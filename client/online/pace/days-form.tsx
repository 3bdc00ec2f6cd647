import type { Pace } from '@parlour/protocol';
import { isNight } from '@parlour/protocol/nights.ts';
import styles from '../online.module.css';
import type { OnlineText } from '../text/index.ts';

type Days = Extract<Pace, { is: 'days' }>;
type Props = { pace: Days; text: OnlineText; onChange(pace: Days): void };

const LENGTHS = [1, 2, 3, 5, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const NIGHT = { from: 22, to: 8 };

/** A game over several days: how many for a decision, and when the clock stands still for everybody in their own time zone. */
export function DaysForm({ pace, text, onChange }: Props) {
  const { days, weekends, night } = pace;
  return (
    <div className={styles['row']} data-part="days-form">
      <label className={styles['field']}>
        {text.days.each}
        <select
          value={days}
          onChange={({ target }) => onChange({ ...pace, days: Number(target.value) })}
          data-part="days"
        >
          {LENGTHS.map((each) => (
            <option key={each} value={each}>
              {text.days.count(each)}
            </option>
          ))}
        </select>
      </label>
      <label className={styles['field']}>
        {text.days.weekends}
        <select
          value={String(weekends)}
          onChange={({ target }) => onChange({ ...pace, weekends: target.value === 'true' })}
          data-part="weekends"
        >
          <option value="true">{text.days.doCount}</option>
          <option value="false">{text.days.doNotCount}</option>
        </select>
      </label>
      <label className={styles['field']}>
        {text.days.nights}
        <select
          value={String(night === null)}
          onChange={({ target }) => onChange({ ...pace, night: target.value === 'true' ? null : NIGHT })}
          data-part="nights"
        >
          <option value="true">{text.days.doCount}</option>
          <option value="false">{text.days.doNotCount}</option>
        </select>
      </label>
      {night !== null &&
        (['from', 'to'] as const).map((end) => (
          <label key={end} className={styles['field']}>
            {text.days[end]}
            <select
              value={night[end]}
              onChange={({ target }) => onChange({ ...pace, night: { ...night, [end]: Number(target.value) } })}
              data-part={`night-${end}`}
            >
              {HOURS.filter((hour) => isNight({ ...night, [end]: hour })).map((hour) => (
                <option key={hour} value={hour}>
                  {hour}:00
                </option>
              ))}
            </select>
          </label>
        ))}
      <p className={styles['hint']}>{text.days.hint}</p>
    </div>
  );
}
