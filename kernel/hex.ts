/** Hexagons in axial coordinates, flat side up: q grows to the right, r downwards. Whole numbers only, so every machine agrees. */
export type Hex = { readonly q: number; readonly r: number };

/** 0 north, 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west. */
export type Direction = 0 | 1 | 2 | 3 | 4 | 5;
export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3, 4, 5];
const STEPS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

export const opposite = (direction: Direction): Direction => ((direction + 3) % 6) as Direction;

export function hexBeside({ q, r }: Hex, direction: Direction): Hex {
  const step = STEPS[direction] as Hex;
  return { q: q + step.q, r: r + step.r };
}

/** Steps from one hexagon to another. */
export function hexDistance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** The square of the distance between two centres as the crow flies, neighbours being 1 apart. */
export function straightSquared(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return q * q + q * r + r * r;
}

// ── Boards: a fixed set of cells, numbered ──────────────────────────────────────────────────────

/** No cell: beyond the edge. */
export const OUTSIDE = -1;

/** A fixed board. A cell is its place in `hexes`; neighbours and distances are tables, so that looking them up costs nothing. */
export type HexBoard = {
  readonly hexes: readonly Hex[];
  readonly size: number;
  /** Six entries a cell, by direction; `OUTSIDE` beyond the edge. */
  readonly neighbours: Int16Array;
  /** `size` entries a cell. */
  readonly distances: Uint8Array;
};

export function hexBoard(hexes: readonly Hex[]): HexBoard {
  const size = hexes.length;
  const places = new Map(hexes.map(({ q, r }, cell) => [`${q},${r}`, cell]));
  const neighbours = new Int16Array(size * 6);
  const distances = new Uint8Array(size * size);
  for (const [cell, hex] of hexes.entries()) {
    for (const direction of DIRECTIONS) {
      const { q, r } = hexBeside(hex, direction);
      neighbours[cell * 6 + direction] = places.get(`${q},${r}`) ?? OUTSIDE;
    }
    for (const [other, to] of hexes.entries()) distances[cell * size + other] = hexDistance(hex, to);
  }
  return { hexes, size, neighbours, distances };
}

export const neighbour = (board: HexBoard, cell: number, direction: Direction): number =>
  board.neighbours[cell * 6 + direction] as number;

export const distance = (board: HexBoard, a: number, b: number): number =>
  board.distances[a * board.size + b] as number;

// ── Ways ────────────────────────────────────────────────────────────────────────────────────────

/** What the step from one cell to its neighbour costs, a whole number above 0, or `BLOCKED`. */
export type StepCost = (from: number, to: number, direction: Direction) => number;
export const BLOCKED = 0;
/** The cost of a cell that cannot be reached. */
export const UNREACHED = -1;

/** The cheapest ways from some cells to all others: what each costs, and from which cell one comes. */
export type Ways = { readonly costs: Int16Array; readonly from: Int16Array };

/**
 * Cheapest ways by Dijkstra's method, with one bucket for each cost instead of a heap. Of ways that cost the same, the one
 * found first counts: from cells reached earlier, in the order of directions.
 */
export function cheapestWays(board: HexBoard, starts: readonly number[], stepCost: StepCost, limit = 1000): Ways {
  const costs = new Int16Array(board.size).fill(UNREACHED);
  const from = new Int16Array(board.size).fill(OUTSIDE);
  const { neighbours } = board;
  const buckets: number[][] = [[...starts]];
  for (const start of starts) costs[start] = 0;
  for (let cost = 0; cost < buckets.length; cost++)
    for (const cell of buckets[cost] ?? []) {
      if (costs[cell] !== cost) continue;
      for (let direction = 0; direction < 6; direction++) {
        const to = neighbours[cell * 6 + direction] as number;
        if (to === OUTSIDE) continue;
        const known = costs[to] as number;
        if (known !== UNREACHED && known <= cost) continue;
        const step = stepCost(cell, to, direction as Direction);
        const total = cost + step;
        if (step === BLOCKED || total > limit || (known !== UNREACHED && known <= total)) continue;
        costs[to] = total;
        from[to] = cell;
        (buckets[total] ??= []).push(to);
      }
    }
  return { costs, from };
}

/** The cells of the way to `cell`, from the start it comes from, both included. */
export function wayTo(ways: Ways, cell: number): number[] {
  const way = [cell];
  for (let at = ways.from[cell] as number; at !== OUTSIDE; at = ways.from[at] as number) way.push(at);
  return way.reverse();
}
