import { RISE_PER_PROJECT } from '../../content/table.ts';
import type { G } from '../../types.ts';
import { hasFree } from '../01-board/companies.ts';
import { inOrder, isEverybodyOut, isFull } from '../04-year/order.ts';
import { rollDice } from '../06-active-industry/dice.ts';
import { newCrisis } from '../10-crisis/crisis.ts';
import { newAuction } from '../11-auction/new-auction.ts';
import { changePrice, priceOf, projectCost, setPrice } from '../11-auction/prices.ts';
import { drawOption, overfull } from '../16-option-cards/decks.ts';
import { activeIndustry } from '../16-option-cards/rule.ts';
import { isInForce } from '../18-events/this-year.ts';
import { checkVictory, endBetween, turnLimit } from '../19-ending/winning.ts';
import { done, emit, goTo, next, phase } from '../vocabulary.ts';
import { opened } from './window.ts';

/** EC-5.1. One turn, phase by phase, with its windows. */
export const turn = phase('turn', {
  /** T0. */
  begin(g) {
    g.deals.proposed = g.seats.map(() => 0);
    const { seat, number, ofYear } = g.turn;
    emit(g, 'turnBegan', { seat, turn: number, ofYear });
  },
  beforeRoll: { call: 'window', with: (g) => opened(g, 'FW1') },

  /** Phase 1. EC-6.1. */
  rollDice(g) {
    // EC-R.30
    if (isEverybodyOut(g)) return done();
    g.turn.part = 'T1';
    const { blue, white, industry } = rollDice(g, g.active, 'turn');
    g.turn.dice = { blue, white };
    g.turn.industry = industry;
    return next;
  },
  afterRoll: { call: 'window', with: (g) => opened(g, 'FW2') },

  /** EC-6.1, EC-6.2, EC-6.3, EC-R.40. What stands now counts: the industry, its first price, a double. */
  activate(g) {
    g.turn.part = 'T2';
    const industry = activeIndustry(g);
    emit(g, 'industryActive', { industry });
    const { dice } = g.turn;
    if (dice === null) throw new Error('the dice were not rolled');
    if (g.prices[industry] === null) setPrice(g, industry, dice.blue);
    if (isFull(g) && dice.blue === dice.white && !g.players[g.active].isOut) drawOption(g, g.active, 'double');
  },
  surplus: {
    call: 'overflow',
    with(g) {
      const holder = overfull(g);
      return holder === null ? null : { holder };
    },
  },

  /** Phase 2. */
  profits: {
    call: 'profit',
    with(g) {
      g.turn.part = 'T3';
      return { industry: activeIndustry(g), queue: inOrder(g, g.active), because: 'turn', due: null };
    },
  },
  afterProfits: { call: 'window', with: (g) => opened(g, 'FW3') },

  /** Phase 3. EC-8.8: in turn order, one project after another. */
  listProjects(g, f) {
    g.turn.part = 'T4';
    for (const seat of inOrder(g, g.active))
      for (let i = g.players[seat].projects[activeIndustry(g)]; i > 0; i--) f.projects.push(seat);
  },
  projects: {
    call: 'project',
    with(g, f) {
      const owner = f.projects.shift();
      return owner === undefined ? null : { owner, industry: activeIndustry(g), asked: [] };
    },
    then: () => goTo('projects'),
  },

  /** Phase 4. EC-9.1: the window is the phase. */
  sales: {
    call: 'window',
    with(g) {
      g.turn.part = 'T5';
      return opened(g, 'FW4');
    },
  },

  /** Phase 5. EC-10.1. */
  crisis: {
    call: 'crisis',
    with(g) {
      g.turn.part = 'T6';
      return isFull(g) && g.forecast === g.turn.industry ? newCrisis() : null;
    },
  },
  /** In quick rules nothing has happened since FW4, so nobody is asked twice. */
  beforeAuction: { call: 'window', with: (g) => (isFull(g) ? opened(g, 'FW5') : null) },

  /** Phase 6. EC-11.1; EV36: after a sale a second company. */
  auction: {
    call: 'auction',
    with(g, f) {
      g.turn.part = 'T7';
      if (g.turn.isAuctionOff || !hasFree(g, activeIndustry(g)) || isEverybodyOut(g)) return null;
      f.auctions += 1;
      return newAuction(g, activeIndustry(g), g.active, f.auctions === 1 ? 'turn' : 'EV36');
    },
    then: (g, f, { sale }) => (sale !== null && isInForce(g, 'EV36') && f.auctions < 2 ? goTo('auction') : next),
  },
  afterAuction: { call: 'window', with: (g) => opened(g, 'FW6') },

  /** EC-11.15, EC-11.16, EC-R.19. */
  startUps: {
    call: 'startUps',
    with(g) {
      g.turn.part = 'T8';
      const industry = activeIndustry(g);
      return { industry, queue: inOrder(g, g.active), cost: projectCost(priceOf(g, industry)) };
    },
  },
  /** EC-11.17, EC-11.20. */
  updatePrice(g) {
    if (isEverybodyOut(g)) return done();
    const industry = activeIndustry(g);
    const price = priceOf(g, industry);
    if (g.turn.created > 0) changePrice(g, industry, price + RISE_PER_PROJECT * g.turn.created, 'projects');
    else if (isPriceFalling(g)) changePrice(g, industry, price - g.seats.length, 'noDemand');
    return next;
  },
  afterPrice: { call: 'window', with: (g) => opened(g, 'FW7') },

  /** Phase 7. */
  offers: {
    call: 'offers',
    with(g) {
      g.turn.part = 'T9';
      // EV28
      if (isInForce(g, 'EV28')) return null;
      return { industry: activeIndustry(g), queue: inOrder(g, g.active), cost: 0, pending: null, due: null };
    },
  },
  endOfTurn: { call: 'window', with: (g) => opened(g, 'FW8') },

  /** EC-13.1, EC-3.9. */
  finish(g) {
    g.turn.part = 'T10';
    if (isFull(g) && g.options.holdToYearEnd === 'off') checkVictory(g);
    if (g.outcome === null && g.options.limitEnd === 'endOfTurn') checkLimit(g);
  },
});

/** EC-11.20, EC-R.20, EC-T.10, EV09. Without demand the price falls by the number of players. */
export const isPriceFalling = (g: G): boolean =>
  !g.turn.isBought &&
  g.turn.created === 0 &&
  !isInForce(g, 'EV09') &&
  (g.turn.hadLot || g.options.priceFallWithoutLot === 'on');

/** EC-19.4, EC-R.45. */
export function checkLimit(g: G): void {
  const turns = turnLimit(g);
  if (turns !== null && g.turn.number >= turns) endBetween(g, 'turns', g.seats);
  else if (g.isTimeUp) endBetween(g, 'time', g.seats);
}
