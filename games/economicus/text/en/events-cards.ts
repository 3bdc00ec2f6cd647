import type { DrawReason } from '../../types.ts';
import type { Events } from '../types.ts';
import { aims, byCard, cardCount, forCost, industry, money, option, reason } from './words.ts';

const DREW = {
  start: 'at the start',
  double: 'for a double',
  year: 'for the new year',
  return: 'for coming back',
  exchange: 'in exchange',
};
const STAR = { investigation: 'a successful investigation', crime: 'being caught' };
const CRISIS = { seventh: 'a seventh crisis took its token' };
const DECK = { options: 'option', crises: 'crisis', events: 'event' };

const drew = (because: DrawReason): string => reason(DREW, because);
const charged = (charge: number): string => (charge > 0 ? `, paying ${money(charge)} under ${byCard('EV30')}` : '');

/** Cards, crimes, stars and crises. */
export const cardEvents = {
  cardDrawn: ({ seat, card, because }, say) =>
    `${say.seat(seat)} draws ${card.secret === null ? 'an option card' : option(card.secret)} (${drew(because)}).`,
  quotaTaken: ({ seat, because }, say) => `${say.seat(seat)} takes a privatisation quota (${drew(because)}).`,
  nothingToDraw: ({ seat, because }, say) => `There’s no card left for ${say.seat(seat)} (${drew(because)}).`,
  deckReshuffled: ({ deck, cards }) => `The ${DECK[deck]} deck is used up. ${cardCount(cards)} are reshuffled.`,
  cardPlayed({ seat, card, cost, charge, ...aim }, say) {
    const at = aims(aim, say);
    return `${say.seat(seat)} plays ${option(card)}${forCost(cost)}${at === '' ? '' : `: ${at}`}${charged(charge)}.`;
  },
  reacted: ({ seat, card, cost, charge }, say) =>
    `${say.seat(seat)} answers with ${option(card)}${forCost(cost)}${charged(charge)}.`,
  discarded: ({ seat, card, because }, say) =>
    because === 'exchange'
      ? `${say.seat(seat)} discards ${option(card)} in exchange for a new card.`
      : `${say.seat(seat)} discards ${option(card)}: the hand limit is 5.`,
  crimeRolled: ({ seat, card, die, difficulty, isSuccess }, say) =>
    `${say.seat(seat)} rolls ${die} for ${option(card)} and needs more than ${difficulty}: ${isSuccess ? 'the crime succeeds' : 'the crime fails'}.`,
  investigated: ({ seat, criminal, cost, die, above, isSuccess }, say) =>
    `${say.seat(seat)} investigates ${say.seat(criminal)} ${cost > 0 ? `for ${money(cost)}` : 'free of charge'}, rolls ${die} and needs more than ${above}: ${isSuccess ? 'success' : 'failure'}.`,
  acquitted: ({ seat, investigator }, say) =>
    `The lawyer gets ${say.seat(seat)} off: the investigation by ${say.seat(investigator)} counts as failed.`,
  convicted: ({ seat, investigator }, say) =>
    `${say.seat(seat)} is convicted by ${say.seat(investigator)}: the crime has no effect.`,
  fizzled: ({ seat, card }, say) => `${say.seat(seat)}’s ${option(card)} has no effect: it’s no longer possible.`,
  starChanged: ({ seat, by, because }, say) =>
    by > 0
      ? `${say.seat(seat)} gets a star for ${reason(STAR, because)}.`
      : `${say.seat(seat)} loses a star for ${reason(STAR, because)}.`,
  shielded: ({ seat, industry: id, against }, say) =>
    against === 'offer'
      ? `${say.seat(seat)} shields the company in ${industry(id)}: the exceptional offer is off.`
      : `${say.seat(seat)} shields the company in ${industry(id)}: ${byCard(against)} can’t touch it.`,
  crisisOpened: ({ card, forecasts, strengths }) =>
    `Crisis card: ${byCard(card)}. Left in the deck: forecasts ${forecasts}, strengths ${strengths}.`,
  crisisVoid: ({ card, because }) =>
    because === 'noForecast'
      ? `${byCard(card)} strikes nothing: no industry is under a forecast. The next card is opened.`
      : `${byCard(card)} does nothing: the industry has been bailed out.`,
  forecastMoved: ({ from, to, because }) =>
    from === null
      ? `The forecast token is put on ${industry(to)} (${reason(CRISIS, because)}).`
      : `The forecast token moves from ${industry(from)} to ${industry(to)} (${reason(CRISIS, because)}).`,
  crisisChanged({ industry: id, from, to, because }) {
    const why = reason(CRISIS, because);
    if (from === 0) return `A crisis of strength ${to} begins in ${industry(id)} (${why}).`;
    if (to === 0) return `The crisis in ${industry(id)} is over (${why}).`;
    return `Crisis in ${industry(id)}: ${from} → ${to} (${why}).`;
  },
  lookedAt({ seat, deck, cards }, say) {
    const seen = cards.secret?.map(byCard);
    return seen === undefined || seen.length === 0
      ? `${say.seat(seat)} looks at the top of the ${DECK[deck]} deck.`
      : `${say.seat(seat)} looks at the top of the ${DECK[deck]} deck: ${seen.join(', ')}.`;
  },
  lookedIntoHand: ({ seat, victim, cards }, say) =>
    cards.secret === null
      ? `${say.seat(seat)} looks at ${say.seat(victim)}’s hand.`
      : `${say.seat(seat)} looks at ${say.seat(victim)}’s hand: ${say.list(cards.secret.map(option))}.`,
  cardTaken: ({ seat, victim, card }, say) =>
    `${say.seat(seat)} takes ${card.secret === null ? 'a card' : option(card.secret)} from ${say.seat(victim)}’s hand.`,
} satisfies Partial<Events>;
