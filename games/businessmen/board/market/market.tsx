import { classes } from '@parlour/kit/classes.ts';
import { GOODS } from '../../content/goods.ts';
import { goodStyle } from '../art/look.ts';
import { useTable } from '../table/context.ts';
import { Counter } from './counter.tsx';
import { Ladder } from './ladder.tsx';
import css from './market.module.css';
import { Stall } from './stall.tsx';

const c = classes(css);

/** Six goods, a column each: what the Bank pays for it above, the stall that sells it below. */
export function Market({ className }: { className: string }) {
  const { label, view, facts } = useTable();
  return (
    <section className={`${c('market')} ${className}`} aria-label={label.market.title} data-place="market">
      <p className={c('line')}>
        <span>{label.market.bankPays}</span>
        {view.goodsCard !== null && facts.phase === 1 && <GoodsCard key={view.goodsCard} />}
        <span>{label.market.youPay}</span>
      </p>
      <div className={c('columns')}>
        {GOODS.map((good) => (
          <div key={good} className={c('column')} style={goodStyle(good)}>
            <Ladder good={good} />
            <Stall good={good} />
          </div>
        ))}
      </div>
      <Counter />
    </section>
  );
}

/** The name of the day, as the Goods card has it. */
function GoodsCard() {
  const { view, words } = useTable();
  if (view.goodsCard === null) return null;
  const { name, flavour } = words.goodsCards[view.goodsCard];
  return (
    <em className={c('card')} title={flavour} data-place="goods-card">
      {name}
    </em>
  );
}
