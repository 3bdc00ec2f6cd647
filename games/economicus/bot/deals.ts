import type { Seat } from '@parlour/kernel';
import type { CompanyTag } from '../content/holdings.ts';
import type { Industry } from '../content/industries.ts';
import { clean, hasToken, industriesOf } from '../rules/01-board/companies.ts';
import { rivalsOf } from '../rules/04-year/order.ts';
import { carryOut } from '../rules/14-loans-and-deals/dealings.ts';
import type { Player, Terms } from '../types.ts';
import { bestOf, canDo, choicesFor, type Decision, type DecisionOf, type Mind, swing } from './mind.ts';
import { standing } from './standing.ts';
import { MARGIN, PROPOSES_ONE_IN, UNKNOWN_CARD } from './weights.ts';

const NOTHING = { money: 0, companies: [], projects: [], quotas: 0 };

/** What a deal brings the thinker. Cards that are asked for by number are the ones their owner likes least. */
function dealSwing(mind: Mind, from: Seat, to: Seat, terms: Terms): number {
  const asked = terms.get.cards * UNKNOWN_CARD;
  const cards = mind.me === to ? -asked : asked;
  return swing(mind, (trial) => carryOut(trial, from, to, terms, [])) + cards;
}

/** Answers what is proposed: yes to what is worth it, no to everything else. */
export function answerDeal(mind: Mind): Decision | null {
  const { g, me } = mind;
  const [deal] = g.deals.open.filter(({ to }) => to === me);
  if (deal === undefined) return null;
  const canAccept = [...choicesFor(mind, 'acceptDeal')].some((choice) => choice.deal === deal.id);
  const isWelcome = canAccept && dealSwing(mind, deal.from, deal.to, deal.terms.secret) > MARGIN.deal;
  return isWelcome ? { type: 'acceptDeal', deal: deal.id } : { type: 'declineDeal', deal: deal.id };
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

/** With the money that leaves the other its part of the gain, if there is anything to share. */
function settled(mind: Mind, them: Mind, give: Industry | null, get: Industry | null, left: number): Idea | null {
  const { g, me } = mind;
  const to = them.me;
  const even = termsOf(give, get, 0);
  const ours = dealSwing(mind, me, to, even);
  const theirs = dealSwing(them, me, to, even);
  if (ours + theirs < 2 * MARGIN.deal) return null;
  const theirPart = Math.max(MARGIN.deal + 0.5, left * (ours + theirs));
  const share = left === ALIKE ? Math.round((ours - theirs) / 2) : Math.ceil(theirPart - theirs);
  const money = Math.max(-g.players[to].cash, Math.min(g.players[me].cash, share));
  const terms = termsOf(give, get, money);
  if (dealSwing(them, me, to, terms) <= MARGIN.deal) return null;
  return { to, terms, gain: dealSwing(mind, me, to, terms) };
}

/** `money` is what the proposer pays on top; negative: what it is paid. */
const termsOf = (give: Industry | null, get: Industry | null, money: number): Terms => ({
  give: { ...NOTHING, money: Math.max(0, money), companies: tagged(give), cards: [] },
  get: { ...NOTHING, money: Math.max(0, -money), companies: tagged(get), cards: 0 },
});

const tagged = (industry: Industry | null): CompanyTag[] => (industry === null ? [] : [`${industry}-clean-1`]);
