import type { Refusal } from '@parlour/kernel';
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
  range: { min: number; max: number; below?: Refusal; above?: Refusal };
  value: number;
  label: string;
  words: Pick<ControlWords, 'less' | 'more'>;
  onValue(value: number): void;
  explain(because: Refusal): void;
}) {
  const id = useId();
  const { min, max, below, above } = range;
  const step = (by: number) => {
    const next = value + by;
    if (next < min) return below && explain(below);
    if (next > max) return above && explain(above);
    onValue(next);
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
