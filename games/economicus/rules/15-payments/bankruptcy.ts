import { handOf, type Seat } from '@parlour/kernel';
import { INDUSTRIES } from '../../content/industries.ts';
import type { Due, G } from '../../types.ts';
import { byIndustry } from '../01-board/board.ts';
import { addFree } from '../01-board/companies.ts';
import { inOrder } from '../04-year/order.ts';
import { emit } from '../vocabulary.ts';
import { handTo, pay } from './money.ts';

/** EC-15.4, EC-R.29, EC-R.31. A bankrupt loses everything; `debt` is what it could not pay, `null` if it gives up of its own accord. */
export function goBankrupt(g: G, seat: Seat, debt: Due | null): void {
  const player = g.players[seat];
  const paid = debt === null ? 0 : Math.min(debt.amount, player.cash);
  if (debt !== null && debt.creditor !== null && !g.players[debt.creditor].isOut) handTo(g, seat, debt.creditor, paid);
  pay(g, seat, player.cash);
  const companies = INDUSTRIES.filter((industry) => player.companies[industry] > 0).map((industry) => ({
    industry,
    count: player.companies[industry],
  }));
  for (const { industry, count } of companies) addFree(g, industry, 'private', count);
  const cards = player.hand.secret.length + player.quotas.length + player.trophies.length;
  emit(g, 'bankrupt', { seat, paid, companies, cards, lost: player.bonus, isVoluntary: debt === null });
  for (const industry of INDUSTRIES)
    for (let i = player.projects[industry]; i > 0; i--)
      emit(g, 'projectBurnt', { seat, industry, because: 'bankruptcy' });
  // In which order the cards came into the hand is nobody's business.
  g.optionDiscards.push(...[...player.hand.secret].sort(), ...player.quotas, ...player.trophies);
  player.hand = handOf('options', seat, []);
  player.quotas = [];
  player.trophies = [];
  player.bonus = 0;
  for (const field of ['companies', 'mortgaged', 'fresh', 'projects'] as const) player[field] = byIndustry(() => 0, 0);
  player.isOut = true;
  if (g.yearEnd !== null) g.yearEnd.unpaid[seat] = 0;
  withdrawDeals(g, seat);
  stepIn(g, seat);
}

/** EC-15.6. The next player acts for a bankrupt active player for the rest of the turn. */
function stepIn(g: G, seat: Seat): void {
  if (g.active !== seat) return;
  const [acting] = inOrder(g, seat);
  if (acting === undefined) return;
  g.active = acting;
  if (isTurnOn(g)) emit(g, 'steppedIn', { seat: acting, instead: seat });
}

/** At the edges of the year nobody is active, so nobody has to step in. */
const isTurnOn = (g: G): boolean => g.turn.part.startsWith('T');

function withdrawDeals(g: G, seat: Seat): void {
  for (const { from, to } of g.deals.open) if (from === seat || to === seat) emit(g, 'dealLapsed', { from, to });
  g.deals.open = g.deals.open.filter(({ from, to }) => from !== seat && to !== seat);
}
