import { MONSTERS, type MonsterKind } from '../../content/monsters.ts';
import type { Foe } from '../../types.ts';
import { IconAt } from './icon.tsx';

export const kindOfFoe = (foe: Foe): MonsterKind | 'manticore' => (foe === 'manticore' ? foe : MONSTERS[foe]);

/** The ground of each kind of foe: ordinary beasts are green-brown and round, raiders orange and pointed, she is crimson. */
export const BEAST_GROUNDS: Record<MonsterKind | 'manticore', { deep: string; bright: string; ink: string }> = {
  hound: { deep: '#3c4a24', bright: '#7f8f45', ink: '#15190b' },
  gnarl: { deep: '#3d2c18', bright: '#8a6a3a', ink: '#1a1108' },
  cinderwing: { deep: '#8a2c06', bright: '#f0912c', ink: '#2a0c02' },
  manticore: { deep: '#4d0912', bright: '#c22a1e', ink: '#1d0306' },
};

/** A foe's head or shape, in a box of 64 by 72. */
export function BeastFigure({ kind }: { kind: MonsterKind | 'manticore' }) {
  const { ink } = BEAST_GROUNDS[kind];
  if (kind === 'hound')
    return (
      <>
        <path
          d="M4 66q8 -10 4 -20m6 24q2 -12 -4 -22m44 18q-8 -8 -6 -20m-4 22q0 -10 6 -16"
          fill="none"
          stroke="#25300f"
          strokeWidth="3"
        />
        <IconAt name="wolf-head" x={33} y={39} size={54} fill={ink} />
        <IconAt name="wolf-head" x={31.6} y={37.4} size={54} fill="#e9e2c4" />
        <circle cx="36" cy="32" r="2.6" fill="#ffcf3a" />
      </>
    );
  if (kind === 'gnarl')
    return (
      <>
        <path
          d="M8 22q-6 -10 2 -16M56 22q6 -10 -2 -16M20 14q-2 -8 3 -12M44 14q2 -8 -3 -12"
          fill="none"
          stroke="#2a1c0d"
          strokeWidth="4"
        />
        <IconAt name="evil-tree" x={33} y={41} size={56} fill={ink} />
        <IconAt name="evil-tree" x={31.4} y={39.4} size={56} fill="#f0dcae" />
        <path d="M22 30q5 3 8 6M42 30q-5 3 -8 6" stroke="#ff9d2e" strokeWidth="3" fill="none" />
      </>
    );
  if (kind === 'cinderwing')
    return (
      <>
        <IconAt name="wyvern" x={33} y={41} size={62} fill={ink} />
        <IconAt name="wyvern" x={31.4} y={39} size={62} fill="#fff0c2" />
      </>
    );
  return (
    <>
      <IconAt name="bat-wing" x={48} y={24} size={38} fill="#2a0508" />
      <g transform="translate(64 0) scale(-1 1)">
        <IconAt name="scorpion-tail" x={46} y={22} size={36} fill="#2a0508" />
      </g>
      <IconAt name="lion" x={34} y={43} size={52} fill={ink} />
      <IconAt name="lion" x={32} y={41} size={52} fill="#ffd9a0" />
      <circle cx="42" cy="37" r="2.4" fill="#ff3b1f" />
    </>
  );
}
