import { distance } from '@parlour/kernel/hex.ts';
import { describe, expect, test } from 'vitest';
import { BOARD } from '../rules/02-map/map.ts';
import { ACTION_CARD_IDS, ACTION_CARDS, type ActionCard, CONTRACT_IDS } from './action-cards.ts';
import { ASSET_IDS, ASSET_KINDS, ASSETS_BY_KIND, KIND_OF, resaleOf } from './assets.ts';
import { LAST_COLUMN, PRICES, RESOURCES, type Resource } from './exchange.ts';
import { AREAS, BUSINESS_CENTRE, CELL_OF, CELLS, type Cell, cellAt, HEXES, LAND, SITES } from './map.ts';
import { HIRE_COST, START_MONEY, START_WORKERS, TOKENS, WORKERS_IN_ALL } from './table.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from './technologies.ts';
import { DEALERSHIP, SPEED, TRAINS } from './vehicles.ts';

const count = <T>(values: readonly T[], is: (value: T) => boolean): number => values.filter(is).length;
const cellsOf = (is: string): Cell[] => CELLS.filter((cell) => SITES[cell].is === is);
const toCentre = (cell: Cell): number => Math.min(...BUSINESS_CENTRE.map((centre) => distance(BOARD, cell, centre)));
const cardsOf = (is: ActionCard['is']) => ACTION_CARD_IDS.filter((id) => ACTION_CARDS[id].is === is);

/** The cells that hang together with `start` when those `isClosed` are taken out. */
function component(start: Cell, isClosed: (cell: Cell) => boolean): Cell[] {
  const found = [start];
  for (const cell of found)
    for (const to of CELLS) if (distance(BOARD, cell, to) === 1 && !isClosed(to) && !found.includes(to)) found.push(to);
  return found;
}

describe('the map', () => {
  test('MF-2.1, MF-2.6: 137 hexes, 78 of them open country; the look of the land is decoration', () => {
    expect(CELLS).toHaveLength(137);
    expect(cellsOf('open')).toHaveLength(78);
    expect(CELLS.filter((cell) => LAND[cell] === 'works').map((cell) => SITES[cell].is)).toEqual(
      Array.from({ length: 28 }, () => 'asset'),
    );
  });

  test('MF-2.2, MF-C1: the business centre has seven hexes that hang together', () => {
    expect(cellsOf('businessCentre').sort()).toEqual([...BUSINESS_CENTRE].sort());
    expect(component(cellAt(0, 0), (cell) => SITES[cell].is !== 'businessCentre')).toHaveLength(7);
  });

  test('MF-2.3, MF-C2: 28 assets, 8 + 8 + 4 + 4 + 4, each on its own hex; seven in each area', () => {
    expect(ASSET_IDS).toHaveLength(28);
    expect(ASSET_KINDS.map((kind) => count(ASSET_IDS, (id) => KIND_OF[id] === kind))).toEqual([8, 8, 4, 4, 4]);
    expect(new Set(ASSET_IDS.map((id) => CELL_OF[id])).size).toBe(28);
    for (const area of ['blackseam', 'redstone', 'coalbrook', 'ironmoor'])
      expect(ASSET_IDS.filter((id) => AREAS[CELL_OF[id]] === area)).toHaveLength(7);
    expect([CELL_OF.M1, CELL_OF.X2, CELL_OF.S3, CELL_OF.E4, CELL_OF.T2]).toEqual([
      cellAt(-2, -1),
      cellAt(3, -1),
      cellAt(1, 4),
      cellAt(-7, 3),
      cellAt(8, -4),
    ]);
  });

  test('MF-2.4, MF-C10: two universities, three labour exchanges, one dealership', () => {
    expect(['university', 'labourExchange', 'dealership'].map((is) => cellsOf(is).length)).toEqual([2, 3, 1]);
    expect(SITES[cellAt(3, -3)]).toEqual({ is: 'dealership' });
    expect(SITES[cellAt(-3, 3)]).toEqual({ is: 'university', university: 'U1' });
  });

  test('MF-2.5, MF-C11: 18 frontier posts close four areas of 28 hexes; only the centre leads round them', () => {
    expect(cellsOf('frontier')).toHaveLength(18);
    const isClosed = (cell: Cell) => SITES[cell].is === 'frontier' || SITES[cell].is === 'businessCentre';
    for (const asset of ['M1', 'X2', 'M5', 'X6'] as const) {
      const area = component(CELL_OF[asset], isClosed);
      expect(area).toHaveLength(28);
      expect(new Set(area.map((cell) => AREAS[cell]))).toEqual(new Set([AREAS[CELL_OF[asset]]]));
    }
    const withoutPosts = component(cellAt(0, 0), (cell) => SITES[cell].is === 'frontier');
    expect(withoutPosts).toHaveLength(137 - 18);
  });

  test('the shape and the kinds of assets are point-symmetric about the centre', () => {
    for (const cell of CELLS) {
      const { q, r } = HEXES[cell];
      const other = SITES[cellAt(-q, -r)];
      const site = SITES[cell];
      if (site.is !== 'asset' || other.is !== 'asset') expect(site.is === 'asset').toBe(other.is === 'asset');
      else expect(KIND_OF[site.asset]).toBe(KIND_OF[other.asset]);
    }
  });

  test('MF-C12, MF-4.3: the first train journey reaches dealership, mines, excavating plants, universities and exchanges', () => {
    const near = CELLS.filter((cell) => toCentre(cell) <= SPEED.train);
    expect(near).toHaveLength(91);
    const sites = near.map((cell) => SITES[cell]);
    expect(count(sites, ({ is }) => is === 'university')).toBe(2);
    expect(count(sites, ({ is }) => is === 'labourExchange')).toBe(3);
    expect(count(sites, ({ is }) => is === 'dealership')).toBe(1);
    const assets = sites.flatMap((site) => (site.is === 'asset' ? [site.asset] : [])).sort();
    expect(assets).toEqual(['M1', 'M2', 'M4', 'M5', 'M6', 'M8', 'S1', 'S3', 'X1', 'X2', 'X3', 'X5', 'X6', 'X7']);
  });
});

describe('assets', () => {
  test('MF-10.2, MF-10.3, MF-C3: costs, dividends and products as printed', () => {
    const rows = ASSET_KINDS.map((kind) => ASSETS_BY_KIND[kind]);
    expect(rows.map(({ cost }) => cost)).toEqual([50, 75, 120, 150, 250]);
    expect(rows.map(({ dividend }) => dividend)).toEqual([3, 5, 8, 13, 21]);
    expect(rows.map(({ product }) => product)).toEqual(['coal', 'ore', 'steel', 'energy', 'biobot']);
  });

  test('MF-R18: half of the cost, rounded down', () => {
    expect(ASSET_KINDS.map(resaleOf)).toEqual([25, 37, 60, 75, 125]);
  });

  test('MF-C4, MF-C5, MF-C6, MF-C7, MF-C8: the basic technologies', () => {
    expect(ASSETS_BY_KIND.mine.basic).toEqual({ workers: 2, inputs: {}, output: 1 });
    expect(ASSETS_BY_KIND.excavatingPlant.basic).toEqual({ workers: 2, inputs: {}, output: 1 });
    expect(ASSETS_BY_KIND.steelPlant.basic).toEqual({ workers: 3, inputs: { ore: 2 }, output: 1 });
    expect(ASSETS_BY_KIND.powerPlant.basic).toEqual({ workers: 2, inputs: { coal: 3 }, output: 1 });
    expect(ASSETS_BY_KIND.technologyPark.basic).toEqual({ workers: 5, inputs: { steel: 3, energy: 3 }, output: 1 });
  });
});

describe('technologies', () => {
  const ids = (level: 'I' | 'II') => TECHNOLOGY_IDS.filter((id) => TECHNOLOGIES[id].level === level);

  test('MF-C13: thirty in two levels, up to 50 and above, mostly for the assets they should be for', () => {
    expect(TECHNOLOGY_IDS).toHaveLength(30);
    expect([ids('I').length, ids('II').length]).toEqual([15, 15]);
    expect(ids('I').every((id) => TECHNOLOGIES[id].price <= 50)).toBe(true);
    expect(ids('II').every((id) => TECHNOLOGIES[id].price > 50)).toBe(true);
    const isRaw = (id: (typeof TECHNOLOGY_IDS)[number]) => ASSETS_BY_KIND[TECHNOLOGIES[id].fits].level === 1;
    expect(count(ids('I'), isRaw)).toBe(12);
    expect(count(ids('II'), isRaw)).toBe(2);
  });

  test('MF-C14, MF-C15: the steel card of the raid example, and cards that give two coal', () => {
    expect(TECHNOLOGIES.N13).toMatchObject({
      fits: 'steelPlant',
      process: { workers: 2, inputs: { ore: 2 }, output: 1 },
    });
    const twoCoal = TECHNOLOGY_IDS.filter(
      (id) => TECHNOLOGIES[id].fits === 'mine' && TECHNOLOGIES[id].process.output === 2,
    );
    expect(twoCoal).toEqual(['N03', 'N04', 'N05', 'N16']);
  });

  test('MF-C16: each beats the basic card in workers, in an input or in output', () => {
    for (const id of TECHNOLOGY_IDS) {
      const { fits, process } = TECHNOLOGIES[id];
      const { basic } = ASSETS_BY_KIND[fits];
      const used = (inputs: object, resource: Resource) => (inputs as Partial<Record<Resource, number>>)[resource] ?? 0;
      const saves = RESOURCES.some((resource) => used(process.inputs, resource) < used(basic.inputs, resource));
      expect([id, process.workers < basic.workers || process.output > basic.output || saves]).toEqual([id, true]);
    }
  });
});

describe('action cards', () => {
  test('MF-C17: fifty of five kinds', () => {
    expect(ACTION_CARD_IDS).toHaveLength(50);
    const kinds = ['contract', 'subsidy', 'dividend', 'taxes', 'transportTax'] as const;
    expect(kinds.map((kind) => cardsOf(kind).length)).toEqual([16, 10, 10, 8, 6]);
    expect(CONTRACT_IDS).toHaveLength(16);
  });

  test('MF-C18, MF-C19, MF-C20: the example cards', () => {
    expect(ACTION_CARDS.A01).toEqual({ is: 'contract', units: { coal: 2, ore: 5 } });
    expect(ACTION_CARDS.A17).toEqual({
      is: 'subsidy',
      rates: { mine: 2, excavatingPlant: 5 },
      prices: { coal: -1, ore: -1 },
    });
    expect(ACTION_CARDS.A37).toEqual({ is: 'taxes', rates: { technology: 3 }, prices: {} });
  });

  test('MF-C21: dividends and taxes raise and lower prices; the sums over the deck', () => {
    const sums = (by: 1 | -1) =>
      RESOURCES.map((resource) =>
        count(ACTION_CARD_IDS, (id) => {
          const card: ActionCard = ACTION_CARDS[id];
          return card.is !== 'contract' && card.prices[resource] === by;
        }),
      );
    expect([sums(-1), sums(1)]).toEqual([
      [7, 7, 5, 6],
      [3, 3, 2, 3],
    ]);
    for (const kind of ['dividend', 'taxes', 'transportTax'] as const) {
      const moves = cardsOf(kind).flatMap((id) => {
        const card: ActionCard = ACTION_CARDS[id];
        return card.is === 'contract' ? [] : Object.values(card.prices);
      });
      expect(new Set(moves)).toEqual(new Set([1, -1]));
    }
  });
});

describe('exchange and bank', () => {
  test('MF-C22, MF-C23: printed prices are on their rows, which fall strictly; the contract of the example pays 54 twice', () => {
    for (const resource of RESOURCES) {
      const row: readonly number[] = PRICES[resource];
      expect(row).toHaveLength(LAST_COLUMN + 1);
      expect(row.every((price, i) => i === 0 || price < (row[i - 1] as number))).toBe(true);
    }
    expect(PRICES.coal.slice(0, 2)).toEqual([16, 15]);
    expect(PRICES.coal).toContain(10);
    expect(PRICES.ore[0]).toBe(19);
    expect(PRICES.ore).toContain(12);
    expect(PRICES.coal[0] + 2 * PRICES.ore[0]).toBe(54);
  });

  test('MF-C24, MF-C25: 80 tokens, 50 workers, 9 vehicles; speeds, prices and what everybody starts with', () => {
    expect(Object.values(TOKENS).reduce((sum, each) => sum + each, 0)).toBe(80);
    expect(WORKERS_IN_ALL).toBe(50);
    expect(TRAINS + DEALERSHIP.electricVehicle.cards + DEALERSHIP.quadcopter.cards).toBe(9);
    expect([SPEED.train, SPEED.electricVehicle, SPEED.quadcopter]).toEqual([4, 6, 8]);
    expect([DEALERSHIP.electricVehicle.price, DEALERSHIP.quadcopter.price, HIRE_COST]).toEqual([50, 100, 10]);
    expect([START_MONEY, START_WORKERS]).toEqual([150, 3]);
  });

  test('MF-C26: steel and energy are worth more than what they are made of, in every column', () => {
    const gains = Array.from({ length: LAST_COLUMN + 1 }, (_, column) => {
      const at = (resource: Resource) => PRICES[resource][column] as number;
      return [at('steel') - 2 * at('ore'), at('energy') - 3 * at('coal')];
    });
    expect([gains[0], gains[LAST_COLUMN]]).toEqual([
      [28, 32],
      [18, 22],
    ]);
    expect(gains.flat().every((gain) => gain > 0)).toBe(true);
  });
});
