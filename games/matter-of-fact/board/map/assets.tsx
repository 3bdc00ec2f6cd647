import { classes } from '@parlour/kit/classes.ts';
import { hexPath } from '@parlour/kit/hex/geometry.ts';
import { markOf } from '@parlour/kit/seats/index.ts';
import { ASSET_IDS, type AssetId, KIND_OF, numberOf } from '../../content/assets.ts';
import { CELL_OF } from '../../content/map.ts';
import { IconAt } from '../art/icon.tsx';
import { KIND_COLOURS } from '../art/look.ts';
import { useTable } from '../table/context.ts';
import { centre, hexOf, LAYOUT } from './cells.ts';
import css from './map.module.css';
import { Plate } from './plate.tsx';

const c = classes(css);

/** Who owns what, and what can be seen of it from above: workers, a guard, a raider, smoke where it works. */
export function AssetMarks() {
  return (
    <>
      {ASSET_IDS.map((asset) => (
        <AssetMark key={asset} asset={asset} />
      ))}
    </>
  );
}

function AssetMark({ asset }: { asset: AssetId }) {
  const { view, facts, sitters, seat } = useTable();
  const { owner, workers, hasGuard, capture } = view.assets[asset];
  const { cost, isReady, standstill, workers: needed } = facts.assets[asset];
  const { x, y } = centre(CELL_OF[asset]);
  const sitter = owner === null ? undefined : sitters[owner];
  const raider = capture === null ? undefined : sitters[capture.raider];
  const mark = sitter === undefined ? null : markOf(sitter);
  return (
    <g data-place={`asset-${asset}`}>
      {mark !== null && (
        <>
          <path d={hexPath(hexOf(CELL_OF[asset]), LAYOUT, 9)} fill={mark.colour} fillOpacity=".34" />
          <path d={hexPath(hexOf(CELL_OF[asset]), LAYOUT, 11)} fill="none" stroke={mark.colour} strokeWidth="5" />
        </>
      )}
      <g transform={`translate(${x} ${y})`}>
        {isReady && capture === null && <Smoke />}
        <Plate sign={String(numberOf(asset))} colour={KIND_COLOURS[KIND_OF[asset]]} />
        {mark === null ? (
          <text y="47" className={c('cost')}>
            {cost}
          </text>
        ) : (
          <>
            <g transform="translate(33 -31)">
              <circle r="16" fill={mark.colour} stroke="#fff" strokeWidth="3" />
              <path d={mark.path} fill={mark.ink} transform="scale(.9) translate(-12 -12)" />
            </g>
            {view.players[owner ?? 0].isOnStrike ? <Picket /> : <Crew has={workers} needs={needed} />}
            {hasGuard && (
              <g transform="translate(-40 6)">
                <circle r="14" fill="#0d2644" stroke="#7db4e8" strokeWidth="2.500" />
                <IconAt name="police-officer-head" x={0} y={0} size={20} fill="#cfe6ff" />
              </g>
            )}
            {standstill !== null && capture === null && owner === seat && (
              <g transform="translate(38 12)">
                <path d="M0-15 16 12H-16Z" fill="#ff7a1a" stroke="#2b1200" strokeWidth="2.500" strokeLinejoin="round" />
                <path d="M0-6V3M0 8V8.500" stroke="#2b1200" strokeWidth="5" strokeLinecap="round" />
              </g>
            )}
          </>
        )}
        {raider !== undefined && (
          <Seized colour={raider.colour} symbol={raider.symbol} isDashed={capture?.mode === 'sabotage'} />
        )}
      </g>
    </g>
  );
}

/** Workers as pegs on a rail: those there are, and the places still empty. */
function Crew({ has, needs }: { has: number; needs: number }) {
  const places = Math.min(6, Math.max(has, needs));
  const start = -((places - 1) * 13) / 2;
  return (
    <g transform="translate(0 42)">
      <rect x={start - 11} y="-10" width={places * 13 + 9} height="20" rx="10" fill="#0b1c31" fillOpacity=".9" />
      {Array.from({ length: places }, (_, i) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is known by its number
          key={i}
          cx={start + i * 13}
          r="5.200"
          fill={i < has ? '#ffb26b' : 'none'}
          stroke={i < has ? '#ffb26b' : '#ff8f7d'}
          strokeWidth="2"
        />
      ))}
    </g>
  );
}

/** Nobody works here: a sign on a pole. */
const Picket = () => (
  <g transform="translate(0 34)">
    <path d="M0-4V18" stroke="#e8b98f" strokeWidth="5" />
    <rect x="-22" y="-24" width="44" height="24" rx="3" fill="#fff6e6" stroke="#a3261c" strokeWidth="4" />
    <IconAt name="megaphone" x={0} y={-12} size={19} fill="#a3261c" />
  </g>
);

const Smoke = () => (
  <g className={c('smoke')}>
    <circle cx="8" cy="-40" r="8" />
    <circle cx="16" cy="-52" r="10" />
    <circle cx="29" cy="-62" r="7" />
  </g>
);

/** A raider's banner and chain: solid where he operates, broken where he sabotages. */
function Seized({ colour, symbol, isDashed }: { colour: string; symbol: string; isDashed: boolean }) {
  const mark = markOf({ colour, symbol });
  return (
    <g>
      <path d="M-50-14 50 22M-50 22 50-14" stroke="#0b1c31" strokeWidth="11" strokeLinecap="round" />
      <path
        d="M-50-14 50 22M-50 22 50-14"
        stroke={mark.colour}
        strokeWidth="6"
        strokeDasharray={isDashed ? '9 11' : undefined}
        strokeLinecap="round"
      />
      <g transform="translate(0 4)">
        <rect x="-21" y="-21" width="42" height="42" rx="9" fill={mark.colour} stroke="#fff" strokeWidth="3" />
        <IconAt name={isDashed ? 'monkey-wrench' : 'padlock'} x={0} y={0} size={32} fill={mark.ink} />
      </g>
    </g>
  );
}
