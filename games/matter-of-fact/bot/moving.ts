import type { Choice, Seat } from '@parlour/kernel';
import type { Random } from '@parlour/search';
import { ASSET_IDS, KIND_OF } from '../content/assets.ts';
import { ASSET_AT, BUSINESS_CENTRE, CELL_OF, CELLS, type Cell } from '../content/map.ts';
import { marginOf } from '../rules/05-production/production.ts';
import { canEnd, waysOf } from '../rules/08-movement/ways.ts';
import { chipAt, processOf, speedOf } from '../rules/holdings.ts';
import type { G, MatterOfFact } from '../types.ts';
import { cardWorth } from './cards.ts';
import { type Economy, economyOf } from './economy.ts';
import { ALIKE, planFrom } from './plans.ts';
import { finalTurns, moneyLacking } from './prospects.ts';
import { turnsBetween } from './travel.ts';

/** Stage 3: to the first stop of the best plan, or towards it, over a border where a card promises something. */

/** What a turn is worth, in money, while there is something to do; and while one waits for money. */
const TURN = 30;
const WAITING_TURN = 5;
const MOST_CARD = 10;

export function moveChoice(g: G, me: Seat, random: Random): Choice<MatterOfFact> {
  const from = g.players[me].cell ?? 0;
  const economy = economyOf(g, me, from);
  const plan = planFrom(g, me, economy);
  // By lot: of ways that are as good as each other one would else always go the same, and games would open alike.
  const stop = isFirstTurn(g) ? (plan.alike[random(Math.max(1, plan.alike.length))] ?? plan.stop) : plan.stop;
  const target = stop?.cell ?? finalCell(g, me, economy);
  const isWaiting = plan.stop === null && waitOf(economy) >= 1;
  const turn = isWaiting ? WAITING_TURN : TURN;
  const card = Math.min(MOST_CARD, cardWorth(g, me, economy.goal));
  const ways = waysOf(g, me, from, speedOf(g, me));
  let best: { value: number; to: Cell; card: boolean } = { value: Number.NEGATIVE_INFINITY, to: from, card: false };
  for (const to of CELLS) {
    const onwards = target === null || to === target ? 0 : turnsBetween(to, target, economy.speed);
    const value = ownLabour(g, me, to) - turn * onwards;
    if (canEnd(ways, to, false) && value > best.value) best = { value, to, card: false };
    if (canEnd(ways, to, true) && value + card > best.value) best = { value: value + card, to, card: true };
  }
  return { type: 'move', to: best.to, card: best.card };
}

/** Later on a drawn way would be drawn anew at every step. */
const isFirstTurn = (g: G): boolean => g.round === 1;

/** Turns in which there is nothing to do but wait for money. */
const waitOf = (economy: Economy): number =>
  economy.income <= 0 ? 0 : moneyLacking(economy) / economy.income - finalTurns(economy) + 1;

/** MF-5.6. What the chip earns where one worker is lacking. */
function ownLabour(g: G, me: Seat, cell: Cell): number {
  const asset = ASSET_AT[cell];
  if (asset === null || g.assets[asset].owner !== me || g.assets[asset].capture !== null) return 0;
  if (KIND_OF[asset] === 'technologyPark') return 0;
  const isLacking = g.assets[asset].workers === processOf(g, asset).workers - 1;
  return isLacking ? Math.min(MOST_LABOUR, marginOf(g, asset)) : 1;
}
/** Never worth a turn: else one would stay for ever. */
const MOST_LABOUR = 18;

/** Where the last errands lead next: to a plant that opens a market, to the business centre, to the park. */
function finalCell(g: G, me: Seat, economy: Economy): Cell | null {
  const { goal, cell, speed, isStocked } = economy;
  const { steel, energy } = goal.closed;
  if (steel || energy) return nearestFree(g, me, cell, steel ? 'steelPlant' : 'powerPlant');
  const centre = BUSINESS_CENTRE.filter((hex) => isOpenTo(g, me, hex));
  let best: { turns: number; cell: Cell } | null = null;
  for (const { cell: park } of goal.parks)
    for (const first of isStocked ? [park] : centre) {
      const turns = turnsBetween(cell, first, speed) + (isStocked ? 0 : turnsBetween(first, park, speed));
      if (best === null || turns < best.turns) best = { turns, cell: first };
    }
  return best?.cell ?? null;
}

function nearestFree(g: G, me: Seat, from: Cell, kind: 'steelPlant' | 'powerPlant'): Cell | null {
  const cells = ASSET_IDS.filter((asset) => KIND_OF[asset] === kind && g.assets[asset].owner === null)
    .map((asset) => CELL_OF[asset])
    .filter((cell) => isOpenTo(g, me, cell));
  return cells.sort((a, b) => turnsBetween(from, a, 1) - turnsBetween(from, b, 1))[0] ?? null;
}

/** MF-O8: where only those who arrive are served, one cannot stay. */
function isOpenTo(g: G, me: Seat, cell: Cell): boolean {
  const chip = chipAt(g, cell);
  return chip === null || (chip === me && g.options.reuse === 'allowed');
}

/** MF-4.1. The hex of the business centre from which the best plan begins. */
export function startChoice(g: G, me: Seat, random: Random): Choice<MatterOfFact> {
  const free = BUSINESS_CENTRE.filter((cell) => chipAt(g, cell) === null);
  const begun = free.map((cell) => ({ cell, turns: planFrom(g, me, economyOf(g, me, cell)).turns }));
  const least = Math.min(...begun.map(({ turns }) => turns));
  // By lot: on an empty map many beginnings are as good as each other, and no two games should open alike.
  const good = begun.filter(({ turns }) => turns <= least + ALIKE);
  return { type: 'placeChip', cell: good[random(Math.max(1, good.length))]?.cell ?? 0 };
}
