import type { AssetId } from './assets.ts';

/** MF-2.1, MF-3.1. The map (specification, 5.2): pointy-top hexes in axial coordinates, the middle of the business centre at (0, 0). Our reconstruction. */

/**
 * Every row from north to south: the coordinates of its first hex, what stands on its hexes from west to east (`#` frontier post,
 * `.` open country), and how the land looks, which has no effect.
 */
export const ROWS = [
  { r: -5, q: -3, sites: '. M3 . . X1 . # M4 . . X4 .', lands: 'hwhfwmrwkfwm' },
  { r: -4, q: -4, sites: '. . . S1 . . # . . U2 . . T2', lands: 'hmhwhmrmktkmw' },
  { r: -3, q: -4, sites: 'T1 . . . L1 # . AD . . . E2', lands: 'whfhtrmtfkmw' },
  { r: -2, q: -5, sites: '. . M2 . . . # . . . X3 . .', lands: 'mhwhmhrkfkwkf' },
  { r: -1, q: -5, sites: 'E1 . . M1 . BC BC . X2 . . S2', lands: 'wfhwhttfwmkw' },
  { r: 0, q: -6, sites: '# # # # # BC BC BC # # # # #', lands: 'rrrrrtttrrrrr' },
  { r: 1, q: -6, sites: 'S4 . . X6 . BC BC . M5 . . E3', lands: 'wkkwottfwhhw' },
  { r: 2, q: -7, sites: '. . X7 . . . # . . . M6 . .', lands: 'okwmokrfmhwfm' },
  { r: 3, q: -7, sites: 'E4 . . . U1 . # L2 . . . T3', lands: 'wkmotkrthhfw' },
  { r: 4, q: -8, sites: 'T4 . . L3 . . # . . S3 . . .', lands: 'wkmtkkrmhwfmh' },
  { r: 5, q: -8, sites: '. X8 . . M8 # . X5 . . M7 .', lands: 'kwokwrmwhfwh' },
] as const;

const LANDS = {
  h: 'hill',
  f: 'forest',
  m: 'meadow',
  k: 'rock',
  o: 'moor',
  w: 'works',
  t: 'town',
  r: 'road',
} as const;
export type Land = (typeof LANDS)[keyof typeof LANDS];

const UNIVERSITIES = ['U1', 'U2'] as const;
export type UniversityId = (typeof UNIVERSITIES)[number];
const LABOUR_EXCHANGES = ['L1', 'L2', 'L3'] as const;
export type LabourExchangeId = (typeof LABOUR_EXCHANGES)[number];

/** MF-2.4, MF-2.6. What stands on a hex. */
export type Site =
  | { readonly is: 'open' }
  | { readonly is: 'frontier' }
  | { readonly is: 'businessCentre' }
  | { readonly is: 'dealership' }
  | { readonly is: 'university'; readonly university: UniversityId }
  | { readonly is: 'labourExchange'; readonly exchange: LabourExchangeId }
  | { readonly is: 'asset'; readonly asset: AssetId };

/** MF-2.5. The frontier lines are between the areas; the business centre belongs to none. */
export type Area = 'blackseam' | 'redstone' | 'coalbrook' | 'ironmoor' | 'border' | 'centre';

type Count<N extends number, Found extends number[] = []> = Found['length'] extends N
  ? Found[number]
  : Count<N, [...Found, Found['length']]>;
export const CELL_COUNT = 137;
/** A hex of the map: its number, row by row from the north-west. */
export type Cell = Count<typeof CELL_COUNT>;
type Hex = { readonly q: number; readonly r: number };
/** One entry a cell, so that none is ever missing. */
export type PerCell<T> = readonly T[] & Record<Cell, T>;

const printed = ROWS.flatMap(({ q, r, sites, lands }) => {
  const signs = sites.split(' ');
  const middle = signs.findIndex((sign) => sign === 'BC' || (sign === '#' && r !== 0));
  return signs.map((sign, i) => ({
    hex: { q: q + i, r },
    site: siteOf(sign),
    land: LANDS[lands[i] as keyof typeof LANDS],
    area: areaOf(sign, r < 0, i < middle),
  }));
});

export const CELLS = printed.map((_, cell) => cell as Cell);
export const HEXES = printed.map(({ hex }) => hex) as unknown as PerCell<Hex>;
export const SITES = printed.map(({ site }) => site) as unknown as PerCell<Site>;
export const LAND = printed.map(({ land }) => land) as unknown as PerCell<Land>;
export const AREAS = printed.map(({ area }) => area) as unknown as PerCell<Area>;

const places = new Map(CELLS.map((cell) => [`${HEXES[cell].q},${HEXES[cell].r}`, cell]));
/** The cell at these coordinates. */
export function cellAt(q: number, r: number): Cell {
  const cell = places.get(`${q},${r}`);
  if (cell === undefined) throw new RangeError(`there is no hex (${q},${r})`);
  return cell;
}

/** MF-2.3. Where each asset lies. */
export const CELL_OF = Object.fromEntries(
  CELLS.flatMap((cell) => {
    const site = SITES[cell];
    return site.is === 'asset' ? [[site.asset, cell]] : [];
  }),
) as Record<AssetId, Cell>;

/** The asset on each cell; `null` where there is none. */
export const ASSET_AT = SITES.map((site) =>
  site.is === 'asset' ? site.asset : null,
) as unknown as PerCell<AssetId | null>;
export const IS_FRONTIER = SITES.map((site) => site.is === 'frontier') as unknown as PerCell<boolean>;

/** MF-2.2, MF-R59. The business centre, in the order in which arrested chips are set down. */
export const BUSINESS_CENTRE: readonly Cell[] = [
  cellAt(0, 0),
  cellAt(1, 0),
  cellAt(1, -1),
  cellAt(0, -1),
  cellAt(-1, 0),
  cellAt(-1, 1),
  cellAt(0, 1),
];

function siteOf(sign: string): Site {
  if (sign === '.') return { is: 'open' };
  if (sign === '#') return { is: 'frontier' };
  if (sign === 'BC') return { is: 'businessCentre' };
  if (sign === 'AD') return { is: 'dealership' };
  if (sign.startsWith('U')) return { is: 'university', university: sign as UniversityId };
  if (sign.startsWith('L')) return { is: 'labourExchange', exchange: sign as LabourExchangeId };
  return { is: 'asset', asset: sign as AssetId };
}

/** A row falls into a western and an eastern half; between them stand frontier posts or the business centre. */
function areaOf(sign: string, isNorth: boolean, isWest: boolean): Area {
  if (sign === '#') return 'border';
  if (sign === 'BC') return 'centre';
  if (isNorth) return isWest ? 'blackseam' : 'redstone';
  return isWest ? 'ironmoor' : 'coalbrook';
}
