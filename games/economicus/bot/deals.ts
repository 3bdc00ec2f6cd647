import type { Seat } from '@parlour/kernel';
import type { CompanyTag } from '../content/holdings.ts';
import type { Industry } from '../content/industries.ts';
import { designOf } from '../content/options.ts';
import { clean, hasToken, industriesOf } from '../rules/01-board/companies.ts';
import { stars } from '../rules/03-stars/stars.ts';
import { rivalsOf } from '../rules/04-year/order.ts';
import { carryOut } from '../rules/14-loans-and-deals/dealings.ts';
import { hasTarget, isAtTarget, turnLimit } from '../rules/19-ending/winning.ts';
import type { G, Player, Terms } from '../types.ts';
import { bestOf, canDo, choicesFor, type Decision, type DecisionOf, type Mind } from './mind.ts';
import { standing } from './standing.ts';
import { trialOf } from './trial.ts';
import { KEEP, MARGIN, PROPOSES_ONE_IN, UNKNOWN_CARD } from './weights.ts';

const NOTHING = { money: 0, companies: [], projects: [], quotas: 0 };

/** What a deal brings the thinker. Cards that are asked for by number are the ones their owner likes least. */
function dealSwing(mind: Mind, from: Seat, to: Seat, terms: Terms): number {
  const other = mind.me === to ? from : to;
  const trial = trialOf(mind.g);
  carryOut(trial, from, to, terms, []);
  if (isLetWin(mind, trial, other)) return Number.NEGATIVE_INFINITY;
  const cards = mind.me === to ? -leastCards(mind, terms.get.cards) : terms.get.cards * UNKNOWN_CARD;
  return standing(mind, trial) - mind.now + cards;
}

/** No price is worth the game: not the target, and in the last round of a limited game no star. */
function isLetWin({ g }: Mind, trial: G, other: Seat): boolean {
  const isThere = (at: G): boolean => hasTarget(at) && isAtTarget(at, other);
  if (isThere(trial) && !isThere(g)) return true;
  const limit = turnLimit(g);
  const isLastRound = limit !== null && limit - g.turn.number < g.seats.length;
  return isLastRound && stars(trial, other) > stars(g, other);
}

/** What the least of one's own cards are worth: at least as much as any cards may be. */
function leastCards({ g, me }: Mind, count: number): number {
  const worths = g.players[me].hand.secret.map((card) => KEEP[designOf(card)]).sort((a, b) => a - b);
  return worths.slice(0, count).reduce<number>((sum, worth) => sum + Math.max(UNKNOWN_CARD, worth), 0);
}

/** Answers what is proposed: yes to what is worth it, other money where both would gain by that, no to everything else. */
export function answerDeal(mind: Mind): Decision | null {
  const { g, me } = mind;
  const [deal] = g.deals.open.filter(({ to }) => to === me);
  if (deal === undefined) return null;
  const { id, from, to } = deal;
  const terms = deal.terms.secret;
  const canAccept = [...choicesFor(mind, 'acceptDeal')].some((choice) => choice.deal === id);
  if (!canAccept) return { type: 'declineDeal', deal: id };
  if (dealSwing(mind, from, to, terms) > MARGIN.deal) return { type: 'acceptDeal', deal: id };
  // One word of its own in a turn: neither is haggled with a counter, nor the same said again.
  const isFirstWord = deal.depth === 0 && (g.deals.proposed[me] ?? 0) === 0;
  // A debtor's few proposals are not used up by the answers to them.
  const mayCounter = isFirstWord && g.stack.at(-1)?.phase === 'window' && canDo(mind, 'counterDeal');
  const counter = mayCounter ? counterTo(mind, from, terms) : null;
  return counter === null ? { type: 'declineDeal', deal: id } : { type: 'counterDeal', deal: id, terms: counter };
}

/** The same things for the money that shares the gain. Where cards are asked for by number it has none in mind. */
function counterTo(mind: Mind, other: Seat, { give, get }: Terms): Terms | null {
  if (get.cards > 0 || give.cards.length > 0) return null;
  const them: Mind = { ...mind, me: other };
  them.now = standing(them, mind.g);
  const at = (money: number): Terms => ({
    give: { ...get, money: Math.max(0, money), cards: [] },
    get: { ...give, money: Math.max(0, -money), cards: 0 },
  });
  return shared(mind, them, at, ALIKE)?.terms ?? null;
}

/** Now and then proposes to buy, to sell or to swap a company where both would gain, for money that shares the gain. */
export function proposal(mind: Mind): Decision | null {
  const { g, me, random } = mind;
  if (g.turn.seat !== me || (g.deals.proposed[me] ?? 0) > 0 || !canDo(mind, 'proposeDeal')) return null;
  if (random(PROPOSES_ONE_IN) > 0) return null;
  const ideas = rivalsOf(g, me).flatMap((rival) => [...ideasFor(mind, rival)]);
  const best = bestOf(ideas, ({ gain }) => gain, MARGIN.deal);
  return best === null ? null : { type: 'proposeDeal', to: best.to, terms: best.terms };
}

/** What may be proposed at all, the most gainful first: for money that shares the gain, and for the money that is just enough for the other. */
export function proposalsOf(mind: Mind): DecisionOf<'proposeDeal'>[] {
  if (mind.g.turn.seat !== mind.me) return [];
  const found = new Map<string, Idea>();
  for (const to of receiversOf(mind))
    for (const left of [BARELY, ALIKE])
      for (const idea of ideasFor(mind, to, left)) found.set(JSON.stringify([to, idea.terms]), idea);
  return [...found.values()]
    .sort((a, b) => b.gain - a.gain)
    .map(({ to, terms }) => ({ type: 'proposeDeal', to, terms }));
}

/** To whom a proposal can be made now: nobody is asked twice at a time. */
function receiversOf({ offers }: Mind): Seat[] {
  return offers.flatMap((offer) =>
    offer.type === 'proposeDeal' && 'one' in offer.fields.to ? [...offer.fields.to.one] : [],
  );
}

type Idea = { to: Seat; terms: Terms; gain: number };

/** What part of the gain is left to the other: as much as oneself has, or little more than makes it say yes. */
const ALIKE = 0.5;
const BARELY = 0.15;

/** Nothing, or one company of each side, for each other. */
function* ideasFor(mind: Mind, rival: Seat, left = ALIKE): Generator<Idea> {
  const { g, me } = mind;
  const them: Mind = { ...mind, me: rival };
  them.now = standing(them, g);
  const isSwapOpen = g.options.deals === 'on';
  for (const give of [null, ...cleanOf(g.players[me])])
    for (const get of [null, ...cleanOf(g.players[rival])]) {
      if (give === get || (give !== null && get !== null && !isSwapOpen)) continue;
      if (give === null && !hasToken(g.players[me])) continue;
      if (get === null && !hasToken(g.players[rival])) continue;
      const idea = settled(mind, them, give, get, left);
      if (idea !== null) yield idea;
    }
}

const cleanOf = (player: Player): Industry[] => industriesOf(player).filter((industry) => clean(player, industry) > 0);

const settled = (mind: Mind, them: Mind, give: Industry | null, get: Industry | null, left: number): Idea | null =>
  shared(mind, them, (money) => termsOf(give, get, money), left);

/** With the money that leaves the other its part of the gain, if there is anything to share. */
function shared(mind: Mind, them: Mind, at: (money: number) => Terms, left: number): Idea | null {
  const { g, me } = mind;
  const to = them.me;
  const ours = dealSwing(mind, me, to, at(0));
  const theirs = dealSwing(them, me, to, at(0));
  if (ours + theirs < 2 * MARGIN.deal) return null;
  const theirPart = Math.max(MARGIN.deal + 0.5, left * (ours + theirs));
  const share = left === ALIKE ? Math.round((ours - theirs) / 2) : Math.ceil(theirPart - theirs);
  const money = Math.max(-g.players[to].cash, Math.min(g.players[me].cash, share));
  const terms = at(money);
  const gain = dealSwing(mind, me, to, terms);
  return gain > MARGIN.deal && dealSwing(them, me, to, terms) > MARGIN.deal ? { to, terms, gain } : null;
}

/** `money` is what the proposer pays on top; negative: what it is paid. */
const termsOf = (give: Industry | null, get: Industry | null, money: number): Terms => ({
  give: { ...NOTHING, money: Math.max(0, money), companies: tagged(give), cards: [] },
  get: { ...NOTHING, money: Math.max(0, -money), companies: tagged(get), cards: 0 },
});

const tagged = (industry: Industry | null): CompanyTag[] => (industry === null ? [] : [`${industry}-clean-1`]);
