import { classes } from '@parlour/kit/classes.ts';
import { SeatMark } from '@parlour/kit/seats/index.ts';
import { Spoken } from '@parlour/kit/spoken/spoken.tsx';
import { type AssetId, KIND_OF, numberOf } from '../../content/assets.ts';
import { Icon } from '../art/icon.tsx';
import { KIND_COLOURS, KIND_ICONS } from '../art/look.ts';
import { Amount, Peg } from '../art/token.tsx';
import { useTable } from '../table/context.ts';
import { openAsset } from '../table/opening.ts';
import { listed } from '../table/reading.ts';
import { useIsLaid } from '../table/selection.ts';
import css from './hand.module.css';

const c = classes(css);

/** An asset of one's own in little: crew, inputs, product, and whether it will run. In stage 1 a click runs it. */
export function AssetCard({ asset }: { asset: AssetId }) {
  const { view, facts, words, label, say, offer, sitters } = useTable();
  const isLaid = useIsLaid((sheet) => sheet.is === 'asset' && sheet.asset === asset);
  const { workers, technology, hasGuard, capture } = view.assets[asset];
  const { workers: needs, inputs, output, product, standstill, ownLabour } = facts.assets[asset];
  const run = offer('run');
  const canRun = run.isOffered && run.allows({ asset });
  const kind = KIND_OF[asset];
  const raider = capture === null ? undefined : sitters[capture.raider];
  const places = Math.min(7, Math.max(workers, needs));
  const state = standstill === null ? label.asset.ready : words.standstill(standstill, say);
  return (
    <button
      type="button"
      className={c('card', canRun && 'lit', standstill !== null && 'short')}
      style={{ '--kind': KIND_COLOURS[kind] } as React.CSSProperties}
      aria-pressed={isLaid}
      title={`${words.asset(asset)}: ${state}`}
      data-place={`card-${asset}`}
      onClick={() => (canRun ? run.pick({ asset }) : openAsset(asset))}
    >
      <Spoken words={`${words.asset(asset)}: ${words.process({ workers: needs, inputs, output }, product)}. ${state}`}>
        <span className={c('top')}>
          <Icon name={KIND_ICONS[kind]} size={16} />
          <b>{numberOf(asset)}</b>
          {technology !== null && <Icon name="cog" size={14} />}
          {hasGuard && <Icon name="police-officer-head" size={15} />}
          {raider !== undefined && <SeatMark sitter={raider} size={15} />}
          <i data-ok={standstill === null}>
            {capture !== null ? <Icon name="padlock" size={14} /> : standstill === null ? '✓' : '!'}
          </i>
        </span>
        <span className={c('flow')}>
          <span className={c('pegs')}>
            {Array.from({ length: places }, (_, i) => (
              <Peg
                // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number
                key={i}
                is={i < workers ? (i < needs ? 'worker' : 'spare') : ownLabour && i === workers ? 'chip' : 'missing'}
              />
            ))}
          </span>
          {listed(inputs).map(({ resource, units }) => (
            <Amount key={resource} of={resource} units={units} size={15} />
          ))}
          <span>→</span>
          <Amount of={product} units={output} size={16} />
        </span>
      </Spoken>
    </button>
  );
}
