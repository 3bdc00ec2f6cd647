import { type AttackKind, DIE_FACES } from '../../content/combat.ts';
import type { G, Odds, Party, Stance } from '../../types.ts';
import { lifeOf, membersOf, striking, tallyOf, warding } from './values.ts';

/** What a comparison of two sums would lead to, over all rolls of two dice. */
export function oddsOf(
  sums: { attacker: number; defender: number },
  { isMutual, attackerLife, defenderLife }: { isMutual: boolean; attackerLife: number; defenderLife: number },
): Odds {
  const odds: Odds = { ...sums, wins: 0, loses: 0, dealt: 0, suffered: 0, kills: 0, dies: 0 };
  for (let mine = 1; mine <= DIE_FACES; mine++)
    for (let theirs = 1; theirs <= DIE_FACES; theirs++) {
      const damage = sums.attacker + mine - sums.defender - theirs;
      if (damage > 0) {
        odds.wins += 1;
        odds.dealt += damage;
        if (damage >= defenderLife) odds.kills += 1;
      } else if (damage < 0 && isMutual) {
        odds.loses += 1;
        odds.suffered -= damage;
        if (-damage >= attackerLife) odds.dies += 1;
      }
    }
  return odds;
}

/** The odds of a duel between two sides, without spells. */
export function duelOdds(g: G, attacker: Party, defender: Party, kind: AttackKind, stance: Stance | null): Odds {
  const sums = {
    attacker: tallyOf(g, attacker, striking(kind)).sum,
    defender: tallyOf(g, defender, warding(kind, stance)).sum,
  };
  return oddsOf(sums, {
    isMutual: isMutual(kind, stance),
    attackerLife: leastLife(g, attacker),
    defenderLife: leastLife(g, defender),
  });
}

/** MC-9.3, MC-10.3, MC-10.5, MC-11.2. Whether the attacker may be hurt too. */
export const isMutual = (kind: AttackKind, stance: Stance | null): boolean =>
  kind === 'magic' || (kind === 'close' && stance !== 'cover');

export const leastLife = (g: G, party: Party): number => Math.min(...membersOf(party).map((who) => lifeOf(g, who)));
