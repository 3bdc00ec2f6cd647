import type { SoundName } from '@parlour/kit/board.ts';
import { patiently } from '@parlour/kit/parts/later.ts';
import type { ShellSound } from '../table/sounds/synthesiser.ts';

const AT_REST = 400;

let synthesiser: Promise<typeof import('../table/sounds/synthesiser.ts')> | null = null;

export function play(name: ShellSound | SoundName): void {
  // Until the person has touched the page, the browser allows no sound.
  if (navigator.userActivation?.hasBeenActive === false) return;
  // What makes a sound is fetched when the table has come to rest: nobody waits for it.
  setTimeout(
    () => {
      synthesiser ??= patiently(() => import('../table/sounds/synthesiser.ts'));
      void synthesiser.then(({ sound }) => sound(name));
    },
    synthesiser === null ? AT_REST : 0,
  );
}
