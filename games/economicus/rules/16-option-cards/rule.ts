import type { Frame, Next, Refusal, Seat } from '@parlour/kernel';
import type { Holding } from '../../content/holdings.ts';
import { CONDITIONS, holdingOf } from '../../content/holdings.ts';
import type { Industry } from '../../content/industries.ts';
import { designOf, type OptionCard, optionOf } from '../../content/options.ts';
import type { Aim, Economicus, G } from '../../types.ts';
import { countOf } from '../01-board/companies.ts';
import { isLeading } from '../03-stars/stars.ts';
import { rivalsOf } from '../04-year/order.ts';
import { receive } from '../15-payments/money.ts';
import { agentCharge } from '../18-events/this-year.ts';
import { no } from '../vocabulary.ts';
import { drawOption } from './decks.ts';

export type CardFrame = Frame<Economicus, 'card'>;
/** What a card may be aimed at: a list for each thing it names, nothing for what it does not. */
export type Targets = { [K in keyof Aim]?: readonly Exclude<Aim[K], null>[] | readonly Aim[K][] };
type Become = Extract<Next<Economicus, 'card'>, { to: 'become' }>;

/** EC-R.57. One option card: on what it may be played, and what it does. */
export type CardRule = {
  /** EC-16.3. Alternatives of targets; a refusal where its condition is not met. */
  targets(g: G, me: Seat, card: OptionCard): Targets[] | Refusal<Economicus>;
  /** EC-17.3, EC-R.59. Whom the crime harms. */
  harmed?(g: G, f: CardFrame): Seat[];
  /** RX-TARGET: it aims at a company of the rival, who may shield it. */
  isTakeover?: true;
  /** What it does besides the money and the cards it brings; a phase that it opens takes the place of the card's own. */
  carryOut?(g: G, f: CardFrame): Become | void;
};

export const NO_TARGET: Targets[] = [{}];

/** The money and the cards that a card brings its player; all are drawn before the hand is counted (EC-R.51). */
export function bring(g: G, seat: Seat, card: OptionCard): void {
  const { gain = 0, draws = 0 } = optionOf(card);
  if (gain > 0) receive(g, seat, gain, designOf(card));
  for (let i = 0; i < draws; i++) drawOption(g, seat, designOf(card));
}

/** The card as it is if there is something to aim it at, else a refusal. */
export const aimed = (card: OptionCard, targets: Targets[]): Targets[] | Refusal<Economicus> =>
  targets.length > 0 ? targets : no('EC-16.3', 'noTarget', { card });

export const unlessMet = (card: OptionCard, isMet: boolean): Targets[] | Refusal<Economicus> =>
  isMet ? NO_TARGET : no('EC-16.3', 'conditionNotMet', { card });

/** The active industry; only cards that are played when there is one ask for it. */
export function activeIndustry(g: G): Industry {
  if (g.turn.industry === null) throw new Error('no industry is active');
  return g.turn.industry;
}

/** EV30. What this player pays for playing any card now. */
export const chargeFor = (g: G, me: Seat): number => (agentCharge(g) > 0 && isLeading(g, me) ? agentCharge(g) : 0);

/** EV30. What is still to be paid before a card does anything: nothing once it has left the hand. */
export const chargeAhead = (g: G, me: Seat, card: OptionCard): number =>
  agentCharge(g) > 0 && g.players[me].hand.secret.includes(card) ? chargeFor(g, me) : 0;

/** What the offer made sure of. */
export function chosen<T>(value: T | null): T {
  if (value === null) throw new Error('a card was played without its target');
  return value;
}

/** EC-12.6. The companies of the active industry at which offers and cards can still be aimed. */
export const isExposed = (g: G, seat: Seat): boolean =>
  g.turn.industry !== null && g.players[seat].companies[g.turn.industry] > g.turn.sheltered[seat];

/** The rivals with an exposed company in the active industry, each with the conditions of their companies there. */
export const exposedTargets = (g: G, me: Seat): { rival: Seat[]; asset: Holding[] }[] =>
  rivalsOf(g, me)
    .filter((rival) => isExposed(g, rival))
    .map((rival) => ({ rival: [rival], asset: assetsIn(g, rival, activeIndustry(g)) }));

export const assetsIn = (g: G, seat: Seat, industry: Industry): Holding[] =>
  CONDITIONS.filter((condition) => countOf(g.players[seat], industry, condition) > 0).map((condition) =>
    holdingOf(industry, condition),
  );

export const owns = (g: G, seat: Seat, industry: Industry): boolean => g.players[seat].companies[industry] > 0;
