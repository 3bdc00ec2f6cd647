import type { Event, View } from '@parlour/kernel';
import type { SoundName } from '@parlour/kit/board.ts';
import type { Economicus } from '../types.ts';

const SOUNDS: Partial<Record<View<Event<Economicus>>['type'], SoundName>> = {
  diceRolled: 'roll',
  projectRolled: 'roll',
  crimeRolled: 'roll',
  investigated: 'roll',
  profited: 'buy',
  soldToMarket: 'buy',
  takeoverAccepted: 'buy',
  boughtDirectly: 'buy',
  bidMade: 'card',
  cardPlayed: 'card',
  reacted: 'card',
  eventOpened: 'card',
  lotSold: 'hammer',
  takeoverRefused: 'hammer',
  starChanged: 'bell',
  yearEnded: 'bell',
  crisisChanged: 'blow',
  projectBurnt: 'blow',
  companyTaken: 'blow',
  bankrupt: 'crash',
};

/** Dice, coins, the auction's hammer; cards are slapped down; a bell for a star or a year, a thud for a crisis, ruin crashes. */
export function sounds(event: View<Event<Economicus>>): SoundName | null {
  if (event.type === 'starChanged' && event.by < 0) return 'blow';
  if (event.type === 'crisisChanged' && event.to < event.from) return null;
  return SOUNDS[event.type] ?? null;
}
