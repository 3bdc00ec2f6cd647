import type { Between } from '@parlour/kernel';
import { useId } from 'react';
import styles from './controls.module.css';
import type { ControlWords } from './field-control.tsx';

/** A whole number of a range: stepper, field and slider, all three the same value. */
export function NumberControl({
  range,
  value,
  label,
  words,
  onValue,
  explain,
}: {
  range: Between;
  value: number;
  label: string;
  words: Pick<ControlWords, 'less' | 'more'>;
  onValue(value: number): void;
  /** Says why a number beyond the range cannot be. */
  explain(beyond: number): void;
}) {
  const id = useId();
  const { min, max } = range;
  const step = (by: number) => {
    const next = value + by;
    if (next < min || next > max) explain(next);
    else onValue(next);
  };
  return (
    <div className={styles['number']}>
      <button
        type="button"
        className={styles['step']}
        aria-label={words.less}
        aria-disabled={value <= min}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        id={id}
        className={styles['digits']}
        type="number"
        inputMode="numeric"
        min={min}
        max={max}
        value={value}
        aria-label={label}
        onChange={(event) => {
          const typed = event.target.valueAsNumber;
          if (Number.isInteger(typed)) onValue(Math.min(max, Math.max(min, typed)));
        }}
      />
      <button
        type="button"
        className={styles['step']}
        aria-label={words.more}
        aria-disabled={value >= max}
        onClick={() => step(1)}
      >
        +
      </button>
      <input
        className={styles['slider']}
        type="range"
        min={min}
        max={max}
        value={value}
        aria-label={label}
        onChange={(event) => onValue(event.target.valueAsNumber)}
      />
    </div>
  );
}
