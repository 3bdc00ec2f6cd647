import { classes } from '@parlour/kit/classes.ts';
import type { AssetKind } from '../../content/assets.ts';
import { ASSETS_BY_KIND, KIND_OF } from '../../content/assets.ts';
import type { Resource } from '../../content/exchange.ts';
import { Icon } from '../art/icon.tsx';
import { KIND_ICONS } from '../art/look.ts';
import { Token } from '../art/token.tsx';
import { useTable } from '../table/context.ts';
import { ownSeat } from '../table/reading.ts';
import { AssetCard } from './asset-card.tsx';
import css from './hand.module.css';
import { Pile } from './pile.tsx';

const c = classes(css);

/** Coal and ore on the left, steel and energy in the middle, the park and its BIObot on the right. */
export function Chart() {
  const table = useTable();
  const { label, facts, view } = table;
  const seat = ownSeat(table);
  const { readiness } = facts.seats[seat];
  return (
    <div className={c('chart')} data-part="works">
      <Lane resource="ore" kind="excavatingPlant" />
      <Arrow />
      <Lane resource="steel" kind="steelPlant" needs={readiness.steel.needs} />
      <div className={c('arrow', 'tall')} aria-hidden="true" />
      <div className={c('lane', 'park')}>
        <Cards kind="technologyPark" />
        <span className={c('goal')} data-place={`biobot-${seat}`} title={label.rivals.readiness(readiness)}>
          <Token of="biobot" size={38} />
          <b>
            {view.players[seat].biobots}/{facts.target}
          </b>
        </span>
      </div>
      <Lane resource="coal" kind="mine" />
      <Arrow />
      <Lane resource="energy" kind="powerPlant" needs={readiness.energy.needs} />
    </div>
  );
}

const Arrow = () => <div className={c('arrow')} aria-hidden="true" />;

function Lane({ resource, kind, needs }: { resource: Resource; kind: AssetKind; needs?: number }) {
  return (
    <div className={c('lane')}>
      <Pile resource={resource} needs={needs} />
      <Cards kind={kind} />
    </div>
  );
}

function Cards({ kind }: { kind: AssetKind }) {
  const table = useTable();
  const { view, words } = table;
  const own = view.players[ownSeat(table)].assets.filter((asset) => KIND_OF[asset] === kind);
  return (
    <div className={c('cards')} data-scrolls="sideways">
      {own.map((asset) => (
        <AssetCard key={asset} asset={asset} />
      ))}
      <span className={c('ghost', own.length > 0 && 'faint')} aria-hidden={own.length > 0}>
        {own.length > 0 ? <Icon name={KIND_ICONS[kind]} size={18} /> : words.kinds[kind]}{' '}
        <b>{ASSETS_BY_KIND[kind].cost}</b>
      </span>
    </div>
  );
}
