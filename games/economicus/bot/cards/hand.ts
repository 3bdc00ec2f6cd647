import { isForecast } from '../../content/crisis-cards.ts';
import { designOf, type OptionCard } from '../../content/options.ts';
import { CARDS_FOR_ONE } from '../../content/table.ts';
import { bestOf, canDo, choicesFor, type Decision, frameOf, type Mind } from '../mind.ts';
import { quotaWorth } from '../standing.ts';
import { KEEP, MARGIN, UNKNOWN_CARD } from '../weights.ts';
import { strikeSwing } from './crises.ts';
import { cardGain } from './judge.ts';

/** The cards, the one with which one would part most easily first. */
const byWorth = (cards: readonly OptionCard[]): OptionCard[] =>
  [...cards].sort((a, b) => KEEP[designOf(a)] - KEEP[designOf(b)]);

/** Two cards for a new one, where the two are worth less together: of the hand, or quotas beyond those one can use. */
export function exchangeChoice(mind: Mind): Decision | null {
  if (!canDo(mind, 'exchangeCards')) return null;
  const { hand, quotas } = mind.g.players[mind.me];
  const held = hand.secret.map((card) => ({ card, worth: KEEP[designOf(card)] }));
  const spare = quotas.map((card, others) => ({ card, worth: quotaWorth(others + 1) - quotaWorth(others) }));
  const least = [...held, ...spare].sort((a, b) => a.worth - b.worth).slice(0, CARDS_FOR_ONE);
  const worth = least.reduce((sum, each) => sum + each.worth, 0);
  return least.length === CARDS_FOR_ONE && worth < UNKNOWN_CARD - MARGIN.exchange
    ? { type: 'exchangeCards', cards: least.map(({ card }) => card) }
    : null;
}

/** Too many cards: one is played if that is worth it now, else the least goes. */
export function surplusChoice(mind: Mind): Decision {
  const [card] = byWorth(mind.g.players[mind.me].hand.secret);
  if (card === undefined) throw new Error('the hand is empty');
  return bestOf(choicesFor(mind, 'playCard'), (choice) => cardGain(mind, choice), 0) ?? { type: 'discard', card };
}

/** OP40: the best card of the hand that was seen. */
export function theftChoice({ g }: Mind): Decision {
  const card = byWorth(g.players[frameOf(g, 'espionage').victim].hand.secret).at(-1);
  if (card === undefined) throw new Error('there is nothing to take');
  return { type: 'takeCard', card };
}

/** A deal asks for cards by number. */
export function handOverChoice({ g, me }: Mind): Decision {
  const { terms } = frameOf(g, 'handOver');
  return { type: 'giveCards', cards: byWorth(g.players[me].hand.secret).slice(0, terms.secret.get.cards) };
}

/** OP04: forecasts first for whom the next strength card would hurt, strengths first for whom it would not. */
export function orderChoice(mind: Mind): Decision {
  const { forecast } = mind.g;
  const [first] = choicesFor(mind, 'orderCrises');
  if (first === undefined) throw new Error('there is nothing to put in order');
  const wantsForecast = forecast !== null && strikeSwing(mind, forecast) < 0;
  const order = [...first.order].sort((a, b) =>
    wantsForecast ? Number(isForecast(b)) - Number(isForecast(a)) : Number(isForecast(a)) - Number(isForecast(b)),
  );
  return { type: 'orderCrises', order };
}
