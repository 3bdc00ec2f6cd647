import {
  actionWords,
  commonText,
  eventWords,
  type Language,
  offers,
  questionWords,
  refusalWords,
  type Say,
  type Seat,
  type State,
  view,
  viewEvents,
  why,
} from '@parlour/kernel';
import { firstOf } from '@parlour/kernel/testing/conforms.ts';
import { sayIn } from '@parlour/kernel/testing/listen.ts';
import { masculineIn, misprintsIn } from '@parlour/kernel/testing/proofread.ts';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHARACTERISTICS } from '../content/characteristics.ts';
import { GOODS } from '../content/goods.ts';
import { LORRY_IDS } from '../content/lorries.ts';
import { SHIPMENT_SIZES } from '../content/table.ts';
import { businessmen } from '../index.ts';
import { RULE_IDS } from '../rules/ids.ts';
import type { Businessmen } from '../types.ts';
import { en } from './en/index.ts';
import { ru } from './ru/index.ts';
import type { BusinessmenText } from './types.ts';
import { uk } from './uk/index.ts';

const TEXTS: Record<Language, BusinessmenText> = { en, ru, uk };

/** All words of a language, the rulebook with them. */
const allWords = async (text: BusinessmenText) => ({ ...text, ...(await text.rulebook()) });
const LANGUAGES = ['en', 'ru', 'uk'] as const;

const TABLES: Partial<Businessmen['options']>[] = [
  {},
  { quietPhases: 'parallel', skipEligibility: 'anyone', roundGuard: '20', leftovers: 'stay' },
  { negativeEvents: 'immediate', loaderCap: 'perRound', exportLots: 'onePerRound' },
  { sameGoodCars: 'oneCarPerGood', loadingDuty: 'compulsory', exportLots: 'unlimited', targetVP: '10' },
];

/** What was said of each kind, by name, and every sentence of each language. */
type Heard = Record<'events' | 'refusals' | 'questions' | 'actions', Set<string>>;
const heard: Heard = { events: new Set(), refusals: new Set(), questions: new Set(), actions: new Set() };
const sentences: Record<Language, Set<string>> = { en: new Set(), ru: new Set(), uk: new Set() };

/** A seat that may ship once has decided with its shipment, and is not asked again. */
const NEVER_HEARD = ['oneShipmentOnly'];

const SAY: Record<Language, Say> = { en: sayIn('en'), ru: sayIn('ru'), uk: sayIn('uk') };

function inEveryLanguage(words: (text: BusinessmenText, say: Say, language: Language) => string): void {
  for (const language of LANGUAGES) sentences[language].add(words(TEXTS[language], SAY[language], language));
}

/** Much is repeated in many games: it is worded once. */
const told = new Set<string>();
const isNew = (fact: object): boolean => told.size < told.add(JSON.stringify(fact)).size;

function tellEvents(g: State<Businessmen>): void {
  for (const event of viewEvents(g.events ?? [], null)) {
    if (!isNew(event)) continue;
    heard.events.add(event.type);
    inEveryLanguage((text, say) => eventWords(text, event, say));
  }
}

function tellQuestion(g: State<Businessmen>, seat: Seat): void {
  const f = g.stack.at(-1);
  heard.questions.add(`${f?.phase}.${f?.step}`);
  for (const viewer of [seat, null]) {
    const seen = view(g, viewer);
    inEveryLanguage((text, say) => questionWords(text, seen, say));
  }
}

function tellChoices(g: State<Businessmen>, seat: Seat): void {
  for (const offer of offers(businessmen, g, seat)) {
    const choice = firstOf(offer) as Record<string, unknown> & { type: string };
    if (!isNew(choice)) continue;
    heard.actions.add(choice.type);
    inEveryLanguage((text, say) => actionWords(text, choice, say));
    for (const [field, value] of Object.entries(choice)) {
      inEveryLanguage((text, say) => actionWords(text, { type: choice.type, [field]: value }, say));
      if (field === 'type') continue;
      inEveryLanguage((text, say) => text.value(value, say, `${choice.type}.${field}`));
      inEveryLanguage((text) => text.fields?.[field] ?? '');
    }
  }
}

function tellRefusals(g: State<Businessmen>, seat: Seat): void {
  for (const attempt of ATTEMPTS) {
    const because = why(businessmen, g, seat, attempt);
    if (because === null || !isNew(because)) continue;
    heard.refusals.add(because.refused);
    inEveryLanguage((text, say, language) => refusalWords(commonText[language], text, because, say));
  }
}

/** All that one might try, possible or not. */
const ATTEMPTS: object[] = [
  { type: 'pass' },
  ...GOODS.flatMap((good) => [0, 1, 9].map((units) => ({ type: 'buy', good, units }))),
  ...GOODS.flatMap((good) => LORRY_IDS.map((lorry) => ({ type: 'load', lorry, good }))),
  ...GOODS.flatMap((good) => SHIPMENT_SIZES.map((units) => ({ type: 'ship', good, units }))),
  ...CHARACTERISTICS.flatMap((characteristic) => ['improve', 'insure'].map((type) => ({ type, characteristic }))),
];

/** Every sentence that stands in the text as it is: names, options, rules. */
function written(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(written) : [];
}

/** No gaps, no lost values, no double spaces or full stops. */
const GARBLED = /undefined|NaN|\[object|null|\$\{| {2}|\.\.|: ?\.|, ?\.|^\s|\s$/;
/** A word of another alphabet; phases, ids and options have English names that no player may read. */
const LATIN = /[A-Za-z]{2,}/;

beforeAll(() => {
  for (let seed = 1; seed <= 12; seed++) {
    const { g: last } = playOut(businessmen, {
      seed,
      options: TABLES[seed % TABLES.length] ?? {},
      onQuestion(g, { seat }) {
        tellEvents(g);
        tellQuestion(g, seat);
        tellChoices(g, seat);
        tellRefusals(g, seat);
      },
    });
    tellEvents(last);
  }
  for (const good of GOODS) inEveryLanguage((text, say) => text.refusals.oneShipmentOnly({ good }, say));
});

describe.each(LANGUAGES)('the texts of Businessmen: %s', (language) => {
  const text = TEXTS[language];

  test('all that is said in random games is a sentence', () => {
    for (const sentence of sentences[language]) {
      expect(sentence).toMatch(/[\p{L}\d–]/u);
      expect(sentence).not.toMatch(GARBLED);
    }
  });

  test('every sentence is printed well, and fits Ада as well as Борис', () => {
    for (const sentence of sentences[language]) {
      expect(misprintsIn(language, sentence), sentence).toEqual([]);
      expect(masculineIn(language, sentence), sentence).toEqual([]);
    }
  });

  test('random games need every event, question, action and refusal that has words', () => {
    for (const part of ['events', 'questions', 'actions', 'refusals'] as const)
      expect(Object.keys(text[part]).filter((name) => !heard[part].has(name) && !NEVER_HEARD.includes(name))).toEqual(
        [],
      );
  });

  test('every paragraph of the rulebook is there, under a section with a title', async () => {
    const { rules, sections } = await text.rulebook();
    for (const id of RULE_IDS) {
      expect(rules[id]).toMatch(/^[\p{Lu}\d].*\.$/su);
      expect(sections[id.replace(/(?<=R)\d+$|\.\d+$/, '')]).toMatch(/\p{L}/u);
    }
    expect(Object.keys(rules)).toEqual([...RULE_IDS]);
  });

  test('options and presets are those of the game', () => {
    expect(Object.keys(text.presets)).toEqual(Object.keys(businessmen.presets));
    expect(Object.keys(text.picks)).toEqual(businessmen.picks);
    for (const [name, values] of Object.entries(businessmen.options))
      expect(Object.keys(text.options[name as keyof Businessmen['options']].values).sort()).toEqual([...values].sort());
  });

  test('what is written is whole', () => {
    for (const sentence of written(text)) {
      expect(sentence).toMatch(/\p{L}/u);
      expect(sentence).not.toMatch(GARBLED);
    }
  });

  if (language !== 'en')
    test('nothing is left in English, or in the other language', async () => {
      const foreign = language === 'ru' ? /[іїєґ]/i : /[ыэёъ]/i;
      for (const sentence of [...sentences[language], ...written(await allWords(text))]) {
        expect(sentence).not.toMatch(LATIN);
        expect(sentence).not.toMatch(foreign);
      }
    });
});

test('no two languages say a rule, an option or a card’s line in the same words', async () => {
  const [english, russian, ukrainian] = await Promise.all([en, ru, uk].map(allWords));
  for (const part of ['rules', 'options', 'presets', 'goodsCards', 'exportCards'] as const) {
    const [inRussian, inUkrainian] = [written(russian?.[part]), written(ukrainian?.[part])];
    expect(inRussian).toHaveLength(written(english?.[part]).length);
    const same = inRussian.filter((sentence, i) => sentence === inUkrainian[i] && sentence.split(/\s/).length > 3);
    expect(same).toEqual([]);
  }
});
