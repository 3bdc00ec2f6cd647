import type { GroupHow } from './players/group.ts';

/** Who plays what: two seats for people, and bots where a game wants more. */
const TABLES = [
  { game: 'boom', seats: 2, bots: 1 },
  { game: 'businessmen', seats: 2, bots: 0 },
  { game: 'manticore', seats: 2, bots: 1 },
  { game: 'economicus', seats: 2, bots: 0 },
  { game: 'matter-of-fact', seats: 2, bots: 0 },
] as const;

/** So many groups of two for each of the five games, at some of whose tables somebody looks on; and so many of one, who has all seats: they bring many actions for little. */
export const groupsOf = (pairs: number, alone: number, seed: number): GroupHow[] =>
  Array.from({ length: (pairs + alone) * TABLES.length }, (_, i) => {
    const table = TABLES[i % TABLES.length] as (typeof TABLES)[number];
    const isPair = i < pairs * TABLES.length;
    return {
      ...table,
      name: `${table.game}-${i + 1}`,
      people: isPair ? 2 : 1,
      onlookers: isPair && i % 5 === i % 7 ? 1 : 0,
      seed: seed * 1000 + i,
    };
  });
