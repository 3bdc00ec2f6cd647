import { type AttackKind, DIE_FACES } from '../../content/combat.ts';
import { isMutual } from '../../rules/08-battle/odds.ts';
import type { Stance } from '../../types.ts';
import type { Margins } from './margins.ts';

/** All differences of two dice and how likely they are. */
export const DICE: readonly { by: number; chance: number }[] = Array.from({ length: 2 * DIE_FACES - 1 }, (_, i) => {
  const by = i - (DIE_FACES - 1);
  return { by, chance: (DIE_FACES - Math.abs(by)) / (DIE_FACES * DIE_FACES) };
});

/** What a target is worth: damage on the way, and its end. */
export type Prize = { damage: number; kill: number };

/** What a comparison is about: what heroes lose by damage, what a target is worth, and what follows for each life it may have left. */
export type Stakes = { losses: readonly number[]; prize: Prize; following: readonly number[] };

/** What damage costs the heroes; beyond the table it is death for all of them. */
const lossBy = (losses: readonly number[], damage: number): number =>
  losses[Math.min(losses.length - 1, damage)] as number;

/** What a blow of heroes against a target with so much life left is worth. */
export function blowValue(margin: number, mutual: boolean, { losses, prize, following }: Stakes, left: number): number {
  let value = 0;
  for (const { by, chance } of DICE) {
    const damage = margin + by;
    if (damage >= left) value += chance * (prize.kill + prize.damage * left);
    else if (damage > 0) value += chance * (prize.damage * damage + (following[left - damage] as number));
    else value += chance * ((following[left] as number) - (mutual ? lossBy(losses, -damage) : 0));
  }
  return value;
}

/** What a blow against heroes is worth to them: hardly ever much, but who strikes at heroes may be hurt himself. */
function sufferedValue(margin: number, mutual: boolean, { losses, prize, following }: Stakes, left: number): number {
  let value = 0;
  for (const { by, chance } of DICE) {
    const damage = margin + by;
    if (damage > 0) value += chance * ((following[left] as number) - lossBy(losses, damage));
    else if (!mutual) value += chance * (following[left] as number);
    else if (-damage >= left) value += chance * (prize.kill + prize.damage * left);
    else value += chance * (prize.damage * -damage + (following[left + damage] as number));
  }
  return value;
}

/** What an attack on heroes is worth to them whose kind the next card decides; in close combat they take the better stance. */
export function drawnAgainst(
  cards: Record<AttackKind, number>,
  margins: Margins,
  stakes: Stakes,
  left: number,
): number {
  const against = (kind: AttackKind, stance: Stance | null): number =>
    sufferedValue(margins[stance === 'cover' ? 'cover' : kind], isMutual(kind, stance), stakes, left);
  return (
    cards.magic * against('magic', null) +
    cards.shooting * against('shooting', null) +
    cards.close * Math.max(against('close', 'fight'), against('close', 'cover'))
  );
}
