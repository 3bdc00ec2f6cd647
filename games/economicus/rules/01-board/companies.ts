import type { Seat } from '@parlour/kernel';
import type { CompanyTag, Condition, Holding } from '../../content/holdings.ts';
import { CONDITIONS, holdingOf } from '../../content/holdings.ts';
import { INDUSTRIES, type Industry, type Kind } from '../../content/industries.ts';
import { COMPANY_TOKENS, PROJECT_TOKENS } from '../../content/table.ts';
import type { G, Player } from '../../types.ts';
import { checkQuickVictory } from '../19-ending/winning.ts';

const total = (counts: readonly number[]): number => {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
};

export const companiesOf = (player: Player): number => total(player.companies);
export const loansOf = (player: Player): number => total(player.mortgaged);
export const projectsOf = (player: Player): number => total(player.projects);

export const clean = (player: Player, industry: Industry): number =>
  player.companies[industry] - player.mortgaged[industry];

export const countOf = (player: Player, industry: Industry, condition: Condition): number =>
  condition === 'clean' ? clean(player, industry) : player.mortgaged[industry];

/** EC-R.32. Twelve tokens are all there are. */
export const hasToken = (player: Player): boolean => companiesOf(player) < COMPANY_TOKENS;
/** EC-8.6. */
export const projectTokens = (player: Player): number => PROJECT_TOKENS - projectsOf(player);

export const industriesOf = (player: Player): Industry[] => INDUSTRIES.filter((each) => player.companies[each] > 0);

/** Every holding of a player, in the order of the numbers. */
export function holdingsOf(player: Player): Holding[] {
  const holdings: Holding[] = [];
  for (const industry of INDUSTRIES)
    for (const condition of CONDITIONS)
      if (countOf(player, industry, condition) > 0) holdings.push(holdingOf(industry, condition));
  return holdings;
}

/** Every single company of a player, by its tag. */
export function companyTags(player: Player): CompanyTag[] {
  const tags: CompanyTag[] = [];
  for (const industry of INDUSTRIES) {
    if (player.companies[industry] === 0) continue;
    for (const condition of CONDITIONS)
      for (let i = countOf(player, industry, condition); i > 0; i--) tags.push(`${industry}-${condition}-${i}`);
  }
  return tags;
}

export const freeOf = (g: G, industry: Industry, kind: Kind): number =>
  kind === 'private' ? g.freePrivate[industry] : g.freeState[industry];
export const hasFree = (g: G, industry: Industry): boolean => g.freePrivate[industry] + g.freeState[industry] > 0;

export function addFree(g: G, industry: Industry, kind: Kind, count: number): void {
  if (kind === 'private') g.freePrivate[industry] += count;
  else g.freeState[industry] += count;
}

/** EC-3.10. A company becomes a player's; stars are looked at whenever one does. */
export function addCompany(g: G, seat: Seat, industry: Industry, condition: Condition): void {
  putCompany(g.players[seat], industry, condition);
  checkQuickVictory(g);
}

export function putCompany(player: Player, industry: Industry, condition: Condition): void {
  player.companies[industry] += 1;
  if (condition === 'mortgaged') player.mortgaged[industry] += 1;
}

/** A company leaves a player, with its loan. A loan that bears interest this year goes before one that does not (EC-R.52). */
export function removeCompany(g: G, seat: Seat, industry: Industry, condition: Condition): void {
  const player = g.players[seat];
  player.companies[industry] -= 1;
  if (condition === 'mortgaged') endLoan(player, industry);
}

/** One loan fewer in an industry. */
export function endLoan(player: Player, industry: Industry): void {
  player.mortgaged[industry] -= 1;
  player.fresh[industry] = Math.min(player.fresh[industry], player.mortgaged[industry]);
}

/** EC-14.10, EC-R.25. From one player to another; the loan goes with the company. */
export function transferCompany(g: G, from: Seat, to: Seat, industry: Industry, condition: Condition): void {
  const isFresh = condition === 'mortgaged' && isEveryLoanFresh(g.players[from], industry);
  removeCompany(g, from, industry, condition);
  if (isFresh) g.players[to].fresh[industry] += 1;
  addCompany(g, to, industry, condition);
}

/** Whether no loan of the industry was there when interest was fixed. */
export const isEveryLoanFresh = (player: Player, industry: Industry): boolean =>
  player.mortgaged[industry] === player.fresh[industry];
