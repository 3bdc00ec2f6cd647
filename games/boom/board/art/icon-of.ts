import type { PlayCardId } from '../../content/cards.ts';
import type { CompanyCardId } from '../../content/company-cards.ts';
import type { DiscardId } from '../../content/discards.ts';
import type { EventId } from '../../content/events.ts';
import type { Industry } from '../../content/industries.ts';
import type { PlanId } from '../../content/plans.ts';
import type { CardKind } from '../../text/types.ts';
import type { IconName } from './icons.ts';

export const INDUSTRY_ICONS: Record<Industry, IconName> = {
  software: 'processor',
  ecommerce: 'shopping-cart',
  media: 'tv',
  telecom: 'radio-tower',
  b2b: 'shaking-hands',
};

export const KIND_ICONS: Record<CardKind, IconName> = {
  entrepreneur: 'light-bulb',
  buzzword: 'megaphone',
  news: 'newspaper',
  revenue: 'two-coins',
  overhead: 'office-chair',
};

export const EVENT_ICONS: Record<EventId, IconName> = {
  E1: 'server-rack',
  E2: 'present',
  E3: 'film-projector',
  E4: 'wire-coil',
  E5: 'briefcase',
  E6: 'bubbles',
};

/** The picture of every card that is neither a company (it has a logo) nor a person (who has a portrait). */
type Pictured = Exclude<PlayCardId, PlanId | Person>;
export type Person = Extract<CompanyCardId, `C0${number}` | 'C10' | 'C11' | 'C12' | 'C13'>;

export const CARD_ICONS: Record<Pictured, IconName> = {
  C14: 'jigsaw-piece',
  C15: 'brain',
  C16: 'dripping-honey',
  C17: 'curling-stone',
  C18: 'clockwise-rotation',
  C19: 'hourglass',
  C20: 'finish-line',
  C21: 'photo-camera',
  C22: 'click',
  C23: 'linked-rings',
  C24: 'old-microphone',
  C25: 'tabletop-players',
  C26: 'traffic-cone',
  C27: 'gavel',
  C28: 'vertical-banner',
  C29: 'swap-bag',
  C30: 'receive-money',
  C31: 'diploma',
  C32: 'take-my-money',
  C33: 'soccer-ball',
  C34: 'acoustic-megaphone',
  C35: 'coffee-cup',
  C36: 'fountain',
  C37: 'zeppelin',
  C38: 'american-football-ball',
  C39: 'tie',
  D01: 'thumb-up',
  D02: 'stamper',
  D03: 'city-car',
  D04: 'fishing-hook',
  D05: 'trash-can',
  D06: 'mountaintop',
  D07: 'rope-bridge',
  D08: 'wheelbarrow',
  D09: 'croissant',
  D10: 'cloak-dagger',
  D11: 'backward-time',
  D12: 'throne-king',
} satisfies Record<DiscardId, IconName> & Record<string, IconName>;
