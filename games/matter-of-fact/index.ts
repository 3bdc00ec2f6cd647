import { COLOURS } from './content/table.ts';
import { setup } from './rules/03-setup/setup.ts';
import { game as wholeGame } from './rules/04-turns/game.ts';
import { turn } from './rules/04-turns/turn.ts';
import { study } from './rules/11-universities/study.ts';
import { dealActions } from './rules/17-trade/deals.ts';
import { concede } from './rules/22-ending/leaving.ts';
import { facts, ownFacts } from './rules/facts.ts';
import { invariants } from './rules/invariants.ts';
import { conceals, secrets } from './rules/secrets.ts';
import { call, game } from './rules/vocabulary.ts';

/** Economics as a Matter of Fact, published by Bombat Game. */
export const matterOfFact = game({
  id: 'matter-of-fact',
  version: 2,
  speaks: 1,
  seats: { min: 2, max: 4 },
  // MF-3.4: markers of his colour
  picks: COLOURS,
  options: {
    salary: ['1', '2', '3'],
    biobots: ['1', '2', '3'],
    decks: ['down', 'up'],
    strike: ['called', 'automatic'],
    raids: ['on', 'off'],
    tokens: ['limited', 'unlimited'],
    vehicles: ['limited', 'unlimited'],
    reuse: ['allowed', 'mustArrive'],
    cash: ['open', 'hidden'],
    end: ['immediate', 'equalTurns'],
    roundCap: ['60', '40', 'none'],
    trade: ['on', 'off'],
    starter: ['random', 'assetCards', 'host'],
    leaver: ['bot', 'liquidate'],
    compensation: ['none', 'perPlace'],
  },
  presets: {
    rulebook: {},
    ranked: { end: 'equalTurns', compensation: 'perPlace' },
    family: { raids: 'off', strike: 'automatic' },
    longGame: { biobots: '2', salary: '2' },
  },
  setup,
  opening: () => call('game', { upNext: [] }),
  phases: { game: wholeGame, turn, study },
  anytime: { ...dealActions, concede },
  asides: ['proposeDeal', 'withdrawDeal', 'concede'],
  urgent: 'declineDeal',
  governs: {
    nameStarter: 'MF-3.7',
    placeChip: 'MF-4.1',
    run: 'MF-5.1',
    runProposed: 'MF-5.1',
    changePrice: 'MF-7.6',
    move: 'MF-8.1',
    buyAsset: 'MF-10.1',
    hire: 'MF-12.1',
    study: 'MF-11.1',
    buyVehicle: 'MF-13.2',
    returnVehicle: 'MF-13.3',
    buyResource: 'MF-14.1',
    raid: 'MF-18.1',
    buyTechnology: 'MF-11.2',
    takeNone: 'MF-11.2',
    paySalary: 'MF-4.6',
    leaveUnpaid: 'MF-15.5',
    sell: 'MF-4.7',
    deliver: 'MF-R43',
    sellAsset: 'MF-10.5',
    discharge: 'MF-12.2',
    moveWorkers: 'MF-16.1',
    layTechnology: 'MF-R31',
    takeUpTechnology: 'MF-R31',
    adoptPlan: 'MF-16.1',
    goOn: 'MF-4.5',
    endTurn: 'MF-4.8',
    callStrike: 'MF-21.2',
    letItBe: 'MF-21.2',
    concede: 'MF-R64',
    proposeDeal: 'MF-R46',
    acceptDeal: 'MF-R46',
    declineDeal: 'MF-R46',
    counterDeal: 'MF-R46',
    withdrawDeal: 'MF-R46',
  },
  facts,
  ownFacts,
  invariants,
  secrets,
  conceals,
});
