import { ASSETS_BY_KIND } from '../../../content/assets.ts';
import { TECHNOLOGIES, type TechnologyId } from '../../../content/technologies.ts';
import { useTable } from '../../table/context.ts';
import { c } from '../look.ts';
import { ActionButton, Panel } from '../panel.tsx';
import { TechnologyCard } from '../parts/technology-card.tsx';

/** University: two cards, one of which may be bought; what each would make of one's own assets. */
export function Study() {
  const { facts, words, label } = useTable();
  return (
    <Panel title={label.study.title} part="study" foot={<ActionButton type="takeNone" look="quiet" />}>
      <div className={c('offers')}>
        {facts.study.map(({ technology, price, fits, lowersPrice }) => (
          <div key={technology} className={c('offer')}>
            <TechnologyCard technology={technology} isShort />
            <ActionButton type="buyTechnology" fields={{ technology }} look="main" place={`buy-${technology}`}>
              {label.invest.buyFor(price)}
            </ActionButton>
            {fits.length === 0 && <p className={c('small')}>{label.study.noFit}</p>}
            {fits.slice(0, 4).map(({ asset, now, after, workersAfter }) => (
              <p key={asset} className={c('small')}>
                {words.assetCards[asset].name}: {label.signed(now)} → <b>{label.signed(after)}</b>{' '}
                {label.study.crew(workersAfter)}
              </p>
            ))}
            <Left price={price} />
            {lowersPrice && <Lowers technology={technology} />}
          </div>
        ))}
      </div>
    </Panel>
  );
}

function Left({ price }: { price: number }) {
  const { view, seat, label } = useTable();
  const cash = view.players[seat ?? 0].cash.secret ?? 0;
  return <p className={c('small')}>{label.asset.cashAfter(cash, cash - price)}</p>;
}

/** The price its first run will lower, and to what. */
function Lowers({ technology }: { technology: TechnologyId }) {
  const { facts, words, label } = useTable();
  const { product } = ASSETS_BY_KIND[TECHNOLOGIES[technology].fits];
  if (product === 'biobot') return null;
  const { price, down } = facts.market[product];
  return <p className={c('small')}>{label.study.lowers(words.products[product], price, down ?? price)}</p>;
}
