import type { Event, View } from '@parlour/kernel';
import type { SoundName } from '@parlour/kit/board.ts';
import type { MatterOfFact } from '../types.ts';

const SOUNDS: Partial<Record<View<Event<MatterOfFact>>['type'], SoundName>> = {
  produced: 'works',
  producedForRaider: 'works',
  biobotMade: 'bell',
  cardDrawn: 'card',
  studied: 'card',
  technologyLaid: 'card',
  assetBought: 'buy',
  assetSold: 'buy',
  technologyBought: 'buy',
  vehicleBought: 'buy',
  resourceBought: 'buy',
  hired: 'buy',
  sold: 'buy',
  delivered: 'buy',
  traded: 'hammer',
  captured: 'blow',
  sabotaged: 'crash',
  arrested: 'whistle',
  strikeBegan: 'whistle',
};

/** Works that stamp, coins, cards, a deal that is sealed; a blow for a raid, a whistle for the police and for pickets. */
export const sounds = ({ type }: View<Event<MatterOfFact>>): SoundName | null => SOUNDS[type] ?? null;
