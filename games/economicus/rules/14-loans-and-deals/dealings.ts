import { between, dealing, handOverCard, lapseDeals, type Refusal, type Seat, showCard, someOf } from '@parlour/kernel';
import type { Holding, ProjectTag } from '../../content/holdings.ts';
import { holdingsIn, partsOf, projectsIn } from '../../content/holdings.ts';
import { INDUSTRIES, type Industry } from '../../content/industries.ts';
import type { OptionCard } from '../../content/options.ts';
import { COMPANY_TOKENS, DEAL_COMPANIES, HAND_LIMIT, PROJECT_TOKENS } from '../../content/table.ts';
import type { Bundle, Economicus, G, OpenBundle, Player, Terms } from '../../types.ts';
import {
  companiesOf,
  companyTags,
  countOf,
  isEveryLoanFresh,
  projectsOf,
  putCompany,
  removeCompany,
} from '../01-board/companies.ts';
import { rivalsOf } from '../04-year/order.ts';
import { quotasToSpare, tokensKept } from '../11-auction/buying.ts';
import { handTo } from '../15-payments/money.ts';
import { checkQuickVictory } from '../19-ending/winning.ts';
import { emit, no } from '../vocabulary.ts';

/** How long a proposal is open: with the window, or as long as its debtor has not paid (EC-R.27). */
export type Until = 'window' | 'payment';

/** EC-14.11, EC-14.12, EC-14.13, EC-14.14, EC-R.27, EC-R.54. Deals of two bundles; `made` bounds the proposals of a turn. */
export const dealsUntil = (until: Until, made: number) =>
  dealing<Economicus, Terms>({
    rule: 'EC-14.11',
    deals: (g) => g.deals,
    limits: { open: made, made, depth: 3 },
    until: () => until,
    partners: (g, me) => (g.options.deals === 'off' ? [] : partnersOf(g, me)),
    terms: (g, from, to) => ({
      parts: {
        give: { parts: { ...bundleOf(g, from), cards: someOf(g.players[from].hand.secret, 0, HAND_LIMIT) } },
        get: {
          parts: {
            ...bundleOf(g, to),
            cards: between(0, Math.min(HAND_LIMIT, g.players[to].hand.secret.length)),
          },
        },
      },
    }),
    unfit,
    carryOut: (g, from, to, terms) => carryOut(g, from, to, terms, []),
  });

/** What a player could give. */
const bundleOf = (g: G, seat: Seat) => ({
  money: between(0, g.players[seat].cash),
  companies: someOf(companyTags(g.players[seat]), 0, DEAL_COMPANIES),
  projects: someOf(projectTags(g.players[seat]), 0, PROJECT_TOKENS),
  quotas: between(0, quotasToSpare(g, seat)),
});

function projectTags(player: Player): ProjectTag[] {
  const tags: ProjectTag[] = [];
  for (const industry of INDUSTRIES) for (let i = player.projects[industry]; i > 0; i--) tags.push(`${industry}-${i}`);
  return tags;
}

/** Those with whom there is something to trade besides money (EC-R.27). */
function partnersOf(g: G, me: Seat): Seat[] {
  const rivals = rivalsOf(g, me);
  return hasAssets(g.players[me]) ? rivals : rivals.filter((rival) => hasAssets(g.players[rival]));
}

const hasAssets = (player: Player): boolean =>
  player.quotas.length > 0 || player.hand.secret.length > 0 || companiesOf(player) > 0 || projectsOf(player) > 0;

/** Why a deal cannot be made, when it is proposed and again when it is accepted. */
function unfit(g: G, from: Seat, to: Seat, { give, get }: Terms): Refusal<Economicus> | null {
  if (g.options.deals === 'off') return no('EC-T.11', 'dealsOff', {});
  const gives = assetsIn(give) + give.cards.length;
  const gets = assetsIn(get) + get.cards;
  // EC-R.27: money alone is no deal.
  if (gives + gets === 0) return no('EC-R.27', 'nothingMoves', {});
  if (g.options.deals === 'moneyOnly' && gives > 0 === gets > 0) return no('EC-T.11', 'moneyAgainstAsset', {});
  if (!hasAll(g, from, give) || !give.cards.every((card) => g.players[from].hand.secret.includes(card)))
    return no('EC-14.13', 'lacksTerms', { seat: from });
  if (!hasAll(g, to, get) || g.players[to].hand.secret.length < get.cards)
    return no('EC-14.13', 'lacksTerms', { seat: to });
  if (!hasRoom(g, from, give, get)) return no('EC-14.14', 'lacksRoom', { seat: from });
  return hasRoom(g, to, get, give) ? null : no('EC-14.14', 'lacksRoom', { seat: to });
}

const assetsIn = (bundle: Bundle): number => bundle.companies.length + bundle.projects.length + bundle.quotas;

function hasAll(g: G, seat: Seat, bundle: Bundle): boolean {
  const player = g.players[seat];
  if (player.isOut || player.cash < bundle.money || quotasToSpare(g, seat) < bundle.quotas) return false;
  const holdings = holdingsIn(bundle.companies);
  const projects = projectsIn(bundle.projects);
  return (
    holdings.every((each) => {
      const { industry, condition } = partsOf(each);
      return countOf(player, industry, condition) >= timesIn(holdings, each);
    }) && projects.every((each) => player.projects[each] >= timesIn(projects, each))
  );
}

const timesIn = <T>(list: readonly T[], item: T): number => list.filter((each) => each === item).length;

/** EC-14.14, EC-R.32. Tokens for what comes in, after what goes out. */
function hasRoom(g: G, seat: Seat, gives: Bundle, gets: Bundle): boolean {
  const player = g.players[seat];
  const companies = companiesOf(player) + tokensKept(g, seat) - gives.companies.length + gets.companies.length;
  const projects = projectsOf(player) - gives.projects.length + gets.projects.length;
  return companies <= COMPANY_TOKENS && projects <= PROJECT_TOKENS;
}

/** EC-R.27. A hand card that is offered is shown to the other, and to nobody else. */
export function showOffered(g: G, from: Seat, to: Seat, cards: readonly OptionCard[]): void {
  const { hand } = g.players[from];
  for (const card of cards) showCard(hand, card, to, 'in private');
}

/** EC-14.12, EC-14.13. Everything changes hands at once; the price stays. `chosen` are the cards that were asked for by number. */
export function carryOut(g: G, from: Seat, to: Seat, { give, get }: Terms, chosen: readonly OptionCard[]): void {
  handTo(g, from, to, give.money);
  handTo(g, to, from, get.money);
  const gone = [
    ...takeCompanies(g, from, holdingsIn(give.companies)).map((company) => ({ ...company, owner: to })),
    ...takeCompanies(g, to, holdingsIn(get.companies)).map((company) => ({ ...company, owner: from })),
  ];
  for (const { owner, industry, condition, isFresh } of gone) {
    putCompany(g.players[owner], industry, condition);
    if (isFresh) g.players[owner].fresh[industry] += 1;
  }
  moveProjects(g, from, to, projectsIn(give.projects));
  moveProjects(g, to, from, projectsIn(get.projects));
  g.players[to].quotas.push(...g.players[from].quotas.splice(0, give.quotas));
  g.players[from].quotas.push(...g.players[to].quotas.splice(0, get.quotas));
  for (const card of give.cards) moveCard(g, from, to, card);
  for (const card of chosen) moveCard(g, to, from, card);
}

/** Everybody is told what everybody may know, and stars are looked at. */
export function conclude(g: G, from: Seat, to: Seat, { give, get }: Terms): void {
  emit(g, 'dealMade', { from, to, give: openly(give, give.cards.length), get: openly(get, get.cards) });
  checkQuickVictory(g);
}

const openly = ({ money, companies, projects, quotas }: Bundle, cards: number): OpenBundle => ({
  money,
  companies,
  projects,
  quotas,
  cards,
});

/** EC-14.10. A loan goes with its company. */
const takeCompanies = (g: G, seat: Seat, holdings: readonly Holding[]) =>
  holdings.map((holding) => {
    const { industry, condition } = partsOf(holding);
    const isFresh = condition === 'mortgaged' && isEveryLoanFresh(g.players[seat], industry);
    removeCompany(g, seat, industry, condition);
    return { industry, condition, isFresh };
  });

function moveProjects(g: G, from: Seat, to: Seat, industries: readonly Industry[]): void {
  for (const industry of industries) {
    g.players[from].projects[industry] -= 1;
    g.players[to].projects[industry] += 1;
  }
}

/** A hand card; both its owners know it, and whoever knew it before. */
export function moveCard(g: G, from: Seat, to: Seat, card: OptionCard): void {
  handOverCard(card, { from: g.players[from].hand, giver: from, to: g.players[to].hand, taker: to });
}

/** EC-R.27. Proposals lapse with their window; the count of the turn goes on. */
export function lapse(g: G, until: Until): void {
  if (g.deals.open.length === 0) return;
  const { proposed } = g.deals;
  for (const { from, to } of lapseDeals(g.deals, until)) emit(g, 'dealLapsed', { from, to });
  g.deals.proposed = proposed;
}
