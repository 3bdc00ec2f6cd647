import { CRISIS_CARDS } from '../content/crisis-cards.ts';
import { EVENT_IDS } from '../content/events.ts';
import { INDUSTRIES, SEGMENTS } from '../content/industries.ts';
import { isQuota, OPTION_CARDS } from '../content/options.ts';
import {
  CRISIS_LIMIT,
  CRISIS_TOKENS,
  HAND_LIMIT,
  HIGHEST_PRICE,
  LOWEST_PRICE,
  PROJECT_TOKENS,
} from '../content/table.ts';
import type { G } from '../types.ts';
import { companiesOf, projectsOf } from './01-board/companies.ts';
import { stars } from './03-stars/stars.ts';
import { isFull } from './04-year/order.ts';
import { inCrisis } from './10-crisis/crises.ts';

const allOf = (g: G) => g.seats.map((seat) => g.players[seat]);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What is true after every step (specification, section 7). */
export const invariants: Record<string, (g: G) => true | string> = {
  'money is conserved against the bank': (g) => {
    const cash = sum(allOf(g).map((player) => player.cash));
    return cash + g.bank === 0 || `cash ${cash}, bank ${g.bank}`;
  },
  'nobody has less than nothing': (g) => allOf(g).every((player) => player.cash >= 0) || 'negative cash',
  'tokens are within their limits': (g) =>
    allOf(g).every((player) => companiesOf(player) <= 12 && projectsOf(player) <= PROJECT_TOKENS) || 'too many tokens',
  'counts are not negative, and loans lie on companies': (g) =>
    allOf(g).every((player) =>
      INDUSTRIES.every(
        (k) =>
          player.projects[k] >= 0 &&
          player.fresh[k] >= 0 &&
          player.fresh[k] <= player.mortgaged[k] &&
          player.mortgaged[k] <= player.companies[k],
      ),
    ) || 'a count is out of range',
  'companies of each industry are conserved': (g) => {
    const wrong = INDUSTRIES.filter((k) => {
      const owned = sum(allOf(g).map((player) => player.companies[k]));
      const free = g.freePrivate[k] + g.freeState[k];
      const printed = SEGMENTS[k].private + SEGMENTS[k].state;
      return g.freePrivate[k] < 0 || g.freeState[k] < 0 || owned + free !== printed + g.extra[k];
    });
    return wrong.length === 0 || `industries ${wrong.join(', ')}`;
  },
  'prices are unset or in range': (g) =>
    INDUSTRIES.every((k) => {
      const price = g.prices[k];
      return price === null || (price >= LOWEST_PRICE && price <= HIGHEST_PRICE && Number.isInteger(price));
    }) || 'a price is out of range',
  'crises are in range and have tokens': (g) =>
    (inCrisis(g).length <= CRISIS_TOKENS && INDUSTRIES.every((k) => g.crises[k] >= 0 && g.crises[k] <= CRISIS_LIMIT)) ||
    'crises are out of range',
  'hands are within their limit': (g) =>
    g.stack.some(({ phase }) => phase === 'overflow') ||
    allOf(g).every((player) => player.hand.secret.length <= HAND_LIMIT) ||
    'a hand is too large',
  'option cards are conserved, and quotas lie open': (g) => {
    const cards = [
      ...g.optionDeck.secret,
      ...g.optionDiscards,
      ...allOf(g).flatMap(({ hand, quotas, trophies }) => [...hand.secret, ...quotas, ...trophies]),
    ];
    const isRight = cards.length === (isFull(g) ? OPTION_CARDS.length : 0) && new Set(cards).size === cards.length;
    return (
      (isRight && allOf(g).every(({ hand, quotas }) => !hand.secret.some(isQuota) && quotas.every(isQuota))) ||
      `${cards.length} cards`
    );
  },
  'crisis and event cards are conserved': (g) =>
    !isFull(g) ||
    (g.crisisDeck.secret.length + g.crisisDiscards.length === CRISIS_CARDS.length &&
      g.eventDeck.secret.length + g.eventDiscards.length === EVENT_IDS.length) ||
    'cards are missing',
  'whoever is out has nothing': (g) =>
    allOf(g).every(
      (player) =>
        !player.isOut ||
        (player.cash === 0 &&
          companiesOf(player) + projectsOf(player) + player.quotas.length + player.hand.secret.length === 0),
    ) || 'a bankrupt has something left',
  'stars are never shown below nothing': (g) => g.seats.every((seat) => stars(g, seat) >= 0) || 'negative stars',
};
