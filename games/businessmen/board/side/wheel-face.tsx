import { memo } from 'react';
import { GOODS, type GoodId } from '../../content/goods.ts';
import { MISFORTUNE_SECTORS, MISFORTUNE_WHEEL, type MisfortuneSectorId } from '../../content/misfortune-wheel.ts';
import { ON_PRICE_WHEEL, PRICE_SECTORS, type PriceSectorId } from '../../content/price-wheel.ts';
import { iconHref } from '../art/icon.tsx';
import { GOOD_LOOKS, TRAIT_ICONS } from '../art/look.ts';

export type WheelKind = 'prices' | 'misfortune';
const SECTOR = 30;

/** How far a wheel is turned when its pointer, at the top, shows a sector. */
export const angleOf = (sector: PriceSectorId | MisfortuneSectorId): number => {
  const at = PRICE_SECTORS.indexOf(sector as PriceSectorId);
  return -SECTOR * ((at >= 0 ? at : MISFORTUNE_SECTORS.indexOf(sector as MisfortuneSectorId)) + 0.5);
};

const turned = (degrees: number, radius: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};
const wedge = (at: number): string => `M0 0 ${turned(at * SECTOR, 96)}A96 96 0 0 1 ${turned((at + 1) * SECTOR, 96)}Z`;

/** The face of a wheel, drawn about its middle; it never changes, only turns. */
export const WheelFace = memo(({ kind }: { kind: WheelKind }) => (
  <>
    <circle r="100" fill="#5b3715" />
    {kind === 'prices'
      ? PRICE_SECTORS.map((sector, at) => <PriceSector key={sector} sector={sector} at={at} />)
      : MISFORTUNE_SECTORS.map((sector, at) => <MisfortuneSector key={sector} sector={sector} at={at} />)}
    <circle r="97.500" fill="none" stroke="#8a5a26" strokeWidth="5" />
    {Array.from({ length: 12 }, (_, i) => i * SECTOR).map((degrees) => (
      <circle key={degrees} r="3.200" transform={`rotate(${degrees}) translate(0 -97.500)`} fill="#ffe08a" />
    ))}
    <circle r="15" fill="#8a5a26" stroke="#4a2c0e" strokeWidth="2" />
    <circle r="6" fill="#ffd34d" stroke="#4a2c0e" strokeWidth="1.500" />
  </>
));

const BY = PRICE_SECTORS.flatMap((sector) => {
  const found = ON_PRICE_WHEEL[sector];
  return found.kind === 'price' ? Object.values(found.moves) : [];
});
/** By how much a price goes up or down on this wheel: it is the same in every sector, and written beside the wheel. */
export const MOVES = { up: Math.max(...BY), down: -Math.min(...BY) };

/** Where the two goods of a sector lie, from the rim inwards, and the signs under them. */
const OUTER = { at: -80, radius: 13, icon: 19, sign: 'm0-65 8 11h-16Z' };
const INNER = { at: -40, radius: 9.5, icon: 14, sign: 'm0-19-6-9h12Z' };

/** The good that rises lies at the rim over an arrow up, the one that falls further in over an arrow down. */
function PriceSector({ sector, at }: { sector: PriceSectorId; at: number }) {
  const found = ON_PRICE_WHEEL[sector];
  const isEmbargo = found.kind === 'embargo';
  const goods: readonly GoodId[] = isEmbargo
    ? found.goods
    : GOODS.filter((good) => found.moves[good] !== undefined).sort(
        (a, b) => (found.moves[b] ?? 0) - (found.moves[a] ?? 0),
      );
  return (
    <g>
      <path
        d={wedge(at)}
        fill={isEmbargo ? '#b93a22' : at % 4 === 0 ? '#fff4cf' : '#d8eefa'}
        stroke="#5b3715"
        strokeWidth="1.500"
      />
      <g transform={`rotate(${(at + 0.5) * SECTOR})`}>
        {goods.map((good, i) => {
          const { at: y, radius, icon, sign } = i === 0 ? OUTER : INNER;
          return (
            <g key={good}>
              <circle cy={y} r={radius} fill={GOOD_LOOKS[good].colour} stroke="#2a1a08" strokeWidth="1.200" />
              <use
                href={iconHref(GOOD_LOOKS[good].icon)}
                x={-icon / 2}
                y={y - icon / 2}
                width={icon}
                height={icon}
                color={GOOD_LOOKS[good].ink}
              />
              {!isEmbargo && <path d={sign} fill={i === 0 ? '#1f7a10' : '#b3200c'} />}
            </g>
          );
        })}
        {isEmbargo && (
          <g transform="translate(0 -58)">
            <circle r="7" fill="#fff" stroke="#5b1608" strokeWidth="1.500" />
            <path d="M-4.500 0h9" stroke="#b3200c" strokeWidth="3.200" />
          </g>
        )}
      </g>
    </g>
  );
}

function MisfortuneSector({ sector, at }: { sector: MisfortuneSectorId; at: number }) {
  const hits = MISFORTUNE_WHEEL[sector];
  return (
    <g>
      <path d={wedge(at)} fill={hits === null ? '#8cc56b' : '#ffbf3a'} stroke="#5b3715" strokeWidth="1.500" />
      <g transform={`rotate(${(at + 0.5) * SECTOR})`} color={hits === null ? '#2c5a18' : '#4a2600'}>
        <use
          href={iconHref(hits === null ? 'sun' : TRAIT_ICONS[hits])}
          x={hits === null ? -9 : -13}
          y={hits === null ? -84 : -88}
          width={hits === null ? 18 : 26}
          height={hits === null ? 18 : 26}
        />
        {hits !== null && <path d="m0-58 6 10h-12Z" fill="#b3200c" />}
      </g>
    </g>
  );
}
