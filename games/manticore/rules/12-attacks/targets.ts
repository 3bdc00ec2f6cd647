import { type Fields, oneOf, type Refusal, type Seat } from '@parlour/kernel';
import { ATTACK_KINDS, type AttackKind } from '../../content/combat.ts';
import { ATTACK_COST } from '../../content/heroes.ts';
import { MONSTER_IDS } from '../../content/monsters.ts';
import type { Fighter, G, Manticore } from '../../types.ts';
import { areAdjacent } from '../01-setup/board.ts';
import { cellOf } from '../01-setup/standing.ts';
import { isAlive, pointsLeft } from '../03-rounds/hero.ts';
import { pointsFor } from '../07-strength/trophies.ts';
import { lootOf } from '../08-battle/harm.ts';
import { takesPart } from '../26-variants/practice.ts';
import { no } from '../vocabulary.ts';

type Turn = { attacked: readonly Fighter[] };

/** Whether two stand on neighbouring cells. */
export function areBeside(g: G, a: Fighter, b: Fighter): boolean {
  const [here, there] = [cellOf(g, a), cellOf(g, b)];
  return here !== null && there !== null && areAdjacent(here, there);
}

/** MC-12.1, MC-12.2. Whom a hero may attack: foes on adjacent cells, for shooting and magic too; heroes in the semi-cooperative mode only. */
export function targetsOf(g: G, seat: Seat): Fighter[] {
  const targets: Fighter[] = [];
  for (const id of MONSTER_IDS) if (areBeside(g, seat, id)) targets.push(id);
  if (takesPart(g, 'manticore') && areBeside(g, seat, 'manticore')) targets.push('manticore');
  if (g.options.mode === 'semi') targets.push(...heroesBeside(g, seat));
  return targets;
}

export const heroesBeside = (g: G, seat: Seat): Seat[] => g.seats.filter((other) => areBeside(g, seat, other));

/** MC-1.6, MC-1.7. In the cooperative mode the heroes beside are shown as targets that may not be chosen. */
const sparedFriends = (g: G, seat: Seat) =>
  oneOf(g.options.mode === 'coop' ? heroesBeside(g, seat) : [], () => no('MC-1.7', 'cooperative', {}));

/** MC-12.4, MC-12.5, MC-R46, MC-R54. The first attack on a target in a turn is of one's choice, each further one by card. */
function kindOf(f: Turn, target: Fighter) {
  const isFirst = isFirstAttack(f, target);
  return oneOf<AttackKind | 'card', Refusal<Manticore>>([...ATTACK_KINDS, 'card'], (kind) => {
    if (isFirst) return kind === 'card' ? no('MC-12.4', 'ownChoice', { target }) : null;
    return kind === 'card' ? null : no('MC-12.5', 'cardDecides', { target });
  });
}

export const isFirstAttack = (f: Turn, target: Fighter): boolean => !f.attacked.includes(target);

/** MC-12.3, MC-12.6. What stands against any attack at all. */
function cannotAttack(g: G, seat: Seat): Refusal<Manticore> | null {
  const left = pointsLeft(g.heroes[seat]);
  return left < ATTACK_COST ? no('MC-12.3', 'tooFewPoints', { needs: ATTACK_COST, left }) : null;
}

export function attackOffer(g: G, f: Turn, me: Seat): Fields<Manticore['actions']['attack']>[] | Refusal<Manticore> {
  const barrier = cannotAttack(g, me);
  if (barrier !== null) return barrier;
  const targets = targetsOf(g, me);
  const friends = sparedFriends(g, me);
  if (targets.length === 0)
    return friends.not === undefined
      ? no('MC-12.2', 'nobodyNear', {})
      : [{ target: friends, kind: oneOf(ATTACK_KINDS) }];
  return targets.map((target, i) => ({
    target: i === 0 ? { ...friends, one: [target] } : oneOf([target]),
    kind: kindOf(f, target),
  }));
}

/** MC-14.2, MC-14.3, MC-14.4. Why a hero cannot help against a target; `null` if he can. */
export function cannotHelp(g: G, target: Fighter, helper: Seat): Refusal<Manticore> | null {
  const hero = g.heroes[helper];
  if (hero.isDone) return no('MC-14.3', 'turnIsOver', { hero: helper });
  if (!areBeside(g, helper, target)) return no('MC-14.4', 'notBeside', { hero: helper });
  return pointsLeft(hero) < ATTACK_COST ? no('MC-14.2', 'cannotPay', { hero: helper }) : null;
}

/** Heroes a player could ask along, in turn order. */
export const peersOf = (g: G, me: Seat, target: Fighter): Seat[] =>
  g.order.filter((seat) => seat !== me && seat !== target && isAlive(g, seat));

export function jointOffer(
  g: G,
  f: Turn,
  me: Seat,
): Fields<Manticore['actions']['attackTogether']>[] | Refusal<Manticore> {
  const barrier = cannotAttack(g, me);
  if (barrier !== null) return barrier;
  const targets = targetsOf(g, me);
  if (targets.length === 0) return no('MC-12.2', 'nobodyNear', {});
  const families: Fields<Manticore['actions']['attackTogether']>[] = [];
  let reason: Refusal<Manticore> = no('MC-14.1', 'noPeers', {});
  for (const target of targets) {
    const { one: helpers, not } = oneOf(peersOf(g, me, target), (seat) => cannotHelp(g, target, seat));
    if (helpers.length === 0) {
      if (not !== undefined) reason = no('MC-14.4', 'noHelper', { target });
      continue;
    }
    const group = [null, me, ...helpers];
    const points = pointsFor(g, target);
    families.push({
      target: oneOf([target]),
      kind: kindOf(f, target),
      helpers: { some: helpers, atLeast: 1, atMost: helpers.length, ...(not !== undefined && { not }) },
      // MC-R72: what there is to share
      firstPoint: oneOf(points > 0 ? group : [null]),
      secondPoint: oneOf(points > 1 ? group : [null]),
      artifact: oneOf(mayHaveLoot(g, target) ? group : [null]),
      blow: oneOf(isBlowShared(g, target) ? group : [null]),
    });
  }
  return families.length > 0 ? families : reason;
}

/** What a monster carries face down may be an artifact too (MC-28.5). */
const mayHaveLoot = (g: G, target: Fighter): boolean =>
  lootOf(g, target).length > 0 ||
  (typeof target === 'string' &&
    target !== 'manticore' &&
    g.monsters[target].carries.some(({ is }) => is === 'hidden'));

/** MC-R48. The fatal blow is a trophy where it decides who wins. */
const isBlowShared = (g: G, target: Fighter): boolean =>
  target === 'manticore' && g.options.mode === 'semi' && g.options.jointFatalBlow === 'trophy';
