import { describe, expect, test } from 'vitest';
import { at, only, position } from '../../testing/position.ts';

const N = [0, 0] as const;
const S = [0, 1] as const;

/** MC-12, MC-13, MC-15. */
describe('battle', () => {
  test('MC-12.1, MC-12.2, MC-12.3, MC-R75: any neighbour with any kind of attack, armed or not, for one point', () => {
    const table = position({
      heroes: { warrior: { at: N } },
      monsters: { M1: { at: S }, M2: { at: [0, -2] } },
    });
    expect(table.refusal('warrior', 'attack', { target: 'M2', kind: 'shooting' })).toBe('MC-12.1 notOffered');
    for (const kind of ['magic', 'close', 'shooting'])
      expect(table.refusal('warrior', 'attack', { target: 'M1', kind })).toBe(null);
    table.cards('shooting');
    table.dice(1, 6, 1, 6);
    table.play('warrior', 'attack', { target: 'M1', kind: 'shooting' });
    expect(table.left('warrior')).toBe(3);
    const spent = position({ heroes: { warrior: { at: N, spent: 4 } }, monsters: { M1: { at: S } } });
    expect(spent.refusal('warrior', 'attack', { target: 'M1', kind: 'close' })).toBe('MC-12.3 tooFewPoints');
    expect(position().refusal('warrior', 'attack')).toBe('MC-12.2 nobodyNear');
  });

  test('MC-S14, MC-12.4, MC-12.5, MC-12.6, MC-R54: the first attack on a target is of one’s choice, each further one by card', () => {
    const table = position({
      heroes: { warrior: { at: N, power: { defense: 20, magic: 20 } } },
      monsters: { M1: { at: S }, M5: { at: [0, -1] } },
    });
    const kinds: string[] = [];
    for (const [target, kind] of [
      ['M1', 'shooting'],
      ['M1', 'card'],
      ['M5', 'shooting'],
      ['M1', 'card'],
    ] as const) {
      const wrong = kind === 'card' ? 'close' : 'card';
      expect(table.refusal('warrior', 'attack', { target, kind: wrong })).toMatch(/cardDecides|ownChoice/);
      table.cards('shooting', 'shooting');
      table.dice(1, 6, 1, 6);
      const told = table.play('warrior', 'attack', { target, kind });
      kinds.push(only(told, 'attacked')[0]?.kind ?? 'card');
    }
    expect(kinds).toEqual(['shooting', 'card', 'shooting', 'card']);
    expect(table.left('warrior')).toBe(0);
    table.passRound();
    expect(table.g.stack.at(-1)).toMatchObject({ phase: 'turn', attacked: [] });
  });

  test('MC-S15, MC-15.2, MC-7.3, MC-23.2, MC-12.7: a kill: no response, one power point, and the Manticore wakes', () => {
    const table = position({
      heroes: { warrior: { at: N, worn: ['SW-1'] } },
      monsters: { M1: { at: S }, M2: { at: [3, 3] } },
    });
    table.dice(3, 3);
    const told = table.play('warrior', 'attack', { target: 'M1', kind: 'close' });
    expect(only(told, 'clashed')).toMatchObject([{ attacker: { total: 10 }, defender: { total: 6 }, damage: 4 }]);
    expect(only(told, 'died')).toMatchObject([{ who: 'M1', by: [0], cell: at(S) }]);
    expect(only(told, 'responded')).toEqual([]);
    expect(only(told, 'pointsWon')).toMatchObject([{ points: [0] }]);
    expect(only(told, 'manticoreWoke')).toMatchObject([{ because: 'firstKill' }]);
    expect([table.question(), table.g.monsters.M1.is]).toEqual(['spoils.points', 'dead']);
  });

  test('MC-S16, MC-R49, MC-13.1, MC-13.2, MC-13.3, MC-13.4, MC-8.2, MC-8.3: equal totals hurt nobody; the response comes by card and is free', () => {
    const table = position({ heroes: { warrior: { at: N, worn: ['SW-1'] } }, monsters: { M1: { at: S } } });
    table.cards('shooting');
    table.dice(1, 5, 6, 2);
    const told = table.play('warrior', 'attack', { target: 'M1', kind: 'close' });
    expect(only(told, 'clashed')).toMatchObject([
      { attacker: { die: 1, total: 8 }, defender: { die: 5, total: 8 }, loser: null, damage: 0 },
      { attacker: { die: 6, total: 9 }, defender: { die: 2, total: 4 }, kind: 'shooting', damage: 5, isResponse: true },
    ]);
    expect(table.hero('warrior')).toMatchObject({ life: 5, spent: 1 });
    expect(table.question()).toBe('turn.act');
  });

  test('MC-R52: a response is not answered', () => {
    const table = position({ heroes: { warrior: { at: N } }, monsters: { M1: { at: S } } });
    table.cards('shooting', 'shooting');
    table.dice(1, 6, 1, 6);
    const told = table.play('warrior', 'attack', { target: 'M1', kind: 'shooting' });
    expect([only(told, 'attacked').length, only(told, 'responded').length, only(told, 'clashed').length]).toEqual([
      1, 1, 2,
    ]);
  });

  test('MC-S20, MC-16.3, MC-16.4, MC-22.1, MC-8.4, MC-R36: wounds of monsters heal at the end of their turn, hers never', () => {
    const table = position({
      heroes: { warrior: { at: N, worn: ['SW-1'] } },
      monsters: { M1: { at: S, damage: 2 } },
      manticore: { life: 7 },
    });
    expect(table.facts().foes.M1).toMatchObject({ life: 1, fullLife: 3 });
    const told = table.passRound();
    expect(only(told, 'monstersRestored')).toMatchObject([{ monsters: ['M1'] }]);
    expect(table.facts().foes).toMatchObject({ M1: { life: 3 }, manticore: { life: 7 } });
  });

  test('MC-15.1, MC-R80, MC-25.3: a hero whose life is gone leaves the board, damage beyond it is lost, and his turn ends', () => {
    const table = position({
      heroes: { mage: { at: N, life: 1 }, warrior: { at: [1, -1] } },
      monsters: { M4: { at: S } },
    });
    table.dice(1, 6);
    const told = table.play('mage', 'attack', { target: 'M4', kind: 'close' });
    expect(only(told, 'died')).toMatchObject([{ who: 0, by: ['M4'] }]);
    expect(only(told, 'hurt')[0]).toMatchObject({ damage: 8, left: 0 });
    expect(table.hero('mage')).toMatchObject({ life: 0, cell: null });
    expect(table.asked()).toEqual(['warrior']);
  });

  test('MC-S45, MC-1.7: in the cooperative mode heroes cannot be attacked', () => {
    const table = position({ heroes: { warrior: { at: N }, elf: { at: S } } });
    expect(table.offered('warrior', 'attack')).toEqual([]);
    expect(table.refusal('warrior', 'attack', { target: 1, kind: 'close' })).toBe('MC-1.7 cooperative');
  });

  test('MC-8.5, MC-15.3: attack, response and joint attack; when she dies the game is over', () => {
    const table = position({
      heroes: { warrior: { at: [4, -7], power: { attack: 20 } } },
      manticore: { life: 3, wokeIn: 1 },
    });
    table.dice(6, 1);
    const told = table.play('warrior', 'attack', { target: 'manticore', kind: 'close' });
    expect(only(told, 'ended')).toMatchObject([{ grade: 'greatVictory', because: 'manticoreDead', blow: [0] }]);
    expect(table.question()).toBe('over');
  });
});
