import { apply, clone, factsFor, waiting } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { matterOfFact } from '../../index.ts';
import { place } from '../../testing/arrange.ts';
import { livelyPlay } from '../../testing/lively-play.ts';
import { position } from '../../testing/position.ts';
import type { MatterOfFact, ProposedStep } from '../../types.ts';
import { turnOf } from '../holdings.ts';

type Table = ReturnType<typeof position>;

/** A proposal in one line: what each action is, with its resource and number, and the money it brings. */
const line = (steps: readonly ProposedStep[]): string[] =>
  steps.map(({ choice, brings }) => {
    const { type, ...fields } = choice;
    return [type, ...Object.values(fields), ...(brings === 0 ? [] : [brings])].join(' ');
  });
const proposed = (t: Table): string[] => line(t.facts('P1').proposal);

/** Does what is proposed, one thing after another; after each, the rest must be what is proposed then. */
function doAll(t: Table): void {
  for (let steps = t.facts('P1').proposal, n = 0; steps.length > 0; n++) {
    const [first, ...rest] = steps;
    if (first === undefined || n > 20) throw new Error('a proposal has no end');
    const { type, ...fields } = first.choice;
    t.play('P1', type, fields);
    if (rest.length === 0) return;
    steps = t.facts('P1').proposal;
    expect(line(steps)).toEqual(line(rest));
  }
}

/** Tables on which a turn goes otherwise. */
const TABLES: Partial<MatterOfFact['options']>[] = [
  {},
  { salary: '3', strike: 'automatic' },
  { cash: 'hidden', reuse: 'mustArrive' },
  { biobots: '2', end: 'equalTurns' },
];
const TWO_MINES = { M1: { owner: 'P1', workers: 2 }, M2: { owner: 'P1', workers: 2 } } as const;

describe('what is proposed for a turn', () => {
  test('MF-D2, MF-7.6, MF-4.7: everything runs, the monopolist raises what he has plenty of, what nobody needs is sold', () => {
    const t = position({ assets: TWO_MINES, prices: { coal: 14 } });
    expect(proposed(t)).toEqual(['runProposed', 'changePrice coal 1', 'sell coal 2 30']);
    const cash = t.cash('P1');
    doAll(t);
    expect([t.question(), t.cash('P1') - cash, t.stock('P1')]).toEqual(['turn.movement', 30, {}]);
    expect(proposed(t)).toEqual([]);
  });

  test('MF-7.6, MF-R12: at the end of the row, or where more is used than made, the price is left alone', () => {
    const t = position({ assets: TWO_MINES });
    expect(t.price('coal')).toBe(16);
    expect(proposed(t)).toEqual(['runProposed', 'goOn', 'sell coal 2 32']);
    doAll(t);
    expect(t.question()).toBe('turn.movement');
    const user = position({
      at: 'monopoly',
      assets: { ...TWO_MINES, E1: { owner: 'P1', workers: 2 } },
      prices: { coal: 14, energy: 72 },
    });
    expect(proposed(user)).toEqual(['changePrice energy 1', 'goOn']);
  });

  test('MF-6.7: a price that the first use of a technology lowers is the one it is sold at', () => {
    const t = position({
      players: { P1: { at: '0,0' }, P2: { at: '1,0' } },
      assets: {
        M1: { owner: 'P1', workers: 9, technology: 'N04' },
        M3: { owner: 'P2', workers: 0 },
        M4: { owner: 'P2', workers: 0 },
        M5: { owner: 'P2', workers: 0 },
      },
    });
    const before = t.price('coal');
    const cash = t.cash('P1');
    const [, sale] = t.facts('P1').proposal;
    doAll(t);
    expect(t.price('coal')).toBe(before - 1);
    expect(t.cash('P1') - cash).toBe(sale?.brings);
  });

  test('MF-4.7, MF-5.8, MF-5.9: what plants will use beyond what is dug for them, and what BIObots are made of, is kept', () => {
    const spare = (given: Parameters<typeof position>[0]) => proposed(position({ at: 'movement', ...given }));
    const stock = { coal: 5, ore: 5, steel: 5, energy: 2 };
    expect(spare({ players: { P1: { stock } } })).toEqual(['sell coal 5 80', 'sell ore 5 95', 'sell steel 2 132']);
    const plant = { E1: { owner: 'P1', workers: 2 } } as const;
    expect(spare({ players: { P1: { stock: { coal: 5 } } }, assets: plant })).toEqual(['sell coal 2 32']);
    expect(spare({ players: { P1: { stock: { coal: 5 } } }, assets: { ...plant, ...TWO_MINES } })).toEqual([
      'sell coal 4 64',
    ]);
    expect(spare({ players: { P1: { stock } }, options: { biobots: '2' } })).toEqual([
      'sell coal 5 80',
      'sell ore 5 95',
    ]);
    expect(spare({ players: { P1: { stock: { steel: 9 }, biobots: 1 } }, options: { biobots: '2' } })).toEqual([
      'sell steel 6 396',
    ]);
    // A park's inputs are those of the BIObots, counted once; a captured plant uses nothing.
    const park = { T1: { owner: 'P1', workers: 5 } } as const;
    expect(spare({ players: { P1: { stock: { steel: 9 } } }, assets: park })).toEqual(['sell steel 6 396']);
    // Of several parks the first is reckoned with, by the technology that lies there.
    const better = { technology: 'N27', ...park.T1 } as const;
    for (const [parks, steel] of [
      [{ T1: better, T2: park.T1 }, 'sell steel 8 528'],
      [{ T1: park.T1, T2: better }, 'sell steel 6 396'],
    ] as const)
      expect(spare({ players: { P1: { stock: { steel: 9 } } }, assets: parks })).toEqual([steel]);
    const captured = { E1: { ...plant.E1, capture: { by: 'P2', mode: 'sabotage' } } } as const;
    expect(spare({ players: { P1: { stock: { coal: 5 } } }, assets: captured })).toEqual(['sell coal 5 80']);
  });

  test('MF-9.2, MF-9.4: a contract comes before the bank', () => {
    const t = position({
      at: 'movement',
      prices: { coal: 12 },
      players: { P1: { stock: { coal: 9 }, contracts: [{ card: 'A02', turns: 2 }] } },
    });
    const [first, second] = t.facts('P1').proposal;
    expect(first?.choice).toMatchObject({ type: 'deliver', contract: 'A02', resource: 'coal' });
    expect(second?.choice).toMatchObject({ type: 'sell', resource: 'coal' });
    doAll(t);
    expect(t.stock('P1')).toEqual({});
  });

  test('MF-D13, MF-D14, MF-4.8: after the journey the wages are paid, the workers placed, and the turn is passed', () => {
    const t = position({
      at: 'investments',
      players: { P1: { at: 'L1', idle: 2, cash: 9 } },
      assets: { M1: { owner: 'P1' } },
    });
    expect(proposed(t)).toEqual(['goOn', 'paySalary -2', 'adoptPlan', 'endTurn']);
    doAll(t);
    expect([t.asked(), t.cash('P1'), t.asset('M1').workers]).toEqual([['P2'], 7, 2]);
  });

  test('MF-D14, MF-9.4: the workers are placed for what is left once the last contract is served', () => {
    const t = position({
      at: 'planning',
      players: { P1: { stock: { coal: 3 }, contracts: [{ card: 'A02', open: { coal: 1 }, turns: 1 }] } },
      assets: { M1: { owner: 'P1', workers: 2 }, E1: { owner: 'P1' } },
    });
    // With three of coal the plant would work next turn instead of the mine.
    expect(proposed(t)).toEqual(['deliver A02 coal 1 16', 'endTurn']);
    doAll(t);
    expect([t.asset('M1').workers, t.asset('E1').workers]).toEqual([2, 0]);
  });

  test('MF-D13, MF-R74: wages that the purse cannot pay are paid from the stock, the cheapest first; else nothing is proposed', () => {
    const given = (stock: object) =>
      position({ at: 'salary', players: { P1: { cash: 0, idle: 20, stock } }, assets: { T1: { owner: 'P1' } } });
    const rich = given({ steel: 1, coal: 1 });
    expect(proposed(rich)).toEqual(['sell coal 1 16', 'sell steel 1 66', 'paySalary -20', 'endTurn']);
    doAll(rich);
    expect(rich.cash('P1')).toBe(62);
    expect(proposed(given({ coal: 1 }))).toEqual([]);
  });

  test('MF-D13, MF-9.4: what is sold for the wages is no longer there for a contract', () => {
    const t = position({
      at: 'salary',
      players: { P1: { cash: 0, idle: 2, stock: { coal: 3 }, contracts: [{ card: 'A02', turns: 1 }] } },
      assets: { T1: { owner: 'P1' } },
    });
    expect(proposed(t)).toEqual(['sell coal 1 16', 'paySalary -2', 'deliver A02 coal 2 32', 'endTurn']);
    doAll(t);
    expect([t.stock('P1'), t.cash('P1')]).toEqual([{}, 46]);
  });

  test('MF-R40, MF-19.3, MF-R31: it stops where planning needs a look: after a strike, and with a card just bought', () => {
    const picket = position({ at: 'salary', players: { P1: { picket: 2, cash: 9 } }, assets: { M1: { owner: 'P1' } } });
    expect(proposed(picket)).toEqual(['paySalary -2']);
    doAll(picket);
    expect([picket.question(), proposed(picket)]).toEqual(['turn.planning', ['adoptPlan', 'endTurn']]);
    const student = {
      players: { P1: { cash: 9, hand: ['N04' as const] } },
      assets: { M1: { owner: 'P1', workers: 2 } },
    };
    expect(proposed(position({ at: 'salary', ...student, turn: { hasStudied: true } }))).toEqual(['paySalary -2']);
    expect(proposed(position({ at: 'salary', ...student }))).toEqual(['paySalary -2', 'endTurn']);
    const prisoner = position({
      at: 'investments',
      players: { P1: { arrest: 2, idle: 1, cash: 9, stock: { coal: 1 } } },
      assets: { M1: { owner: 'P1' } },
    });
    expect(proposed(prisoner)).toEqual(['goOn', 'paySalary -1']);
    doAll(prisoner);
    expect(prisoner.asked()).toEqual(['P2']);
  });

  test('MF-9.3: a contract that would lapse is filled with what is spare before the turn is passed', () => {
    const t = position({
      at: 'planning',
      prices: { coal: 12 },
      players: { P1: { stock: { coal: 1 }, contracts: [{ card: 'A02', turns: 1 }] } },
    });
    expect(proposed(t)).toEqual(['deliver A02 coal 1 16', 'endTurn']);
    doAll(t);
    expect(t.asked()).toEqual(['P2']);
  });

  test.each(['open', 'hidden'] as const)(
    'MF-O9: with %s cash only the player himself is told what is proposed to him',
    (cash) => {
      const t = position({ at: 'movement', options: { cash }, players: { P1: { stock: { coal: 1 } } } });
      expect(t.facts('P1').proposal).toHaveLength(1);
      expect([t.facts('P2').proposal, t.facts().proposal]).toEqual([[], []]);
    },
  );
});

test('whatever happens, what is proposed can be done to its end, and goes on being proposed meanwhile', () => {
  const left: string[] = [];
  const lengths: number[] = [];
  for (let seed = 1; seed <= 12; seed++)
    livelyPlay({
      seed,
      most: 400,
      options: TABLES[seed % TABLES.length] ?? {},
      onQuestion(g) {
        const seat = turnOf(g)?.seat;
        if (seat === undefined || waiting(matterOfFact, g)?.seats[0] !== seat) return;
        const steps = factsFor(matterOfFact, g, seat).proposal;
        if (steps.length < 2) return;
        lengths.push(steps.length);
        const trial = clone(g);
        for (const [i, { choice, brings }] of steps.entries()) {
          const { cash, debt } = trial.players[seat];
          const owned = cash.secret - debt.secret;
          const done = apply(matterOfFact, trial, { ...choice, seat });
          if ('refusal' in done) return void left.push(`${seed}: ${JSON.stringify([steps, choice, done.refusal])}`);
          if (cash.secret - debt.secret - owned !== brings) left.push(`${seed}: ${JSON.stringify(choice)} brings else`);
          if (trial.outcome !== null) return;
          const rest = line(steps.slice(i + 1));
          if (rest.length === 0) return;
          const then = line(factsFor(matterOfFact, trial, seat).proposal);
          if (then.join() !== rest.join()) return void left.push(`${seed}: ${then.join()} for ${rest.join()}`);
        }
      },
    });
  expect(left).toEqual([]);
  expect(lengths.length).toBeGreaterThan(100);
  expect(Math.max(...lengths)).toBeGreaterThan(4);
});

describe('what one would come for', () => {
  const errand = (t: Table, to: string) => t.facts('P1').reach.find(({ cell }) => cell === place(to))?.errand ?? null;

  test('MF-10.1, MF-12.1: a free asset that can be paid, and the workers that are missing', () => {
    const t = position({
      at: 'movement',
      players: { P1: { at: '-1,0', cash: 60, idle: 1 } },
      assets: { S1: { owner: 'P1' }, M8: { owner: 'P2' } },
    });
    expect(errand(t, 'M1')).toEqual({ is: 'buyAsset', cost: 50 });
    expect(errand(t, 'X6')).toBe(null);
    expect(t.facts('P1').seats[0].vacancies).toBe(2);
    const there = position({
      at: 'movement',
      players: { P1: { at: 'L1', cash: 15, idle: 0 } },
      assets: { S1: { owner: 'P1' } },
    });
    expect(errand(there, 'L1')).toEqual({ is: 'hire', workers: 1, cost: 10 });
    const none = position({
      at: 'movement',
      players: { P1: { at: 'L1', cash: 50, idle: 3 } },
      assets: { S1: { owner: 'P1' } },
    });
    expect(errand(none, 'L1')).toBe(null);
  });

  test('MF-O8, MF-O9: nothing where one has to arrive first, and nothing that tells of hidden cash', () => {
    const given = { at: 'movement', players: { P1: { at: 'M1', cash: 60 } } } as const;
    expect(errand(position(given), 'M1')).toEqual({ is: 'buyAsset', cost: 50 });
    expect(errand(position({ ...given, options: { reuse: 'mustArrive' } }), 'M1')).toBe(null);
    const hidden = position({ ...given, options: { cash: 'hidden' } });
    expect(hidden.facts('P2').reach.every((each) => each.errand === null)).toBe(true);
  });
});

describe('what everybody should know before choosing', () => {
  test('MF-1.2, MF-1.4: who makes the last BIObot in the next stage 1, as things stand', () => {
    const park = { T1: { owner: 'P2', workers: 5 } } as const;
    const wins = (given: Parameters<typeof position>[0]) =>
      position({ at: 'movement', ...given })
        .facts()
        .seats.map(({ winsNext }) => winsNext);
    const rival = { stock: { steel: 3, energy: 3 } };
    expect(wins({ players: { P2: rival }, assets: park })).toEqual([false, true]);
    expect(wins({ players: { P2: rival }, assets: park, options: { biobots: '2' } })).toEqual([false, false]);
    expect(wins({ players: { P2: { ...rival, biobots: 1 } }, assets: park, options: { biobots: '2' } })).toEqual([
      false,
      true,
    ]);
    expect(wins({ players: { P2: rival }, assets: { T1: { owner: 'P2', workers: 4 } } })).toEqual([false, false]);
  });

  test('MF-6.5: what the bank would pay for each pile', () => {
    const t = position({ prices: { coal: 15 }, players: { P1: { stock: { coal: 2, steel: 1 } } } });
    expect(t.facts('P1').sales).toEqual({ coal: 30, ore: 0, steel: 66, energy: 0 });
    expect([t.facts('P2').sales?.coal, t.facts().sales]).toEqual([0, null]);
  });
});
