import type { Refusal } from '@parlour/kernel';
import { useTable } from '../../table/context.ts';
import { c } from '../look.ts';

type Props = {
  value: number;
  min: number;
  max: number;
  name: string;
  /** Why no more. */
  above?: Refusal | undefined;
  /** The slider stands elsewhere. */
  isShort?: boolean;
  onValue(value: number): void;
};

/** A whole number: less, more, a slider for large ones. */
export function NumberStep({ value, min, max, name, above, isShort = false, onValue }: Props) {
  const { label, explain } = useTable();
  const shown = Math.min(max, Math.max(min, value));
  return (
    <span className={c('number')}>
      <button
        type="button"
        aria-label={label.less(name)}
        aria-disabled={shown <= min}
        onClick={() => shown > min && onValue(shown - 1)}
      >
        −
      </button>
      <output aria-label={name}>{shown}</output>
      <button
        type="button"
        aria-label={label.more(name)}
        aria-disabled={shown >= max}
        onClick={() => {
          if (shown < max) onValue(shown + 1);
          else if (above !== undefined) explain(above);
        }}
      >
        +
      </button>
      {max - min > 3 && !isShort && (
        <input
          type="range"
          min={min}
          max={max}
          value={shown}
          aria-label={name}
          onChange={(event) => onValue(event.target.valueAsNumber)}
        />
      )}
    </span>
  );
}
