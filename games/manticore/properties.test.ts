import { isSymmetric, notices, walk } from '@parlour/kernel/testing/properties.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { everyMove } from '../testing/every-move.ts';
import { cellAt } from './content/board.ts';
import { MONSTER_IDS } from './content/monsters.ts';
import { manticore } from './index.ts';
import { roadOf } from './rules/02-paving/roads.ts';
import { position } from './testing/position.ts';
import type { G, Manticore } from './types.ts';

const table = fc.record({
  seed: fc.nat(1_000_000),
  seats: fc.integer({ min: 2, max: 4 }),
  options: fc.constantFrom<Partial<Manticore['options']>>({}, { mode: 'semi' }, { scenario: 'awakening' }),
});

const NAMES = {
  seats: [
    ...[
      'order',
      'living',
      'waiting',
      'giver',
      'receiver',
      'asked',
      'joined',
      'declined',
      'attacked',
      'target',
      'victim',
      'who',
    ],
    ...[
      'firstPoint',
      'secondPoint',
      'artifact',
      'blow',
      'lead',
      'seats',
      'casters',
      'points[]',
      'looter',
      'prey',
      'patient',
    ],
    ...['helpers', 'by', 'fallen'],
  ],
  tables: ['heroes'],
  sets: ['asked'],
};

describe('Manticore, whatever is played', () => {
  test('MC-3.1, MC-15.1, MC-23.7: rounds go on, the dead stay dead, she only comes nearer, and what is out of the game stays out', () => {
    everyMove(manticore, table, { moves: 200, games: 10 }, ({ before, after }) => {
      expect([0, 1]).toContain(after.round - before.round);
      expect(after.manticore.step).toBeGreaterThanOrEqual(before.manticore.step);
      expect(after.outOfGame.tokens.slice(0, before.outOfGame.tokens.length)).toEqual(before.outOfGame.tokens);
      for (const id of MONSTER_IDS) if (before.monsters[id].is === 'dead') expect(after.monsters[id].is).toBe('dead');
      for (const seat of before.seats) if (before.heroes[seat].life === 0) expect(after.heroes[seat].life).toBe(0);
    });
  });

  test('MC-8.4, MC-17.1: life is lost and won back only by what is announced', () => {
    everyMove(manticore, table, { moves: 200, games: 10 }, ({ before, after, events }) => {
      for (const seat of before.seats) {
        let { life } = before.heroes[seat];
        for (const event of events) {
          if (event.type === 'hurt' && event.who === seat) life = event.left;
          if (event.type === 'healed' && event.patient === seat) life += event.life;
        }
        expect(after.heroes[seat].life).toBe(life);
      }
      const isHurt = events.some((event) => event.type === 'hurt' && event.who === 'manticore');
      if (!isHurt) expect(after.manticore.life).toBeGreaterThanOrEqual(before.manticore.life);
    });
  });

  test('no seat is special: with everybody one seat further the same happens one seat further', () => {
    let compared = 0;
    everyMove(manticore, table, { moves: 150, games: 6 }, (moved) => {
      // A cell to walk to has the name that a seat to give to has.
      const isWalk = 'to' in moved.action && typeof moved.action.to === 'number';
      if (!isWalk && isSymmetric(manticore, moved, NAMES)) compared += 1;
    });
    expect(compared).toBeGreaterThan(100);
  });

  test('what is said to hold after every step is noticed when it does not', () => {
    const { g } = position({
      heroes: { warrior: { at: [0, 0], worn: ['SW-1'], spells: ['FB-1'], bag: ['BW-1'] }, mage: { at: [0, 1] } },
      monsters: { M4: { at: [0, -2], carries: ['AM-1'] } },
      ground: [{ at: [0, -3], artifact: 'SH-1' }],
    });
    const law = (name: string, ...breaks: ((broken: G) => void)[]) => notices(manticore, g, name, ...breaks);
    law(
      'one marker a cell',
      (each) => void (each.heroes[1].cell = each.heroes[0].cell),
      (each) => void (each.monsters.M4.cell = each.heroes[0].cell),
      (each) => void (each.heroes[1].cell = each.monsters.M4.cell),
    );
    law('tokens lie on forest cells', (each) => void (each.roads[cellAt(0, 0)] = roadOf('straight', 0)));
    law(
      'twelve combat cards',
      (each) => void each.combatDeck.secret.pop(),
      (each) => void each.combatDiscard.push(each.combatDeck.secret[0] as never),
    );
    law(
      'life is within its scale',
      (each) => void (each.heroes[0].life = -1),
      (each) => void (each.heroes[1].life = 11),
      (each) => void (each.monsters.M4.damage = -1),
      (each) => void (each.monsters.M4.damage = 5),
      (each) => void (each.manticore.life = -1),
      (each) => void (each.manticore.life = 99),
    );
    law(
      'the dead are off the board, the living on it',
      (each) => void (each.heroes[1].life = 0),
      (each) => void (each.monsters.M4.cell = null),
      (each) => void (each.monsters.M1.cell = each.heroes[0].cell),
    );
    law(
      'a slot holds what belongs there',
      (each) => void (each.heroes[0].worn.bow = 'SW-1'),
      (each) => void (each.heroes[1].spells.iceBoulder = 'FB-1' as never),
    );
    law('each class is taken once', (each) => void (each.heroes[1].hero = each.heroes[0].hero));
    law('the round is within its limit', (each) => void (each.round = Number(each.options.roundLimit) + 1));
    law('each location has one stack of its family', (each) =>
      Object.assign(
        each.stacks,
        Object.fromEntries(Object.keys(each.stacks).map((at) => [at, Object.values(each.stacks)[0]])),
      ),
    );
    law('nobody carries so much that his index is below 1', (each) =>
      each.heroes[0].bag.push(...(Array.from({ length: 40 }, () => 'BW-1') as never[])),
    );
  });

  test('MC-1.14: tokens and roads of a whole game are where they belong, and one less is noticed', () => {
    const g = walk(manticore, { seed: 11, seats: 3, moves: 160 }, () => {});
    notices(
      manticore,
      g,
      'every artifact and spell is in one place',
      (each) => void Object.values(each.stacks)[3]?.ranks.pop(),
      (each) => void each.outOfGame.tokens.push('SW-1'),
      (each) => void each.heroes[0].bag.push('SW-1'),
      (each) => void each.ground.push({ cell: cellAt(0, 0), artifact: 'SW-1' }),
      (each) => void each.monsters.M1.carries.push({ is: 'open', token: 'SW-1' }),
      (each) => void (each.heroes[2].worn.sword = each.heroes[2].worn.sword === null ? 'SW-1' : null),
      (each) => void (each.heroes[2].spells.fireball = each.heroes[2].spells.fireball === null ? 'FB-1' : null),
    );
    const road = g.roads.findIndex((laid) => laid !== null);
    notices(
      manticore,
      g,
      'every road token is in one place',
      (each) => void (each.roads[road as never] = null as never),
      (each) => void each.outOfGame.roads.push('straight'),
      (each) => void each.roadPile.secret.push('straight'),
    );
    notices(
      manticore,
      g,
      'monsters are those of their tokens',
      (each) => {
        const alive = MONSTER_IDS.find((id) => each.monsters[id].is === 'alive' || each.monsters[id].is === 'dead');
        if (alive !== undefined) each.monsters[alive].is = 'waiting';
      },
      (each) => {
        const waiting = MONSTER_IDS.find(
          (id) => each.monsters[id].is === 'waiting' || each.monsters[id].is === 'unused',
        );
        each.monsters[waiting ?? 'M1'].is = waiting === undefined ? 'waiting' : 'dead';
      },
    );
  });
});
