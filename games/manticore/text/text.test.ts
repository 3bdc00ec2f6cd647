import { LANGUAGES, seeded, start } from '@parlour/kernel';
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
  sayIn,
} from '@parlour/kernel/testing/listen.ts';
import { masculineIn, misprintsIn } from '@parlour/kernel/testing/proofread.ts';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { CELLS } from '../content/board.ts';
import { HERO_IDS } from '../content/heroes.ts';
import { MONSTER_IDS, MONSTERS } from '../content/monsters.ts';
import { manticore } from '../index.ts';
import { RULE_IDS } from '../rules/ids.ts';
import type { Fighter, G, Manticore } from '../types.ts';
import { signOf } from './cells.ts';
import { manticoreText } from './index.ts';
import { EVENTS } from './testing/sample-events.ts';
import { ACTIONS, FRAMES, REFUSALS } from './testing/samples.ts';
import type { ManticoreText } from './types.ts';

/** Tables that together bring up most of what can be said. */
const TABLES: Partial<Manticore['options']>[] = [
  {},
  { mode: 'semi', heroKillPower: '2' },
  { monsters: 'static', turnOrder: 'random', calmStart: 'on' },
  { scenario: 'awakening', turnOrder: 'agreed', fallenHeroLoot: 'dropped' },
  { hiddenArtifacts: 'on', monsterInitiative: '2' },
  { practice: 'cinderwing' },
];

describe.each(LANGUAGES)('the words of Manticore: %s', (language) => {
  let text: ManticoreText;
  /** Each sentence once. */
  const said = new Map<string, string>();
  const note = (all: readonly Said[]): void => {
    for (const { about, words } of all) said.set(words, about);
  };

  beforeAll(async () => {
    text = await manticoreText[language]();
    const speaker = { game: manticore, text, language };
    const saidAt = (g: G): Said[] => [
      ...saidOfEvents(g, speaker),
      ...saidOfQuestion(g, speaker),
      ...saidOfMenu(g, speaker),
    ];
    const questions = { g: start(manticore, { seats: 4, chance: seeded(1) }), frames: FRAMES };
    note(saidAlways({ ...text, ...(await text.rulebook()) }));
    note(saidOfSamples({ events: EVENTS, refusals: REFUSALS, actions: ACTIONS, questions }, speaker));
    for (const [i, options] of TABLES.entries()) {
      const { g } = playOut(manticore, {
        seed: i + 1,
        seats: 4 - (i % 3),
        options,
        onQuestion: (at) => note(saidAt(at)),
      });
      note(saidAt(g));
    }
  });

  test('every question, action, field, event, refusal, name and paragraph is a whole sentence', () => {
    expect(said.size).toBeGreaterThan(1000);
    for (const [words, about] of said) {
      expect(words, about).toMatch(/[\p{L}\d–]/u);
      expect(words, about).not.toMatch(GARBLED);
    }
  });

  test('every sentence is printed well, and fits Ада as well as Борис', () => {
    for (const [words, about] of said) {
      expect(misprintsIn(language, words), `${about}: ${words}`).toEqual([]);
      expect(masculineIn(language, words), `${about}: ${words}`).toEqual([]);
    }
  });

  test('options, presets and picks have their words', () => {
    const { options, presets } = manticore;
    expect(Object.keys(text.presets)).toEqual(Object.keys(presets));
    expect(Object.keys(text.picks)).toEqual([...HERO_IDS]);
    for (const [name, values] of Object.entries(options))
      expect(Object.keys(text.options[name as keyof Manticore['options']].values).sort()).toEqual([...values].sort());
  });

  test('the rulebook has every paragraph, in order, under its section', async () => {
    const rulebook = await text.rulebook();
    expect(Object.keys(rulebook.rules)).toEqual([...RULE_IDS]);
    const sections = new Set(RULE_IDS.map((id) => id.replace(/(?<=\d)\.\d+$|(?<=R)\d+$/, '')));
    expect(Object.keys(rulebook.sections)).toEqual([...sections]);
  });

  test('no letter is of another language', () => {
    // Latin letters name cells of the map in every language, as on a chessboard, and keys.
    for (const [words, about] of said)
      expect(words.replace(/\b(?:[A-M]\d{1,2}|[NP]|Enter)\b/g, ''), about).not.toMatch(FOREIGN[language]);
  });
});

test('the rulebook gives the same figures in every language', async () => {
  const [en, ru, uk] = await Promise.all(
    LANGUAGES.map(async (language) => (await manticoreText[language]()).rulebook()),
  );
  const figures = (words: string | undefined) => (words?.match(/\d+/g) ?? []).sort();
  for (const id of RULE_IDS)
    for (const text of [ru, uk]) expect(figures(text?.rules[id]), id).toEqual(figures(en?.rules[id]));
});

test('the names that are ours are declined, those of players are not', async () => {
  const attack = (target: Fighter) => ({ type: 'attack', target, kind: 'close' }) as const;
  const [ru, uk] = await Promise.all([manticoreText.ru(), manticoreText.uk()]);
  const hound = MONSTER_IDS.find((id) => MONSTERS[id] === 'hound') ?? 'manticore';
  expect(plain(ru.actions.attack(attack(hound), sayIn('ru')))).toMatch(/^Атаковать Тернового пса( \d)?: ближний бой$/);
  expect(plain(ru.actions.attack(attack('manticore'), sayIn('ru')))).toBe('Атаковать Мантикору: ближний бой');
  expect(plain(ru.actions.attack(attack(0), sayIn('ru')))).toBe('Атаковать: Ада, ближний бой');
  expect(plain(uk.actions.attack(attack('manticore'), sayIn('uk')))).toBe('Атакувати Мантикору: ближній бій');
  expect(plain(uk.actions.attack(attack(0), sayIn('uk')))).toBe('Атакувати: Ада, ближній бій');
  for (const [text, language] of [
    [ru, 'ru'],
    [uk, 'uk'],
  ] as const) {
    const told = Object.values(MONSTERS).flatMap((kind) => {
      const monster = MONSTER_IDS.find((id) => MONSTERS[id] === kind) ?? MONSTER_IDS[0];
      return [
        text.events.joined({ type: 'joined', seat: 0, target: monster } as never, sayIn(language)),
        text.events.lootLeft({ type: 'lootLeft', seat: 0, victim: monster } as never, sayIn(language)),
      ].map((words) => ({ words, name: text.monsters[kind].name }));
    });
    for (const { words, name } of told) expect(`${plain(words)} `).not.toMatch(new RegExp(`${name}[ .]`));
  }
});

test('every cell has a sign of its own', () => {
  expect(new Set(CELLS.map(signOf)).size).toBe(CELLS.length);
  expect(CELLS.map(signOf)).toEqual(expect.arrayContaining(['A1', 'G7', 'M13']));
});
