import { classes } from '@parlour/kit/classes.ts';
import { useTable } from '../table/context.tsx';
import { usePreview } from '../table/preview.ts';
import css from './desk.module.css';

const c = classes(css);

/** What a choice would change for the one who makes it, before it is made: money, stars, income. */
export function Consequence({ choice }: { choice: object | null }) {
  const { view, facts, seat, label } = useTable();
  const after = usePreview(choice);
  if (after === null || seat === null) return null;
  const changes = [
    { sign: 'M', from: view.players[seat].cash, to: after.view.players[seat].cash, words: label.after.cash },
    {
      sign: '★',
      from: facts.seats[seat].stars.total,
      to: after.facts.seats[seat].stars.total,
      words: label.after.stars,
    },
  ].filter(({ from, to }) => from !== to);
  const income = [facts.seats[seat].expected36, after.facts.seats[seat].expected36] as const;
  if (changes.length === 0 && income[0] === income[1]) return null;
  return (
    <span className={c('after')} data-part="consequence">
      {changes.map(({ sign, from, to, words }) => (
        <span key={sign} className={c(to < from ? 'less' : 'more')} title={words}>
          {sign === '★' ? `★ ${from} → ${to}` : `${from} → ${to}M`}
        </span>
      ))}
      {income[0] !== income[1] && (
        <span className={c(income[1] < income[0] ? 'less' : 'more')} title={label.league.income}>
          {label.perTurn(income[0])} → {label.perTurn(income[1])}
        </span>
      )}
    </span>
  );
}
