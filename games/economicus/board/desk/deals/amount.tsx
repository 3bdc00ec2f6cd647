import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../../table/context.tsx';
import css from './deals.module.css';

const c = classes(css);

/** A sum or a number of like things that may be changed by one or drawn along. */
export function Amount({
  domain,
  value,
  words,
  onValue,
}: {
  domain: { max?: number } | null;
  value: number;
  words: string;
  onValue(value: number): void;
}) {
  const { label } = useTable();
  const most = domain?.max ?? 0;
  if (most === 0) return null;
  return (
    <div className={c('amount')}>
      <span>{words}</span>
      <button
        type="button"
        onClick={() => onValue(Math.max(0, value - 1))}
        aria-label={`${words}: ${label.auction.less}`}
      >
        −
      </button>
      <output>{value}</output>
      <button
        type="button"
        onClick={() => onValue(Math.min(most, value + 1))}
        aria-label={`${words}: ${label.auction.more(1)}`}
      >
        +
      </button>
      {most > 5 && (
        <input
          type="range"
          min={0}
          max={most}
          value={value}
          aria-label={words}
          onChange={(event) => onValue(event.target.valueAsNumber)}
        />
      )}
    </div>
  );
}
