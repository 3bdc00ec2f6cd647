import {
  apply,
  below,
  bundleOf,
  type GameTypes,
  LANGUAGES,
  nextAsked,
  offers,
  type Seat,
  seeded,
  start,
  view,
} from '@parlour/kernel';
import { twinOf } from '@parlour/kernel/testing/twins.ts';
import { type InstantBot, inCharacterOf, type Level, namedBot } from '@parlour/search';
import { describe, expect, test } from 'vitest';
import { GAMES } from './index.ts';

/** A thought small enough for a test; what it may know does not depend on how long it thinks. */
const SMALL: Level = { name: 'small', attention: 100, playouts: 8, far: 0.25, sure: 0, milliseconds: 1e9 };
const CARELESS: Level = { ...SMALL, careless: 0.2 };

const THOUGHT_AHEAD = GAMES.filter(({ isThoughtAhead }) => isThoughtAhead === true);

describe.each(THOUGHT_AHEAD.map((entry) => [entry.id, entry] as const))('thinkers in %s', (_, entry) => {
  const made = async () => {
    const game = await entry.game();
    const rules = bundleOf(game);
    const thinking = await entry.thinking();
    const bots = (await entry.bots())(rules) as InstantBot<GameTypes>[];
    if (thinking === null) throw new Error(`${entry.id} is not thought ahead`);
    const guidance = thinking.guidanceFor(rules);
    const { characters = [] } = guidance;
    const named = (wanted: string) => bots.find(({ name }) => name === wanted) as InstantBot<GameTypes>;
    /** As it is released, with all that is wrapped round it; only it thinks less. */
    const thinkingLess = (name: string, level: Level) => named(name).at?.(() => level) as InstantBot<GameTypes>;
    return {
      characters: characters.map(({ name }) => name),
      words: await Promise.all(LANGUAGES.map((language) => entry.characters?.(language))),
      game,
      names: bots.map(({ name }) => name),
      features: thinking.features,
      guidance,
      bots: [
        thinkingLess('expert', SMALL),
        thinkingLess('novice', CARELESS),
        ...characters.map(({ name }) => named(inCharacterOf('careful', name))),
      ],
    };
  };

  test('there are levels from a first game to an expert, weakest first', async () => {
    const levels = (await made()).names.filter((name) => namedBot(name).character === null);
    expect(levels).toEqual(['random', 'novice', 'careful', 'thinker', 'expert']);
  });

  test('three or four characters play at every level, and each is told of in three languages', async () => {
    const { characters, names, words } = await made();
    expect(characters.length).toBeGreaterThanOrEqual(3);
    for (const level of ['novice', 'careful', 'thinker', 'expert'])
      expect(names).toEqual(expect.arrayContaining(characters.map((name) => inCharacterOf(level, name))));
    for (const each of words) {
      expect(Object.keys(each ?? {})).toEqual(characters);
      for (const { epithet, says } of Object.values(each ?? {})) expect(says.length).toBeGreaterThan(epithet.length);
    }
  });

  test('they play a game by its rules, do not peek, and what they expect is a part of a victory', async () => {
    const { game, features, guidance, bots } = await made();
    let compared = 0;
    for (const [seed, options] of [
      [1, {}],
      [2, game.id === 'economicus' ? { rules: 'full', layout: 'random' } : {}],
    ] as const) {
      const seats = Math.max(game.seats.min, 3);
      const g = start(game, { seats, chance: seeded(seed), options: options as never });
      const dice = { chance: seeded(seed) };
      const random = (n: number) => below(dice, n);
      for (let answers = 0; answers < 120; answers++) {
        const open = nextAsked(game, g);
        if (open === null) break;
        const seat = open.seats[random(open.seats.length)] as Seat;
        const bot = bots[answers % bots.length] as (typeof bots)[0];
        const twin = twinOf(game, g, seat, seed * 13).g;
        const [choice, other] = [g, twin].map((each) => {
          const own = { chance: seeded(answers) };
          return bot.choose({ seat, view: view(each, seat), offers: offers(game, each, seat) }, (n) => below(own, n));
        });
        expect(other).toEqual(choice);
        compared += 1;
        expect(apply(game, g, { seat, ...choice } as never)).toHaveProperty('events');
        const shares = g.seats.map((each) => guidance.value(g, each));
        for (const share of shares) expect(share >= 0 && share <= 1).toBe(true);
        if (!features.isTogether) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
        expect(features.of(g, seat)).toHaveLength(features.names.length);
      }
    }
    expect(compared).toBeGreaterThan(100);
  });
});
