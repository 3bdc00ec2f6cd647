import { EVERYBODY } from '@parlour/kernel';
import { PLAN_IDS } from '../../content/plans.ts';
import type { G } from '../../types.ts';
import { emit } from '../vocabulary.ts';

/** BO-10.1. The •Crash: what is not public is worthless, and its cash returns to the bank. */
export function crash(g: G): void {
  emit(g, 'crashed', { companies: g.companies.map((company) => company.plan) });
  for (const company of g.companies) company.cash = 0;
  endGame(g);
}

/** BO-10.2, BO-R35. With every Business Plan out of the game there is nothing left to play for. */
export function endIfNoPlansLeft(g: G): void {
  if (g.gone.length < PLAN_IDS.length) return;
  emit(g, 'noPlansLeft', {});
  endGame(g);
}

/** BO-1.1, BO-10.3, BO-R36, BO-R37. The largest treasury wins; equal ones share the victory; nothing else counts. */
function endGame(g: G): void {
  const scores = g.seats.map((seat) => g.players[seat].treasury.secret);
  const best = Math.max(...scores);
  g.outcome = { winners: g.seats.filter((seat) => scores[seat] === best), scores };
  // BO-R38: hidden treasuries are shown to all when the game ends.
  for (const seat of g.seats) g.players[seat].treasury.seen = EVERYBODY;
}
