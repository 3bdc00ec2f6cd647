import type { Seat } from '@parlour/kernel';
import { type Industry, SEGMENTS, TRADE_ROUTE } from '../content/industries.ts';
import { BURNS_UP_TO } from '../content/table.ts';
import { profitOf } from '../rules/01-board/board.ts';
import { stars, target } from '../rules/03-stars/stars.ts';
import { crisisCardsLeft } from '../rules/16-option-cards/decks.ts';
import { isInForce, successFrom } from '../rules/18-events/this-year.ts';
import { hasTarget, turnLimit } from '../rules/19-ending/winning.ts';
import type { G } from '../types.ts';
import { HORIZON, PASSING, PROJECT, STRIKE } from './weights.ts';

/** What the coming turns will probably bring. */

/** How many turns income still counts for: fewer as somebody nears the goal, or the limit. */
export function horizonOf(g: G): number {
  const { most, least, perStar } = HORIZON[g.options.rules];
  const limit = turnLimit(g);
  const turnsLeft = limit === null ? most : Math.max(0, limit - g.turn.number);
  if (!hasTarget(g)) return Math.min(most, turnsLeft);
  let leader = 0;
  for (const seat of g.seats) leader = Math.max(leader, stars(g, seat));
  return Math.min(most, turnsLeft, least + perStar * Math.max(0, target(g) - leader));
}

/** The chance that the next crisis card strikes. */
export function strikeChance(g: G): number {
  const { forecasts, strengths } = crisisCardsLeft(g);
  return forecasts + strengths === 0 ? 0.5 : strengths / (forecasts + strengths);
}

/** What a company will yield in the long run: crises and events pass, a forecast threatens. */
export function yieldOf(g: G, industry: Industry): number {
  const { profit } = SEGMENTS[industry];
  const lasting = profit + PASSING * (profitOf(g, industry) - profit);
  return g.forecast === industry ? lasting - STRIKE * strikeChance(g) : lasting;
}

/** Expected profit of a turn: whenever an industry of a chain is rolled, the whole chain pays. */
export function incomeOf(g: G, seat: Seat): number {
  const { layout } = g;
  const { companies } = g.players[seat];
  let ways = 0;
  let profit = 0;
  let income = 0;
  const add = (industry: Industry): void => {
    ways += SEGMENTS[industry].ways;
    profit += companies[industry] * yieldOf(g, industry);
  };
  const close = (): void => {
    income += ways * profit;
    ways = 0;
    profit = 0;
  };
  // EV32: one chain of all.
  const isJoined = isInForce(g, 'EV32') && companies[TRADE_ROUTE] > 0;
  // The chain that the first segment belongs to may begin at the end of the ring; it is reckoned first, as `chainsOf` does.
  let end = layout.length;
  const isOwned = (place: number): boolean => {
    const industry = layout[place];
    return industry !== undefined && companies[industry] > 0;
  };
  let place = 0;
  if (!isJoined && isOwned(0)) {
    while (end > 1 && isOwned(end - 1)) end -= 1;
    for (; place < end && isOwned(place); place++) add(layout[place] as Industry);
    for (let last = end; last < layout.length; last++) add(layout[last] as Industry);
    close();
  }
  for (; place < end; place++) {
    if (isOwned(place)) add(layout[place] as Industry);
    else if (!isJoined && ways > 0) close();
  }
  close();
  return income / 36;
}

/** How likely a project becomes a company while that still counts: often rolled industries come to it sooner. */
export const successOf = (industry: Industry): number =>
  PROJECT.success * Math.min(1, PROJECT.slow + PROJECT.perWay * SEGMENTS[industry].ways);

/** How likely a new project becomes a company within so many turns, by the chance that its number comes. */
export function successWithin(g: G, industry: Industry, turns: number, isRolledNow: boolean): number {
  const succeeds = Math.max(0, 7 - successFrom(g)) / 6;
  const burns = BURNS_UP_TO / 6;
  const ends = succeeds + burns;
  const later = (succeeds / ends) * (1 - (1 - (SEGMENTS[industry].ways / 36) * ends) ** turns);
  return isRolledNow ? succeeds + (1 - ends) * later : later;
}
