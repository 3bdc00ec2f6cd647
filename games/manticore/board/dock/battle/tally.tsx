import { classes } from '@parlour/kit/classes.ts';
import type { Tally as Sum } from '../../../types.ts';
import { useTable } from '../../table/context.ts';
import { isSeat } from '../../table/reading.ts';
import css from './attack.module.css';

const c = classes(css);

/** A sum without its die, term by term. */
export function Tally({ tally }: { tally: Sum }) {
  const { words, label, say } = useTable();
  return (
    <div className={c('tally')}>
      {tally.terms.map(({ who, base, power, artifact, spells }) => (
        <p key={who}>
          {tally.terms.length > 1 && <span>{isSeat(who) ? say.seat(who) : words.foe(who)} </span>}
          <span title={label.terms.base}>{base}</span>
          {power > 0 && <span title={label.terms.power}> + {power}</span>}
          {artifact > 0 && <span title={label.terms.artifact}> + {artifact}</span>}
          {spells > 0 && <span title={label.terms.spells}> + {spells}</span>}
        </p>
      ))}
      <b>{tally.sum}</b> <span>+ {label.terms.die}</span>
    </div>
  );
}
