import { LANGUAGES, type Language } from '@parlour/kernel';
import {
  FOREIGN,
  GARBLED,
  plain,
  type Said,
  saidAlways,
  saidOfEvents,
  saidOfMenu,
  saidOfQuestion,
  saidOfSamples,
} from '@parlour/kernel/testing/listen.ts';
import { masculineIn, misprintsIn } from '@parlour/kernel/testing/proofread.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { CELLS } from '../content/map.ts';
import { COLOURS } from '../content/table.ts';
import { matterOfFact } from '../index.ts';
import { RULE_IDS } from '../rules/ids.ts';
import { livelyPlay } from '../testing/lively-play.ts';
import type { MatterOfFact } from '../types.ts';
import { signOf } from './cells.ts';
import { matterOfFactText } from './index.ts';
import { saidOfStrike, saidOfThings } from './testing/listen.ts';
import { EVENTS } from './testing/sample-events.ts';
import { ACTIONS, REFUSALS } from './testing/samples.ts';
import type { MatterOfFactText } from './types.ts';

/** All words of a language, the rulebook with them. */
async function allWords(language: Language) {
  const text = await matterOfFactText[language]();
  return { ...text, ...(await text.rulebook()) };
}

/** Tables that together bring up most of what can be said. */
const TABLES: Partial<MatterOfFact['options']>[] = [
  { roundCap: '40', starter: 'host', compensation: 'perPlace' },
  { roundCap: '40', raids: 'off', strike: 'automatic', reuse: 'mustArrive', cash: 'hidden', starter: 'assetCards' },
  { roundCap: '40', trade: 'off', leaver: 'liquidate', end: 'equalTurns', decks: 'up' },
];
/** Menus are long and much alike: one in so many is read out. */
const MENU_STEP = 40;

const QUESTIONS: MatterOfFact['question'][] = [
  'game.starter',
  'turn.startHex',
  'turn.production',
  'turn.monopoly',
  'turn.movement',
  'turn.investments',
  'turn.salary',
  'turn.planning',
  'turn.strike',
  'study.choice',
];

/** Latin letters name hexes in every language, as on a chessboard, and keys; and they count universities and levels. */
const COMMON_SIGNS = /\b(?:[A-K]\d{1,2}|II?|[NP]|Enter)\b/g;

describe.each(LANGUAGES)('the words of Economics as a Matter of Fact: %s', (language) => {
  let text: MatterOfFactText;
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
    text = await matterOfFactText[language]();
    const speaker = { game: matterOfFact, text, language };
    note(saidAlways(await allWords(language)));
    note(saidOfSamples({ events: EVENTS, refusals: REFUSALS, actions: ACTIONS }, speaker));
    note(saidOfThings(text));
    for (const [i, options] of TABLES.entries()) {
      let asked = 0;
      const g = livelyPlay({
        seed: i + 1,
        seats: 2 + i,
        options,
        onQuestion(at) {
          note(saidOfEvents(at, speaker));
          note(saidOfQuestion(at, speaker));
          note(saidOfStrike(at, speaker));
          if (asked++ % MENU_STEP === 0) note(saidOfMenu(at, speaker));
        },
      });
      note(saidOfEvents(g, speaker));
    }
  });

  test('every question, action, field, event, refusal, name and paragraph is a whole sentence', () => {
    expect(said.size).toBeGreaterThan(1000);
    for (const [words, about] of said) {
      expect(words, about).toMatch(/[\p{L}\d–]/u);
      expect(words, about).not.toMatch(GARBLED);
    }
  });

  test('every question is put in random games, and no other has words', () => {
    expect(QUESTIONS.filter((question) => !subjects.has(`question ${question}`))).toEqual([]);
    expect(Object.keys(text.questions).sort()).toEqual([...QUESTIONS].sort());
  });

  test('every sentence is printed well, and fits Ада as well as Борис', () => {
    for (const [words, about] of said) {
      expect(misprintsIn(language, words), `${about}: ${words}`).toEqual([]);
      expect(masculineIn(language, words), `${about}: ${words}`).toEqual([]);
    }
  });

  test('options, presets and picks have their words', () => {
    const { options, presets } = matterOfFact;
    expect(Object.keys(text.presets)).toEqual(Object.keys(presets));
    expect(Object.keys(text.picks)).toEqual([...COLOURS]);
    for (const [name, values] of Object.entries(options))
      expect(Object.keys(text.options[name as keyof MatterOfFact['options']].values).sort()).toEqual(
        [...values].sort(),
      );
  });

  test('the rulebook has every paragraph, in order, under its section', async () => {
    const rulebook = await text.rulebook();
    expect(Object.keys(rulebook.rules)).toEqual([...RULE_IDS]);
    const sections = new Set(RULE_IDS.map((id) => id.replace(/\.\d+$|(?<=R)\d+$/, '')));
    expect(Object.keys(rulebook.sections)).toEqual([...sections]);
    for (const id of RULE_IDS) expect(rulebook.rules[id], id).toMatch(/^[\p{Lu}\d].*\.$/su);
  });

  test('no letter is of another language', () => {
    for (const [words, about] of said) expect(words.replace(COMMON_SIGNS, ''), about).not.toMatch(FOREIGN[language]);
  });
});

test('the rulebook gives the same figures in every language', async () => {
  const [en, ru, uk] = await Promise.all(
    LANGUAGES.map(async (language) => (await matterOfFactText[language]()).rulebook()),
  );
  const figures = (words: string | undefined) => (words?.match(/\d+/g) ?? []).sort();
  for (const id of RULE_IDS)
    for (const text of [ru, uk]) expect(figures(text?.rules[id]), id).toEqual(figures(en?.rules[id]));
});

test('no two languages say a rule, an option or a card’s line in the same words', async () => {
  const [ru, uk] = await Promise.all([allWords('ru'), allWords('uk')]);
  for (const part of ['rules', 'options', 'presets', 'assetCards', 'technologies', 'actionCards'] as const) {
    const [inRussian, inUkrainian] = [saidAlways(ru[part]), saidAlways(uk[part])];
    const same = inRussian.filter(
      ({ words }, i) => words === inUkrainian[i]?.words && words.split(/\s/).length > 3 && /\p{L}{3}/u.test(words),
    );
    expect(same).toEqual([]);
  }
});

test('one worker walks out, several walk out; one wins, several share the victory', async () => {
  const [{ board: en }, { board: ru }, { board: uk }] = await Promise.all([
    matterOfFactText.en(),
    matterOfFactText.ru(),
    matterOfFactText.uk(),
  ]);
  expect(plain(en.stage.strikeLead(1))).toContain('1 worker walks out');
  expect(plain(en.stage.strikeLead(2))).toContain('2 workers walk out');
  expect(plain(en.warning.unpaid(1))).toContain('1 worker stays unpaid');
  expect(en.stage.wins('Ada', 1)).toBe('Ada wins');
  expect(en.stage.wins('Ada and Boris', 2)).toBe('Ada and Boris share the victory');
  expect([1, 2, 5].map((n) => plain(ru.strike.lead(n)))).toEqual([
    expect.stringContaining('1 рабочий уйдёт'),
    expect.stringContaining('2 рабочих уйдут'),
    expect.stringContaining('5 рабочих уйдут'),
  ]);
  expect([1, 2, 5].map((n) => plain(ru.planning.stands(n)))).toEqual([
    expect.stringContaining('заработает 1 актив.'),
    expect.stringContaining('заработают 2 актива.'),
    expect.stringContaining('заработает 5 активов.'),
  ]);
  expect([1, 2, 5].map((n) => plain(uk.strike.lead(n)))).toEqual([
    expect.stringContaining('1 робітник покине'),
    expect.stringContaining('2 робітники покинуть'),
    expect.stringContaining('5 робітників покинуть'),
  ]);
});

test('every hex has a sign of its own', () => {
  expect(new Set(CELLS.map(signOf)).size).toBe(CELLS.length);
  expect(CELLS.map(signOf)).toEqual(expect.arrayContaining(['A1', 'F7', 'K12']));
});
