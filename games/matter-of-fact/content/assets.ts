import type { Resource, Units } from './exchange.ts';

/** The 28 asset cards (specification, 5.3). */

export const ASSET_KINDS = ['mine', 'excavatingPlant', 'steelPlant', 'powerPlant', 'technologyPark'] as const;
export type AssetKind = (typeof ASSET_KINDS)[number];
export type Product = Resource | 'biobot';

/** What makes what: the technology printed on an asset, or on a card laid over it. */
export type Process = { readonly workers: number; readonly inputs: Readonly<Partial<Units>>; readonly output: number };

type AssetCard = {
  readonly letter: string;
  readonly count: number;
  readonly level: 1 | 2 | 3;
  readonly product: Product;
  readonly cost: number;
  readonly dividend: number;
  readonly basic: Process;
};

/** MF-5.4, MF-5.5, MF-5.7, MF-9.9, MF-10.2, MF-10.3, MF-10.7, MF-R5. Ours are the workers of the excavating plant, and workers and inputs of power plant and park. */
export const ASSETS_BY_KIND = {
  mine: {
    letter: 'M',
    count: 8,
    level: 1,
    product: 'coal',
    cost: 50,
    dividend: 3,
    basic: { workers: 2, inputs: {}, output: 1 },
  },
  excavatingPlant: {
    letter: 'X',
    count: 8,
    level: 1,
    product: 'ore',
    cost: 75,
    dividend: 5,
    basic: { workers: 2, inputs: {}, output: 1 },
  },
  steelPlant: {
    letter: 'S',
    count: 4,
    level: 2,
    product: 'steel',
    cost: 120,
    dividend: 8,
    basic: { workers: 3, inputs: { ore: 2 }, output: 1 },
  },
  powerPlant: {
    letter: 'E',
    count: 4,
    level: 2,
    product: 'energy',
    cost: 150,
    dividend: 13,
    basic: { workers: 2, inputs: { coal: 3 }, output: 1 },
  },
  technologyPark: {
    letter: 'T',
    count: 4,
    level: 3,
    product: 'biobot',
    cost: 250,
    dividend: 21,
    basic: { workers: 5, inputs: { steel: 3, energy: 3 }, output: 1 },
  },
} as const satisfies Record<AssetKind, AssetCard>;

type OneToEight = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
type OneToFour = 1 | 2 | 3 | 4;
export type AssetId = `${'M' | 'X'}${OneToEight}` | `${'S' | 'E' | 'T'}${OneToFour}`;

/** In the order of the table of assets: mines, excavating plants, steel plants, power plants, parks, each by number. */
export const ASSET_IDS: readonly AssetId[] = ASSET_KINDS.flatMap((kind) =>
  Array.from({ length: ASSETS_BY_KIND[kind].count }, (_, i) => `${ASSETS_BY_KIND[kind].letter}${i + 1}` as AssetId),
);

/** The kind of each asset. */
export const KIND_OF = Object.fromEntries(
  ASSET_IDS.map((id) => [id, ASSET_KINDS.find((kind) => ASSETS_BY_KIND[kind].letter === id[0])]),
) as Record<AssetId, AssetKind>;

export const numberOf = (asset: AssetId): number => Number(asset.slice(1));

/** MF-10.5, MF-R18. Half of the cost, rounded down. */
export const resaleOf = (kind: AssetKind): number => Math.floor(ASSETS_BY_KIND[kind].cost / 2);
