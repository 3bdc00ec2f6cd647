import { view } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import type { ActionCardId } from '../../content/action-cards.ts';
import { type News, position } from '../../testing/position.ts';

type Given = Parameters<typeof position>[0];

/** P1 steps from X2 onto the frontier hex beside it and opens this card. */
function draws(card: ActionCardId, given: Given = {}) {
  const p1 = { at: 'X2', ...given.players?.['P1'] };
  const t = position({ at: 'movement', ...given, players: { ...given.players, P1: p1 }, actionDeck: [card] });
  const events: News[] = t.move('P1', '2,0', true);
  return { ...t, events };
}

describe('MF-9 action cards', () => {
  test('MF-S5, MF-9.2, MF-9.3, MF-9.4, MF-9.7: a contract is filled in parts over two turns at the highest price, then thrown away', () => {
    const t = draws('A01', {
      players: { P1: { stock: { coal: 1, ore: 2 }, cash: 0 } },
      assets: {
        M1: { owner: 'P1', technology: 'N04' },
        X1: { owner: 'P1', technology: 'N10' },
      },
      used: ['N04', 'N10'],
      prices: { coal: 10, ore: 12 },
    });
    t.play('P1', 'deliver', { contract: 'A01', resource: 'coal', units: 1 });
    t.play('P1', 'deliver', { contract: 'A01', resource: 'ore', units: 2 });
    expect(t.cash('P1')).toBe(54);
    expect(t.player('P1').contracts[0]).toMatchObject({ open: { coal: 1, ore: 3 } });
    t.play('P1', 'endTurn');
    t.g.assets.M1.workers = 2;
    t.g.assets.X1.workers = 2;
    t.g.workersLeft -= 4;
    t.idleUntil('turn.production', 'P1');
    t.play('P1', 'runProposed');
    expect(t.stock('P1')).toEqual({ coal: 2, ore: 2 });
    expect(t.refusal('P1', 'deliver', { contract: 'A01', resource: 'coal', units: 2 })).toBe('MF-9.7 contractLimit');
    t.play('P1', 'deliver', { contract: 'A01', resource: 'coal', units: 1 });
    t.play('P1', 'deliver', { contract: 'A01', resource: 'ore', units: 2 });
    expect([t.cash('P1'), t.stock('P1')]).toEqual([108, { coal: 1 }]);
    t.play('P1', 'sell', { resource: 'coal', units: 1 });
    expect(t.cash('P1')).toBe(118);
    t.idleUntil('turn.planning', 'P1');
    const events = t.play('P1', 'endTurn');
    expect(events).toContainEqual({
      type: 'contractLapsed',
      seat: 0,
      contract: 'A01',
      open: { coal: 0, ore: 1, steel: 0, energy: 0 },
    });
    expect([t.player('P1').contracts, t.g.actionDiscards]).toEqual([[], ['A01']]);
  });

  test('MF-R43: a contract that is filled is thrown away at once; what it does not list cannot be delivered; deliveries wait for stage 2', () => {
    const contracts = [{ card: 'A05' as const, open: { ore: 2 } }];
    const t = position({
      players: { P1: { stock: { ore: 3, coal: 1 }, contracts } },
      assets: { M1: { owner: 'P1', workers: 2 } },
    });
    expect(t.refusal('P1', 'deliver', { contract: 'A05', resource: 'ore', units: 1 })).toBe('MF-R43 notNow');
    t.play('P1', 'goOn');
    expect(t.refusal('P1', 'deliver', { contract: 'A05', resource: 'coal', units: 1 })).toBe('MF-9.2 notInContract');
    const events = t.play('P1', 'deliver', { contract: 'A05', resource: 'ore', units: 2 });
    expect(events).toContainEqual({ type: 'contractFilled', seat: 0, contract: 'A05' });
    expect(t.refusal('P1', 'deliver', { contract: 'A05', resource: 'ore', units: 1 })).toBe('MF-9.2 noContract');
  });

  test('MF-S59, MF-9.5: goods bought in the centre may fill it', () => {
    const t = position({
      at: 'investments',
      players: { P1: { at: 'BC', cash: 40, contracts: [{ card: 'A02' }] } },
      opened: ['coal'],
      prices: { coal: 10 },
    });
    t.play('P1', 'buyResource', { resource: 'coal', units: 4 });
    expect(t.cash('P1')).toBe(0);
    t.play('P1', 'deliver', { contract: 'A02', resource: 'coal', units: 4 });
    expect(t.cash('P1')).toBe(64);
  });

  test('MF-S6, MF-9.8, MF-6.8, MF-R41: a subsidy pays its rate for each asset, to the drawer alone; then prices fall', () => {
    const t = draws('A17', {
      players: { P1: { cash: 0 }, P2: { cash: 0 } },
      assets: { M1: { owner: 'P1' }, M2: { owner: 'P1' }, X1: { owner: 'P1' }, M5: { owner: 'P2' } },
      prices: { coal: 13, ore: 16 },
    });
    expect([t.cash('P1'), t.cash('P2'), t.price('coal'), t.price('ore')]).toEqual([9, 0, 12, 15]);
    expect(t.events.map(({ type }) => type)).toEqual(['moved', 'cardDrawn', 'grantPaid', 'priceMoved', 'priceMoved']);
    expect(t.events[2]).toMatchObject({
      amount: 9,
      items: [
        { of: 'mine', count: 2, rate: 2 },
        { of: 'excavatingPlant', count: 1, rate: 5 },
      ],
    });
  });

  test('MF-S60, MF-9.9: a dividend pays what is printed on each asset', () => {
    const t = draws('A36', {
      players: { P1: { cash: 0 } },
      assets: { M1: { owner: 'P1' }, M2: { owner: 'P1' }, X1: { owner: 'P1' }, E1: { owner: 'P1' } },
    });
    expect(t.cash('P1')).toBe(24);
  });

  test('MF-S7, MF-9.10: technologies are taxed in use or not', () => {
    const t = draws('A37', {
      players: { P1: { cash: 40, hand: ['N07'] } },
      assets: { M1: { owner: 'P1', technology: 'N01' }, M2: { owner: 'P1', technology: 'N02' } },
    });
    expect(t.cash('P1')).toBe(31);
  });

  test('MF-S56, MF-R42, MF-11.5: a card kept without a fitting asset counts; so does a captured asset', () => {
    const t = draws('A38', { players: { P1: { cash: 10, hand: ['N18'] } } });
    expect(t.cash('P1')).toBe(4);
    const mine = draws('A39', {
      players: { P1: { cash: 10 } },
      assets: { M1: { owner: 'P1', capture: { by: 'P2', mode: 'sabotage' } } },
    });
    expect(mine.cash('P1')).toBe(6);
  });

  test('MF-S61, MF-9.11, MF-R42: transport tax for each vehicle, the train included', () => {
    const t = draws('A45', { players: { P1: { cash: 10, vehicles: ['electricVehicle'] } } });
    expect(t.cash('P1')).toBe(3);
  });

  test('MF-S57, MF-R44, MF-6.11: what cannot be paid is debt, which every income pays first', () => {
    const t = draws('A38', {
      players: { P1: { cash: 3, hand: ['N01', 'N02'], stock: { coal: 1 } } },
      prices: { coal: 11, steel: 60, energy: 72 },
    });
    expect([t.cash('P1'), t.debt('P1'), t.price('steel'), t.price('energy')]).toEqual([0, 9, 63, 76]);
    t.play('P1', 'sell', { resource: 'coal', units: 1 });
    expect([t.cash('P1'), t.debt('P1')]).toEqual([2, 0]);
  });

  test('MF-R45: a card for what the player does not have is worth nothing, but prices move', () => {
    const t = draws('A21', { players: { P1: { cash: 7 } } });
    expect([t.cash('P1'), t.price('steel')]).toEqual([7, 63]);
  });

  test('MF-R19: the discards make a new deck; contracts in players’ hands are not among them', () => {
    const t = position({
      at: 'movement',
      players: { P1: { at: 'X2', contracts: [{ card: 'A01' }] } },
    });
    t.g.actionDiscards = [...t.g.actionDeck.secret];
    t.g.actionDeck.secret = [];
    t.g.actionDeck.seen = [];
    const events = t.move('P1', '2,0', true);
    expect(events).toContainEqual({ type: 'actionDeckReshuffled', cards: 49 });
    expect(t.g.actionDeck.secret).not.toContain('A01');
    expect(t.g.actionDeck.secret.length).toBe(48);
  });

  test('MF-O3: with open decks everybody sees the top card, and the next one after it', () => {
    const t = position({ at: 'movement', options: { decks: 'up' }, players: { P1: { at: 'X2' } } });
    t.move('P1', '2,0', true);
    const seen = view(t.g, 1).actionDeck.secret;
    expect(seen.filter((card) => card !== null)).toEqual([t.g.actionDeck.secret.at(-1)]);
    const down = position();
    expect(view(down.g, 1).actionDeck.secret.every((card) => card === null)).toBe(true);
  });
});
