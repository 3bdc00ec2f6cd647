import type { Event, View } from '@parlour/kernel';
import type { SoundName } from '@parlour/kit/board.ts';
import type { Boom } from '../types.ts';

const SOUNDS: Partial<Record<View<Event<Boom>>['type'], SoundName>> = {
  launched: 'card',
  attached: 'card',
  playedDiscard: 'card',
  roundOpened: 'buy',
  bought: 'buy',
  roundClosed: 'hammer',
  limitFell: 'blow',
  wentPublic: 'bell',
  wentBust: 'blow',
  crashed: 'crash',
};

/** Cards are put down, shares paid for, deals stamped; a bell for an IPO, a thud for a company that dies. */
export const sounds = ({ type }: View<Event<Boom>>): SoundName | null => SOUNDS[type] ?? null;
