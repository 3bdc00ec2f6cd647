import type { Industry } from '../content/industries.ts';
import { addCompany } from '../rules/01-board/companies.ts';
import { pay } from '../rules/15-payments/money.ts';
import { upkeep } from '../rules/18-events/this-year.ts';
import { loanChoice } from './buying.ts';
import { reactionTo } from './cards/reactions.ts';
import { canDo, choicesFor, type Decision, frameOf, type Mind, swing } from './mind.ts';
import { successOf } from './outlook.ts';
import { MARGIN, PROJECT, PROJECT_PRICE } from './weights.ts';

/** What a project is worth before its costs: the chance of a company, with the stars and the chain it would bring. */
const projectWorth = (mind: Mind, industry: Industry): number =>
  successOf(industry) * swing(mind, (trial) => addCompany(trial, mind.me, industry, 'clean'));

/** As many projects as pay: in dear industries, or where no company is free. */
export function creationChoice(mind: Mind): Decision {
  const { g, me } = mind;
  const { industry, cost } = frameOf(g, 'startUps');
  const gain = projectWorth(mind, industry) - PROJECT.upkeep - MARGIN.project;
  const angel = reactionTo(mind, 'OP17');
  if (angel !== null && gain > 0) return angel;
  const hasReserve = g.players[me].cash >= cost + upkeep(g);
  if (!canDo(mind, 'createProjects') || !hasReserve || g.players[me].projects[industry] > 0) return { type: 'pass' };
  const loss = swing(mind, (trial) => pay(trial, me, cost));
  return gain + loss > 0 ? { type: 'createProjects', count: 1 } : { type: 'pass' };
}

/** A project that cannot be paid: borrow for it, sell it, or let it go. */
export function upkeepChoice(mind: Mind): Decision {
  const { g } = mind;
  const { industry } = frameOf(g, 'project');
  const isWorthIt = projectWorth(mind, industry) > upkeep(g);
  if (isWorthIt && canDo(mind, 'payUpkeep')) return { type: 'payUpkeep' };
  const loan = isWorthIt ? loanChoice(mind) : null;
  if (loan !== null) return loan;
  const buyers = new Set([...choicesFor(mind, 'offerProject')].map(({ to }) => to));
  const [richest] = [...buyers].sort((a, b) => g.players[b].cash - g.players[a].cash);
  if (richest === undefined) return { type: 'letBurn' };
  const most = Math.max(0, g.players[richest].cash - upkeep(g));
  return { type: 'offerProject', to: richest, price: Math.min(most, PROJECT_PRICE) };
}

/** CS7: a project is saved if it is worth the rescue. */
export function rescueChoice(mind: Mind): Decision {
  const { industry } = frameOf(mind.g, 'crisis');
  const canPay = canDo(mind, 'payUpkeep');
  return canPay && industry !== null && projectWorth(mind, industry) > PROJECT.upkeep
    ? { type: 'payUpkeep' }
    : { type: 'letBurn' };
}

/** A project that another player cannot keep. */
export function projectOfferChoice(mind: Mind): Decision {
  const { industry, price } = frameOf(mind.g, 'projectSale');
  return projectWorth(mind, industry) > price + upkeep(mind.g) + MARGIN.project
    ? { type: 'buyProject' }
    : { type: 'pass' };
}
