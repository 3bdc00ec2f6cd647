import {
  AGENT_CHARGE,
  DRIVE,
  EVENTS,
  type EventCard,
  type EventId,
  MONOPOLY,
  SEASON_HALVES,
} from '../../content/events.ts';
import type { Industry } from '../../content/industries.ts';
import {
  INTEREST,
  INVESTIGATION_ABOVE,
  INVESTIGATION_COST,
  OFFER_HALVES,
  SUCCESS_FROM,
  UPKEEP,
} from '../../content/table.ts';
import type { G } from '../../types.ts';

/** EC-18.2. What the event of the year changes, each figure in its one place. */

const cardOf = (event: EventId): EventCard => EVENTS[event];

export const isInForce = (g: G, event: EventId): boolean => g.event === event;

/** EC-14.4, EC-21.5. EV10 and EV11 replace the interest wherever it occurs. */
export const rate = (g: G): number => (g.event === null ? INTEREST : (cardOf(g.event).interest ?? INTEREST));

/** EC-21.1. What EV16 to EV20 add to the profit of a company. */
export const profitModifier = (g: G, industry: Industry): number =>
  g.event === null ? 0 : (cardOf(g.event).profit?.[industry] ?? 0);

/** EC-8.2. EV13 and EV14 move the line. */
export const successFrom = (g: G): number =>
  g.event === null ? SUCCESS_FROM : (cardOf(g.event).successFrom ?? SUCCESS_FROM);

export const upkeep = (g: G): number => (isInForce(g, 'EV15') ? 0 : UPKEEP);

/** EC-12.1. In halves of the price. */
export const offerHalves = (g: G): number => (isInForce(g, 'EV27') ? SEASON_HALVES : OFFER_HALVES);

/** EC-17.4. */
export const investigation = (g: G): { cost: number; above: number } =>
  isInForce(g, 'EV29') ? DRIVE : { cost: INVESTIGATION_COST, above: INVESTIGATION_ABOVE };

/** EC-3.4. EV35: a single company is no majority. */
export const majorityNeeds = (g: G): number => (isInForce(g, 'EV35') ? MONOPOLY : 1);

/** EV30. What a leader pays for playing a card. */
export const agentCharge = (g: G): number => (isInForce(g, 'EV30') ? AGENT_CHARGE : 0);
