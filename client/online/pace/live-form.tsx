import type { Pace } from '@parlour/protocol';
import { useState } from 'react';
import styles from '../online.module.css';
import type { OnlineText } from '../text/index.ts';
import { minutesOf } from './paces.ts';

type Live = Extract<Pace, { is: 'live' }>;
type Props = { pace: Live; text: OnlineText; onChange(pace: Live): void };

/** A live clock: how many minutes each player has, and how many seconds each decision adds. */
export function LiveForm({ pace, text, onChange }: Props) {
  return (
    <div className={styles['row']} data-part="live-form">
      <NumberField
        label={text.live.base}
        value={minutesOf(pace)}
        range={{ min: 0.5, max: 240, step: 0.5 }}
        part="base"
        onChange={(minutes) => onChange({ ...pace, base: minutes * 60 })}
      />
      <NumberField
        label={text.live.increment}
        value={pace.increment}
        range={{ min: 0, max: 600, step: 1 }}
        part="increment"
        onChange={(increment) => onChange({ ...pace, increment })}
      />
    </div>
  );
}

type FieldProps = {
  label: string;
  value: number;
  range: { min: number; max: number; step: number };
  part: string;
  onChange(value: number): void;
};

/** While one types anything may stand there; what is no number that fits changes nothing. */
function NumberField({ label, value, range, part, onChange }: FieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <label className={styles['field']}>
      {label}
      <input
        type="number"
        {...range}
        value={draft ?? value}
        onChange={({ target }) => {
          setDraft(target.value);
          if (target.value !== '' && target.validity.valid) onChange(Number(target.value));
        }}
        onBlur={() => setDraft(null)}
        data-part={part}
      />
    </label>
  );
}
