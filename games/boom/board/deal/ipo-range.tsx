import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.ts';
import type { SeenCompany } from '../table/reading.ts';
import css from './ipo-range.module.css';

const c = classes(css);

/** What an IPO now would raise with each face of the die. */
export function IpoRange({ company }: { company: SeenCompany }) {
  const { facts, label, seat } = useTable();
  const known = facts.companies[company.plan];
  const raises = known?.raises ?? [];
  // Rules of older games do not say who gets how much.
  const mine = seat === null || company.shares[seat] === 0 ? undefined : known?.payouts?.[seat];
  const most = Math.max(1, ...raises);
  return (
    <table className={c('range')}>
      <tbody>
        <tr>
          <th scope="row">{label.company.die}</th>
          {raises.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the face of the die is the index
            <td key={i}>{i + 1}</td>
          ))}
        </tr>
        <tr className={c('amounts')}>
          <th scope="row">{label.company.raises}</th>
          {raises.map((raised, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the face of the die is the index
            <td key={i} style={{ '--part': raised / most } as React.CSSProperties}>
              {raised}
            </td>
          ))}
        </tr>
        {mine !== undefined && (
          <tr className={c('mine')}>
            <th scope="row">{label.deal.youGet}</th>
            {mine.map((pays, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the face of the die is the index
              <td key={i}>{pays}</td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}
