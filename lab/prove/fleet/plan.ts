import { dice } from '@parlour/server/testing/play.ts';
import type { Cut } from './stage/way.ts';

/** Something that is broken, and for how many milliseconds. */
export type Disturbance =
  | { is: 'kill' | 'stop' | 'freeze'; node: number; lasts: number }
  | { is: 'cut'; between: 'clients' | 'postgres' | 'redis'; node: number; how: Cut; lasts: number }
  | { is: 'redis'; lasts: number }
  | { is: 'postgres'; lasts: number };

/** How often each is done. */
export type Plan = {
  kills: number;
  stops: number;
  cuts: number;
  redisRestarts: number;
  /** Redis is away for so many milliseconds, once. */
  redisAway: number;
  postgresCrashes: number;
  /** A node is frozen for so long, once. */
  frozen: number;
};

/** Somewhat is played between any two disturbances, whatever was played while the one before lasted: so much of an even share. */
const LEAST_SHARE = 0.25;

/** How many acknowledged actions come before the next disturbance: what is left of the episode is spread evenly over what is left of the plan. */
export function pauseBefore(next: number, all: number, actions: number, played: number): number {
  const least = (LEAST_SHARE * actions) / (all + 1);
  return Math.max(1, Math.round(Math.max(least, (actions - played) / (all - next + 1))));
}

/** In an order that nobody chose, and the same for the same seed. */
export function planned(plan: Plan, nodes: number, hasRedis: boolean, seed: number): Disturbance[] {
  const random = dice(seed);
  const many = (count: number, make: (i: number) => Disturbance) => Array.from({ length: count }, (_, i) => make(i));
  const node = () => random(nodes);
  const kinds = (hasRedis ? ['clients', 'postgres', 'redis'] : ['clients', 'postgres']) as ('clients' | 'postgres')[];
  const all: Disturbance[] = [
    ...many(plan.kills, () => ({ is: 'kill', node: node(), lasts: random(1200) })),
    ...many(plan.stops, () => ({ is: 'stop', node: node(), lasts: random(1200) })),
    ...many(plan.cuts, (i) => ({
      is: 'cut',
      between: kinds[i % kinds.length] ?? 'clients',
      node: node(),
      how: random(2) === 0 ? 'reset' : 'silent',
      lasts: 200 + random(3000),
    })),
    ...many(plan.postgresCrashes, () => ({ is: 'postgres', lasts: random(1500) })),
    ...many(plan.frozen > 0 ? 1 : 0, () => ({ is: 'freeze', node: node(), lasts: plan.frozen })),
    ...many(hasRedis ? plan.redisRestarts : 0, () => ({ is: 'redis', lasts: random(500) })),
    ...many(hasRedis && plan.redisAway > 0 ? 1 : 0, () => ({ is: 'redis', lasts: plan.redisAway })),
  ];
  for (let i = all.length - 1; i > 0; i--) {
    const other = random(i + 1);
    [all[i], all[other]] = [all[other] as Disturbance, all[i] as Disturbance];
  }
  return all;
}
