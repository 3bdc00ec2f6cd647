import { classes } from '@parlour/kit/classes.ts';
import { hexPath, outlineOf } from '@parlour/kit/hex/geometry.ts';
import { HexLayer } from '@parlour/kit/hex/hex-map.tsx';
import { memo } from 'react';
import { KIND_OF } from '../../content/assets.ts';
import {
  type Area,
  BUSINESS_CENTRE,
  CELLS,
  type Cell,
  cellAt,
  HEXES,
  LAND,
  type Land,
  SITES,
  type Site,
} from '../../content/map.ts';
import { signOf } from '../../text/cells.ts';
import { KIND_COLOURS } from '../art/look.ts';
import { Dealership, Frontier, LabourExchange, Skyline, University } from '../art/sites.tsx';
import { Works } from '../art/works.tsx';
import { cellsIn, centre, grain, hexOf, LAYOUT, MAP } from './cells.ts';
import css from './map.module.css';
import { Plate } from './plate.tsx';

const c = classes(css);

/** The areas: a wash over the blueprint, so that one sees where borders are. */
const WASHES: Partial<Record<Area, string>> = {
  blackseam: '#06101d',
  redstone: '#d9703f',
  coalbrook: '#35c9b5',
  ironmoor: '#b08cff',
};

/** Where the name of an area stands: over two hexes of open country. */
const SIGNS: Partial<Record<Area, readonly [Cell, Cell]>> = {
  blackseam: [cellAt(-1, -5), cellAt(0, -5)],
  redstone: [cellAt(5, -5), cellAt(6, -5)],
  ironmoor: [cellAt(-6, 5), cellAt(-5, 5)],
  coalbrook: [cellAt(0, 5), cellAt(1, 5)],
};
const SIGNED: readonly Cell[] = Object.values(SIGNS).flat();

/** What is printed: the country and its areas. Drawn once. */
export const LandSheet = memo(function LandSheet({ names }: { names: Record<Area, string> }) {
  return (
    <HexLayer map={MAP}>
      {CELLS.map((cell) => (
        <path key={cell} d={hexPath(hexOf(cell), LAYOUT, 1.2)} fill={`var(--mf-${LAND[cell]})`} />
      ))}
      {Object.entries(WASHES).map(([area, wash]) => (
        <path
          key={area}
          d={cellsIn(area as Area)
            .map((cell) => hexPath(hexOf(cell), LAYOUT, 1.2))
            .join('')}
          fill={wash}
          fillOpacity={area === 'blackseam' ? 0.22 : 0.13}
        />
      ))}
      <path
        d={CELLS.map((cell) => hexPath(hexOf(cell), LAYOUT)).join('')}
        fill="none"
        stroke="var(--mf-grid)"
        strokeWidth="1.500"
      />
      {CELLS.map((cell) =>
        SITES[cell].is === 'open' && !SIGNED.includes(cell) ? (
          <Country key={cell} cell={cell} land={LAND[cell]} />
        ) : null,
      )}
      {Object.entries(SIGNS).map(([area, [left, right]]) => {
        const [x, y] = [(centre(left).x + centre(right).x) / 2, centre(left).y];
        const lines = names[area as Area].split(' ');
        return lines.map((line, i) => (
          <text
            key={line}
            x={x}
            y={y + (lines.length > 1 ? -4 : 8) + (i - (lines.length - 1) / 2) * 34}
            fontSize={line.length > 10 ? 30 : 34}
            className={c('area', line.length > 10 && 'long')}
          >
            {line}
          </text>
        ));
      })}
    </HexLayer>
  );
});

/** What stands on it: works, towers, posts. It lies over the light of reachable ground, so that nothing hides it. */
export const PlacesSheet = memo(function PlacesSheet() {
  return (
    <HexLayer map={MAP}>
      <path d={outlineOf(BUSINESS_CENTRE.map(hexOf), LAYOUT)} className={c('centreLine')} />
      {CELLS.map((cell) => (
        <Place key={cell} cell={cell} />
      ))}
      {CELLS.map((cell) =>
        isSigned(cell) ? (
          <text
            key={cell}
            x={centre(cell).x}
            y={centre(cell).y + (SITES[cell].is === 'businessCentre' ? 46 : 38)}
            className={c('sign', SITES[cell].is === 'businessCentre' && 'strong')}
          >
            {signOf(cell)}
          </text>
        ) : null,
      )}
    </HexLayer>
  );
});

/** What a sentence names by its sign bears it on the map: the business centre, frontier posts, open country. */
const isSigned = (cell: Cell): boolean => ['open', 'frontier', 'businessCentre'].includes(SITES[cell].is);

/** Open country in a few strokes of chalk. */
function Country({ cell, land }: { cell: Cell; land: Land }) {
  const next = grain(cell + 7);
  const { x, y } = centre(cell);
  const d = STROKES[land]?.(next) ?? '';
  return d === '' ? null : <path d={d} transform={`translate(${x} ${y})`} className={c('chalk')} />;
}

const spots = (count: number, next: () => number, draw: (x: number, y: number, size: number) => string): string =>
  Array.from({ length: count }, (_, i) => {
    const angle = ((i + next() * 0.6) / count) * Math.PI * 2;
    const far = 12 + next() * 18;
    return draw(Math.round(Math.cos(angle) * far), Math.round(Math.sin(angle) * far * 0.8), 0.8 + next() * 0.5);
  }).join('');

const STROKES: Partial<Record<Land, (next: () => number) => string>> = {
  hill: (next) =>
    spots(
      3,
      next,
      (x, y, s) =>
        `M${x - 15 * s} ${y + 6}q${15 * s}-${22 * s} ${30 * s} 0M${x - 5} ${y - 1}l4 5M${x + 3} ${y - 2}l5 6`,
    ),
  forest: (next) => spots(5, next, (x, y, s) => `M${x} ${y - 11 * s}l${7 * s} ${13 * s}h-${14 * s}ZM${x} ${y + 2}v5`),
  meadow: (next) => spots(5, next, (x, y) => `M${x - 5} ${y}q3-6 4 0M${x} ${y}q1-8 4-6`),
  rock: (next) => spots(4, next, (x, y, s) => `M${x - 9 * s} ${y + 5}l5-${11 * s} 7 3 6 8ZM${x - 4} ${y - 5}l3 9`),
  moor: (next) => spots(6, next, (x, y) => `M${x - 7} ${y}h14M${x - 3} ${y - 4}v-5M${x + 2} ${y - 4}v-7`),
};

/** As their names have it: universities I and II, labour exchanges 1 to 3. */
const plateOf = (site: Site): string =>
  site.is === 'university'
    ? site.university === 'U1'
      ? 'I'
      : 'II'
    : site.is === 'labourExchange'
      ? site.exchange.slice(1)
      : '';

/** A place: its outline by kind, its drawing, and its number. */
function Place({ cell }: { cell: Cell }) {
  const site = SITES[cell];
  const { x, y } = centre(cell);
  const { q } = HEXES[cell];
  if (site.is === 'open') return null;
  return (
    <>
      {site.is === 'asset' && (
        <path d={hexPath(hexOf(cell), LAYOUT, 6)} className={c('outline')} stroke={KIND_COLOURS[KIND_OF[site.asset]]} />
      )}
      {(site.is === 'university' || site.is === 'labourExchange' || site.is === 'dealership') && (
        <path d={hexPath(hexOf(cell), LAYOUT, 6)} className={c('outline', 'service')} />
      )}
      <g transform={`translate(${x} ${y + 6})`}>
        {site.is === 'asset' && <Works kind={KIND_OF[site.asset]} />}
        {site.is === 'frontier' && <Frontier />}
        {site.is === 'businessCentre' && <Skyline variant={q + 9} />}
        {site.is === 'university' && <University isSecond={site.university === 'U2'} />}
        {site.is === 'labourExchange' && <LabourExchange />}
        {site.is === 'dealership' && <Dealership />}
      </g>
      {(site.is === 'university' || site.is === 'labourExchange') && (
        <g transform={`translate(${x} ${y})`}>
          <Plate sign={plateOf(site)} colour="#f0a56c" />
        </g>
      )}
    </>
  );
}
