import { describe, expect, test } from 'vitest';
import { CELLS } from '../../content/map.ts';
import { place } from '../../testing/arrange.ts';
import { position } from '../../testing/position.ts';

const EV = ['electricVehicle'] as const;
const COPTER = ['quadcopter'] as const;
const onTheMove = (at: string, more: Parameters<typeof position>[0] = {}) =>
  position({ at: 'movement', ...more, players: { P1: { at }, ...more.players } });

describe('MF-8 stage 3: movement', () => {
  test('MF-8.1, MF-R23: up to the speed of the vehicle: 4, 6 or 8; fewer and none are allowed', () => {
    const reach = (vehicles: ('electricVehicle' | 'quadcopter')[]) =>
      onTheMove('0,0', { players: { P1: { at: '0,0', vehicles }, P2: { at: 'T2' } } }).facts('P1').reach;
    expect(reach([]).length).toBe(61);
    expect(reach([...EV]).length).toBe(113);
    // All but the hex with a rival's chip.
    expect(reach([...COPTER]).length).toBe(CELLS.length - 1);
    expect(Math.max(...reach([]).map(({ hexes }) => hexes))).toBe(4);
    expect(reach([]).find(({ cell }) => cell === place('0,0'))).toMatchObject({ hexes: 0, card: 'either' });
  });

  test('MF-4.1, MF-4.2, MF-R69, MF-S39: in the first turn the chip is put on any free hex of the centre and moves up to 4', () => {
    const t = position({ players: { P1: { at: 'none' }, P2: { at: 'none' } } });
    expect([t.question(), t.choices('P1', 'placeChip').length]).toEqual(['turn.startHex', 7]);
    t.play('P1', 'placeChip', { cell: place('1,0') });
    t.stay('P1');
    t.idleUntil('turn.startHex', 'P2');
    expect(t.choices('P2', 'placeChip')).toHaveLength(6);
    expect(t.refusal('P2', 'placeChip', { cell: place('1,0') })).toBe('MF-R69 occupied');
    t.play('P2', 'placeChip', { cell: place('0,0') });
    expect([t.noMove('P2', 'M1'), t.noMove('P2', 'T1')]).toEqual([null, 'MF-8.1 outOfReach']);
  });

  test('MF-S33, MF-R25: with a card over the border or round through the centre without one, as the player likes', () => {
    const t = onTheMove('M1', { players: { P1: { at: 'M1' }, P2: { at: 'M7' } } });
    const [x6] = t.facts('P1').reach.filter(({ cell }) => cell === place('X6'));
    expect(x6).toMatchObject({ card: 'either', hexes: 4 });
    const events = t.move('P1', 'X6', true);
    expect(events[0]).toMatchObject({ type: 'moved', path: expect.objectContaining({ length: 3 }) });
    expect(events.map(({ type }) => type)).toContain('cardDrawn');
    const round = onTheMove('M1');
    expect(round.move('P1', 'X6')[0]).toMatchObject({ path: expect.objectContaining({ length: 5 }), crossed: [] });
    expect(round.g.actionDeck.secret).toHaveLength(50);
  });

  test('MF-S34, MF-R24: the hex a movement starts from does not count; the next frontier hex does', () => {
    const t = onTheMove('2,0');
    expect(t.noMove('P1', 'X2')).toBe(null);
    t.move('P1', 'X2');
    expect(t.g.actionDeck.secret).toHaveLength(50);
    const next = onTheMove('2,0');
    expect(next.move('P1', '4,-1', true)).toContainEqual(expect.objectContaining({ type: 'cardDrawn' }));
    expect(next.g.actionDeck.secret).toHaveLength(49);
  });

  test('MF-S35, MF-8.5, MF-9.1, MF-4.4: two frontier hexes, one card, and it must be taken', () => {
    const t = onTheMove('M1', { players: { P1: { at: 'M1', vehicles: [...EV] }, P2: { at: '0,0' } } });
    const events = t.move('P1', '0,2', true);
    expect(events.filter(({ type }) => type === 'cardDrawn')).toHaveLength(1);
    const borders = onTheMove('M6', { players: { P1: { at: 'M6' }, P2: { at: '0,0' } } });
    expect(borders.noMove('P1', 'X2')).toBe('MF-R25 cardUnavoidable');
    expect(borders.noMove('P1', 'X2', true)).toBe(null);
  });

  test('MF-S36, MF-R24: staying on a frontier hex draws nothing', () => {
    const t = onTheMove('2,0');
    expect(t.stay('P1')[0]).toMatchObject({ type: 'stayed' });
    expect(t.g.actionDeck.secret).toHaveLength(50);
    const stop = onTheMove('X2');
    expect(stop.noMove('P1', '2,0')).toBe('MF-R25 cardUnavoidable');
  });

  test('MF-S37, MF-8.2, MF-8.3, MF-8.4, MF-20.3, MF-R26: a rival’s guard stops train and electric vehicle; nobody else may stop there', () => {
    const guarded = { X2: { owner: 'P2', guard: true, workers: 0 } } as const;
    const hexes = (vehicles: ('electricVehicle' | 'quadcopter')[]) => {
      const t = onTheMove('2,-1', { players: { P1: { at: '2,-1', vehicles }, P2: { at: 'M7' } }, assets: guarded });
      expect(t.noMove('P1', 'X2')).toBe('MF-8.4 guarded');
      return t.facts('P1').reach.find(({ cell }) => cell === place('4,-1'))?.hexes;
    };
    expect([hexes([]), hexes([...EV]), hexes([...COPTER])]).toEqual([3, 3, 2]);
    const owner = position({ at: 'movement', active: 'P2', players: { P2: { at: '2,-1' } }, assets: guarded });
    expect(owner.noMove('P2', 'X2')).toBe(null);
  });

  test('MF-S38, MF-R2, MF-R27: a chip does the same; markers of owners never block', () => {
    const hexes = (vehicles: ('electricVehicle' | 'quadcopter')[], at: string) => {
      const t = onTheMove('2,-1', {
        players: { P1: { at: '2,-1', vehicles }, P2: { at } },
        assets: { X2: { owner: 'P2' } },
      });
      expect(t.noMove('P1', 'X2')).toBe(at === 'X2' ? 'MF-8.4 occupied' : null);
      return t.facts('P1').reach.find(({ cell }) => cell === place('4,-1'))?.hexes;
    };
    expect([hexes([], 'X2'), hexes([...EV], 'X2'), hexes([...COPTER], 'X2')]).toEqual([3, 3, 2]);
    expect(hexes([], 'M7')).toBe(2);
  });

  test('MF-R76, MF-S76: a way that ends where it began counts as staying, but for the card', () => {
    const t = onTheMove('M1', { assets: { M1: { owner: 'P1' } } });
    const events = t.move('P1', 'M1', true);
    expect(events[0]).toMatchObject({ type: 'moved', path: expect.objectContaining({ length: 3 }) });
    expect(events).toContainEqual(expect.objectContaining({ type: 'cardDrawn' }));
    const raid = (vehicles: 'electricVehicle'[]) =>
      position({
        at: 'movement',
        active: 'P2',
        players: { P2: { vehicles }, P1: { at: 'M1' } },
        assets: { S3: { owner: 'P1', capture: { by: 'P2', mode: 'sabotage' } } },
      });
    expect(raid([]).noMove('P2', 'S3', true)).toBe('MF-R25 noBorderOnTheWay');
    const loop = raid([...EV]);
    loop.move('P2', 'S3', true);
    expect(loop.asset('S3').capture).toMatchObject({ raider: 1 });
  });

  test('MF-8.6, MF-R22, MF-S23, MF-13.2, MF-13.3, MF-R21: a new vehicle drives from the next turn; returned, the old one serves again', () => {
    const t = position({ at: 'investments', players: { P1: { at: 'AD', cash: 80 } } });
    t.play('P1', 'buyVehicle', { vehicle: 'electricVehicle' });
    expect([t.cash('P1'), t.facts().seats[0].speed]).toEqual([30, 4]);
    expect(t.refusal('P1', 'returnVehicle', { vehicle: 'electricVehicle' })).toBe('MF-R22 justBought');
    t.player('P1').cash.secret = 130;
    t.idleUntil('turn.movement', 'P1');
    expect(t.facts().seats[0].speed).toBe(6);
    t.stay('P1');
    t.play('P1', 'buyVehicle', { vehicle: 'quadcopter' });
    expect(t.cash('P1')).toBe(30);
    t.idleUntil('turn.movement', 'P1');
    expect(t.facts().seats[0].speed).toBe(8);
    t.stay('P1');
    t.play('P1', 'returnVehicle', { vehicle: 'quadcopter' });
    expect([t.cash('P1'), t.facts().seats[0].speed, t.g.vehiclesLeft.quadcopter]).toEqual([80, 6, 2]);
    t.play('P1', 'returnVehicle', { vehicle: 'electricVehicle' });
    expect([t.cash('P1'), t.facts().seats[0].speed]).toEqual([105, 4]);
    expect(t.refusal('P1', 'returnVehicle', { vehicle: 'quadcopter' })).toBe('MF-13.3 noVehicle');
  });

  test('MF-R65: a chip that is surrounded stays, and the turn goes on', () => {
    const t = position({
      names: ['P1', 'P2', 'P3', 'P4'],
      at: 'movement',
      players: { P1: { at: '-3,-5' }, P2: { at: '-3,-4' }, P3: { at: '-4,-4' }, P4: { at: 'M1' } },
      assets: { M3: { owner: 'P4', guard: true } },
    });
    expect(t.facts('P1').reach.map(({ hexes }) => hexes)).toEqual([0]);
    t.stay('P1');
    expect(t.question()).toBe('turn.planning');
  });

  test('MF-O8, MF-R23, MF-S40: staying on a university allows another draw, unless arrival is demanded', () => {
    const t = onTheMove('U1');
    t.stay('P1');
    expect([t.question(), t.menu('P1')]).toEqual(['turn.investments', ['goOn', 'study']]);
    const strict = onTheMove('U1', { options: { reuse: 'mustArrive' } });
    strict.stay('P1');
    expect([strict.question(), strict.menu('P1')]).toEqual(['turn.investments', ['goOn']]);
    expect(strict.refusal('P1', 'study')).toBe('MF-R23 mustArrive');
    const arrived = onTheMove('-3,2', { options: { reuse: 'mustArrive' } });
    arrived.move('P1', 'U1');
    expect(arrived.menu('P1')).toEqual(['goOn', 'study']);
  });
});
