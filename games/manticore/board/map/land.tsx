import { classes } from '@parlour/kit/classes.ts';
import { hexPath, outlineOf } from '@parlour/kit/hex/geometry.ts';
import { HexLayer } from '@parlour/kit/hex/hex-map.tsx';
import { memo } from 'react';
import { FIREWAY, HEXES, LAND, type Land as LandId, LOCATIONS } from '../../content/board.ts';
import { CELLS, cellsOf, centre, fireDistance, grain, hexOf, LAYOUT, MAP, SIDE } from './cells.ts';
import css from './map.module.css';
import { Places } from './places.tsx';
import { BURNT, WOODS, Woods } from './trees.tsx';

const c = classes(css);

/** Everything that is printed: drawn once for a table. */
export const Land = memo(function Land() {
  return (
    <HexLayer map={MAP}>
      <Woods />
      <Parchment />
      <path d={outlineOf(HEXES, LAYOUT)} fill="var(--mc-floor-1)" />
      {CELLS.map((cell) => (
        <path key={cell} d={hexPath(hexOf(cell), LAYOUT)} fill={groundOf(cell)} data-place={`land-${cell}`} />
      ))}
      <path
        d={CELLS.map((cell) => hexPath(hexOf(cell), LAYOUT)).join('')}
        fill="none"
        stroke="var(--mc-grid)"
        strokeWidth="1.6"
      />
      {CELLS.filter((cell) => LAND[cell] === 'forest' && !FIREWAY.includes(cell)).map((cell) => {
        const dice = grain(cell);
        const { x, y } = centre(cell);
        const variant = fireDistance(cell) <= 1 ? WOODS + (cell % BURNT) : Math.floor(dice() * WOODS);
        const turn = dice() < 0.5 ? -1 : 1;
        return <use key={cell} href={`#mc-wood-${variant}`} transform={`translate(${x} ${y}) scale(${turn} 1)`} />;
      })}
      {(['cave', ...LOCATIONS] as const).map((land) => (
        <Border key={land} land={land} />
      ))}
      <Wall />
      <path d={outlineOf(HEXES, LAYOUT)} fill="none" stroke="var(--mc-ink)" strokeWidth="5" strokeLinejoin="round" />
      <Places />
      <Signs />
    </HexLayer>
  );
});

/** Locations have a bold border, so that one sees at a glance which cells belong together. */
function Border({ land }: { land: LandId }) {
  const line = outlineOf(cellsOf(land).map(hexOf), LAYOUT);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={line} stroke="var(--mc-ink)" strokeWidth="9" />
      <path d={line} stroke="var(--mc-border)" strokeWidth="4" />
    </g>
  );
}

function Wall() {
  const line = outlineOf(cellsOf('city').map(hexOf), LAYOUT);
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={line} stroke="var(--mc-ink)" strokeWidth="15" />
      <path d={line} stroke="var(--mc-wall-2)" strokeWidth="10" />
      <path d={line} stroke="var(--mc-ink)" strokeWidth="10" strokeDasharray="2.5 12.5" />
    </g>
  );
}

const GROUNDS: Partial<Record<LandId, string>> = {
  city: 'var(--mc-city)',
  cave: 'var(--mc-rock)',
  forge: 'var(--mc-iron)',
  elvenWorkshop: 'var(--mc-glade)',
  dwarfWorkshop: 'var(--mc-stone)',
  shoeManufactory: 'var(--mc-hide)',
  witchHut: 'var(--mc-bog)',
  druidHut: 'var(--mc-moss)',
  iceTower: 'var(--mc-ice)',
  fieryEarth: 'var(--mc-lava)',
};

function groundOf(cell: number): string {
  const land = LAND[cell] ?? 'forest';
  const own = GROUNDS[land];
  if (own !== undefined) return own;
  const far = fireDistance(cell);
  if (far === 0) return 'var(--mc-ash-deep)';
  if (far === 1) return 'var(--mc-ash)';
  return `var(--mc-floor-${1 + Math.floor(grain(cell + 500)() * 3)})`;
}

/** A sheet with torn edges under the map. */
function Parchment() {
  const dice = grain(77);
  const [x0, y0, x1, y1] = [MAP.x + 4, MAP.y + 4, MAP.x + MAP.width - 4, MAP.y + MAP.height - 4];
  const torn = (n: number) => n + (dice() - 0.5) * 9;
  const points: string[] = [];
  const side = (ax: number, ay: number, bx: number, by: number) => {
    for (let i = 0; i < 34; i++) {
      const t = i / 34;
      points.push(`${torn(ax + (bx - ax) * t).toFixed(1)} ${torn(ay + (by - ay) * t).toFixed(1)}`);
    }
  };
  side(x0, y0, x1, y0);
  side(x1, y0, x1, y1);
  side(x1, y1, x0, y1);
  side(x0, y1, x0, y0);
  const sheet = `M${points.join('L')}Z`;
  return (
    <>
      <path d={sheet} fill="rgb(0 0 0 / .45)" transform="translate(5 8)" />
      <path d={sheet} fill="var(--mc-parchment)" stroke="var(--mc-parchment-edge)" strokeWidth="5" />
      <path d={sheet} fill="none" stroke="var(--mc-parchment-edge)" strokeWidth="26" opacity=".28" />
    </>
  );
}

/** The signs of the cells, as on a chessboard: letters from the west, numbers along the first column and the last. */
function Signs() {
  const columns = [...new Set(HEXES.map(({ q }) => q))];
  const [top, bottom] = [MAP.y + 29, MAP.y + MAP.height - 11];
  const rows = CELLS.filter((cell) => hexOf(cell).q === columns[0]);
  const shift = centre(rows[0] ?? 0).x;
  return (
    <g className={c('sign')} textAnchor="middle">
      {columns.map((q, i) => (
        <g key={q}>
          <text x={1.5 * SIDE * q} y={top}>
            {String.fromCharCode(65 + i)}
          </text>
          <text x={1.5 * SIDE * q} y={bottom}>
            {String.fromCharCode(65 + i)}
          </text>
        </g>
      ))}
      {rows.map((cell, i) => (
        <g key={cell}>
          <text x={MAP.x + 19} y={centre(cell).y + 10}>
            {i + 1}
          </text>
          <text x={-shift + SIDE + 19} y={centre(cell).y + 10}>
            {i + 1}
          </text>
        </g>
      ))}
    </g>
  );
}
