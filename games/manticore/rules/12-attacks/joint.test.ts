import { describe, expect, test } from 'vitest';
import type { ClassId } from '../../content/heroes.ts';
import { type At, type GivenHero, only, position } from '../../testing/position.ts';

/** She stands on F5 (5,-5); these cells are beside her. */
const AROUND: readonly At[] = [
  [4, -5],
  [5, -6],
  [6, -6],
  [6, -5],
];
const HERS = { step: 5, wokeIn: 1 };
const NO_PLAN = { firstPoint: null, secondPoint: null, artifact: null, blow: null };

type Given = NonNullable<Parameters<typeof position>[0]>;

/** Heroes around the Manticore, in turn order. */
function besideHer(heroes: Partial<Record<ClassId, GivenHero>>, given: Given = {}) {
  const placed = Object.entries(heroes).map(([hero, more], i) => [hero, { at: AROUND[i] as At, ...more }]);
  return position({ manticore: HERS, ...given, heroes: Object.fromEntries(placed) });
}

/** Heroes around M4, which stands on (0,3). */
function besideGnarl(heroes: Partial<Record<ClassId, GivenHero>>, given: Given = {}) {
  const cells: At[] = [
    [0, 2],
    [1, 2],
    [-1, 3],
  ];
  const placed = Object.entries(heroes).map(([hero, more], i) => [hero, { at: cells[i] as At, ...more }]);
  return position({ monsters: { M4: { at: [0, 3] } }, ...given, heroes: Object.fromEntries(placed) });
}

/** MC-14. */
describe('joint attack', () => {
  test('MC-S24, MC-14.1, MC-14.3: heroes whose turn is still to come may be asked, in any number', () => {
    const table = besideHer({ warrior: {}, dwarf: {}, mage: {}, elf: {} }, { on: 'dwarf' });
    const [offer] = table.offered('dwarf', 'attackTogether');
    expect(offer?.fields).toMatchObject({
      target: { one: ['manticore'] },
      helpers: { some: [2, 3], atLeast: 1, atMost: 2 },
    });
    const attack = { target: 'manticore', kind: 'close', ...NO_PLAN };
    expect(table.refusal('dwarf', 'attackTogether', { ...attack, helpers: [0] })).toBe('MC-14.3 turnIsOver');
    table.play('dwarf', 'attackTogether', { ...attack, helpers: [3, 2] });
    expect([table.question(), table.asked()]).toEqual(['joint.answers', ['mage', 'elf']]);
  });

  test('MC-14.2, MC-14.4: a helper stands beside the target and has the point, and all pay as it starts', () => {
    const attack = { target: 'manticore', kind: 'close', helpers: [1], ...NO_PLAN };
    const poor = besideHer({ warrior: {}, dwarf: { spent: 4 }, mage: {} });
    expect(poor.refusal('warrior', 'attackTogether', attack)).toBe('MC-14.2 cannotPay');
    const far = besideHer({ warrior: {}, dwarf: { at: [0, 0] }, mage: {} });
    expect(far.refusal('warrior', 'attackTogether', attack)).toBe('MC-14.4 notBeside');
    expect(besideHer({ warrior: {} }).refusal('warrior', 'attackTogether', attack)).toBe('MC-14.1 noPeers');
    const alone = besideHer({ warrior: {}, dwarf: { at: [0, 0] } });
    expect(alone.refusal('warrior', 'attackTogether', attack)).toBe('MC-14.4 noHelper');

    const table = besideHer({ warrior: {}, dwarf: {}, mage: {} });
    table.cards('shooting');
    table.dice(6, 1, 1, 6);
    table.play('warrior', 'attackTogether', attack);
    expect(table.hero('warrior').spent).toBe(0);
    table.play('dwarf', 'join');
    expect([table.hero('warrior').spent, table.hero('dwarf').spent, table.hero('mage').spent]).toEqual([1, 1, 0]);
  });

  test('MC-S25, MC-14.5, MC-14.6, MC-14.8, MC-14.9: sums of all with one die; the response hits each in full', () => {
    const table = besideHer({
      warrior: { worn: ['SW-1'] },
      dwarf: { worn: ['SW-2'] },
      mage: { at: [0, 0] },
      elf: { at: [0, 1] },
    });
    table.cards('magic');
    table.dice(4, 2, 3, 6);
    table.play('warrior', 'attackTogether', { target: 'manticore', kind: 'close', helpers: [1], ...NO_PLAN });
    const told = table.play('dwarf', 'join');
    expect(only(told, 'clashed')).toMatchObject([
      { kind: 'close', attacker: { sum: 12, total: 16 }, defender: { total: 15 }, damage: 1 },
      { kind: 'magic', attacker: { total: 17 }, defender: { sum: 3, total: 9 }, damage: 8, isResponse: true },
    ]);
    expect(table.g.manticore.life).toBe(19);
    expect([table.hero('warrior').life, table.hero('dwarf').life]).toEqual([2, 2]);
  });

  test('MC-E5, MC-14.7: two lose by magic with 8 to 9: each loses 1, the target nothing, the response follows', () => {
    const table = besideGnarl({ warrior: {}, elf: {} });
    table.cards('shooting');
    table.dice(5, 5, 1, 6);
    table.play('warrior', 'attackTogether', { target: 'M4', kind: 'magic', helpers: [1], ...NO_PLAN });
    const told = table.play('elf', 'join');
    expect(only(told, 'clashed')[0]).toMatchObject({ attacker: { total: 8 }, defender: { total: 9 }, damage: 1 });
    expect([table.hero('warrior').life, table.hero('elf').life, table.g.monsters.M4.damage]).toEqual([9, 9, 0]);
    expect(only(told, 'responded')).toHaveLength(1);
  });

  test('MC-S26, MC-R56: the group is one party: the response goes against those who live', () => {
    const table = besideGnarl({ warrior: { life: 9 }, mage: { life: 3 } });
    table.cards('shooting');
    table.dice(1, 6, 3, 4);
    table.play('warrior', 'attackTogether', { target: 'M4', kind: 'close', helpers: [1], ...NO_PLAN });
    const told = table.play('mage', 'join');
    expect(only(told, 'clashed')).toMatchObject([
      { attacker: { total: 6 }, defender: { total: 10 }, damage: 4 },
      { attacker: { total: 7 }, defender: { party: { seats: [0] }, total: 6 }, damage: 1 },
    ]);
    expect([table.hero('mage').life, table.hero('warrior').life]).toEqual([0, 4]);
  });

  test('MC-R56, MC-R45: with its leader dead the earliest survivor chooses fight or cover, and the leader’s turn is over', () => {
    const table = besideGnarl({ mage: { life: 1 }, warrior: {}, dwarf: {} });
    table.cards('close');
    table.dice(1, 6, 1, 6);
    // The sums are 1+4 with one die: 6 to 10.
    table.play('mage', 'attackTogether', { target: 'M4', kind: 'close', helpers: [1], ...NO_PLAN });
    table.play('warrior', 'join');
    expect([table.question(), table.asked()]).toEqual(['duel.stance', ['warrior']]);
    table.play('warrior', 'cover');
    expect([table.question(), table.asked()]).toEqual(['turn.act', ['warrior']]);
  });

  test('MC-R45: after a refusal the initiator goes on, alone if need be, or calls it off free of charge', () => {
    const attack = { target: 'M4', kind: 'close', helpers: [1, 2], ...NO_PLAN };
    const off = besideGnarl({ warrior: {}, mage: {}, dwarf: {} });
    off.play('warrior', 'attackTogether', attack);
    off.play('mage', 'decline');
    off.play('dwarf', 'join');
    expect([off.question(), off.asked()]).toEqual(['joint.decision', ['warrior']]);
    off.play('warrior', 'callOff');
    expect([off.left('warrior'), off.left('dwarf'), off.question()]).toEqual([4, 4, 'turn.act']);
    expect(off.refusal('warrior', 'attack', { target: 'M4', kind: 'close' })).toBe(null);

    const on = besideGnarl({ warrior: {}, mage: {}, dwarf: {} });
    on.cards('shooting');
    on.dice(1, 6, 1, 6);
    on.play('warrior', 'attackTogether', attack);
    on.play('mage', 'decline');
    on.play('dwarf', 'decline');
    const told = on.play('warrior', 'goOn');
    expect(only(told, 'attacked')).toMatchObject([{ attacker: { seats: [0] }, kind: 'close', rule: 'MC-12.1' }]);
    expect([on.left('warrior'), on.left('dwarf')]).toEqual([3, 4]);
  });

  test('MC-R45: at a time-out the invited decline and the initiator calls it off', () => {
    const table = besideGnarl({ warrior: {}, mage: {} });
    table.play('warrior', 'attackTogether', { target: 'M4', kind: 'close', helpers: [1], ...NO_PLAN });
    const told = table.idleUntil(() => table.question() === 'turn.act');
    expect(told.map(({ type }) => type)).toEqual(['declined', 'jointCalledOff']);
  });

  test('MC-R45: each participant may use spells, in turn order; in a magic response each may counter, and the initiator chooses the stance', () => {
    const table = besideGnarl(
      { warrior: { spells: ['FB-1'] }, elf: { spells: ['FB-2', 'IB-1'] } },
      { monsters: { M4: { at: [0, 3], carries: ['FB-3'] } } },
    );
    table.cards('magic');
    table.dice(1, 6, 1, 6);
    table.play('warrior', 'attackTogether', { target: 'M4', kind: 'magic', helpers: [1], ...NO_PLAN });
    table.play('elf', 'join');
    expect(table.asked()).toEqual(['warrior']);
    table.play('warrior', 'cast', { spells: [] });
    expect([table.question(), table.asked()]).toEqual(['duel.spells', ['elf']]);
    table.play('elf', 'cast', { spells: ['fireball'] });
    // The beast attacks with its Fireball; only the Elf holds an Ice Boulder.
    expect([table.question(), table.asked()]).toEqual(['duel.counters', ['elf']]);
    const told = table.play('elf', 'cast', { spells: ['iceBoulder'] });
    expect(only(told, 'clashed')[0]?.defender.terms).toMatchObject([
      { who: 0, spells: 0 },
      { who: 1, spells: 3 },
    ]);

    const close = besideGnarl({ warrior: {}, dwarf: {} });
    close.cards('close');
    close.dice(1, 6, 1, 6);
    close.play('warrior', 'attackTogether', { target: 'M4', kind: 'magic', helpers: [1], ...NO_PLAN });
    close.play('dwarf', 'join');
    expect([close.question(), close.asked()]).toEqual(['duel.stance', ['warrior']]);
  });

  test('MC-S28, MC-R46, MC-14.5: after his own attack on the target, the joint one is drawn; helping others does not count for one’s own turn', () => {
    const table = besideGnarl({
      warrior: { power: { defense: 20, magic: 20 } },
      dwarf: { power: { defense: 20, magic: 20 } },
    });
    table.cards('shooting');
    table.dice(1, 6, 1, 6);
    table.play('warrior', 'attack', { target: 'M4', kind: 'shooting' });
    const attack = { target: 'M4', helpers: [1], ...NO_PLAN };
    expect(table.refusal('warrior', 'attackTogether', { ...attack, kind: 'close' })).toBe('MC-12.5 cardDecides');
    table.cards('shooting', 'shooting');
    table.dice(1, 6, 1, 6);
    table.play('warrior', 'attackTogether', { ...attack, kind: 'card' });
    const told = table.play('dwarf', 'join');
    expect(only(told, 'cardDrawn')).toHaveLength(2);
    table.play('warrior', 'endTurn');
    expect(table.refusal('dwarf', 'attack', { target: 'M4', kind: 'close' })).toBe(null);
    expect(table.refusal('dwarf', 'attack', { target: 'M4', kind: 'card' })).toBe('MC-12.4 ownChoice');
  });

  test('MC-S27, MC-14.11, MC-R47: without a plan the trophy goes to whoever has more points left; if equal, to the initiator', () => {
    for (const [spent, owner] of [
      [2, 1],
      [3, 0],
    ] as const) {
      const table = besideGnarl(
        { warrior: { spent: 1, power: { attack: 20 } }, elf: { spent } },
        { monsters: { M4: { at: [0, 3], carries: ['SW-1'] } } },
      );
      table.dice(6, 1);
      table.play('warrior', 'attackTogether', { target: 'M4', kind: 'close', helpers: [1], ...NO_PLAN });
      const told = table.play('elf', 'join');
      expect([table.left('warrior'), table.left('elf')]).toEqual([2, 5 - spent]);
      expect(only(told, 'pointsWon')).toMatchObject([{ points: [owner, owner], rule: 'MC-14.11' }]);
      table.idleUntil(() => table.question() === 'spoils.loot');
      expect(table.asked()).toEqual([owner === 0 ? 'warrior' : 'elf']);
    }
  });

  test('MC-14.10, MC-R72: a plan names each power point and the artifact; only participants can be named', () => {
    const table = besideGnarl(
      { warrior: { power: { attack: 20 } }, elf: {}, dwarf: {} },
      { monsters: { M4: { at: [0, 3], carries: ['SW-1'] } } },
    );
    const plan = { firstPoint: 0, secondPoint: 1, artifact: 1, blow: null };
    const attack = { target: 'M4', kind: 'close', helpers: [1] };
    expect(table.refusal('warrior', 'attackTogether', { ...attack, ...plan, artifact: 2 })).toBe(
      'MC-R72 notOfTheGroup',
    );
    table.dice(6, 1);
    table.play('warrior', 'attackTogether', { ...attack, ...plan });
    const told = table.play('elf', 'join');
    expect(only(told, 'pointsWon')).toMatchObject([{ points: [0, 1], rule: 'MC-14.10' }]);
    table.idleUntil(() => table.question() === 'spoils.loot');
    expect(table.asked()).toEqual(['elf']);
  });

  test('MC-R72: the share of a participant who has died goes by the rule; a plan that names a decliner is void', () => {
    // The Mage falls in the lost attack, and the beast in its response.
    const table = besideGnarl({ mage: { life: 1 }, warrior: { power: { attack: 1 } }, dwarf: { life: 9 } });
    table.g.monsters.M4.damage = 3;
    table.cards('close');
    table.dice(1, 6, 1, 6);
    table.play('mage', 'attackTogether', { target: 'M4', kind: 'close', helpers: [1, 2], ...NO_PLAN, firstPoint: 0 });
    table.play('warrior', 'join');
    table.play('dwarf', 'decline');
    table.play('mage', 'goOn');
    const told = table.play('warrior', 'fight');
    expect(only(told, 'pointsWon')).toMatchObject([{ points: [1, 1] }]);

    const declined = besideGnarl({ warrior: { power: { attack: 20 } }, elf: {}, dwarf: { spent: 3 } });
    declined.dice(6, 1);
    declined.play('warrior', 'attackTogether', {
      target: 'M4',
      kind: 'close',
      helpers: [1, 2],
      ...NO_PLAN,
      firstPoint: 2,
      secondPoint: 0,
    });
    declined.play('elf', 'join');
    declined.play('dwarf', 'decline');
    const won = only(declined.play('warrior', 'goOn'), 'pointsWon');
    expect(won).toMatchObject([{ points: [1, 1], rule: 'MC-14.11' }]);
  });

  test('MC-R48, MC-1.8: the fatal blow of a joint attack is a trophy, or shared by all who live', () => {
    const strike = (jointFatalBlow: 'trophy' | 'shared', blow: number | null) => {
      const table = besideHer(
        { warrior: { power: { attack: 30 } }, elf: {}, dwarf: {} },
        { options: { mode: 'semi', jointFatalBlow }, manticore: { ...HERS, life: 1 } },
      );
      table.dice(6, 1);
      table.play('warrior', 'attackTogether', { target: 'manticore', kind: 'close', helpers: [1], ...NO_PLAN, blow });
      table.play('elf', 'join');
      return table.g.outcome?.winners;
    };
    expect(strike('trophy', null)).toEqual([1]);
    expect(strike('trophy', 0)).toEqual([0]);
    expect(strike('shared', null)).toEqual([0, 1]);
  });

  test('MC-R45, MC-14.1: against a joint attack a hero defends alone, and may kill several attackers at once', () => {
    const table = position({
      heroes: {
        warrior: { at: [0, 2], life: 1 },
        mage: { at: [1, 2], life: 1, worn: ['AM-1'] },
        dwarf: { at: [0, 3], power: { attack: 20 } },
      },
      options: { mode: 'semi' },
    });
    table.dice(1, 6);
    table.play('warrior', 'attackTogether', { target: 2, kind: 'close', helpers: [1], ...NO_PLAN });
    table.play('mage', 'join');
    const told = table.play('dwarf', 'fight');
    expect(only(told, 'died').map(({ who }) => who)).toEqual([0, 1]);
    expect(only(told, 'pointsWon')[0]).toMatchObject({ victim: 0, points: [2] });
    table.play('dwarf', 'assign', { to: 'magic' });
    table.play('dwarf', 'assign', { to: 'magic' });
    expect(table.question()).toBe('spoils.loot');
    table.play('dwarf', 'takeLoot', { artifact: 'AM-1', place: 'slot' });
    expect([table.asked(), table.hero('dwarf').power.magic]).toEqual([['dwarf'], 2]);
  });
});
