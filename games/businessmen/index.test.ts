import { menu } from '@parlour/kernel';
import { conforms } from '@parlour/kernel/testing/conforms.ts';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { withstands } from '@parlour/kernel/testing/withstands.ts';
import { describe, expect, test } from 'vitest';
import { EXPORT_CARD_IDS } from './content/export-cards.ts';
import { GOODS_CARD_IDS } from './content/goods-cards.ts';
import { MISFORTUNE_SECTORS } from './content/misfortune-wheel.ts';
import { PRICE_SECTORS } from './content/price-wheel.ts';
import { businessmen } from './index.ts';
import { en } from './text/en/index.ts';
import { ru } from './text/ru/index.ts';
import { uk } from './text/uk/index.ts';
import type { Businessmen, G } from './types.ts';

const TABLES: Partial<Businessmen['options']>[] = [
  { quietPhases: 'parallel' },
  { quietPhases: 'parallel', exportLots: 'unlimited', overflowAfterFine: 'atNextTransfer' },
  { quietPhases: 'parallel', exportLots: 'onePerRound' },
  { loaderCap: 'perRound', negativeEvents: 'immediate', skipEligibility: 'anyone' },
  { leftovers: 'stay', sameGoodCars: 'oneCarPerGood', loadingDuty: 'compulsory' },
  { loadingStart: 'firstPasser', exportLots: 'onePerRound', targetVP: '10' },
  { loadingStart: 'leader', finishTie: 'pointsThenCoins', negativeEvents: 'immediate', quietPhases: 'parallel' },
];

/** Random players hardly ever win: for them the guard of twelve rounds is the default, so that five times as many games fit. */
const quick = {
  ...businessmen,
  options: { ...businessmen.options, roundGuard: ['12', '60', 'none', '20', '30'] as const },
};

conforms(quick, { options: TABLES, texts: [en, ru, uk], games: 10 });

withstands(businessmen, 100_000);

describe('Businessmen', () => {
  test('whole games on every kind of table keep the invariants and end by their guard at the latest', () => {
    const endings = new Set<string>();
    for (const [i, options] of [{}, ...TABLES].entries())
      for (let seed = 1; seed <= 3; seed++) {
        const { g } = playOut(businessmen, {
          seed: 100 * i + seed,
          options,
          onQuestion(state) {
            const broken = Object.entries(businessmen.invariants).filter(([, holds]) => holds(state) !== true);
            expect(broken.map(([name]) => name)).toEqual([]);
          },
        });
        expect(g.round).toBeLessThanOrEqual(60);
        expect(g.outcome?.winners.length).toBeGreaterThan(0);
        endings.add(g.ending?.because ?? '');
      }
    expect([...endings].sort()).toEqual(['guard', 'target']);
  });

  test('content coverage: every card is turned, every sector comes up, every action, event and reason occurs', () => {
    const cards = new Set<string>();
    const events = new Set<string>();
    const actions = new Set<string>();
    const reasons = new Set<string>();
    const hear = (g: G) => {
      for (const event of g.events ?? []) {
        events.add(event.type);
        for (const value of Object.values(event)) if (typeof value === 'string') cards.add(value);
      }
    };
    for (let seed = 1; seed <= 56; seed++) {
      const { g } = playOut(businessmen, {
        seed,
        options: [{}, ...TABLES][seed % 7] as Partial<Businessmen['options']>,
        onQuestion(state, action) {
          hear(state);
          actions.add(action.type);
          if (seed <= 21) for (const reason of reasonsIn(menu(businessmen, state, action.seat))) reasons.add(reason);
        },
      });
      hear(g);
    }
    const content = [...GOODS_CARD_IDS, ...EXPORT_CARD_IDS, ...PRICE_SECTORS, ...MISFORTUNE_SECTORS];
    expect(content.filter((card) => !cards.has(card))).toEqual([]);
    expect(Object.keys(businessmen.governs).filter((type) => !actions.has(type))).toEqual([]);
    expect(Object.keys(EVENTS).filter((type) => !events.has(type))).toEqual([]);
    expect(Object.keys(REASONS).filter((reason) => !reasons.has(reason))).toEqual([]);
  });
});

/** Every reason for which something on a menu cannot be chosen. */
function* reasonsIn({ offers, refused }: ReturnType<typeof menu<Businessmen>>): Generator<string> {
  for (const { because } of refused) yield because.refused;
  for (const { fields } of offers)
    for (const domain of Object.values(fields)) {
      if ('not' in domain) for (const { because } of domain.not) yield because.refused;
      if ('above' in domain) yield domain.above.refused;
      if ('below' in domain) yield domain.below.refused;
    }
}

const EVENTS: Record<keyof Businessmen['events'], true> = {
  roundBegan: true,
  skipMoneyPaid: true,
  skipAnnounced: true,
  skipDeclined: true,
  stoodIn: true,
  everybodySkips: true,
  deckReshuffled: true,
  cardsTurned: true,
  bought: true,
  passed: true,
  buyingEnded: true,
  leftOver: true,
  loadingBegan: true,
  loaded: true,
  loadingEnded: true,
  transferred: true,
  gaveUp: true,
  decided: true,
  passedOver: true,
  priceWheelSpun: true,
  lorryHeld: true,
  lorrySent: true,
  pricesAdjusted: true,
  exported: true,
  improved: true,
  misfortuneSpun: true,
  warned: true,
  fined: true,
  spared: true,
  insured: true,
  insuranceLapsed: true,
  targetReached: true,
  roundEnded: true,
  gameEnded: true,
};

/** All but one: where a single shipment is all, making it ends the player's part, and nobody is left to be told why. */
const REASONS: Record<Exclude<keyof Businessmen['refusals'], 'oneShipmentOnly'>, true> = {
  notOnMarket: true,
  alreadyBought: true,
  atLeastOneUnit: true,
  managerLimit: true,
  marketLimit: true,
  coinLimit: true,
  lorryFull: true,
  carriesAnother: true,
  noneOwned: true,
  loaderSpent: true,
  onAnotherLorry: true,
  mustLoad: true,
  notOnExportCard: true,
  underEmbargo: true,
  tooFewUnits: true,
  alreadyShipped: true,
  highestLevel: true,
  cannotPay: true,
  noWarning: true,
};
