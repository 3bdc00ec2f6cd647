import type { Seat } from '@parlour/kernel';
import { STRENGTHS } from '../../content/crisis-cards.ts';
import type { Industry } from '../../content/industries.ts';
import type { WindowId } from '../../content/windows.ts';
import { chainLinks, sumOf } from '../../rules/01-board/board.ts';
import { stars } from '../../rules/03-stars/stars.ts';
import { changeCrisis } from '../../rules/10-crisis/crises.ts';
import { changePrice, priceOf } from '../../rules/11-auction/prices.ts';
import { activeIndustry } from '../../rules/16-option-cards/rule.ts';
import type { G } from '../../types.ts';
import { type Mind, swing } from '../mind.ts';
import { incomeOf, strikeChance } from '../outlook.ts';
import { trialOf } from '../trial.ts';
import { ENVY, SPITE } from '../weights.ts';

/** The cards about crises: what counts is whose income is hit, and whether that is now. */

/** The window that is open, if it is one. */
export function windowOf({ stack }: G): WindowId | null {
  const f = stack.at(-1);
  return f?.phase === 'window' ? f.window : null;
}

/** What each player would take in if this industry paid now. */
const profitIn = (g: G, seat: Seat, industry: Industry): number =>
  sumOf(chainLinks(g, seat, industry, g.turn.exporters.includes(seat)));

/** What it is worth that this industry is active: one's own profit against that of the others. */
export function rollWorth({ me }: Mind, g: G, industry: Industry): number {
  const envy = ENVY / Math.max(1, g.seats.length - 1);
  let worth = 0;
  for (const seat of g.seats) worth += (seat === me ? 1 : -envy) * profitIn(g, seat, industry);
  return worth;
}

/** OP01, OP02: an easier crisis, from the profit that is about to be paid on. */
export function reliefWorth(mind: Mind, relieve: (trial: G) => void): number {
  const lasting = swing(mind, relieve);
  if (windowOf(mind.g) !== 'FW2') return lasting;
  const trial = trialOf(mind.g);
  relieve(trial);
  const industry = activeIndustry(mind.g);
  return lasting + rollWorth(mind, trial, industry) - rollWorth(mind, mind.g, industry);
}

/** How much better the position is once a middling strength card has struck an industry. */
export const strikeSwing = (mind: Mind, industry: Industry): number =>
  swing(mind, (trial) => {
    const { strength, fall } = STRENGTHS.CS2;
    changeCrisis(trial, industry, strength, 'CS2');
    const price = priceOf(trial, industry);
    if (price > 0) changePrice(trial, industry, Math.max(1, price - fall), 'CS2');
  });

/** Whether the next crisis card is opened soon: the forecast lies on the active industry, or the year begins. */
function opensSoon({ g }: Mind, forecast: Industry | null): boolean {
  const window = windowOf(g);
  return window === 'FW9' || (window === 'FW4' && forecast === g.turn.industry);
}

/** What the next card threatens, or promises, with the forecast here. */
const threatOf = (mind: Mind, forecast: Industry | null): number =>
  forecast !== null && opensSoon(mind, forecast) ? strikeChance(mind.g) * strikeSwing(mind, forecast) : 0;

/** OP03: away from oneself, or onto those who will be struck. */
export const forecastWorth = (mind: Mind, to: Industry): number =>
  threatOf(mind, to) - threatOf(mind, mind.g.forecast) + swing(mind, (trial) => void (trial.forecast = to));

/** OP04: whether one would rather have a forecast come next, and how likely the three cards allow what one likes. */
export function briefingWorth(mind: Mind): number {
  const { forecast } = mind.g;
  if (forecast === null || !opensSoon(mind, forecast)) return 0;
  const strike = strikeSwing(mind, forecast);
  const chance = strikeChance(mind.g);
  const unwanted = strike < 0 ? chance : 1 - chance;
  return Math.abs(strike) * unwanted * (1 - unwanted ** 2);
}

/** OP42: income that the others lose, now and over the coming turns, those with many stars first, against what one loses oneself. */
export function sabotageWorth(mind: Mind, sabotage: (trial: G) => void): number {
  const { g, me, horizon } = mind;
  const trial = trialOf(g);
  sabotage(trial);
  const industry = windowOf(g) === 'FW2' ? activeIndustry(g) : null;
  const threat = (seat: Seat): number => (seat === me ? 0 : (1 + stars(g, seat)) ** 3);
  let threats = 0;
  for (const seat of g.seats) threats += threat(seat);
  let worth = 0;
  for (const seat of g.seats) {
    const now = industry === null ? 0 : profitIn(g, seat, industry) - profitIn(trial, seat, industry);
    const loss = now + horizon * (incomeOf(g, seat) - incomeOf(trial, seat));
    worth += seat === me ? -loss : (SPITE * loss * threat(seat)) / threats;
  }
  return worth;
}
