import type { ArtifactKind } from '../../content/artifacts.ts';
import type { AttackKind } from '../../content/combat.ts';
import type { Characteristic } from '../../content/heroes.ts';
import type { Stance, Term } from '../../types.ts';

/** One part of a sum, in the order in which it drops in. */
export type Part = { is: 'base' | 'power' | 'artifact' | 'spells'; who: Term['who']; value: number };

/** The parts of a side that are not nought; everybody's own figure always counts. */
export const partsOf = (terms: readonly Term[]): Part[] =>
  terms.flatMap(({ who, base, power, artifact, spells }) =>
    (
      [
        { is: 'base', who, value: base },
        { is: 'power', who, value: power },
        { is: 'artifact', who, value: artifact },
        { is: 'spells', who, value: spells },
      ] as const
    ).filter(({ is, value }) => is === 'base' || value > 0),
  );

/** What the terms of a side are called: its characteristic, and the artifact that adds to it. */
export function termNames(
  kind: AttackKind,
  stance: Stance | null,
  side: 'attacker' | 'defender',
): { characteristic: Characteristic; artifact: ArtifactKind } {
  if (kind === 'magic') return { characteristic: 'magic', artifact: side === 'attacker' ? 'amulet' : 'helmet' };
  if (side === 'attacker')
    return kind === 'close'
      ? { characteristic: 'attack', artifact: 'sword' }
      : { characteristic: 'shooting', artifact: 'bow' };
  return kind === 'close' && stance !== 'cover'
    ? { characteristic: 'attack', artifact: 'sword' }
    : { characteristic: 'defense', artifact: 'shield' };
}
