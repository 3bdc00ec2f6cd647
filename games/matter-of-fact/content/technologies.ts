import type { AssetKind, Process } from './assets.ts';

/** The 30 technology cards (specification, 5.4). Level I costs up to 50, level II more (MF-11.1). Our reconstruction but for N13. */

export const LEVELS = ['I', 'II'] as const;
export type Level = (typeof LEVELS)[number];

type TechnologyCard = {
  readonly level: Level;
  readonly fits: AssetKind;
  readonly price: number;
  readonly process: Process;
};

export const TECHNOLOGIES = {
  N01: { level: 'I', fits: 'mine', price: 10, process: { workers: 1, inputs: {}, output: 1 } },
  N02: { level: 'I', fits: 'mine', price: 10, process: { workers: 1, inputs: {}, output: 1 } },
  N03: { level: 'I', fits: 'mine', price: 25, process: { workers: 3, inputs: {}, output: 2 } },
  N04: { level: 'I', fits: 'mine', price: 40, process: { workers: 2, inputs: {}, output: 2 } },
  N05: { level: 'I', fits: 'mine', price: 40, process: { workers: 2, inputs: {}, output: 2 } },
  N06: { level: 'I', fits: 'mine', price: 50, process: { workers: 4, inputs: {}, output: 3 } },
  N07: { level: 'I', fits: 'excavatingPlant', price: 15, process: { workers: 1, inputs: {}, output: 1 } },
  N08: { level: 'I', fits: 'excavatingPlant', price: 15, process: { workers: 1, inputs: {}, output: 1 } },
  N09: { level: 'I', fits: 'excavatingPlant', price: 30, process: { workers: 3, inputs: {}, output: 2 } },
  N10: { level: 'I', fits: 'excavatingPlant', price: 50, process: { workers: 2, inputs: {}, output: 2 } },
  N11: { level: 'I', fits: 'excavatingPlant', price: 50, process: { workers: 2, inputs: {}, output: 2 } },
  N12: { level: 'I', fits: 'excavatingPlant', price: 50, process: { workers: 4, inputs: {}, output: 3 } },
  N13: { level: 'I', fits: 'steelPlant', price: 10, process: { workers: 2, inputs: { ore: 2 }, output: 1 } },
  N14: { level: 'I', fits: 'steelPlant', price: 45, process: { workers: 4, inputs: { ore: 4 }, output: 2 } },
  N15: { level: 'I', fits: 'powerPlant', price: 50, process: { workers: 3, inputs: { coal: 6 }, output: 2 } },
  N16: { level: 'II', fits: 'mine', price: 55, process: { workers: 1, inputs: {}, output: 2 } },
  N17: { level: 'II', fits: 'excavatingPlant', price: 65, process: { workers: 1, inputs: {}, output: 2 } },
  N18: { level: 'II', fits: 'steelPlant', price: 55, process: { workers: 3, inputs: { ore: 1 }, output: 1 } },
  N19: { level: 'II', fits: 'steelPlant', price: 55, process: { workers: 3, inputs: { ore: 1 }, output: 1 } },
  N20: { level: 'II', fits: 'steelPlant', price: 80, process: { workers: 3, inputs: { ore: 3 }, output: 2 } },
  N21: { level: 'II', fits: 'steelPlant', price: 110, process: { workers: 2, inputs: { ore: 2 }, output: 2 } },
  N22: { level: 'II', fits: 'powerPlant', price: 55, process: { workers: 2, inputs: { coal: 2 }, output: 1 } },
  N23: { level: 'II', fits: 'powerPlant', price: 60, process: { workers: 1, inputs: { coal: 2 }, output: 1 } },
  N24: { level: 'II', fits: 'powerPlant', price: 85, process: { workers: 3, inputs: { coal: 4 }, output: 2 } },
  N25: { level: 'II', fits: 'powerPlant', price: 120, process: { workers: 2, inputs: { coal: 3 }, output: 2 } },
  N26: {
    level: 'II',
    fits: 'technologyPark',
    price: 55,
    process: { workers: 3, inputs: { steel: 3, energy: 2 }, output: 1 },
  },
  N27: {
    level: 'II',
    fits: 'technologyPark',
    price: 70,
    process: { workers: 5, inputs: { steel: 1, energy: 3 }, output: 1 },
  },
  N28: {
    level: 'II',
    fits: 'technologyPark',
    price: 80,
    process: { workers: 5, inputs: { steel: 3, energy: 1 }, output: 1 },
  },
  N29: {
    level: 'II',
    fits: 'technologyPark',
    price: 75,
    process: { workers: 4, inputs: { steel: 2, energy: 2 }, output: 1 },
  },
  N30: {
    level: 'II',
    fits: 'technologyPark',
    price: 140,
    process: { workers: 3, inputs: { steel: 1, energy: 1 }, output: 1 },
  },
} as const satisfies Record<string, TechnologyCard>;

export type TechnologyId = keyof typeof TECHNOLOGIES;
export const TECHNOLOGY_IDS = Object.keys(TECHNOLOGIES) as TechnologyId[];
