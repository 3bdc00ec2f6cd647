import { lapseDeals } from '@parlour/kernel';
import { BUSINESS_CENTRE } from '../../content/map.ts';
import { BOUGHT_VEHICLES } from '../../content/vehicles.ts';
import type { G, Turn } from '../../types.ts';
import { canRunSomething, runForRaiders, standstills } from '../05-production/production.ts';
import { productionRules } from '../05-production/turn-production.ts';
import { canChangePrices, monopolyRule } from '../07-monopoly/turn-monopoly.ts';
import { movementRules } from '../08-movement/turn-movement.ts';
import { takeActionCard } from '../09-action-cards/action-cards.ts';
import { hasErrand } from '../10-investments/locations.ts';
import { investments } from '../10-investments/turn-investments.ts';
import { beginStrike, endStrike, salaryDue } from '../15-salary/salary.ts';
import { planningRules } from '../16-planning/turn-planning.ts';
import { ageContracts } from '../17-trade/selling.ts';
import { unlockUsed } from '../18-raids/captures.ts';
import { raidRule } from '../18-raids/turn-raid.ts';
import { strikeRules } from '../21-strike/turn-strike.ts';
import { planningDefault, salaryDefault } from '../defaults.ts';
import { chipAt, rivalsOf, workersOf } from '../holdings.ts';
import { done, emit, next, phase } from '../vocabulary.ts';
import { dischargeRule, goOnRule, salaryRule, salesRules } from './turn-free.ts';

const { placeChip, move } = movementRules;
const { leaveUnpaid, callStrike, letItBe } = strikeRules;

/** MF-4.5, MF-R75. A turn: production, monopoly, movement, investments, planning; between the last two the salary is due. */
export const turn = phase('turn', {
  begin(g, f) {
    const player = g.players[f.seat];
    const { arrest, isOnStrike } = player;
    emit(g, 'turnBegan', { seat: f.seat, round: g.round, arrest, isOnStrike });
    // MF-8.6, MF-R22
    for (const vehicle of BOUGHT_VEHICLES) {
      if (player.vehicles[vehicle] !== 'new') continue;
      player.vehicles[vehicle] = 'ready';
      emit(g, 'vehicleReady', { seat: f.seat, vehicle });
    }
  },

  /** MF-18.6, MF-R71. What a raider supplies works before anything else. */
  captured(g, f) {
    if (!f.struck) runForRaiders(g, f);
  },

  /** Stage 1. MF-5; nobody is asked who has nothing that can run. */
  production: {
    rule: 'MF-5.1',
    ask: (g, f) => (isThere(g, f) && canRunSomething(g, f) ? f.seat : null),
    idle: () => ({ type: 'runProposed' }),
    actions: { ...productionRules, ...salaryRule, ...dischargeRule, ...goOnRule },
  },

  standstill(g, f) {
    const assets = isThere(g, f) ? standstills(g, f) : [];
    if (assets.length > 0) emit(g, 'stoodStill', { seat: f.seat, assets });
  },

  /** Stage 2. MF-7.6. */
  monopoly: {
    rule: 'MF-7.6',
    ask: (g, f) => (isThere(g, f) && canChangePrices(g, f) ? f.seat : null),
    idle: () => ({ type: 'goOn' }),
    actions: { ...monopolyRule, ...salesRules, ...salaryRule, ...dischargeRule, ...goOnRule },
  },

  /** MF-4.1, MF-4.2, MF-4.3, MF-R69. In the first turn the chip comes onto the map. */
  startHex: {
    rule: 'MF-4.1',
    ask: (g, f) => (isThere(g, f) && g.players[f.seat].cell === null ? f.seat : null),
    idle: (g) => ({ type: 'placeChip', cell: BUSINESS_CENTRE.find((cell) => chipAt(g, cell) === null) ?? 0 }),
    actions: { placeChip },
  },

  /** Stage 3. MF-8, MF-R60: not under arrest. */
  movement: {
    rule: 'MF-8.1',
    ask: (g, f) => (isThere(g, f) && g.players[f.seat].arrest === 0 ? f.seat : null),
    idle: (g, f) => ({ type: 'move', to: g.players[f.seat].cell ?? 0, card: false }),
    actions: { move, ...salesRules, ...salaryRule, ...dischargeRule },
  },

  /** MF-8.5, MF-9.1. */
  border(g, f) {
    if (f.drawsCard && isThere(g, f)) takeActionCard(g, f.seat);
    unlockUsed(g, f.seat);
  },

  /** Stage 4. MF-10 to MF-14, MF-18. Under arrest the hex offers nothing, but assets may be sold and deals made (MF-R60). */
  investments: {
    rule: 'MF-4.4',
    ask: (g, f) => (isThere(g, f) && (hasErrand(g, f) || g.players[f.seat].arrest > 0) ? f.seat : null),
    idle: () => ({ type: 'goOn' }),
    actions: { ...investments, ...raidRule, ...salesRules, ...salaryRule, ...dischargeRule, ...goOnRule },
  },

  /** MF-15.4, MF-D13. The checkpoint before planning; whoever cannot or will not pay risks a strike (MF-15.5). */
  salary: {
    rule: 'MF-15.4',
    ask: (g, f) => (isThere(g, f) && !f.isUnpaid && salaryDue(g, f) > 0 ? f.seat : null),
    idle: (g, f) => salaryDefault(g, f),
    actions: { ...salaryRule, leaveUnpaid, ...salesRules, ...dischargeRule },
  },

  /** MF-R40. Where nothing is due, a strike has no object. */
  settleSalary(g, f) {
    if (!f.isUnpaid) endStrike(g, f.seat, 'nothingDue');
  },

  /** Stage 5. MF-16; not under arrest (MF-19.3). */
  planning: {
    rule: 'MF-16.1',
    ask: (g, f) => (isThere(g, f) && g.players[f.seat].arrest === 0 ? f.seat : null),
    idle: (g, f) => planningDefault(g, f),
    actions: { ...planningRules, ...salesRules, ...dischargeRule, endTurn: { offer: () => ({}), take: () => next } },
  },

  /** MF-15.5, MF-21.4, MF-R39, MF-R40. A strike that goes on needs no new call. */
  passing(g, f) {
    if (!f.isUnpaid || g.players[f.seat].isOnStrike || workersOf(g, f.seat) === 0) return;
    // MF-O4
    if (g.options.strike === 'automatic') beginStrike(g, f.seat, null);
    else f.callers = rivalsOf(g, f.seat);
  },

  /** MF-21.2, MF-R67. The first call counts. */
  strike: {
    rule: 'MF-21.2',
    ask: (g, f) => f.callers.filter((seat) => isThere(g, f) && !g.players[seat].hasLeft),
    idle: () => ({ type: 'callStrike' }),
    actions: { callStrike, letItBe },
  },

  /** MF-4.8. Contracts age, arrest runs off, open offers lapse. */
  end(g, f) {
    const player = g.players[f.seat];
    ageContracts(g, f.seat);
    if (player.arrest > 0) {
      player.arrest -= 1;
      if (player.arrest === 0) emit(g, 'arrestEnded', { seat: f.seat });
    }
    for (const { from, to } of lapseDeals(g.deals, 'turn')) emit(g, 'dealLapsed', { from, to });
    emit(g, 'turnEnded', { seat: f.seat });
    return done();
  },
});

const isThere = (g: G, f: Turn): boolean => !g.players[f.seat].hasLeft;
