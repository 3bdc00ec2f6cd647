import { GAMES } from '@parlour/games';
import {
  type AnyOffer,
  actionWords,
  alternatives,
  below,
  fieldChoice,
  type GameText,
  type GameTypes,
  LANGUAGES,
  type Language,
  menu,
  seeded,
  untyped,
  type Values,
} from '@parlour/kernel';
import { FOREIGN, GARBLED, sayIn } from '@parlour/kernel/testing/listen.ts';
import { playOut } from '@parlour/kernel/testing/random-play.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Controls, type ControlWords } from './controls.tsx';
import { reading } from './use-offers.ts';

/** Signs and brands that every language writes in Latin letters: cells of a map, names of companies. */
const LATIN: Record<string, (text: GameText<GameTypes>) => RegExp[]> = {
  boom: (text) =>
    Object.values((text as unknown as { cards: Record<string, { name: string }> }).cards)
      .filter(({ name }) => /[a-z]/i.test(name))
      .map(({ name }) => new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'g')),
  manticore: () => [/\b[A-M]\d{1,2}\b/g],
  'matter-of-fact': () => [/\b[A-K]\d{1,2}\b|\bII?\b/g],
};

const wordsIn = (text: GameText<GameTypes>, language: Language): ControlWords => {
  const say = sayIn(language);
  return {
    action: (choice) => actionWords(text, choice, say),
    value: (value, of) => text.value(value, say, of),
    field: (name) => text.fields[name] ?? '',
    less: '−',
    more: '+',
    chooseBetween: (min, max) => `${min}–${max}`,
    chooseSome: (atLeast, atMost) => `${atLeast}–${atMost}`,
    barred: (count) => `${count}`,
  };
};

/** Everything a person reads or is read aloud of a control. */
function labelsOf(html: string): string[] {
  const texts = [...html.matchAll(/<(button|legend|summary|span)\b[^>]*>([^<]*)</g)].map((match) => match[2] ?? '');
  const spoken = [...html.matchAll(/aria-label="([^"]*)"/g)].map((match) => match[1] ?? '');
  return [...texts, ...spoken].map(decoded);
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
const decoded = (html: string): string => html.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '');

/** The controls of one action, from nothing picked to nothing left to pick. */
function* drawings(offers: readonly AnyOffer[], type: string, words: ControlWords, random: (n: number) => number) {
  let picked: Values = {};
  for (;;) {
    const handle = {
      ...reading({ offers, refused: [] }, { type, picked }, type),
      explain: () => undefined,
      pick: () => undefined,
    };
    yield renderToStaticMarkup(<Controls offers={offers} handle={handle} words={words} explain={() => undefined} />);
    const possible = alternatives(offers, type, picked);
    const open = Object.keys(possible[0]?.fields ?? {})
      .filter((field) => !Object.hasOwn(picked, field))
      .map((field) => fieldChoice(possible, field))
      .filter(({ values }) => values.length > 0);
    const [next] = open;
    if (next === undefined) return;
    picked = { ...picked, [next.field]: next.values[random(next.values.length)] };
  }
}

describe.each(GAMES.map((entry) => ({ id: entry.id, entry })))('$id', ({ id, entry }) => {
  test('every control of every question can be drawn and read, in every language', async () => {
    const game = await entry.game();
    const texts = await Promise.all(
      LANGUAGES.map(async (language) => ({
        language,
        text: await entry.text(language),
        labels: new Map<string, string>(),
      })),
    );
    const dice = { chance: seeded(7) };
    const drawn = new Map<string, number>();
    const draw = (offers: readonly AnyOffer[], type: string, question: string): void => {
      // Offers of one shape read alike: a dozen of each is enough. What is barred makes another shape.
      const shape = `${question} ${type} ${offers.some(({ fields }) => JSON.stringify(fields).includes('"not"'))}`;
      const times = drawn.get(shape) ?? 0;
      drawn.set(shape, times + 1);
      if (times >= 12) return;
      for (const { language, text, labels } of texts)
        for (const html of drawings(offers, type, wordsIn(text, language), (n) => below(dice, n)))
          for (const label of labelsOf(html)) labels.set(label, type);
    };
    const tables = [{}, ...Object.values(game.presets)];
    for (let seed = 1; seed <= 6; seed++)
      playOut(game, {
        seed,
        options: tables[seed % tables.length] ?? {},
        onQuestion(g) {
          for (const seat of g.seats)
            for (const [type, alike] of Object.entries(
              Object.groupBy(untyped(menu(game, g, seat).offers), (offer) => offer.type),
            ))
              draw(alike ?? [], type, `${g.stack.at(-1)?.phase}.${g.stack.at(-1)?.step}`);
        },
      });
    for (const { language, text, labels } of texts) {
      const latin = LATIN[id]?.(text) ?? [];
      expect(labels.size).toBeGreaterThan(50);
      for (const [label, type] of labels) {
        expect(label, type).toMatch(/[\p{L}\d–−+]/u);
        expect(label, type).not.toMatch(GARBLED);
        expect(
          latin.reduce((rest, each) => rest.replace(each, ''), label),
          type,
        ).not.toMatch(FOREIGN[language]);
      }
    }
  });
});
