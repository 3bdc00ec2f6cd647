import type { Event, View } from '@parlour/kernel';
import type { SoundName } from '@parlour/kit/board.ts';
import type { Manticore } from '../types.ts';

type Told = View<Event<Manticore>>;

const SOUNDS: Partial<Record<Told['type'], SoundName>> = {
  tokenTurned: 'card',
  tokenLaid: 'lay',
  monsterAppeared: 'growl',
  moved: 'step',
  monsterMoved: 'step',
  manticoreMoved: 'growl',
  took: 'treasure',
  pickedUp: 'treasure',
  gave: 'treasure',
  looted: 'treasure',
  monsterLooted: 'treasure',
  pointAssigned: 'treasure',
  cardDrawn: 'card',
  cast: 'spell',
  healed: 'spell',
  died: 'fall',
  trampled: 'fall',
  monsterEntered: 'bell',
  cityDamaged: 'bell',
  manticoreWoke: 'crash',
};

/** Steps, roads, treasure and spells; dice that only rattle, or end in a blow; a thud for whoever falls, the bell for the City. */
export function sounds(event: Told): SoundName | null {
  if (event.type === 'clashed') return event.damage > 0 ? 'blow' : 'roll';
  if (event.type === 'orderSet') return event.how === 'roll' ? 'roll' : null;
  return SOUNDS[event.type] ?? null;
}
