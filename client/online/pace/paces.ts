import type { Pace } from '@parlour/protocol';

/** The paces one chooses from; a host may set any other over the wire. */
export const PACES = {
  none: { is: 'none' },
  quick: { is: 'live', base: 600, increment: 10 },
  own: { is: 'own' },
  slow: { is: 'live', base: 1800, increment: 30 },
  days: { is: 'days', days: 2, weekends: true, night: { from: 22, to: 8 } },
} as const satisfies Record<string, Pace>;

export type PaceName = keyof typeof PACES;
export const PACE_NAMES = Object.keys(PACES) as PaceName[];

/** How many minutes each player has. */
export const minutesOf = ({ base }: Extract<Pace, { is: 'live' }>): number => Math.round(base / 6) / 10;

/** Minutes and seconds; hours or days where there is more than one of them. */
export function timeLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 172_800) return `${Math.floor(seconds / 86_400)} d`;
  if (seconds >= 7200) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
