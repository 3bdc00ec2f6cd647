import type { Event, View } from '@parlour/kernel';
import type { SoundName } from '@parlour/kit/board.ts';
import type { Businessmen } from '../types.ts';

const SOUNDS: Partial<Record<View<Event<Businessmen>>['type'], SoundName>> = {
  cardsTurned: 'card',
  bought: 'buy',
  loaded: 'crate',
  priceWheelSpun: 'wheel',
  misfortuneSpun: 'wheel',
  lorrySent: 'lorry',
  exported: 'lorry',
  improved: 'hammer',
  insured: 'buy',
  warned: 'bell',
  fined: 'blow',
  targetReached: 'bell',
};

/** Coins for goods, crates on a lorry that drives off, wheels that click, building works; a bell to warn, a thud for a fine. */
export const sounds = ({ type }: View<Event<Businessmen>>): SoundName | null => SOUNDS[type] ?? null;
