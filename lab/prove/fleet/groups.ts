import type { GroupHow } from './players/group.ts';

/** Who plays what: two seats for people, and bots where a game wants more. */
const TABLES = [
  { game: 'boom', seats: 2, bots: 1 },
  { game: 'businessmen', seats: 2, bots: 0 },
  { game: 'manticore', seats: 2, bots: 1 },
  { game: 'economicus', seats: 2, bots: 0 },
  { game: 'matter-of-fact', seats: 2, bots: 0 },
] as const;

/** At every so-many-th table two look on: they have the same eyes, by way of different nodes. */
const LOOKED_AT_EVERY = 3;
const ONLOOKERS = 2;

/** So many groups of two for each of the five games, at some of whose tables others look on; and so many of one, who has all seats: every answer of theirs counts, and they bring many for little. */
export const groupsOf = (pairs: number, alone: number, seed: number): GroupHow[] =>
  Array.from({ length: (pairs + alone) * TABLES.length }, (_, i) => {
    const table = TABLES[i % TABLES.length] as (typeof TABLES)[number];
    const isPair = i < pairs * TABLES.length;
    return {
      ...(isPair ? table : { game: table.game, seats: table.seats + table.bots, bots: 0 }),
      name: `${table.game}-${i + 1}`,
      people: isPair ? 2 : 1,
      onlookers: isPair && i % LOOKED_AT_EVERY === 0 ? ONLOOKERS : 0,
      seed: seed * 1000 + i,
    };
  });
