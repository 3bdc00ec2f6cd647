import type { GameEntry } from '@parlour/games';

/** How many play, and how long they have, in minutes; `null`: that does not matter. */
export type Wanted = { players: number | null; minutes: number | null };

type Measured = Pick<GameEntry, 'seats' | 'minutes' | 'usual'>;

/** At how many a game is begun by a click: so many as were wanted, else four, or as many as it takes. */
export const usualSeats = ({ seats }: Pick<GameEntry, 'seats'>, wanted: number | null = null): number =>
  Math.min(seats.max, Math.max(seats.min, wanted ?? 4));

/** How many players were looked for, as addresses tell it to the pages where a table is set up. */
const PLAYERS = 'players';
export const forWanted = (address: string, { players }: Wanted): string =>
  players === null ? address : `${address}?${PLAYERS}=${players}`;
export function playersIn(search: string): number | null {
  const players = Number(new URLSearchParams(search).get(PLAYERS));
  return Number.isInteger(players) && players > 0 ? players : null;
}

/** How long a game begun by a click usually takes: each seat beyond the fewest makes it longer. */
export function usualMinutes(entry: Measured, players: number): number {
  const { seats, minutes, usual = minutes } = entry;
  const share = seats.max === seats.min ? 1 : (players - seats.min) / (seats.max - seats.min);
  return Math.round((usual.min + share * (usual.max - usual.min)) / 5) * 5;
}

/** A game fits if that many can sit at it, and with so many it is usually over in that time. */
export function fits(entry: Measured, { players, minutes }: Wanted): boolean {
  const { seats } = entry;
  if (players !== null && (players < seats.min || players > seats.max)) return false;
  return minutes === null || usualMinutes(entry, usualSeats(entry, players)) <= minutes;
}
