import { LANGUAGES, type Language, seeded, start } from '@parlour/kernel';
import {
  FOREIGN,
  GARBLED,
  type Said,
  saidAlways,
  saidOfEvents,
  saidOfMenu,
  saidOfQuestion,
  saidOfSamples,
} from '@parlour/kernel/testing/listen.ts';
import { masculineIn, misprintsIn } from '@parlour/kernel/testing/proofread.ts';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { OPTION_IDS, OPTIONS, type OptionDesign } from '../content/options.ts';
import { economicus } from '../index.ts';
import { RULE_IDS } from '../rules/ids.ts';
import type { Economicus, G } from '../types.ts';
import { economicusText } from './index.ts';
import { EVENTS } from './testing/sample-events.ts';
import { ACTIONS, FRAMES, REFUSALS } from './testing/samples.ts';
import type { EconomicusText } from './types.ts';

/** All words of a language, the rulebook with them. */
async function allWords(language: Language) {
  const text = await economicusText[language]();
  return { ...text, ...(await text.rulebook()) };
}

/** Tables that together bring up most of what can be said. */
const TABLES: Partial<Economicus['options']>[] = [
  {},
  { rules: 'full' },
  { rules: 'full', layout: 'random', limit: 'turns12', projectUpkeep: 'optional', bidCap: 'free' },
  { rules: 'full', limit: 'minutes10', deals: 'moneyOnly', loanOnForcedSale: 'settled' },
  { limit: 'turns16', deals: 'off' },
];
/** A game has many questions alike: one of so many is listened to, and of each kind the first ones. */
const EVERY = 9;
const FIRST = 12;

const ID = /\b(FW\d|[CO][FSP]\d|EV\d|\d+-(clean|mortgaged))/;

describe.each(LANGUAGES)('the words of Economicus: %s', (language) => {
  let text: EconomicusText;
  /** Each sentence once. */
  const said = new Map<string, string>();
  const note = (all: readonly Said[]): void => {
    for (const { about, words } of all) said.set(words, about);
  };

  beforeAll(async () => {
    text = await economicusText[language]();
    const speaker = { game: economicus, text, language };
    const saidAt = (g: G): Said[] => [
      ...saidOfEvents(g, speaker),
      ...saidOfQuestion(g, speaker),
      ...saidOfMenu(g, speaker),
    ];
    const g = start(economicus, { seats: 4, chance: seeded(1), options: { rules: 'full' } });
    const questions = { g, frames: FRAMES };
    note(saidAlways(await allWords(language)));
    note(saidOfSamples({ events: EVENTS, refusals: REFUSALS, actions: ACTIONS, questions }, speaker));
    const heard = new Map<string, number>();
    let asked = 0;
    const listen = (g: G): void => {
      const f = g.stack.at(-1);
      const question = `${f?.phase}.${f?.step}`;
      const times = (heard.get(question) ?? 0) + 1;
      heard.set(question, times);
      asked += 1;
      if (times <= FIRST || asked % EVERY === 0) note(saidAt(g));
    };
    for (const [i, options] of TABLES.entries()) {
      const { g } = playOut(economicus, { seed: i + 1, seats: 2 + (i % 3), options, onQuestion: listen });
      note(saidAt(g));
    }
  });

  test('every question, action, field, value, event, refusal, name and paragraph is whole', () => {
    expect(said.size).toBeGreaterThan(2000);
    for (const [words, about] of said) {
      expect(words, about).toMatch(/[\p{L}\d–]/u);
      expect(words, about).not.toMatch(GARBLED);
      expect(words, about).not.toMatch(ID);
    }
  });

  test('every sentence is printed well, and fits Ада as well as Борис', () => {
    for (const [words, about] of said) {
      expect(misprintsIn(language, words), `${about}: ${words}`).toEqual([]);
      expect(masculineIn(language, words), `${about}: ${words}`).toEqual([]);
    }
  });

  test('options, presets and picks have their words', () => {
    const { options, presets, picks } = economicus;
    expect(Object.keys(text.presets)).toEqual(Object.keys(presets));
    expect(Object.keys(text.picks)).toEqual([...picks]);
    for (const [name, values] of Object.entries(options))
      expect(Object.keys(text.options[name as keyof Economicus['options']].values).sort()).toEqual([...values].sort());
  });

  test('the rulebook has every paragraph, in order, under its section', async () => {
    const rulebook = await text.rulebook();
    expect(Object.keys(rulebook.rules)).toEqual([...RULE_IDS]);
    const sections = new Set(RULE_IDS.map((id) => id.replace(/\.\d+$/, '')));
    expect(Object.keys(rulebook.sections)).toEqual([...sections]);
    for (const id of RULE_IDS) expect(rulebook.rules[id]).toMatch(/^[\p{Lu}\d«“].*\.$/su);
  });

  test('no letter is of another language', () => {
    for (const [words, about] of said) expect(words, about).not.toMatch(FOREIGN[language]);
  });
});

const figures = (words: string | undefined) => (words?.match(/\d+/g) ?? []).sort();

test('rules and cards give the same figures in every language', async () => {
  const [en, ru, uk] = await Promise.all(LANGUAGES.map(allWords));
  for (const part of ['rules', 'optionCards', 'eventCards', 'crisisCards', 'options', 'presets'] as const) {
    const english = saidAlways(en?.[part]);
    for (const other of [ru, uk])
      for (const [i, { words, about }] of saidAlways(other?.[part]).entries())
        expect(figures(words), `${part}${about}`).toEqual(figures(english[i]?.words));
  }
});

test('a card that brings or costs money says how much', async () => {
  const { optionCards } = await economicusText.en();
  const priced = OPTION_IDS.flatMap((id) => {
    const { gain, cost }: OptionDesign = OPTIONS[id];
    return [gain, cost].filter((amount) => amount !== undefined).map((amount) => ({ id, amount }));
  });
  expect(priced.length).toBeGreaterThan(10);
  for (const { id, amount } of priced) expect(optionCards[id].effect, id).toContain(`${amount}M`);
});

test('no two cards have the same name', async () => {
  for (const language of LANGUAGES) {
    const { optionCards, eventCards, crisisCards } = await economicusText[language]();
    const names = [optionCards, eventCards, crisisCards].flatMap((cards) =>
      Object.values(cards).map(({ name }) => name),
    );
    expect(new Set(names).size).toBe(100);
  }
});
