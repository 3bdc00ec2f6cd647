import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game } from '@parlour/kernel';
import { conforms } from '@parlour/kernel/testing/conforms.ts';
import { Heard } from '@parlour/kernel/testing/heard.ts';
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
    const heard = new Heard<MatterOfFact>((event) => Object.values(event).flat());
    for (let seed = 1; seed <= 80; seed++) {
      const last = livelyPlay({
        seed,
        options: [{}, ...TABLES][seed % 6] ?? {},
        most: 1500,
        onQuestion(g, action) {
          heard.done(g, action);
          if (seed <= 24) heard.refused(matterOfFact, g, action);
        },
      });
      heard.told(last);
    }
    expect({
      content: [...ACTION_CARD_IDS, ...ASSET_IDS, ...TECHNOLOGY_IDS].filter((id) => !heard.words.has(id)),
      actions: Object.keys(matterOfFact.governs).filter((type) => !heard.actions.has(type)),
      events: Object.keys(en.events).filter((type) => !heard.events.has(type) && !isRare(type)),
      reasons: Object.keys(en.refusals).filter((reason) => !heard.reasons.has(reason) && !isRare(reason)),
    }).toEqual({ content: [], actions: [], events: [], reasons: [] });
  });

  test('the events and reasons that random play hardly meets are met in the tests of the rules', () => {
    const tests = globSync(join(import.meta.dirname, 'rules/**/*.test.ts')).map((file) => readFileSync(file, 'utf8'));
    const isMet = (name: string) => tests.some((source) => new RegExp(`(type: '| )${name}'`).test(source));
    expect([...RARE_EVENTS, ...RARE_REASONS].filter((name) => !isMet(name))).toEqual([]);
  });
});

function keepsInvariants(g: G): void {
  const broken = Object.entries(matterOfFact.invariants).filter(([, holds]) => holds(g) !== true);
  expect(broken.map(([name]) => name)).toEqual([]);
}

/** What only a game played to its end brings about. */
const RARE_EVENTS = ['technologyDeckReshuffled', 'lastTurnsBegan'] as const;

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
const isRare = (name: string): boolean => [...RARE_EVENTS, ...RARE_REASONS].some((rare) => rare === name);
