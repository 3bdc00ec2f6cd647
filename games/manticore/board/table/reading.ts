import type { Seat, StateView } from '@parlour/kernel';
import type { Cell } from '../../content/board.ts';
import { FIREWAY } from '../../content/board.ts';
import { MONSTER_IDS, type MonsterId } from '../../content/monsters.ts';
import type { Fighter, Foe, Manticore } from '../../types.ts';

/** Looking things up in a view. Nothing here judges; it only finds. */

export type Seen = StateView<Manticore>;
type Frames = Seen['stack'][number];
export type FrameOf<P extends Frames['phase']> = Extract<Frames, { phase: P }>;

/** The innermost frame of a phase that is open now. */
export function frameOf<P extends Frames['phase']>(view: Seen, phase: P): FrameOf<P> | null {
  const found = view.stack.findLast((frame) => frame.phase === phase);
  return (found as FrameOf<P> | undefined) ?? null;
}

/** The question that is open, as `phase.step`. */
export function questionOf(view: Seen): string {
  const top = view.stack.at(-1);
  return top === undefined ? '' : `${top.phase}.${top.step}`;
}

/** Whose turn it is, be it to choose, to arm, to pave or to act. */
export const onTurn = (view: Seen): Seat | null =>
  frameOf(view, 'turn')?.seat ??
  frameOf(view, 'paving')?.seat ??
  frameOf(view, 'muster')?.seat ??
  frameOf(view, 'arming')?.waiting[0] ??
  null;

export const isSeat = (who: Fighter): who is Seat => typeof who === 'number';
export const aliveMonsters = (view: Seen): MonsterId[] =>
  MONSTER_IDS.filter((monster) => view.monsters[monster].is === 'alive');
export const manticoreCell = (view: Seen): Cell => FIREWAY[view.manticore.step] ?? 0;

/** Where somebody stands. */
export function cellOf(view: Seen, who: Fighter): Cell | null {
  if (isSeat(who)) return view.heroes[who].cell;
  return who === 'manticore' ? manticoreCell(view) : view.monsters[who].cell;
}

/** Who stands on a cell. */
export function standingOn(view: Seen, cell: Cell): Fighter | null {
  const hero = view.seats.find((seat) => view.heroes[seat].cell === cell);
  if (hero !== undefined) return hero;
  if (view.manticore.life > 0 && manticoreCell(view) === cell) return 'manticore';
  return aliveMonsters(view).find((monster) => view.monsters[monster].cell === cell) ?? null;
}

export const foesOf = (view: Seen): Foe[] => [
  ...(view.manticore.life > 0 ? ['manticore' as const] : []),
  ...aliveMonsters(view),
];

/** The hero whose sheet lies open: one's own, or for those who watch whoever is on turn. */
export const ownHero = (view: Seen, seat: Seat | null): Seat => seat ?? onTurn(view) ?? view.order[0] ?? 0;

export const isDead = (view: Seen, seat: Seat): boolean => view.heroes[seat].isEnlisted && view.heroes[seat].life === 0;
