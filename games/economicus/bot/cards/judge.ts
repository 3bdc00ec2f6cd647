import type { Choice, Seat } from '@parlour/kernel';
import { partsOf } from '../../content/holdings.ts';
import { SEGMENTS } from '../../content/industries.ts';
import { INSIDER_SALES, type OptionCard, optionOf, type PlayedId } from '../../content/options.ts';
import { HAND_LIMIT } from '../../content/table.ts';
import { profitOf } from '../../rules/01-board/board.ts';
import { addCompany, holdingsOf } from '../../rules/01-board/companies.ts';
import { changeBonus, stars } from '../../rules/03-stars/stars.ts';
import { actingAuditor } from '../../rules/04-year/order.ts';
import { priceOf } from '../../rules/11-auction/prices.ts';
import { gain } from '../../rules/15-payments/money.ts';
import { CARD_RULES, playedDesign } from '../../rules/16-option-cards/index.ts';
import { layDown } from '../../rules/16-option-cards/playing.ts';
import { activeIndustry } from '../../rules/16-option-cards/rule.ts';
import { investigation, successFrom } from '../../rules/18-events/this-year.ts';
import type { Economicus } from '../../types.ts';
import { type Mind, swing } from '../mind.ts';
import { saleSwing } from '../selling.ts';
import { areScarce } from '../standing.ts';
import { BY_CARD, CHARITY, MARGIN, SUSPICION, UNKNOWN_CARD } from '../weights.ts';
import { briefingWorth, forecastWorth, reliefWorth, rollWorth, sabotageWorth } from './crises.ts';
import { ownEffect, playOf } from './effects.ts';
import { directPurchase, licenceWorth, pumpWorth, ventureWorth } from './lots.ts';

export type CardChoice = Choice<Economicus, 'playCard'>;

/** What a card brings when it is played like this, its place in the hand and its charge included. */
export function cardGain(mind: Mind, choice: CardChoice): number {
  const design = playedDesign(choice.card);
  if (design === null) return Number.NEGATIVE_INFINITY;
  const { difficulty } = optionOf(choice.card);
  const own = GUESSED[design]?.(mind, choice) ?? swing(mind, (trial) => ownEffect(trial, playOf(choice, mind.me)));
  const effect = own + brought(mind, choice.card);
  const spent = swing(mind, (trial) => layDown(trial, mind.me, choice.card));
  if (difficulty === undefined) return effect + spent;
  const caught = caughtChance(mind, choice);
  const verdict = swing(mind, (trial) => {
    changeBonus(trial, mind.me, -1, 'crime');
    changeBonus(trial, firstInvestigator(mind, choice) ?? mind.me, 1, 'investigation');
  });
  return ((6 - difficulty) / 6) * ((1 - caught) * effect + caught * Math.min(0, verdict)) + spent;
}

/** The money that a card brings, and the cards nobody has seen yet for which there is room. */
function brought(mind: Mind, card: OptionCard): number {
  const { gain: money = 0, draws = 0 } = optionOf(card);
  const room = HAND_LIMIT + 1 - mind.g.players[mind.me].hand.secret.length;
  return (money > 0 ? swing(mind, (trial) => gain(trial, mind.me, money)) : 0) + UNKNOWN_CARD * Math.min(draws, room);
}

/** The auditor and the harmed who could pay for an investigation. */
function investigators({ g, me }: Mind, choice: CardChoice): Seat[] {
  const design = playedDesign(choice.card);
  const harmed = design === null ? [] : (CARD_RULES[design].harmed?.(g, playOf(choice, me)) ?? []);
  const { cost } = investigation(g);
  return [...new Set([actingAuditor(g), ...harmed])].filter((seat) => seat !== me && g.players[seat].cash >= cost);
}

const firstInvestigator = (mind: Mind, choice: CardChoice): Seat | undefined => investigators(mind, choice)[0];

const caughtChance = (mind: Mind, choice: CardChoice): number =>
  1 - (1 - (SUSPICION * (6 - investigation(mind.g).above)) / 6) ** investigators(mind, choice).length;

function meanRollWorth(mind: Mind): number {
  let sum = 0;
  for (const industry of mind.g.layout) sum += SEGMENTS[industry].ways * rollWorth(mind, mind.g, industry);
  return sum / 36;
}

/** Cards whose effect hangs on dice, on what comes next or on other phases: a guess each. All others are tried out. */
const GUESSED: Partial<Record<PlayedId, (mind: Mind, choice: CardChoice) => number>> = {
  OP01: (mind, choice) => reliefWorth(mind, (trial) => ownEffect(trial, playOf(choice, mind.me))),
  OP02: (mind, choice) => reliefWorth(mind, (trial) => ownEffect(trial, playOf(choice, mind.me))),
  OP03: (mind, { industry }) => (industry === null ? 0 : forecastWorth(mind, industry)),
  OP04: briefingWorth,
  OP05: (mind) => meanRollWorth(mind) - rollWorth(mind, mind.g, activeIndustry(mind.g)),
  OP06: (mind, { industry }) =>
    industry === null ? 0 : rollWorth(mind, mind.g, industry) - rollWorth(mind, mind.g, activeIndustry(mind.g)),
  OP07: pumpWorth,
  OP24({ g, me }) {
    const industry = activeIndustry(g);
    return g.players[me].companies[industry] * Math.max(0, profitOf(g, industry));
  },
  OP09: (mind) => BY_CARD.OP09 * directPurchase(mind, 'private'),
  OP45: (mind, { kind }) => BY_CARD.OP45 * directPurchase(mind, kind),
  /** Another lot at the same price, against the same rivals. */
  OP10: (mind) => BY_CARD.OP10 * directPurchase(mind, 'private'),
  /** Where companies are scarce, there will be a purchase to annul. */
  OP12: (mind, choice) =>
    choice.rival === null && areScarce(mind.g)
      ? Number.NEGATIVE_INFINITY
      : swing(mind, (trial) => ownEffect(trial, playOf(choice, mind.me))),
  OP14: licenceWorth,
  /** Two more on the die. */
  OP16(mind, { industry }) {
    if (industry === null) return 0;
    const chance = Math.min(6, 6 - (successFrom(mind.g) - 3)) / 6;
    return (
      chance *
      swing(mind, (trial) => {
        trial.players[mind.me].projects[industry] -= 1;
        addCompany(trial, mind.me, industry, 'clean');
      })
    );
  },
  OP18: (mind, { industry }) => (industry === null ? 0 : ventureWorth(mind, industry)),
  /** The two best sales at the full price; what seems to gain a little has cost in the end. */
  OP39(mind) {
    const gains = holdingsOf(mind.g.players[mind.me])
      .filter((company) => mind.g.prices[partsOf(company).industry] !== null)
      .map((company) => saleSwing(mind, company, priceOf(mind.g, partsOf(company).industry)))
      .sort((a, b) => b - a);
    return gains.slice(0, INSIDER_SALES).reduce((sum, gain) => sum + (gain > MARGIN.inside ? gain : 0), 0);
  },
  /** A star that nobody else bids for, near the goal; before that the money buys more. */
  OP34: (mind) =>
    mind.goal - stars(mind.g, mind.me) > CHARITY.within
      ? 0
      : CHARITY.worth + swing(mind, (trial) => changeBonus(trial, mind.me, 1, 'OP34')),
  OP42: (mind, choice) => sabotageWorth(mind, (trial) => ownEffect(trial, playOf(choice, mind.me))),
  /** The best card of a hand that nobody else knows. */
  OP40({ g }, { rival }) {
    const cards = rival === null ? 0 : g.players[rival].hand.secret.length;
    return cards === 0 ? 0 : UNKNOWN_CARD + Math.min(2, 0.5 * cards);
  },
};
