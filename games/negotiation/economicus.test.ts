import { bundleOf, clone, type Seat } from '@parlour/kernel';
import type { InstantBot } from '@parlour/search';
import { describe, expect, test } from 'vitest';
import { botsFor } from '../economicus/bot/bots.ts';
import type { CompanyTag } from '../economicus/content/holdings.ts';
import { economicus } from '../economicus/index.ts';
import { position } from '../economicus/testing/position.ts';
import type { Economicus, G, Terms } from '../economicus/types.ts';
import { answerTo, propose, squeeze } from './testing/bargaining.ts';
import { companies, NOTHING, ownedBy, promises, swindles, terms } from './testing/economicus.ts';
import { trusting, wavering } from './testing/milkable.ts';
import { playUntil } from './testing/seeded-games.ts';

type Bot = InstantBot<Economicus>;
const all = botsFor(bundleOf(economicus));
const named = (name: string): Bot => all.find((bot) => bot.name === name) as Bot;
const careful = named('careful');
/** At every level the same answers, so the weakest and the strongest stand for all. */
const UNMILKABLE = [careful, named('novice'), named('thinker')] as const;

/** Careful games of three by both rule sets, stopped at the end of a turn. */
const POSITIONS = (['quick', 'full'] as const).flatMap((rules) =>
  [6, 9, 12].flatMap((turn) =>
    [1, 2].flatMap((seed) => {
      const isThere = (g: G) => {
        const f = g.stack.at(-1);
        return g.turn.number >= turn && f?.phase === 'window' && f.window === 'FW8' && g.deals.open.length === 0;
      };
      const table = { seed: 100 * turn + seed, options: { rules, layout: 'random' } as const };
      const g = playUntil(economicus, [careful, careful, careful], table, isThere);
      return g === null ? [] : [g];
    }),
  ),
);

/** How many of these deals are taken. */
function taken(bot: Bot, dealsOf: (g: G, victim: Seat, by: Seat) => Iterable<Terms>, tries: number): number {
  let count = 0;
  for (const g of POSITIONS)
    for (const from of g.seats)
      for (const to of g.seats)
        for (const each of from === to ? [] : dealsOf(g, to, from))
          for (let seed = 1; seed <= tries; seed++)
            if (answerTo(economicus, g, bot, { from, to, terms: each }, seed) === 'acceptDeal') count += 1;
  return count;
}

describe('in Economicus nobody milks a bot', () => {
  test('by asking again: what is refused once is refused with any dice', () => {
    for (const bot of UNMILKABLE) expect(taken(bot, swindles, 6)).toBe(0);
    expect(taken(wavering(careful), swindles, 6)).toBeGreaterThan(20);
  });

  test('by promises: nothing is given now for what nobody is bound to', () => {
    for (const bot of UNMILKABLE) expect(taken(bot, promises, 1)).toBe(0);
    expect(taken(trusting(careful), promises, 1)).toBeGreaterThan(20);
  });

  /** The most that the bot pays for these companies; they change hands. */
  const sale = (g: G, bot: Bot, from: Seat, to: Seat, tags: CompanyTag[]): number | null => {
    const most = g.players[to].cash;
    return squeeze(economicus, g, bot, {
      ...{ from, to, least: 1, most },
      terms: (money) => terms(companies(...tags), { money }),
    });
  };
  /** The least for which the bot gives one of its companies away. */
  const purchase = (g: G, bot: Bot, from: Seat, to: Seat, tag: CompanyTag): number | null => {
    const { cash } = g.players[from];
    const off = squeeze(economicus, g, bot, {
      ...{ from, to, least: 0, most: cash },
      terms: (less) => terms({ money: cash - less }, companies(tag)),
    });
    return off === null ? null : cash - off;
  };

  /** One sells as dear as it can, the other buys as cheaply as it can, or the seller itself. */
  const lostBetween = (bot: Bot, isCircle: boolean): { lost: number; deals: number } => {
    const sum = { lost: 0, deals: 0 };
    for (const start of POSITIONS)
      for (const from of start.seats)
        for (const to of start.seats)
          for (const tag of from === to ? [] : ownedBy(start, from)) {
            const g = clone(start);
            for (const seat of g.seats) g.players[seat].cash += 60;
            const third = g.seats.find((seat) => seat !== from && seat !== to) ?? from;
            const paid = sale(g, bot, from, to, [tag]);
            const got = paid === null ? null : purchase(g, bot, isCircle ? from : third, to, tag);
            if (paid === null || got === null) continue;
            sum.lost += paid - got;
            sum.deals += 1;
          }
    return sum;
  };

  test.each([
    ['circles: what comes back to its seller', true],
    ['two against one: what goes on to another', false],
  ])('by %s brings more than was paid for it', (_, isCircle) => {
    const { lost, deals } = lostBetween(careful, isCircle);
    expect(deals).toBeGreaterThan(3);
    expect(lost).toBeLessThan(0);
    expect(lostBetween(trusting(careful), isCircle).lost).toBeGreaterThan(0);
  });

  /** What two companies bring more one by one than both at once. */
  const gainedBySplitting = (bot: Bot): { gain: number; compared: number } => {
    const sum = { gain: 0, compared: 0 };
    for (const start of POSITIONS)
      for (const from of start.seats)
        for (const to of start.seats) {
          const [one, other] = ownedBy(start, from);
          if (from === to || one === undefined || other === undefined) continue;
          const g = clone(start);
          g.players[to].cash += 100;
          const whole = sale(clone(g), bot, from, to, [one, other]);
          const pieces = (sale(g, bot, from, to, [one]) ?? 0) + (sale(g, bot, from, to, [other]) ?? 0);
          if (whole === null) continue;
          sum.gain += pieces - whole;
          sum.compared += 1;
        }
    return sum;
  };
  /** Does not look at what costs little. */
  const generous: Bot = {
    ...careful,
    choose(seen, random) {
      const deal = seen.view.deals.open.find(({ to }) => to === seen.seat);
      const isSmall = deal?.terms.secret !== null && (deal?.terms.secret.get.money ?? 99) <= 40;
      return (isSmall ? trusting(careful) : careful).choose(seen, random);
    },
  };

  test('by small pieces: two companies one by one bring no more than both at once', () => {
    const { gain, compared } = gainedBySplitting(careful);
    expect(compared).toBeGreaterThan(10);
    expect(gain).toBeLessThanOrEqual(0);
    expect(gainedBySplitting(generous).gain).toBeGreaterThan(0);
  });

  test('by cards asked for by number: the last card is worth what it is worth', () => {
    const t = position({
      at: 'endOfTurn',
      industry: 8,
      prices: { 8: 8 },
      options: { rules: 'full' },
      players: { A: { cash: 60 }, B: { cash: 30, hand: ['OP11-1'] } },
    });
    const cardFor = (money: number): Terms => ({
      give: { ...NOTHING, money, cards: [] },
      get: { ...NOTHING, cards: 1 },
    });
    const answer = (money: number) => answerTo(economicus, t.g, careful, { from: 0, to: 1, terms: cardFor(money) });
    // What any card is worth, and what this one is.
    expect([answer(5), answer(9)]).toEqual(['declineDeal', 'acceptDeal']);
  });

  describe('at the end', () => {
    const gifts: [string, Parameters<typeof position>[0]][] = [
      ['quick rules, the winning company', { players: { A: { cash: 300, own: { 2: 1, 4: 1, 6: 1, 9: 1, 10: 1 } } } }],
      [
        'a limited game, a star in its last turns',
        { options: { limit: 'turns30' }, turnNumber: 29, players: { A: { cash: 300, own: { 2: 1 } } } },
      ],
    ];
    test.each(gifts)('by much money: %s', (_, given) => {
      const t = position({
        ...{ at: 'endOfTurn', industry: 8, prices: { 8: 8, 11: 8 } },
        ...given,
        players: { ...given?.players, B: { cash: 10, own: { 11: 1, 12: 1 } } },
      });
      const asked = { from: 0, to: 1, terms: terms({ money: 290 }, companies('11-clean-1')) } as const;
      for (const bot of UNMILKABLE) expect(answerTo(economicus, t.g, bot, asked)).toBe('declineDeal');
      expect(answerTo(economicus, t.g, trusting(careful), asked)).toBe('acceptDeal');
    });
  });

  test('a refusal that other money would mend is a counter, once, and good for both', () => {
    const t = position({
      at: 'endOfTurn',
      industry: 8,
      prices: { 8: 8 },
      players: { A: { cash: 60, own: { 6: 1, 7: 1, 3: 1 } }, B: { own: { 2: 1, 4: 1, 8: 1 } } },
    });
    const asked = { from: 0, to: 1, terms: terms({ money: 1 }, companies('8-clean-1')) } as const;
    expect(propose(economicus, t.g, careful, asked)).toBe('counterDeal');
    expect(propose(economicus, t.g, careful, asked)).toBe('declineDeal');
  });
});
