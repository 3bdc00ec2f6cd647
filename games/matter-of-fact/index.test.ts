import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Game, menu } from '@parlour/kernel';
import { conforms } from '@parlour/kernel/testing/conforms.ts';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { withstands } from '@parlour/kernel/testing/withstands.ts';
import { describe, expect, test } from 'vitest';
import { ACTION_CARD_IDS } from './content/action-cards.ts';
import { ASSET_IDS } from './content/assets.ts';
import { TECHNOLOGY_IDS } from './content/technologies.ts';
import { matterOfFact } from './index.ts';
import { livelyPlay } from './testing/lively-play.ts';
import { en } from './text/en/index.ts';
import { ru } from './text/ru/index.ts';
import { uk } from './text/uk/index.ts';
import type { G, MatterOfFact } from './types.ts';

const TABLES: Partial<MatterOfFact['options']>[] = [
  { cash: 'hidden', decks: 'up', strike: 'automatic' },
  { leaver: 'liquidate', reuse: 'mustArrive', end: 'equalTurns' },
  { salary: '3', tokens: 'unlimited', vehicles: 'unlimited', starter: 'assetCards', compensation: 'perPlace' },
  { raids: 'off', trade: 'off', starter: 'host', biobots: '2', roundCap: 'none' },
  { salary: '2', biobots: '3', roundCap: '40', cash: 'hidden' },
];

/** Random players never make a BIObot: for them a few rounds are enough, so that many more games fit. */
const quick: Game<MatterOfFact> = {
  ...matterOfFact,
  setup: (core, picks) => ({ ...matterOfFact.setup(core, picks), lastRound: 3 }),
};

conforms(quick, { options: TABLES, texts: [en, ru, uk], games: 12 });

withstands(matterOfFact, 100_000);

describe('Economics as a Matter of Fact', () => {
  test('whole games end by their round cap at the latest and keep the invariants', () => {
    for (const [i, options] of [{}, ...TABLES].entries()) {
      const { g } = playOut(matterOfFact, {
        seed: 100 + i,
        options: { ...options, roundCap: '40' },
        onQuestion: keepsInvariants,
      });
      expect(g.round).toBeLessThanOrEqual(40);
      expect(g.outcome?.winners.length).toBeGreaterThan(0);
    }
  });

  test('games full of raids, deals and strikes keep the invariants', () => {
    for (let seed = 1; seed <= 12; seed++)
      livelyPlay({ seed, options: [{}, ...TABLES][seed % 6] ?? {}, most: 800, onQuestion: keepsInvariants });
  });

  test('content coverage: every card is drawn, every asset bought, every action, event and reason occurs', () => {
    const seen = new Set<string>();
    const actions = new Set<string>();
    const events = new Set<string>();
    const reasons = new Set<string>();
    const hear = (g: G) => {
      for (const event of g.events ?? []) {
        events.add(event.type);
        for (const value of Object.values(event).flat()) if (typeof value === 'string') seen.add(value);
      }
    };
    for (let seed = 1; seed <= 80; seed++) {
      const last = livelyPlay({
        seed,
        options: [{}, ...TABLES][seed % 6] ?? {},
        most: 1500,
        onQuestion(g, action) {
          actions.add(action.type);
          hear(g);
          if (seed <= 24) for (const reason of reasonsIn(menu(matterOfFact, g, action.seat))) reasons.add(reason);
        },
      });
      hear(last);
    }
    expect({
      content: [...ACTION_CARD_IDS, ...ASSET_IDS, ...TECHNOLOGY_IDS].filter((id) => !seen.has(id)),
      actions: Object.keys(matterOfFact.governs).filter((type) => !actions.has(type)),
      events: Object.keys(EVENTS).filter((type) => !events.has(type)),
      reasons: Object.keys(REASONS).filter((reason) => !reasons.has(reason)),
    }).toEqual({ content: [], actions: [], events: [], reasons: [] });
  });

  test('the events and reasons that random play hardly meets are met in the tests of the rules', () => {
    const tests = globSync(join(import.meta.dirname, 'rules/*.test.ts')).map((file) => readFileSync(file, 'utf8'));
    const isMet = (name: string) => tests.some((source) => new RegExp(`(type: '| )${name}'`).test(source));
    expect([...RARE_EVENTS, ...RARE_REASONS].filter((name) => !isMet(name))).toEqual([]);
  });
});

function keepsInvariants(g: G): void {
  const broken = Object.entries(matterOfFact.invariants).filter(([, holds]) => holds(g) !== true);
  expect(broken.map(([name]) => name)).toEqual([]);
}

/** Every reason for which something on a menu cannot be chosen. */
function* reasonsIn({ offers, refused }: ReturnType<typeof menu<MatterOfFact>>): Generator<string> {
  for (const { because } of refused) yield because.refused;
  for (const { fields } of offers) yield* reasonsAgainst(fields);
}

function* reasonsAgainst(fields: object): Generator<string> {
  for (const domain of Object.values(fields)) {
    if ('parts' in domain) yield* reasonsAgainst(domain.parts);
    if ('not' in domain) for (const { because } of domain.not) yield because.refused;
    if ('above' in domain) yield domain.above.refused;
    if ('below' in domain) yield domain.below.refused;
  }
}

/** What only a game played to its end brings about. */
const RARE_EVENTS = ['technologyDeckReshuffled', 'lastTurnsBegan'] as const;
const EVENTS: Record<Exclude<keyof MatterOfFact['events'], (typeof RARE_EVENTS)[number]>, true> = {
  starterFound: true,
  compensated: true,
  roundBegan: true,
  turnBegan: true,
  chipPlaced: true,
  produced: true,
  producedForRaider: true,
  stoodStill: true,
  biobotMade: true,
  priceMoved: true,
  resourceOpened: true,
  monopolyChanged: true,
  moved: true,
  stayed: true,
  actionDeckReshuffled: true,
  cardDrawn: true,
  contractTaken: true,
  grantPaid: true,
  taxed: true,
  debtPaid: true,
  assetBought: true,
  assetSold: true,
  hired: true,
  discharged: true,
  studied: true,
  technologyBought: true,
  technologiesDeclined: true,
  vehicleBought: true,
  vehicleReturned: true,
  vehicleReady: true,
  resourceBought: true,
  sold: true,
  delivered: true,
  contractFilled: true,
  contractLapsed: true,
  captured: true,
  supplied: true,
  sabotaged: true,
  suppliesUsed: true,
  captureEnded: true,
  arrested: true,
  arrestEnded: true,
  salaryPaid: true,
  salaryUnpaid: true,
  strikeBegan: true,
  strikeWaived: true,
  strikeEnded: true,
  workersMoved: true,
  technologyLaid: true,
  technologyTakenUp: true,
  traded: true,
  turnEnded: true,
  conceded: true,
  gameEnded: true,
  dealProposed: true,
  dealAccepted: true,
  dealDeclined: true,
  dealWithdrawn: true,
  dealLapsed: true,
};

/** Reasons that stand on no menu of a random game: they are told when the thing is tried. */
const RARE_REASONS = [
  'notMonopolist',
  'priceChanged',
  'noCards',
  'noStock',
  'notInContract',
  'oneGuard',
  'nothingToGive',
  'emptySide',
] as const;
const REASONS: Record<Exclude<keyof MatterOfFact['refusals'], (typeof RARE_REASONS)[number]>, true> = {
  occupied: true,
  guarded: true,
  outOfReach: true,
  cardUnavoidable: true,
  noBorderOnTheWay: true,
  captured: true,
  alreadyRan: true,
  shortOfWorkers: true,
  shortOfInputs: true,
  endOfRow: true,
  notHere: true,
  mustArrive: true,
  owned: true,
  cannotPay: true,
  noWorkersLeft: true,
  atLeastOne: true,
  soldOut: true,
  hasVehicle: true,
  noVehicle: true,
  justBought: true,
  notOpened: true,
  tokenLimit: true,
  raidsOff: true,
  parkOnlySabotaged: true,
  tooFewWorkersThere: true,
  suppliesShort: true,
  alreadySo: true,
  nothingDue: true,
  arrested: true,
  nothingToSell: true,
  noContract: true,
  contractLimit: true,
  stockLimit: true,
  noAsset: true,
  noWorkers: true,
  locked: true,
  guardThere: true,
  samePlace: true,
  noTechnology: true,
  otherKind: true,
  liesThere: true,
  planStands: true,
  onStrike: true,
  botTakesOver: true,
  tradeOff: true,
  notYours: true,
  onlyTransport: true,
  onlyActiveSellsAssets: true,
  onlyToRaider: true,
  alreadyOwns: true,
  arrestedSeller: true,
};
