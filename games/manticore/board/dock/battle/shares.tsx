import type { Seat } from '@parlour/kernel';
import { classes } from '@parlour/kit/classes.ts';
import type { Fighter, Plan } from '../../../types.ts';
import { valuesOf } from '../../map/picking.ts';
import { useTable } from '../../table/context.ts';
import css from './attack.module.css';

const c = classes(css);
export const NO_SHARES: Plan = { firstPoint: null, secondPoint: null, artifact: null, blow: null };
const SHARES = ['firstPoint', 'secondPoint', 'artifact', 'blow'] as const;

type Props = { target: Fighter; helpers: readonly Seat[]; plan: Plan; onChange(plan: Plan): void };

/** Who shall get what of a joint kill. Nothing said: as the rules give it. */
export function Shares({ target, helpers, plan, onChange }: Props) {
  const table = useTable();
  const { label, say, seat } = table;
  const open = SHARES.map((share) => ({
    share,
    seats: (valuesOf(table, 'attackTogether', share, { target }) as (Seat | null)[]).filter(
      (each) => each !== null && (each === seat || helpers.includes(each)),
    ) as Seat[],
  })).filter(({ seats }) => seats.length > 0);
  if (open.length === 0) return null;
  return (
    <details className={c('shares')}>
      <summary>{label.attack.spoils}</summary>
      {open.map(({ share, seats }) => (
        <label key={share}>
          {label.attack.shares[share]}
          <select
            value={plan[share] ?? ''}
            onChange={(event) =>
              onChange({ ...plan, [share]: event.target.value === '' ? null : (Number(event.target.value) as Seat) })
            }
          >
            <option value="">{label.attack.byRules}</option>
            {seats.map((each) => (
              <option key={each} value={each}>
                {say.seat(each)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
