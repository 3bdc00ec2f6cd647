import type { StackKind } from '../../content/artifacts.ts';
import type { AttackKind } from '../../content/combat.ts';
import type { Characteristic } from '../../content/heroes.ts';
import type { IconName } from './icons.ts';

/** Which icon stands for what, everywhere on the board. */
export const KIND_ICONS: Record<StackKind, IconName> = {
  sword: 'broadsword',
  bow: 'high-shot',
  shield: 'round-shield',
  boots: 'boots',
  amulet: 'gem-pendant',
  helmet: 'barbute',
  iceBoulder: 'frozen-orb',
  fireball: 'fireball',
};
export const ATTACK_ICONS: Record<AttackKind | 'card', IconName> = {
  magic: 'wizard-staff',
  close: 'crossed-swords',
  shooting: 'high-shot',
  card: 'card-random',
};
export const CHARACTERISTIC_ICONS: Record<Characteristic, IconName> = {
  initiative: 'walking-boot',
  defense: 'round-shield',
  attack: 'crossed-swords',
  shooting: 'high-shot',
  magic: 'wizard-staff',
};
