/** Sounds as the numbers a tiny synthesiser makes them from; it is loaded with the first one. */
const SOUNDS = {
  move: [0.25, 0, 220, 0, 0.01, 0.04, 1, 1.6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.5, 0.01],
  turn: [0.3, 0, 523, 0.01, 0.05, 0.22, 0, 1, 0, 0, 262, 0.06],
  end: [0.4, 0, 392, 0.02, 0.2, 0.5, 0, 1, 0, 0, 196, 0.12, 0.1],
} as const;

const AT_REST = 400;

export function play(name: keyof typeof SOUNDS): void {
  // Until the person has touched the page, the browser allows no sound.
  if (navigator.userActivation?.hasBeenActive === false) return;
  // What makes a sound is fetched when the table has come to rest: nobody waits for it.
  setTimeout(() => void import('zzfx').then(({ zzfx }) => zzfx(...(SOUNDS[name] as readonly number[]))), AT_REST);
}
