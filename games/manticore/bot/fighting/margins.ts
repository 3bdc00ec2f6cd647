import type { Seat } from '@parlour/kernel';
import { TOKENS } from '../../content/artifacts.ts';
import type { AttackKind } from '../../content/combat.ts';
import { spellsOf } from '../../rules/05-artifacts/gear.ts';
import { striking, warding } from '../../rules/08-battle/values.ts';
import { practiceFoe } from '../../rules/26-variants/practice.ts';
import type { Fighter, Stance } from '../../types.ts';
import { type Mind, type Strength, strengthOf } from '../mind.ts';

/** By how much an attacker is stronger, before dice and spells; `cover` is close combat behind the shield. */
export type Margins = Record<AttackKind | 'cover', number>;

const sumOf = (mind: Mind, group: readonly Seat[], aspect: keyof Strength): number =>
  group.reduce<number>((sum, seat) => sum + strengthOf(mind, seat)[aspect], 0);

/** The margins of a group that attacks, and of the response. */
export function marginsOf(
  mind: Mind,
  group: readonly Seat[],
  target: Fighter,
): { attack: Record<AttackKind, number>; response: Margins } {
  const foe = strengthOf(mind, target);
  // A hero under attack takes cover where that is safer; foes always fight (MC-10.2).
  const closeWard = typeof target === 'number' ? Math.max(foe.close, foe.defense) : foe.close;
  const attack = (kind: AttackKind): number =>
    sumOf(mind, group, striking(kind)) - (kind === 'close' ? closeWard : foe[warding(kind, null)]);
  const response = (kind: AttackKind, stance: Stance | null): number =>
    foe[striking(kind)] - sumOf(mind, group, warding(kind, stance));
  return {
    attack: { magic: attack('magic'), close: attack('close'), shooting: attack('shooting') },
    response: {
      magic: response('magic', null),
      close: response('close', 'fight'),
      shooting: response('shooting', null),
      cover: response('close', 'cover'),
    },
  };
}

/** The spells a group would throw at a target: all of them at the Manticore and at the foe of a practice duel, none at anybody else. */
export function spellsAgainst({ g }: Mind, group: readonly Seat[], target: Fighter): number {
  if (target !== 'manticore' && target !== practiceFoe(g)) return 0;
  let sum = 0;
  for (const seat of group)
    for (const kind of spellsOf(g.heroes[seat])) {
      const spell = g.heroes[seat].spells[kind];
      if (spell !== null) sum += TOKENS[spell].strength;
    }
  return sum;
}
