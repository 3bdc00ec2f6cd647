import type { AnyFields } from '@parlour/kit/offers/index.ts';
import { RESOURCES } from '../../../content/exchange.ts';
import type { Bundle } from '../../../types.ts';
import { Icon } from '../../art/icon.tsx';
import { Token } from '../../art/token.tsx';
import { useTable } from '../../table/context.ts';
import { c } from '../look.ts';
import { NumberStep } from '../parts/number-step.tsx';

const LISTS = ['assets', 'technologies', 'vehicles', 'contracts'] as const;

type Props = { title: string; domain: AnyFields; bundle: Bundle; onBundle(bundle: Bundle): void };

/** One side of a deal: sums and piles are stepped, single things are switched on and off. */
export function BundleForm({ title, domain, bundle, onBundle }: Props) {
  const { facts, words, text, say, label, explain } = useTable();
  const most = (part: string): number => domain[part]?.max ?? 0;
  const worth = RESOURCES.reduce((sum, each) => sum + bundle[each] * facts.market[each].price, bundle.money);
  const releases = (domain['release']?.one ?? []).filter((each) => each !== null) as NonNullable<Bundle['release']>[];
  return (
    <fieldset className={c('bundle')}>
      <legend>
        {title} {worth > 0 && <small>{label.deal.worth(worth)}</small>}
      </legend>
      {most('money') > 0 && (
        <div className={c('pile')}>
          <Icon name="cash" size={22} />
          <NumberStep
            name={text.fields['money'] ?? ''}
            value={bundle.money}
            min={0}
            max={most('money')}
            onValue={(money) => onBundle({ ...bundle, money })}
          />
        </div>
      )}
      {RESOURCES.filter((resource) => most(resource) > 0).map((resource) => (
        <div key={resource} className={c('pile')}>
          <Token of={resource} size={22} />
          <NumberStep
            name={words.products[resource]}
            value={bundle[resource]}
            min={0}
            max={most(resource)}
            onValue={(units) => onBundle({ ...bundle, [resource]: units })}
          />
        </div>
      ))}
      {LISTS.flatMap((list) => {
        const chosen: readonly string[] = bundle[list];
        const things = (domain[list]?.some ?? []) as unknown as string[];
        const barred = domain[list]?.not ?? [];
        return [
          ...things.map((thing) => (
            <button
              key={thing}
              type="button"
              className={c('toggle')}
              aria-pressed={chosen.includes(thing)}
              onClick={() =>
                onBundle({
                  ...bundle,
                  [list]: chosen.includes(thing) ? chosen.filter((each) => each !== thing) : [...chosen, thing],
                })
              }
            >
              {text.value(thing, say, `proposeDeal.${list}`)}
            </button>
          )),
          ...barred.map(({ value, because }) => (
            <button
              key={String(value)}
              type="button"
              className={c('toggle')}
              aria-disabled="true"
              onClick={() => explain(because)}
            >
              {text.value(value, say, `proposeDeal.${list}`)}
            </button>
          )),
        ];
      })}
      {releases.map((asset) => (
        <button
          key={asset}
          type="button"
          className={c('toggle')}
          aria-pressed={bundle.release === asset}
          onClick={() => onBundle({ ...bundle, release: bundle.release === asset ? null : asset })}
        >
          {label.deal.release(words.asset(asset))}
        </button>
      ))}
    </fieldset>
  );
}
