import { COMPANY_CARD_IDS, COMPANY_CARDS, type CompanyCardId } from './company-cards.ts';
import { DISCARD_IDS, type DiscardId } from './discards.ts';
import { PLAN_IDS, PLANS, type PlanId } from './plans.ts';

/** BO-5.1. The 64 Play cards: Business Plans, Company cards and Discards, shuffled together (BO-1.5). */
export type PlayCardId = PlanId | CompanyCardId | DiscardId;
export const PLAY_CARD_IDS: readonly PlayCardId[] = [...PLAN_IDS, ...COMPANY_CARD_IDS, ...DISCARD_IDS];

export const isPlan = (card: PlayCardId): card is PlanId => card in PLANS;
export const isCompanyCard = (card: PlayCardId): card is CompanyCardId => card in COMPANY_CARDS;
export const isDiscard = (card: PlayCardId): card is DiscardId => !isPlan(card) && !isCompanyCard(card);
