import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, type GameRecord, repeat } from '@parlour/kernel';
import { conforms } from '@parlour/kernel/testing/conforms.ts';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { withstands } from '@parlour/kernel/testing/withstands.ts';
import { describe, expect, test } from 'vitest';
import { CRISIS_CARDS } from './content/crisis-cards.ts';
import { EVENT_IDS } from './content/events.ts';
import { designOf, OPTION_IDS, QUOTA } from './content/options.ts';
import { economicus } from './index.ts';
import { EVENT_NAMES } from './testing/event-names.ts';
import { keen, sober } from './testing/sober.ts';
import type { Economicus, G } from './types.ts';

const TABLES: Partial<Economicus['options']>[] = [
  { rules: 'full' },
  { rules: 'full', layout: 'random', year1Opening: 'all', placementOrder: 'snake', projectUpkeep: 'optional' },
  { rules: 'full', layout: 'random', bidCap: 'free', loanOnForcedSale: 'settled', holdToYearEnd: 'on' },
  { layout: 'random', bidCap: 'free', deals: 'moneyOnly', priceFallWithoutLot: 'off', extraStars: '1' },
  { rules: 'full', deals: 'off', limit: 'turns8', reEntryCompanies: 'none' },
  { rules: 'full', deals: 'off', limit: 'minutes10', limitEnd: 'endOfYear', stopAtTarget: 'on' },
];

/** What content coverage is played with besides. */
const COVERED: Partial<Economicus['options']>[] = [
  { projectUpkeep: 'optional' },
  { layout: 'random', deals: 'off', guardYears: '10' },
  { deals: 'off', bidCap: 'free', loanOnForcedSale: 'settled', limit: 'minutes240', limitEnd: 'endOfYear' },
];

/** Random players hardly ever win: eight turns and small tables are the default here, so that the suite stays short. */
const short = {
  ...sober,
  seats: { min: 2, max: 4 },
  options: {
    ...economicus.options,
    limit: ['turns8', 'none', 'minutes10'] as const,
    proposalsPerTurn: ['1', '3'] as const,
  },
};

conforms(short, { options: TABLES, games: 4 });

withstands(economicus, 100_000);

describe('Economicus', () => {
  test('whole games of every kind of table keep the invariants and end by their guard at the latest', () => {
    for (const [i, options] of [{}, ...TABLES].entries()) {
      const { g } = playOut(sober, {
        seed: i + 3,
        options: { guardYears: '3', ...options },
        onQuestion(state) {
          const broken = Object.entries(economicus.invariants).filter(([, holds]) => holds(state) !== true);
          expect(broken.map(([name]) => name)).toEqual([]);
        },
      });
      expect(g.year).toBeLessThanOrEqual(3);
      expect(g.outcome?.winners.length).toBeGreaterThan(0);
    }
  });

  test('content coverage: every card is played or opened, every action is taken, every event happens', () => {
    const cards = new Set<string>();
    const events = new Set<string>();
    const actions = new Set<string>();
    const hear = (g: G) => {
      for (const event of g.events ?? []) {
        events.add(event.type);
        if ('card' in event && typeof event.card === 'string') cards.add(event.card);
      }
    };
    for (let seed = 1; seed <= 72; seed++) {
      const game = seed % 6 === 0 ? economicus : seed % 2 === 0 ? sober : keen;
      const { g } = playOut(game, {
        seed,
        seats: 2 + (seed % 5),
        options: { rules: 'full', guardYears: '3', ...COVERED[seed % 3] },
        onQuestion(state, action) {
          hear(state);
          actions.add(action.type);
          if ('card' in action) cards.add(designOf(action.card));
        },
      });
      hear(g);
    }
    const content = [...OPTION_IDS.filter((id) => id !== QUOTA), ...CRISIS_CARDS, ...EVENT_IDS];
    expect(content.filter((card) => !cards.has(card))).toEqual([]);
    // A choice between two companies under EV25 is too rare for random play; it has a test of its own (EC-S.78).
    expect(Object.keys(economicus.governs).filter((type) => !actions.has(type) && type !== 'giveUp')).toEqual([]);
    // So are an acquittal (EC-S.49) and an option deck of which nothing is left (EC-S.67).
    const rare = ['acquitted', 'nothingToDraw'];
    expect(EVENT_NAMES.filter((type) => !events.has(type) && !rare.includes(type))).toEqual([]);
  });

  for (const file of globSync(join(import.meta.dirname, 'playthroughs/*.json')))
    test(`golden game ${file.split('/').at(-1)}: every line leads to the position it led to when it was recorded`, () => {
      const record: GameRecord = JSON.parse(readFileSync(file, 'utf8'));
      // Repeated under the name of the rules it was recorded by: what counts here is that they still do the same.
      const match = begin({ ...economicus, rules: record.rules }, { ...record, seed: record.seed ?? '' });
      for (const entry of record.entries) {
        const repeated = repeat(match, entry);
        expect(repeated.ok && repeated.entry.hash).toBe(entry.hash);
      }
      expect(match.g.outcome).toEqual(record.outcome);
    });
});
