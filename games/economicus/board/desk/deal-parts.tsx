import { classes } from '@parlour/kit/classes.ts';
import type { AnyDomain } from '@parlour/kit/offers/index.ts';
import { useTable } from '../table/context.tsx';
import css from './deals.module.css';

const c = classes(css);

/** A sum or a number of like things in one side of a deal. */
export function Amount({
  domain,
  value,
  words,
  onValue,
}: {
  domain: AnyDomain | null;
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

/** Things that are put in or taken out one by one. */
export function Pieces({
  domain,
  value,
  onValue,
}: {
  domain: AnyDomain | null;
  value: readonly string[];
  onValue(value: string[]): void;
}) {
  const { text, say } = useTable();
  const all = (domain?.some ?? []) as string[];
  if (all.length === 0) return null;
  return (
    <div className={c('pieces')}>
      {all.map((tag) => (
        <button
          key={tag}
          type="button"
          className={c('piece')}
          aria-pressed={value.includes(tag)}
          onClick={() => onValue(value.includes(tag) ? value.filter((each) => each !== tag) : [...value, tag])}
        >
          {text.value(tag, say)}
        </button>
      ))}
    </div>
  );
}
