import { conforms } from '@parlour/kernel/testing/conforms.ts';
import { Heard } from '@parlour/kernel/testing/heard.ts';
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
import type { Businessmen } from './types.ts';

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
    const heard = new Heard<Businessmen>((event) => Object.values(event));
    for (let seed = 1; seed <= 56; seed++) {
      const { g } = playOut(businessmen, {
        seed,
        options: [{}, ...TABLES][seed % 7] as Partial<Businessmen['options']>,
        onQuestion(state, action) {
          heard.done(state, action);
          if (seed <= 21) heard.refused(businessmen, state, action);
        },
      });
      heard.told(g);
    }
    const content = [...GOODS_CARD_IDS, ...EXPORT_CARD_IDS, ...PRICE_SECTORS, ...MISFORTUNE_SECTORS];
    expect(content.filter((card) => !heard.words.has(card))).toEqual([]);
    expect(Object.keys(businessmen.governs).filter((type) => !heard.actions.has(type))).toEqual([]);
    expect(Object.keys(en.events).filter((type) => !heard.events.has(type))).toEqual([]);
    expect(Object.keys(en.refusals).filter((reason) => !heard.reasons.has(reason))).toEqual([]);
  });
});
