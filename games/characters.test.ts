import { LANGUAGES, type Language } from '@parlour/kernel';
import { chairsFor, playOne } from '@parlour/lab/figures/play.ts';
import { noThought } from '@parlour/lab/figures/thought.ts';
import { expect, test } from 'vitest';
import { GAMES, gameById } from './index.ts';

/** How often each of these bots did a thing in so many games, of which everybody has every chair. */
async function deedsOf(id: string, names: readonly string[], games: number) {
  const entry = gameById(id);
  const [game, measures] = await Promise.all([entry.game(), entry.lab()]);
  const chairs = await chairsFor(entry, names, names.length);
  const done: Record<string, Record<string, number>> = Object.fromEntries(names.map((name) => [name, {}]));
  for (let n = 0; n < games; n++) {
    const played = playOne(game, chairs(n), 1 + n, { deeds: measures?.figures?.deeds ?? (() => []) }, noThought());
    for (const [seat, { name }] of played.chairs.entries())
      for (const [what, times] of Object.entries(played.deeds[seat] ?? {})) {
        const own = done[name] as Record<string, number>;
        own[what] = (own[what] ?? 0) + times;
      }
  }
  return (name: string, what: string): number => done[name]?.[what] ?? 0;
}

test('•Boom: Greta buys into nobody else’s company, Rocco plays Discards, Tim attaches and waits', async () => {
  const deeds = await deedsOf('boom', ['careful:Greta', 'careful:Rocco', 'careful:Tim', 'careful'], 20);
  expect(deeds('careful:Greta', 'bought')).toBeLessThan(deeds('careful', 'bought') / 2);
  expect(deeds('careful:Greta', 'declined')).toBeGreaterThan(2 * deeds('careful', 'declined'));
  expect(deeds('careful:Rocco', 'playedDiscard')).toBeGreaterThan(1.5 * deeds('careful', 'playedDiscard'));
  expect(deeds('careful:Tim', 'attached')).toBeGreaterThan(deeds('careful:Greta', 'attached'));
});

test('Economicus: Viktor borrows and bids less than others', async () => {
  const deeds = await deedsOf('economicus', ['careful:Viktor', 'careful', 'careful:Emil'], 3);
  expect(deeds('careful:Viktor', 'loanTaken')).toBeLessThan(deeds('careful', 'loanTaken'));
  expect(deeds('careful:Viktor', 'bids')).toBeLessThan(deeds('careful', 'bids') / 1.3);
  expect(deeds('careful:Emil', 'projects created')).toBeGreaterThan(deeds('careful', 'projects created'));
});

/** A character is a taste that chooses among what is about as good: nothing it does can be promised. */
const PROMISES: Record<Language, RegExp> = {
  en: /\b(?:never|always|every|all|at once|when(?:ever)?|wherever|whatever|only|the moment)\b(?! (?:the price|asked))/iu,
  ru: /(?<!\p{L})(?:никогда|всегда|кажд\p{L}+|всё|всюду|сразу же|только|значит|не (?:начинает|отказывает|вкладывается))(?!\p{L})/iu,
  uk: /(?<!\p{L})(?:ніколи|завжди|кож\p{L}+|усе|всюди|лише|отже|не (?:починає|відмовляє|вкладається))(?!\p{L})/iu,
};

test.each(LANGUAGES)('%s: what is said of characters promises nothing', async (language) => {
  for (const { id, characters } of GAMES)
    for (const { name, says } of Object.values((await characters?.(language)) ?? {}))
      expect(PROMISES[language].exec(says)?.[0], `${id}, ${name}: ${says}`).toBeUndefined();
});
