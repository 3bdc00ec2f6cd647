import { classes } from '@parlour/kit/classes.ts';
import { Spoken } from '@parlour/kit/spoken.tsx';
import type { AssetKind } from '../../content/assets.ts';
import { ASSETS_BY_KIND, KIND_OF } from '../../content/assets.ts';
import type { Resource } from '../../content/exchange.ts';
import { Icon } from '../art/icon.tsx';
import { KIND_ICONS } from '../art/look.ts';
import { Token } from '../art/token.tsx';
import { useTable } from '../table/context.tsx';
import { ownSeat } from '../table/reading.ts';
import { select, useIsLaid } from '../table/selection.ts';
import { AssetCard } from './asset-card.tsx';
import css from './hand.module.css';

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

/** What lies in stock of one resource; a click sells it. */
function Pile({ resource, needs }: { resource: Resource; needs?: number | undefined }) {
  const table = useTable();
  const { view, words, label, offer, facts } = table;
  const isLaid = useIsLaid((sheet) => sheet.is === 'sell' && sheet.resource === resource);
  const seat = ownSeat(table);
  const stock = view.players[seat].stock[resource];
  const isLit = stock > 0 && (offer('sell').allows({ resource }) || offer('deliver').allows({ resource }));
  const isShort = needs !== undefined && facts.seats[seat].readiness.hasPark && stock < needs;
  return (
    <button
      type="button"
      className={c('pile', isLit && 'lit', stock === 0 && 'none', isShort && 'short')}
      aria-pressed={isLaid}
      title={label.hand.pile(words.products[resource], stock)}
      data-place={`stock-${resource}`}
      onClick={() => select({ sheet: { is: 'sell', resource }, cell: null, tab: 'map' })}
    >
      <Spoken words={label.hand.pile(words.products[resource], stock)}>
        <Token of={resource} size={26} />
        <b>
          {stock}
          {needs !== undefined && <small>/{needs}</small>}
        </b>
      </Spoken>
    </button>
  );
}

function Cards({ kind }: { kind: AssetKind }) {
  const table = useTable();
  const { view, words } = table;
  const own = view.players[ownSeat(table)].assets.filter((asset) => KIND_OF[asset] === kind);
  return (
    <div className={c('cards')}>
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
