import { type Choice, clone, type Seat } from '@parlour/kernel';
import { partsOf } from '../../content/holdings.ts';
import { type Industry, SEGMENTS } from '../../content/industries.ts';
import { HEADHUNTED, optionOf, type PlayedId } from '../../content/options.ts';
import { HAND_LIMIT } from '../../content/table.ts';
import { chainLinks, profitOf, sumOf } from '../../rules/board.ts';
import { CARD_RULES, playedDesign } from '../../rules/cards/index.ts';
import { layDown } from '../../rules/cards/playing.ts';
import { activeIndustry } from '../../rules/cards/rule.ts';
import { addCompany, hasFree, holdingsOf } from '../../rules/companies.ts';
import { actingAuditor } from '../../rules/order.ts';
import { priceOf } from '../../rules/prices.ts';
import { changeBonus, stars } from '../../rules/stars.ts';
import { investigation, successFrom } from '../../rules/this-year.ts';
import type { Economicus } from '../../types.ts';
import { purchaseSwing, purseOf } from '../buying.ts';
import { type Mind, swing } from '../mind.ts';
import { incomeOf } from '../outlook.ts';
import { saleSwing } from '../selling.ts';
import { BY_CARD, CHARITY, ENVY, SPITE, SUSPICION, UNKNOWN_CARD } from '../weights.ts';
import { effectOf, playOf } from './effects.ts';

export type CardChoice = Choice<Economicus, 'playCard'>;

/** What a card brings when it is played like this, its place in the hand and its charge included. */
export function cardGain(mind: Mind, choice: CardChoice): number {
  const design = playedDesign(choice.card);
  if (design === null) return Number.NEGATIVE_INFINITY;
  const { difficulty } = optionOf(choice.card);
  const effect = GUESSED[design]?.(mind, choice) ?? swing(mind, (trial) => effectOf(trial, playOf(choice, mind.me)));
  const spent = swing(mind, (trial) => layDown(trial, mind.me, choice.card));
  if (difficulty === undefined) return effect + spent;
  const caught = caughtChance(mind, choice);
  const verdict = swing(mind, (trial) => {
    changeBonus(trial, mind.me, -1, 'crime');
    changeBonus(trial, firstInvestigator(mind, choice) ?? mind.me, 1, 'investigation');
  });
  return ((6 - difficulty) / 6) * ((1 - caught) * effect + caught * Math.min(0, verdict)) + spent;
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

/** What it is worth that this industry is active: one's own profit against that of the others. */
function rollWorth({ g, me }: Mind, industry: Industry): number {
  const envy = ENVY / Math.max(1, g.seats.length - 1);
  let worth = 0;
  for (const seat of g.seats) {
    const isExporter = g.turn.exporters.includes(seat);
    worth += (seat === me ? 1 : -envy) * sumOf(chainLinks(g, seat, industry, isExporter));
  }
  return worth;
}

function meanRollWorth(mind: Mind): number {
  let sum = 0;
  for (const industry of mind.g.layout) sum += SEGMENTS[industry].ways * rollWorth(mind, industry);
  return sum / 36;
}

/** Income that the others lose over the coming turns, those with many stars first, against what one loses oneself. */
function sabotageWorth(mind: Mind, choice: CardChoice): number {
  const { g, me, horizon } = mind;
  const trial = clone(g);
  effectOf(trial, playOf(choice, me));
  const threat = (seat: Seat): number => (seat === me ? 0 : (1 + stars(g, seat)) ** 3);
  let threats = 0;
  for (const seat of g.seats) threats += threat(seat);
  let worth = 0;
  for (const seat of g.seats) {
    const loss = horizon * (incomeOf(g, seat) - incomeOf(trial, seat));
    worth += seat === me ? -loss : (SPITE * loss * threat(seat)) / threats;
  }
  return worth;
}

/** What buying at the price without an auction is worth: the company, and that nobody raises. */
function directPurchase(mind: Mind, kind: CardChoice['kind']): number {
  const { g, me } = mind;
  const industry = activeIndustry(g);
  const price = priceOf(g, industry);
  return purseOf(g, me) < price ? 0 : Math.max(0, purchaseSwing(mind, me, industry, kind ?? 'private', price));
}

/** Cards whose effect hangs on dice, on what comes next or on other phases: a guess each. All others are tried out. */
const GUESSED: Partial<Record<PlayedId, (mind: Mind, choice: CardChoice) => number>> = {
  /** To know what comes is worth something to whom it may strike. */
  OP04: ({ g, me }) => (g.forecast !== null && g.players[me].companies[g.forecast] > 0 ? 1.5 : 0),
  OP05: (mind) => meanRollWorth(mind) - rollWorth(mind, activeIndustry(mind.g)),
  OP06: (mind, { industry }) =>
    industry === null ? 0 : rollWorth(mind, industry) - rollWorth(mind, activeIndustry(mind.g)),
  OP24({ g, me }) {
    const industry = activeIndustry(g);
    return g.players[me].companies[industry] * Math.max(0, profitOf(g, industry));
  },
  OP09: (mind) => BY_CARD.OP09 * directPurchase(mind, 'private'),
  OP45: (mind, { kind }) => BY_CARD.OP45 * directPurchase(mind, kind),
  /** Another lot at the same price, against the same rivals. */
  OP10: (mind) => BY_CARD.OP10 * directPurchase(mind, 'private'),
  /** A licence where one would buy and nothing is free. */
  OP14(mind, { industry, kind }) {
    const { g } = mind;
    if (kind !== 'private' || industry === null || industry !== g.turn.industry || hasFree(g, industry)) return 0;
    return BY_CARD.OP14 * directPurchase(mind, 'private');
  },
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
  OP29: ({ g, me }) => UNKNOWN_CARD * Math.min(HEADHUNTED, HAND_LIMIT + 1 - g.players[me].hand.secret.length),
  /** The two best sales at the full price. */
  OP39(mind) {
    const gains = holdingsOf(mind.g.players[mind.me])
      .filter((company) => mind.g.prices[partsOf(company).industry] !== null)
      .map((company) => saleSwing(mind, company, priceOf(mind.g, partsOf(company).industry)))
      .sort((a, b) => b - a);
    return Math.max(0, gains[0] ?? 0) + Math.max(0, gains[1] ?? 0);
  },
  /** A star that nobody else bids for. */
  OP34: (mind) => CHARITY + swing(mind, (trial) => changeBonus(trial, mind.me, 1, 'OP34')),
  OP42: sabotageWorth,
  /** The best card of a hand that nobody else knows. */
  OP40({ g }, { rival }) {
    const cards = rival === null ? 0 : g.players[rival].hand.secret.length;
    return cards === 0 ? 0 : UNKNOWN_CARD + Math.min(2, 0.5 * cards);
  },
};
