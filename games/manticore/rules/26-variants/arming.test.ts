import { apply, idle, offers, type Seat, seeded, start, waiting, why } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import type { TokenId } from '../../content/artifacts.ts';
import { manticore } from '../../index.ts';
import { only } from '../../testing/position.ts';
import type { G, Manticore } from '../../types.ts';
import { tokensOn } from '../01-setup/stacks.ts';
import { initiativeIndex } from '../03-rounds/hero.ts';

/** Heroes who stand in the City and are about to arm themselves for practice. */
function armory(seats: number, options: Partial<Manticore['options']> = {}): G {
  const picks = ['radan', 'milena', 'dagna', 'taeril'].slice(0, seats);
  const practice = { turnOrder: 'agreed', practice: 'hound', ...options } as const;
  const g = start(manticore, { seats, picks, chance: seeded(1), options: practice });
  while (waiting(manticore, g)?.phase === 'muster')
    apply(manticore, g, idle(manticore, g, waiting(manticore, g)?.seats[0] as Seat));
  return g;
}
function play(g: G, seat: Seat, choice: { type: 'arm'; token: TokenId } | { type: 'ready' }) {
  const applied = apply(manticore, g, { seat, ...choice });
  if ('refusal' in applied) throw new Error(JSON.stringify(applied.refusal));
  return applied.events;
}
const arm = (g: G, seat: Seat, token: TokenId) => play(g, seat, { type: 'arm', token });
const refusal = (g: G, seat: Seat, token: TokenId) => why(manticore, g, seat, { type: 'arm', token });

describe('arming for practice', () => {
  test('MC-3.6, MC-5.13, MC-1.14: each hero in turn takes what he likes, of all there is and free of charge', () => {
    const g = armory(2);
    const [offer] = offers(manticore, g, 0).filter(({ type }) => type === 'arm');
    expect(offer).toMatchObject({ fields: { token: { one: { length: 30 } } } });
    for (const token of ['SW-3', 'HM-4', 'FB-2'] as const) arm(g, 0, token);
    expect(g.heroes[0]).toMatchObject({
      worn: { sword: 'SW-3', helmet: 'HM-4' },
      spells: { fireball: 'FB-2' },
      spent: 0,
    });
    expect(tokensOn(g, 'forge')).toEqual(['SW-1', 'SW-2', 'SW-4']);
    expect(waiting(manticore, g)?.seats).toEqual([0]);
    expect(only(play(g, 0, { type: 'ready' }), 'madeReady')).toMatchObject([{ seat: 0 }]);
    expect(waiting(manticore, g)?.seats).toEqual([1]);
    expect(only(play(g, 1, { type: 'ready' }), 'foeStood')).toMatchObject([{ foe: 'M1' }]);
    expect(waiting(manticore, g)).toMatchObject({ phase: 'turn', seats: [0] });
  });

  test('MC-7.2, MC-5.7, MC-1.16: one token a slot: another one takes its place, and the old one goes back among the others', () => {
    const g = armory(1);
    arm(g, 0, 'SW-2');
    expect(only(arm(g, 0, 'SW-4'), 'armed')).toMatchObject([{ token: 'SW-4', returned: 'SW-2' }]);
    expect([tokensOn(g, 'forge'), g.heroes[0].bag]).toEqual([['SW-1', 'SW-2', 'SW-3'], []]);
    arm(g, 0, 'IB-3');
    expect(only(arm(g, 0, 'IB-1'), 'armed')).toMatchObject([{ returned: 'IB-3' }]);
    expect(tokensOn(g, 'iceTower')).toEqual(['IB-2', 'IB-3']);
  });

  test('MC-7.2: what one has on already, and what another hero has, is refused with its reason', () => {
    const g = armory(2);
    arm(g, 0, 'BW-1');
    expect(refusal(g, 0, 'BW-1')).toMatchObject({ rule: 'MC-7.2', refused: 'wornAlready' });
    play(g, 0, { type: 'ready' });
    expect(refusal(g, 1, 'BW-1')).toMatchObject({ refused: 'takenBy', facts: { by: 0 } });
    expect(refusal(g, 1, 'BW-2')).toBeNull();
  });

  test('MC-7.9, MC-R12: boots work from the first round on', () => {
    const g = armory(1);
    arm(g, 0, 'BT-1');
    const told = play(g, 0, { type: 'ready' });
    expect(only(told, 'bootsWork')).toMatchObject([{ boots: 'BT-1' }]);
    expect([initiativeIndex(g.heroes[0]), g.round]).toEqual([7, 1]);
  });

  test('MC-R2: with the box’s magic there are three helmets and three amulets', () => {
    const g = armory(1, { magicStacks: 'box' });
    expect(tokensOn(g, 'druidHut')).toEqual(['HM-1', 'HM-2', 'HM-3']);
    expect(refusal(g, 0, 'AM-4')).toMatchObject({ refused: 'notOffered' });
  });

  test('MC-3.8: whoever takes nothing fights with bare hands', () => {
    const g = armory(1);
    expect(idle(manticore, g, 0)).toEqual({ seat: 0, type: 'ready' });
  });
});
