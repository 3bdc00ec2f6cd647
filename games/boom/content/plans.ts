import type { Industry } from './industries.ts';

/** BO-5.10. The thirteen Business Plans, one copy each (BO-K5). Two names are the rulebook’s; the rest is our reconstruction. Names and flavour stand in `text/`. */
type Plan = { industry: Industry; burn: number };

export const PLANS = {
  P01: { industry: 'software', burn: 3 }, // Muttscape (the rulebook’s)
  P02: { industry: 'software', burn: 2 }, // NeverShip Systems
  P03: { industry: 'software', burn: 4 }, // Reboot & Sons
  P04: { industry: 'ecommerce', burn: 5 }, // GravelToGo
  P05: { industry: 'ecommerce', burn: 6 }, // Lettuce Overnight
  P06: { industry: 'ecommerce', burn: 3 }, // eToothpick
  P07: { industry: 'media', burn: 3 }, // Thiefster (the rulebook’s)
  P08: { industry: 'media', burn: 4 }, // PortalPortal
  P09: { industry: 'media', burn: 2 }, // HamsterVision
  P10: { industry: 'telecom', burn: 5 }, // Dark Fibber
  P11: { industry: 'telecom', burn: 3 }, // String & Can Wireless
  P12: { industry: 'b2b', burn: 2 }, // PaperclipXchange
  P13: { industry: 'b2b', burn: 4 }, // Middleman's Middleman
} as const satisfies Record<string, Plan>;

export type PlanId = keyof typeof PLANS;
export const PLAN_IDS = Object.keys(PLANS) as PlanId[];
