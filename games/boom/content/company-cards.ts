import type { Industry } from './industries.ts';

/** BO-5.8, BO-5.9. The 39 Company cards, one copy each. Every one counts as a card and changes the burn; an Entrepreneur knows one domain. */
type CompanyCard =
  | { kind: 'entrepreneur'; domain: Industry; burn: number }
  | { kind: 'buzzword' | 'news' | 'revenue' | 'overhead'; burn: number };

export const COMPANY_CARDS = {
  C01: { kind: 'entrepreneur', domain: 'software', burn: 1 }, // Mark Benderssen (the rulebook’s)
  C02: { kind: 'entrepreneur', domain: 'software', burn: 0 }, // Tabitha Nullpointer
  C03: { kind: 'entrepreneur', domain: 'software', burn: 2 }, // Gunnar Forkbomb
  C04: { kind: 'entrepreneur', domain: 'ecommerce', burn: 0 }, // Penny Lossleader
  C05: { kind: 'entrepreneur', domain: 'ecommerce', burn: 1 }, // Dutch Returnham
  C06: { kind: 'entrepreneur', domain: 'ecommerce', burn: 2 }, // Cartwright Abandon
  C07: { kind: 'entrepreneur', domain: 'media', burn: 1 }, // Portia Eyeballs
  C08: { kind: 'entrepreneur', domain: 'media', burn: 2 }, // Rex Bannerman
  C09: { kind: 'entrepreneur', domain: 'media', burn: 0 }, // Stu Loftspace
  C10: { kind: 'entrepreneur', domain: 'telecom', burn: 1 }, // Baron von Bandwidth
  C11: { kind: 'entrepreneur', domain: 'telecom', burn: 0 }, // Dottie Dropcall
  C12: { kind: 'entrepreneur', domain: 'b2b', burn: 1 }, // Synergia McPlatform
  C13: { kind: 'entrepreneur', domain: 'b2b', burn: 0 }, // Lionel Leverage

  C14: { kind: 'buzzword', burn: 0 }, // Disintermediation
  C15: { kind: 'buzzword', burn: 0 }, // Mindshare
  C16: { kind: 'buzzword', burn: 0 }, // Stickiness
  C17: { kind: 'buzzword', burn: 0 }, // Frictionless Everything
  C18: { kind: 'buzzword', burn: 0 }, // Paradigm Shift
  C19: { kind: 'buzzword', burn: 1 }, // Internet Time
  C20: { kind: 'buzzword', burn: 2 }, // First-Mover Advantage

  C21: { kind: 'news', burn: 0 }, // Magazine Cover
  C22: { kind: 'news', burn: 0 }, // Patent On Clicking
  C23: { kind: 'news', burn: 0 }, // Alliance With An Alliance
  C24: { kind: 'news', burn: 0 }, // Keynote Ovation
  C25: { kind: 'news', burn: 1 }, // A Million Registered Somethings
  C26: { kind: 'news', burn: 2 }, // Record Traffic
  C27: { kind: 'news', burn: 3 }, // Sued By Somebody Important

  C28: { kind: 'revenue', burn: -1 }, // Banner Ads
  C29: { kind: 'revenue', burn: -2 }, // Barter Revenue
  C30: { kind: 'revenue', burn: -2 }, // Affiliate Pennies
  C31: { kind: 'revenue', burn: -3 }, // Licence Fees
  C32: { kind: 'revenue', burn: -4 }, // A Paying Customer

  C33: { kind: 'overhead', burn: 2 }, // Foosball Wing
  C34: { kind: 'overhead', burn: 3 }, // Chief Evangelism Officer
  C35: { kind: 'overhead', burn: 3 }, // Espresso Laboratory
  C36: { kind: 'overhead', burn: 4 }, // Headquarters With Atrium
  C37: { kind: 'overhead', burn: 5 }, // Sponsored Blimp
  C38: { kind: 'overhead', burn: 6 }, // Championship-Game Commercial
  C39: { kind: 'overhead', burn: -2 }, // Adult Supervision
} as const satisfies Record<string, CompanyCard>;

export type CompanyCardId = keyof typeof COMPANY_CARDS;
export const COMPANY_CARD_IDS = Object.keys(COMPANY_CARDS) as CompanyCardId[];

/** What an Entrepreneur knows; `null` for every other card. */
export const DOMAINS = Object.fromEntries(
  COMPANY_CARD_IDS.map((id) => {
    const card: CompanyCard = COMPANY_CARDS[id];
    return [id, card.kind === 'entrepreneur' ? card.domain : null];
  }),
) as Record<CompanyCardId, Industry | null>;
