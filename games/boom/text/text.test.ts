import { LANGUAGES } from '@parlour/kernel';
import {
  GARBLED,
  type Said,
  saidAlways,
  saidOfEvents,
  saidOfMenu,
  saidOfQuestion,
} from '@parlour/kernel/testing/listen.ts';
import { masculineIn, misprintsIn } from '@parlour/kernel/testing/proofread.ts';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { boom } from '../index.ts';
import type { Boom } from '../types.ts';
import { boomText } from './index.ts';
import type { BoomText } from './types.ts';

/** Tables that together bring up most of what can be said. */
const TABLES: Partial<Boom['options']>[] = [
  {},
  { sideDeals: 'cash', treasuries: 'hidden' },
  { coolingOff: 'on', quietPeriod: 'on', stockSet: 'ten' },
];
const SEEDS = [1, 2, 3, 4, 5, 6];

describe.each(LANGUAGES)('the words of •Boom: %s', (language) => {
  let text: BoomText;
  /** Each sentence once. */
  const said = new Map<string, string>();
  const subjects = new Set<string>();
  const note = (all: readonly Said[]): void => {
    for (const { about, words } of all) {
      said.set(words, about);
      subjects.add(about);
    }
  };

  beforeAll(async () => {
    text = await boomText[language]();
    const speaker = { game: boom, text, language };
    note(saidAlways({ ...text, ...(await text.rulebook()) }));
    for (const seed of SEEDS) {
      const { g } = playOut(boom, {
        seed,
        seats: 3 + (seed % 3),
        options: TABLES[seed % TABLES.length] ?? {},
        onQuestion(at) {
          note(saidOfEvents(at, speaker));
          note(saidOfQuestion(at, speaker));
          note(saidOfMenu(at, speaker));
        },
      });
      note(saidOfEvents(g, speaker));
    }
  });

  test('every question, action, field, event, refusal, name and paragraph is a whole sentence', () => {
    expect(said.size).toBeGreaterThan(1000);
    for (const [words, about] of said) {
      // A spectator is asked nothing.
      if (words === '' && about.startsWith('question')) continue;
      expect(words, about).toMatch(/[\p{L}\d–]/u);
      expect(words, about).not.toMatch(GARBLED);
    }
  });

  test('every event is told in random games', () => {
    const seldom = ['noPlansLeft', 'consentRefused'];
    const untold = Object.keys(text.events).filter((type) => !subjects.has(`event ${type}`));
    expect(untold.filter((type) => !seldom.includes(type))).toEqual([]);
  });

  test('every sentence is printed well, and fits Ада as well as Борис', () => {
    for (const [words, about] of said) {
      expect(misprintsIn(language, words), `${about}: ${words}`).toEqual([]);
      expect(masculineIn(language, words), `${about}: ${words}`).toEqual([]);
    }
  });
});

test('of a round that has sold more than it needs, nobody says "5 of 3"', async () => {
  const said = await Promise.all(LANGUAGES.map(async (each) => (await boomText[each]()).board.deal.sold));
  const plain = (sold: number) => said.map((say) => say(sold, 3).replaceAll(/\s/g, ' '));
  expect(plain(2)).toEqual(['2 of 3 sold', 'продано 2 из 3', 'продано 2 з 3']);
  expect(plain(5)).toEqual(['5 sold, 3 needed', 'продано 5, нужно 3', 'продано 5, треба 3']);
});
