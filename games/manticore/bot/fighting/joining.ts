import type { Choice, Seat } from '@parlour/kernel';
import { IN_CITY } from '../../content/board.ts';
import type { AttackKind } from '../../content/combat.ts';
import { pointsLeft, turnOf } from '../../rules/03-rounds/hero.ts';
import { cannotHelp, peersOf } from '../../rules/12-attacks/targets.ts';
import { isPractice } from '../../rules/26-variants/practice.ts';
import type { Fighter, Manticore, Plan } from '../../types.ts';
import { frameOf, type Mind, mindOf } from '../mind.ts';
import { killChance, prospectOf } from './prospects.ts';

type Proposal = { target: Fighter; kind: AttackKind | null; plan: Pick<Plan, 'blow'> };

/** Whether to come along: if the attack is good for it, and not just somebody else's victory. */
export function joinChoice(mind: Mind): Choice<Manticore> {
  const f = frameOf(mind.g, 'joint');
  const group = [f.seat, ...f.joined, ...f.asked];
  return isWilling(mind, f, group) ? { type: 'join' } : { type: 'decline' };
}

/** Friends trust who asks them, as long as the attack is worth it; rivals do not help each other to the last blow. */
function isWilling(mind: Mind, proposal: Proposal, group: readonly Seat[]): boolean {
  return !isAnothersVictory(mind, proposal, group) && valueFor(mind, proposal, group) > 0;
}

/** Who would come along against a target, as far as one can tell. */
export function helpersAgainst(mind: Mind, target: Fighter): Seat[] {
  const known = mind.helpers.get(target);
  if (known !== undefined) return known;
  const { g, me } = mind;
  const hasDeclined = (seat: Seat): boolean =>
    turnOf(g)?.declined.some((no) => no.seat === seat && no.target === target) ?? false;
  const able = peersOf(g, me, target).filter((seat) => cannotHelp(g, target, seat) === null && !hasDeclined(seat));
  const proposal = { target, kind: null, plan: { blow: me } };
  const found =
    g.options.mode === 'coop' ? able : able.filter((seat) => isWilling(mindOf(g, seat), proposal, [me, ...able]));
  mind.helpers.set(target, found);
  return found;
}

/** After a refusal: whether those who are left still have a good attack. */
export function decisionChoice(mind: Mind): Choice<Manticore> {
  const f = frameOf(mind.g, 'joint');
  return valueFor(mind, f, [f.seat, ...f.joined]) > 0 ? { type: 'goOn' } : { type: 'callOff' };
}

/** What the proposed attack, and those that may follow it, would bring. */
function valueFor(mind: Mind, { target, kind }: Proposal, seats: readonly Seat[]): number {
  const { g } = mind;
  const group = g.order.filter((seat) => seats.includes(seat));
  const { chosen, drawn } = prospectOf(mind, group, target);
  const attacks = Math.min(chosen.length - 1, ...group.map((seat) => pointsLeft(g.heroes[seat])));
  return (kind === null ? drawn : chosen)[attacks] ?? 0;
}

/** From this chance of a kill on, a rival keeps out of it. */
const TOO_LIKELY = 0.3;

/** Rivals: nobody helps another to the last blow, unless the City would fall; a practice duel is won by all. */
function isAnothersVictory(mind: Mind, { target, plan }: Proposal, group: readonly Seat[]): boolean {
  const { g, me } = mind;
  if (g.options.mode === 'coop' || target !== 'manticore' || isPractice(g)) return false;
  if (plan.blow === me || g.options.jointFatalBlow === 'shared' || g.manticore.step >= IN_CITY - 1) return false;
  return killChance(mind, group, target) > TOO_LIKELY;
}
