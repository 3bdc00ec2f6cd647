import type { SoundName } from '@parlour/kit/board.ts';
import { zzfx } from 'zzfx';

export type ShellSound = 'move' | 'turn' | 'end';

/** Sounds as the numbers a tiny synthesiser makes them from. */
const SOUNDS: Record<ShellSound | SoundName, readonly number[]> = {
  move: [0.25, 0, 220, 0, 0.01, 0.04, 1, 1.6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0.01],
  turn: [0.3, 0, 523, 0.01, 0.05, 0.22, 0, 1, 0, 0, 262, 0.06],
  end: [0.4, 0, 392, 0.02, 0.2, 0.5, 0, 1, 0, 0, 196, 0.12, 0.1],
  card: [0.2, 0, 1200, 0, 0.01, 0.03, 4],
  buy: [0.25, 0, 880, 0, 0.04, 0.18, 1, 1.2, 0, 0, 440, 0.05],
  roll: [0.25, 0, 320, 0, 0.1, 0.15, 4, 1, 0, 0, 0, 0, 0.04, 0.5],
  wheel: [0.2, 0, 640, 0.01, 0.3, 0.3, 1, 1, -0.4, 0, 0, 0, 0.06],
  crate: [0.3, 0, 130, 0, 0.02, 0.08, 1, 1, -1, 0, 0, 0, 0, 0.5],
  lorry: [0.35, 0, 62, 0.05, 0.4, 0.5, 2, 1, 0.3, 0, 0, 0, 0.05, 0.6],
  hammer: [0.4, 0, 110, 0, 0.02, 0.09, 3, 1, -2, 0, 0, 0, 0, 0.6],
  bell: [0.35, 0, 1046, 0, 0.12, 0.7, 0, 1, 0, 0, 0, 0, 0.09],
  blow: [0.4, 0, 160, 0.01, 0.08, 0.3, 2, 1, -4, 0, 0, 0, 0, 0.4],
  crash: [0.5, 0, 70, 0.02, 0.35, 0.9, 4, 1.5, -0.5, 0, 0, 0, 0, 1, 0, 0.2],
};

export const sound = (name: ShellSound | SoundName): unknown => zzfx(...SOUNDS[name]);
