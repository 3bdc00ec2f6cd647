import { expect, test } from 'vitest';
import { kinds, position } from '../testing/position.ts';

/** The rulebook's long example (specification, 8.1): Olya, Nazar, Marta and Anton, with its exact numbers. */
const opening = () =>
  position({
    names: ['Olya', 'Nazar', 'Marta', 'Anton'],
    at: 'cards',
    round: 7,
    players: {
      Olya: { levels: [2, 1, 2], main: { grain: 2 }, coins: 12, points: 4 },
      Nazar: { levels: [2, 1, 1], main: { oil: 3, metal: 4 }, coins: 9, points: 3 },
      Marta: { levels: [2, 2, 1], main: { grain: 5, metal: 2 }, coins: 8, points: 3 },
      Anton: { levels: [2, 1, 2], main: { fish: 4 }, coins: 11, points: 4 },
    },
    lorries: { yellow: { good: 'fish', lots: { Anton: 4 } } },
    prices: { grain: 14, wood: 5, metal: 11 },
    goodsDeck: ['G01'],
    exportDeck: ['E05'],
  });

function buy() {
  const t = opening();
  expect(t.piles()).toEqual([18, 25, 17, 25, 22, 19]);
  t.play('Olya', 'turnCards');
  expect(t.market()).toEqual({ oil: 6, wood: 5, metal: 4, meat: 3 });
  expect(t.piles()).toEqual([18, 22, 17, 20, 16, 15]);
  expect(t.refusal('Olya', 'buy', { good: 'wood', units: 5 })).toBe('BM-3.6 managerLimit');
  t.buy('Olya', 4, 'wood');
  expect(t.refusal('Nazar', 'buy', { good: 'oil', units: 4 })).toBe('BM-3.6 managerLimit');
  t.buy('Nazar', 3, 'oil');
  t.buy('Marta', 3, 'meat');
  t.buy('Anton', 4, 'metal');
  expect([t.coins(), t.market()]).toEqual([[8, 6, 5, 7], { oil: 3, wood: 1 }]);
  expect(t.choices('Olya', 'buy')).toEqual(['oil 1', 'oil 2', 'oil 3']);
  t.buy('Olya', 3, 'oil');
  expect(t.choices('Nazar', 'buy')).toEqual(['wood 1']);
  t.play('Nazar', 'pass');
  const events = t.buy('Marta', 1, 'wood');
  expect(kinds(events).slice(0, 3)).toEqual(['bought', 'buyingEnded', 'loadingBegan']);
  expect(t.coins()).toEqual([5, 6, 4, 7]);
  expect([t.temp('Olya'), t.temp('Nazar'), t.temp('Marta'), t.temp('Anton')]).toEqual([
    { wood: 4, oil: 3 },
    { oil: 3 },
    { meat: 3, wood: 1 },
    { metal: 4 },
  ]);
  return t;
}

function load() {
  const t = buy();
  expect(t.facts().loadingOrder.map((seat) => ['Olya', 'Nazar', 'Marta', 'Anton'][seat])).toEqual([
    'Nazar',
    'Marta',
    'Anton',
    'Olya',
  ]);
  expect(t.loads('Nazar')).toEqual(['blue oil 4', 'blue metal 4', 'green oil 4', 'green metal 4']);
  t.load('Nazar', 'metal', 'green');
  expect(t.lorries()).toEqual(['fish Anton4', 'empty', 'metal Nazar4']);
  expect(t.loads('Marta')).toEqual(['blue grain 5', 'blue meat 3', 'blue wood 1', 'blue metal 2', 'green metal 2']);
  t.load('Marta', 'grain', 'blue');
  expect(t.loads('Anton')).toEqual(['yellow fish 1', 'green metal 3']);
  t.load('Anton', 'metal', 'green');
  expect(t.lorry('green')).toBe('metal Nazar4 Anton3');
  expect(t.loads('Olya')).toEqual(['blue grain 1']);
  const events = t.load('Olya', 'grain', 'blue');
  expect(events.filter(({ type }) => type === 'passed')).toEqual([
    { type: 'passed', seat: 1, during: 'loading', isForced: true, rule: 'BM-7.8' },
    { type: 'passed', seat: 2, during: 'loading', isForced: true, rule: 'BM-7.8' },
  ]);
  expect([t.asked(), t.loads('Anton')]).toEqual([['Anton'], ['yellow fish 1']]);
  t.load('Anton', 'fish', 'yellow');
  expect(t.lorries()).toEqual(['fish Anton5', 'grain Olya1 Marta5', 'metal Nazar4 Anton3']);
  return t;
}

function transfer() {
  const t = load();
  expect([t.question(), t.asked()]).toEqual(['keeping.choice', ['Olya']]);
  expect([t.main('Olya'), t.temp('Olya')]).toEqual([{ grain: 1 }, { wood: 4, oil: 3 }]);
  t.play('Olya', 'keep', { goods: ['wood', 'oil'] });
  expect([t.asked(), t.main('Marta'), t.temp('Marta')]).toEqual([['Marta'], { metal: 2 }, { meat: 3, wood: 1 }]);
  t.play('Marta', 'keep', { goods: ['meat', 'metal'] });
  expect(['Olya', 'Nazar', 'Marta', 'Anton'].map(t.main)).toEqual([
    { wood: 4, oil: 3 },
    { oil: 6 },
    { meat: 3, metal: 2 },
    { fish: 3, metal: 1 },
  ]);
  expect(['Olya', 'Nazar', 'Marta', 'Anton'].map(t.temp)).toEqual([{}, {}, {}, {}]);
  expect(t.piles()).toEqual([19, 22, 17, 21, 16, 15]);
  return t;
}

test('BM-S2, BM-S4, BM-S5, BM-S6, BM-S7, BM-R23, BM-R25, BM-R27: a round of four players, and its first option', () => {
  const t = transfer();
  expect(t.asked()).toEqual(['Olya']);
  const events = t.spinPrices('P0');
  expect(events.find(({ type }) => type === 'priceWheelSpun')).toMatchObject({
    moves: [
      { good: 'fish', by: 3, from: 8, to: 11 },
      { good: 'wood', by: -5, from: 5, to: 1 },
    ],
    embargo: [],
  });
  expect(events.filter(({ type }) => type === 'lorrySent')).toMatchObject([
    { lorry: 'yellow', price: 4, payments: [{ seat: 3, units: 5, coins: 20 }], exclusive: { seat: 3, points: 1 } },
    {
      lorry: 'blue',
      price: 5,
      payments: [
        { seat: 0, units: 1, coins: 5 },
        { seat: 2, units: 5, coins: 25 },
      ],
      exclusive: null,
    },
    {
      lorry: 'green',
      price: 4,
      payments: [
        { seat: 1, units: 4, coins: 16 },
        { seat: 3, units: 3, coins: 12 },
      ],
      exclusive: null,
    },
  ]);
  expect([t.coins(), t.points()]).toEqual([
    [10, 22, 29, 39],
    [4, 3, 3, 5],
  ]);
  expect(t.prices()).toEqual([8, 11, 6, 4, 11, 4]);
  expect([t.lorries(), t.piles()]).toEqual([
    ['empty', 'empty', 'empty'],
    [25, 22, 22, 21, 16, 22],
  ]);

  expect([t.asked(), t.choices('Olya', 'ship')]).toEqual([['Olya'], ['wood 4']]);
  expect(t.refusal('Olya', 'ship', { good: 'oil', units: 4 })).toBe('BM-9.3 tooFewUnits');
  t.ship('Olya', 4, 'wood');
  expect([t.asked(), t.choices('Nazar', 'ship')]).toEqual([['Nazar'], ['oil 4', 'oil 6']]);
  t.ship('Nazar', 6, 'oil');
  expect(t.question()).toBe('improvements.steps');
  expect([t.points(), t.coins(), t.prices()]).toEqual([
    [5, 5, 3, 5],
    [10, 22, 29, 39],
    [8, 11, 6, 4, 11, 4],
  ]);
  expect([t.main('Olya'), t.main('Nazar'), t.g.piles.wood, t.g.piles.oil]).toEqual([{ oil: 3 }, {}, 25, 22]);
});

test('BM-S8, BM-R26: its second option: an embargo on metal and wood', () => {
  const t = transfer();
  const events = t.spinPrices('P1');
  expect(kinds(events).slice(0, 5)).toEqual([
    'priceWheelSpun',
    'lorrySent',
    'lorrySent',
    'lorryHeld',
    'pricesAdjusted',
  ]);
  expect([t.lorries(), t.coins(), t.points()]).toEqual([
    ['empty', 'empty', 'metal Nazar4 Anton3'],
    [10, 6, 29, 22],
    [4, 3, 3, 5],
  ]);
  expect(t.prices()).toEqual([8, 11, 3, 8, 11, 14]);
  expect([t.question(), t.asked()]).toEqual(['exports.shipments', ['Nazar']]);
  t.ship('Nazar', 6, 'oil');
  expect([t.points(), t.piles()]).toEqual([
    [4, 5, 3, 5],
    [25, 22, 22, 21, 22, 15],
  ]);
});
