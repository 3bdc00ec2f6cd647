import type { GameTypes, Seat, StateView } from '@parlour/kernel';
import type { Concern } from '@parlour/kit';
import type { Update } from '../types.ts';

/**
 * How long what happens is shown between one's decision and one's next question. All times are milliseconds at normal pace, since the
 * decision, or that of a person elsewhere after it; what bots think counts as well. Whoever does not play waits for nothing, and is
 * shown everything.
 */

/** What concerns me has a stage until so late, what concerns everybody until so late. Others' affairs have none. */
const UNTIL: Record<Concern, number> = { me: 3000, all: 1200, others: 0 };
/** How long a stage may take at most, and how long it takes where there is time. */
const MOST = 2200;
const USUAL = 3200;
/** Less than this nobody can follow. */
const LEAST = 1000;

/** What others did is held for the eye until so late, and each of it for so long at most. */
const OTHERS_UNTIL = 1300;
const OTHERS_MOST = 450;
/** Whatever changes my own things is held for so long, or it stays marked. */
export const SEEN = 800;
const OWN_UNTIL = 3600;

/** How much quicker than usual a stage is played so late; `null`: not at all. */
export function stagedAt(concern: Concern, since: number, stages: number): number | null {
  const left = (concern === 'me' ? OWN_UNTIL : UNTIL.all) + LEAST - since;
  if (since >= UNTIL[concern]) return null;
  return Math.min(MOST, Math.max(LEAST, left / Math.max(1, stages))) / USUAL;
}

/** How long a position that others have made is held so late; `behind`: how many wait after it. */
export function heldFor(isMine: boolean, since: number, behind: number): number {
  if (isMine) return since < OWN_UNTIL ? SEEN : 0;
  return Math.max(0, Math.min(OTHERS_MOST, (OTHERS_UNTIL - since) / (behind + 1)));
}

/** The same for whoever is in no hurry: the more there is to see, the quicker it goes. */
export const heldAnyway = (events: number, behind: number): number =>
  Math.min(500 + 150 * events, Math.max(200, 2600 / (behind + 1)));
/** One's own move needs no more. */
export const OWN_MOST = 350;

/** The persons whom a position really asks: the table answers for the others. */
export const askedIn = ({ waiting, answering = [] }: Update): readonly Seat[] =>
  (waiting?.seats ?? []).filter((seat) => !answering.includes(seat));

/** What a seat has, where its game does not say: its part of the table, as every game keeps it. */
export function holdingsIn(view: StateView<GameTypes>, seat: Seat): unknown {
  const { players, heroes } = view as { players?: unknown[]; heroes?: unknown[] };
  return (players ?? heroes)?.[seat] ?? null;
}

/** Of the moments of one position that concern me: how many stood on the stage, and how many there was no time for. */
export type Told = { shown: number; left: number };
export const UNTOLD: Told = { shown: 0, left: 0 };

/** Whether the stage has told me all of it. */
export const isTold = ({ shown, left }: Told): boolean => shown > 0 && left === 0;
