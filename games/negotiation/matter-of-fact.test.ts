import { bundleOf, clone, factsFor, type Seat } from '@parlour/kernel';
import type { InstantBot } from '@parlour/search';
import { describe, expect, test } from 'vitest';
import { botsFor } from '../matter-of-fact/bot/bots.ts';
import { worthToGet, worthToGive } from '../matter-of-fact/bot/bundles.ts';
import { RESOURCES } from '../matter-of-fact/content/exchange.ts';
import { matterOfFact } from '../matter-of-fact/index.ts';
import { priceOf } from '../matter-of-fact/rules/06-exchange/market.ts';
import { turnOf } from '../matter-of-fact/rules/holdings.ts';
import { position } from '../matter-of-fact/testing/position.ts';
import type { Bundle, G, MatterOfFact, Terms } from '../matter-of-fact/types.ts';
import { answerTo, propose, squeeze } from './testing/bargaining.ts';
import { promises, swindles, terms } from './testing/matter-of-fact.ts';
import { trusting, wavering } from './testing/milkable.ts';
import { playUntil } from './testing/seeded-games.ts';

type Bot = InstantBot<MatterOfFact>;
const rules = bundleOf(matterOfFact);
const all = botsFor(rules);
const named = (name: string): Bot => all.find((bot) => bot.name === name) as Bot;
const careful = named('careful');
/** At every level the same answers, so the weakest and the strongest stand for all. */
const UNMILKABLE = [careful, named('novice'), named('thinker')] as const;

/** The bot of before: each thing by itself, as if the others were not there. */
const shortSighted: Bot = {
  ...careful,
  choose({ seat, view, offers }, random) {
    const g = rules.search.redeal(view, 1);
    const deal = g.deals.open.find(({ to }) => to === seat);
    if (deal === undefined) return careful.choose({ seat, view, offers }, random);
    const { give, take } = deal.terms.secret;
    const isGood = worthToGet(g, seat, give, deal.from) >= worthToGive(g, seat, take, deal.from) + 2;
    return { type: isGood ? 'acceptDeal' : 'declineDeal', deal: deal.id };
  },
};

const worth = (g: G, seat: Seat): number => factsFor(matterOfFact, g, seat).seats[seat]?.worth ?? 0;

/** Careful games of three, stopped in a movement: the seat on turn is asked by the two others. */
const POSITIONS = [4, 7, 10, 13].flatMap((round) =>
  [1, 2, 3].flatMap((seed) => {
    const isThere = (g: G) => g.round === round && g.stack.at(-1)?.step === 'movement' && g.deals.open.length === 0;
    const g = playUntil(matterOfFact, [careful, careful, careful], { seed: 100 * round + seed }, isThere);
    return g === null ? [] : [g];
  }),
);
const victimAt = (g: G): Seat => turnOf(g)?.seat ?? 0;
const othersAt = (g: G): Seat[] => g.seats.filter((seat) => seat !== victimAt(g));

/** How many of these deals are taken. */
function taken(bot: Bot, dealsOf: (g: G, victim: Seat, by: Seat) => Iterable<Terms>, tries: number): number {
  let count = 0;
  for (const g of POSITIONS) {
    const to = victimAt(g);
    for (const from of othersAt(g))
      for (const each of dealsOf(g, to, from))
        for (let seed = 1; seed <= tries; seed++)
          if (answerTo(matterOfFact, g, bot, { from, to, terms: each }, seed) === 'acceptDeal') count += 1;
  }
  return count;
}

describe('in Economics as a Matter of Fact nobody milks a bot', () => {
  test('by asking again: what is refused once is refused with any dice', () => {
    for (const bot of UNMILKABLE) expect(taken(bot, swindles, 12)).toBe(0);
    expect(taken(wavering(careful), swindles, 12)).toBeGreaterThan(20);
  });

  test('by promises: nothing is given now for what nobody is bound to', () => {
    for (const bot of UNMILKABLE) expect(taken(bot, promises, 2)).toBe(0);
    expect(taken(trusting(careful), promises, 2)).toBeGreaterThan(20);
  });

  /** What a bot loses in goods and money when it is asked for everything one by one, at the best price it takes. */
  const drained = (bot: Bot): number => {
    let sum = 0;
    for (const start of POSITIONS) {
      const g = clone(start);
      const to = victimAt(g);
      const [from = to] = othersAt(g);
      const before = worth(g, to);
      for (const resource of RESOURCES)
        for (let unit = 0; unit < 2 && g.players[to].stock[resource] > 0; unit++) {
          const price = priceOf(g, resource);
          const termsAt = (off: number) => terms({ money: 2 * price - off }, { [resource]: 1 });
          squeeze(matterOfFact, g, bot, { from, to, terms: termsAt, least: 0, most: 2 * price - 1 });
        }
      sum += before - worth(g, to);
    }
    return sum;
  };

  test('by small pieces: every piece leaves the bot richer', () => {
    expect(drained(careful)).toBeLessThan(0);
    expect(drained(trusting(careful))).toBeGreaterThan(0);
  });

  /** Two seats pass their things through the bot's hands: one sells as dear as it can, the other buys as cheaply as it can. */
  const lostBetweenTwo = (bot: Bot): number => {
    let lost = 0;
    for (const start of POSITIONS) {
      const g = clone(start);
      const to = victimAt(g);
      const [seller = to, buyer = to] = othersAt(g);
      for (const item of itemsOf(g, seller)) {
        const most = g.players[to].cash.secret;
        const sold = (off: number) => terms(item, { money: most - off });
        const off = squeeze(matterOfFact, g, bot, { from: seller, to, terms: backwards(sold, most), least: 1, most });
        if (off === null) continue;
        const cash = g.players[buyer].cash.secret;
        const bought = (less: number) => terms({ money: cash - less }, item);
        const less = squeeze(matterOfFact, g, bot, { from: buyer, to, terms: bought, least: 0, most: cash - 1 });
        if (less !== null) lost += off - (cash - less);
      }
    }
    return lost;
  };
  /** Dearer and dearer instead of cheaper and cheaper. */
  const backwards = (termsAt: (off: number) => Terms, most: number) => (price: number) => termsAt(most - price);

  function itemsOf(g: G, seat: Seat): Partial<Bundle>[] {
    const { stock, contracts, hand } = g.players[seat];
    return [
      ...RESOURCES.filter((resource) => stock[resource] > 0).map((resource) => ({ [resource]: stock[resource] })),
      ...contracts.map(({ card }) => ({ contracts: [card] })),
      ...hand.map((card) => ({ technologies: [card] })),
    ];
  }

  test('by two against one: what one sells to it the other never gets for less', () => {
    expect(lostBetweenTwo(careful)).toBeLessThanOrEqual(0);
    expect(lostBetweenTwo(trusting(careful))).toBeGreaterThan(0);
  });

  /** A contract for dear, the goods that fill it for little more than the market pays, the contract back for next to nothing. */
  const circle = (bot: Bot): number => {
    const t = position({
      at: 'movement',
      prices: { energy: 40 },
      players: { P1: { cash: 400, contracts: [{ card: 'A14' }] }, P2: { cash: 400, stock: { energy: 3 } } },
    });
    const before = t.cash('P2') + 3 * t.price('energy');
    const contract = { contracts: ['A14'] } as const;
    const at = { from: 0, to: 1, least: 1 } as const;
    squeeze(matterOfFact, t.g, bot, { ...at, terms: (money) => terms({ contracts: ['A14'] }, { money }), most: 400 });
    const cash = t.cash('P1');
    squeeze(matterOfFact, t.g, bot, { ...at, terms: (off) => terms({ money: 200 - off }, { energy: 3 }), most: 199 });
    squeeze(matterOfFact, t.g, bot, {
      ...at,
      terms: (off) => terms({ money: cash / 2 - off }, { contracts: [...contract.contracts] }),
      most: cash / 2 - 1,
    });
    return before - t.cash('P2') - (t.stock('P2').energy ?? 0) * t.price('energy');
  };

  test('by circles: when a contract has come back to its seller, the bot has lost nothing', () => {
    expect(circle(careful)).toBeLessThanOrEqual(0);
    expect(circle(shortSighted)).toBeGreaterThan(20);
  });

  describe('at the end', () => {
    /** P1 needs only money, or only steel, for his BIObot; P2 could use what he has. */
    const aboutToWin = (cash: number, steel: number) =>
      position({
        at: 'investments',
        turn: { hasArrived: true },
        prices: { energy: 40 },
        players: {
          P1: { cash, stock: { steel, energy: 3 }, idle: 6, at: 'T3', contracts: [{ card: 'A14' }] },
          P2: { cash: 300, stock: { steel: 2, energy: 3 } },
        },
        opened: ['coal', 'steel', 'energy'],
        assets: { M6: { owner: 'P1', workers: 2 }, S3: { owner: 'P1', workers: 2 }, M5: { owner: 'P2', workers: 2 } },
      });
    const gifts: [string, ReturnType<typeof aboutToWin>, Terms][] = [
      ['money for a contract', aboutToWin(100, 3), terms({ contracts: ['A14'] }, { money: 80 })],
      ['money for a mine', aboutToWin(150, 3), terms({ assets: ['M6'] }, { money: 40 })],
      ['steel for much money', aboutToWin(900, 2), terms({ money: 800 }, { steel: 1 })],
    ];

    test.each(gifts)('by %s: nothing helps the proposer to the last BIObot', (_, t, deal) => {
      const asked = { from: 0, to: 1, terms: deal } as const;
      for (const bot of UNMILKABLE) expect(answerTo(matterOfFact, t.g, bot, asked)).toBe('declineDeal');
      const fooled = deal.take.steel > 0 ? trusting(careful) : shortSighted;
      expect(answerTo(matterOfFact, t.g, fooled, asked)).toBe('acceptDeal');
    });

    test('by a good price for what its own BIObot is made of', () => {
      const t = position({
        at: 'investments',
        turn: { hasArrived: true },
        prices: { steel: 54 },
        opened: ['coal', 'steel', 'energy'],
        players: { P1: { cash: 300 }, P2: { cash: 400, stock: { steel: 3, energy: 3 }, idle: 6, at: 'T3' } },
        assets: { M6: { owner: 'P1', workers: 2 } },
      });
      const asked = { from: 0, to: 1, terms: terms({ money: 75 }, { steel: 1 }) } as const;
      for (const bot of UNMILKABLE) expect(answerTo(matterOfFact, t.g, bot, asked)).toBe('declineDeal');
      expect(answerTo(matterOfFact, t.g, shortSighted, asked)).toBe('acceptDeal');
    });

    test('by dear things in the last round: only what counts at the end is paid for', () => {
      const t = position({
        at: 'movement',
        round: 60,
        players: { P1: { cash: 100 }, P2: { cash: 400 } },
        assets: { M6: { owner: 'P1', workers: 2 } },
      });
      const before = worth(t.g, 1);
      const sale = (money: number) => terms({ assets: ['M6'] }, { money });
      const lost = (bot: Bot): number => {
        const g = clone(t.g);
        squeeze(matterOfFact, g, bot, { from: 0, to: 1, terms: sale, least: 1, most: 400 });
        return before - worth(g, 1);
      };
      expect(lost(careful)).toBeLessThan(0);
      expect(lost(shortSighted)).toBeGreaterThan(0);
    });
  });

  test('a refusal that other money would mend is a counter, once, and good for both', () => {
    const t = position({
      at: 'movement',
      prices: { energy: 40 },
      players: { P1: { cash: 300, contracts: [{ card: 'A14' }] }, P2: { cash: 300, stock: { energy: 3 } } },
    });
    const asked = { from: 0, to: 1, terms: terms({ contracts: ['A14'] }, { money: 290 }) } as const;
    expect(propose(matterOfFact, t.g, careful, asked)).toBe('counterDeal');
    expect(propose(matterOfFact, t.g, careful, asked)).toBe('declineDeal');
  });
});
