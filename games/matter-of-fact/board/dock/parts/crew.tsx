import { Unseen } from '@parlour/kit/spoken/spoken.tsx';
import type { AssetId } from '../../../content/assets.ts';
import { KIND_OF } from '../../../content/assets.ts';
import { Icon } from '../../art/icon.tsx';
import { KIND_COLOURS, KIND_ICONS } from '../../art/look.ts';
import { Peg } from '../../art/token.tsx';
import { useTable } from '../../table/context.ts';
import { isOnTurn } from '../../table/reading.ts';
import { c } from '../look.ts';
import { ActionButton } from '../panel.tsx';

/** The crew of one asset: put workers on it from the idle ones, take them off, set a guard at the gate. */
export function Crew({ asset, proposed }: { asset: AssetId; proposed: number | null }) {
  const table = useTable();
  const { view, facts, words, label, say } = table;
  const { workers, hasGuard } = view.assets[asset];
  const { workers: needs, standstill, ownLabour } = facts.assets[asset];
  const kind = KIND_OF[asset];
  const isPlanning = isOnTurn(table) && facts.part === 'planning';
  const guard = hasGuard
    ? { from: `guard ${asset}`, to: 'idle', workers: 1 }
    : { from: 'idle', to: `guard ${asset}`, workers: 1 };
  return (
    <div
      className={c('crewRow')}
      style={{ '--kind': KIND_COLOURS[kind] } as React.CSSProperties}
      data-place={`crew-${asset}`}
    >
      <Icon name={KIND_ICONS[kind]} size={20} />
      <span className={c('crewName')}>
        <b>{words.assetCards[asset].name}</b>
        <small className={c(standstill === null ? 'good' : 'bad')}>
          {standstill === null ? label.asset.ready : words.standstill(standstill, say)}
        </small>
      </span>
      <span className={c('posts')}>
        {isPlanning && (
          <ActionButton type="moveWorkers" fields={{ from: asset, to: 'idle', workers: 1 }} place={`less-${asset}`}>
            <span aria-hidden="true">−</span>
            <Unseen>{label.planning.less(words.asset(asset))}</Unseen>
          </ActionButton>
        )}
        <span className={c('pegs')} title={label.planning.crew(workers, needs)}>
          {Array.from({ length: Math.min(8, Math.max(workers, needs)) }, (_, i) => (
            <Peg
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number
              key={i}
              is={i < workers ? (i < needs ? 'worker' : 'spare') : ownLabour && i === workers ? 'chip' : 'missing'}
            />
          ))}
          {proposed !== null && proposed !== workers && <em>→ {proposed}</em>}
        </span>
        {isPlanning && (
          <ActionButton type="moveWorkers" fields={{ from: 'idle', to: asset, workers: 1 }} place={`more-${asset}`}>
            <span aria-hidden="true">+</span>
            <Unseen>{label.planning.more(words.asset(asset))}</Unseen>
          </ActionButton>
        )}
        {view.options.raids === 'on' && isPlanning && (
          <ActionButton type="moveWorkers" fields={guard} place={`guard-${asset}`}>
            <Icon name="police-officer-head" size={16} className={c(hasGuard && 'on')} />
            <Unseen>{hasGuard ? label.planning.noGuard : label.planning.guard}</Unseen>
          </ActionButton>
        )}
      </span>
    </div>
  );
}
