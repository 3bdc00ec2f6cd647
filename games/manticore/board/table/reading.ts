import type { Seat, StateView } from '@parlour/kernel';
import { frameOf } from '@parlour/kit/reading.ts';
import type { Cell } from '../../content/board.ts';
import { FIREWAY } from '../../content/board.ts';
import { MONSTER_IDS, type MonsterId } from '../../content/monsters.ts';
import type {
  AttackFacts,
  Doom,
  Facts,
  Fighter,
  Foe,
  JointFacts,
  Manticore,
  PavingFacts,
  Response,
} from '../../types.ts';

/** Looking things up in a view. Nothing here judges; it only finds. */

export { questionOf } from '@parlour/kit/reading.ts';
export { frameOf };

type Seen = StateView<Manticore>;

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

/** Games of earlier versions of the rules know nothing of what came later. */
type Known = { facts: Partial<Facts> };
export const pavingOf = ({ facts }: Known): PavingFacts | null => facts.paving ?? null;
export const jointOf = ({ facts }: Known): JointFacts | null => facts.joint ?? null;
export const doomsOf = ({ facts }: Known): Doom[] => facts.dooms ?? [];
export const responseOf = ({ response }: Partial<AttackFacts['together'][number]>): Response | null => response ?? null;
