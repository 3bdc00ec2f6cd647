import { offers, view } from '@parlour/kernel';
import { describe, expect, test } from 'vitest';
import { EMPTY_BUNDLE } from '../../content/bundle.ts';
import { matterOfFact } from '../../index.ts';
import { position } from '../../testing/position.ts';

describe('MF-17 deals between players', () => {
  test('MF-17.2, MF-R46, MF-S75: the active player and another trade in stages 2 to 5; assets are given by the active player only', () => {
    const t = position({
      at: 'movement',
      players: { P1: { cash: 50 }, P2: { stock: { coal: 2 }, hand: ['N01'], contracts: [{ card: 'A02' }] } },
      assets: { M1: { owner: 'P1' }, M5: { owner: 'P2' } },
    });
    expect(t.noDeal('P2', 'P1', { coal: 1, technologies: ['N01'], contracts: ['A02'] }, { money: 9 })).toBe(null);
    expect(t.noDeal('P2', 'P1', { assets: ['M5'] }, { money: 9 })).toBe('MF-10.6 onlyActiveSellsAssets');
    expect(t.noDeal('P1', 'P2', { assets: ['M1'] }, { money: 9 })).toBe(null);
    t.trade('P2', 'P1', { coal: 2 }, { money: 30 });
    expect([t.cash('P1'), t.stock('P1'), t.stock('P2')]).toEqual([20, { coal: 2 }, {}]);
    const early = position({
      players: { P1: { stock: { coal: 1 } } },
      assets: { M1: { owner: 'P1', workers: 2 } },
    });
    expect([early.question(), early.noDeal('P1', 'P2', { coal: 1 }, { money: 1 })]).toEqual([
      'turn.production',
      'MF-R46 onlyTransport',
    ]);
  });

  test('MF-R46, MF-13.4, MF-S73: transport for money is traded between any two at any moment', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      players: { P2: { vehicles: ['electricVehicle'], stock: { coal: 1 } }, P3: { cash: 60 } },
      assets: { M1: { owner: 'P1', workers: 2 } },
    });
    expect(t.question()).toBe('turn.production');
    expect(t.noDeal('P2', 'P3', { coal: 1 }, { money: 5 })).toBe('MF-R46 outOfRange');
    expect(t.noDeal('P3', 'P2', { money: 5 }, { money: 5 })).toBe('MF-R46 onlyTransport');
    t.trade('P2', 'P3', { vehicles: ['electricVehicle'] }, { money: 30 });
    expect([t.cash('P3'), t.player('P3').vehicles.electricVehicle]).toEqual([30, 'new']);
    t.idleUntil('turn.movement', 'P3');
    expect(t.facts().seats[2].speed).toBe(6);
  });

  test('MF-R22: a vehicle just sold is gone at once', () => {
    const t = position({ at: 'movement', players: { P1: { vehicles: ['quadcopter'] } } });
    t.trade('P1', 'P2', { vehicles: ['quadcopter'] }, { money: 60 });
    expect([t.facts().seats[0].speed, t.facts().seats[1].speed]).toEqual([4, 4]);
  });

  test('MF-R20: nobody owns two of a kind; the train is never for sale', () => {
    const t = position({
      at: 'movement',
      players: { P1: { vehicles: ['electricVehicle'] }, P2: { vehicles: ['electricVehicle'] } },
    });
    expect(t.noDeal('P1', 'P2', { vehicles: ['electricVehicle'] }, { money: 10 })).toBe('MF-R20 alreadyOwns');
    expect(t.noDeal('P1', 'P2', { vehicles: ['train' as never] }, { money: 10 })).toBe('MF-R46 notOffered');
  });

  test('MF-R47: each side gives something it has; nothing else is enforced', () => {
    const t = position({ at: 'movement', players: { P1: { cash: 5, stock: { ore: 1 } }, P2: { cash: 5 } } });
    expect(t.noDeal('P1', 'P2', { ore: 1 }, {})).toBe('MF-R47 emptySide');
    expect(t.noDeal('P1', 'P2', {}, { money: 1 })).toBe('MF-R47 emptySide');
    expect(t.noDeal('P1', 'P2', { ore: 2 }, { money: 1 })).toBe('MF-R46 outOfRange');
    t.propose('P1', 'P2', { ore: 1 }, { money: 5 });
    t.play('P1', 'sell', { resource: 'ore', units: 1 });
    expect(t.refusal('P2', 'acceptDeal', { deal: 1 })).toBe('MF-R47 stockLimit');
  });

  test('MF-R47: no offer can be made where one side has nothing to give', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      at: 'movement',
      players: { P2: { cash: 0 }, P3: { cash: 0, stock: { ore: 1 } } },
    });
    const partners = (name: string) =>
      offers(matterOfFact, t.g, t.seatOf(name)).flatMap((offer) =>
        offer.type === 'proposeDeal' && 'one' in offer.fields.to ? offer.fields.to.one : [],
      );
    expect([partners('P1'), partners('P2'), partners('P3')]).toEqual([[2], [], [0]]);
    expect(t.noDeal('P2', 'P1', { money: 1 }, { money: 1 })).toBe('MF-R47 nothingToGive');
  });

  test('MF-S48, MF-10.6, MF-R48, MF-17.3: an asset goes without its workers, and without its technology unless that is named', () => {
    const given = {
      at: 'movement',
      players: { P1: { cash: 0 }, P2: { cash: 100 } },
      assets: { M1: { owner: 'P1', workers: 2, guard: true, technology: 'N04' } },
      prices: { coal: 12 },
    } as const;
    const t = position(given);
    const events = t.trade('P1', 'P2', { assets: ['M1'] }, { money: 60 });
    expect(events.map(({ type }) => type)).toContain('traded');
    expect([t.owner('M1'), t.cash('P1'), t.cash('P2'), t.price('coal')]).toEqual(['P2', 60, 40, 12]);
    expect([t.player('P1').hand, t.player('P1').idle, t.asset('M1').technology]).toEqual([['N04'], 3, null]);
    expect([t.monopolist('coal'), t.facts().market.coal.capacities]).toEqual(['P2', [0, 1]]);
    const along = position(given);
    along.trade('P1', 'P2', { assets: ['M1'], technologies: ['N04'] }, { money: 60 });
    expect([along.asset('M1').technology, along.player('P1').hand]).toEqual(['N04', []]);
  });

  test('MF-11.6: technologies are sold to players only, from the hand or from an asset', () => {
    const t = position({
      at: 'movement',
      players: { P1: { hand: ['N07'] } },
      assets: { M1: { owner: 'P1', technology: 'N04' } },
    });
    t.trade('P1', 'P2', { technologies: ['N04', 'N07'] }, { money: 50 });
    expect([t.player('P2').hand, t.asset('M1').technology]).toEqual([['N04', 'N07'], null]);
    expect(Object.keys(t.g.players[0].stock)).toEqual(['coal', 'ore', 'steel', 'energy']);
  });

  test('MF-S58, MF-9.6, MF-R43: a contract sold counts two turns from the buyer’s own; what was delivered stays delivered', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      active: 'P3',
      at: 'movement',
      players: {
        P1: { cash: 0, contracts: [{ card: 'A14', open: { energy: 2 }, turns: 1 }] },
        P3: { cash: 30, at: 'M1', stock: { energy: 1 } },
      },
      prices: { energy: 80 },
    });
    t.trade('P1', 'P3', { contracts: ['A14'] }, { money: 20 });
    expect([t.cash('P1'), t.player('P3').contracts]).toMatchObject([20, [{ open: { energy: 2 }, turns: 2 }]]);
    t.play('P3', 'deliver', { contract: 'A14', resource: 'energy', units: 1 });
    t.idleUntil('turn.movement', 'P1');
    t.idleUntil('turn.movement', 'P3');
    expect(t.player('P3').contracts).toMatchObject([{ open: { energy: 1 }, turns: 1 }]);
    t.idleUntil('turn.movement', 'P1');
    expect([t.player('P3').contracts, t.g.actionDiscards]).toEqual([[], ['A14']]);
  });

  test('MF-S66, MF-17.4, MF-R58: for 15 nAn the raider gives the asset up; his chip stays until he moves', () => {
    const t = position({
      at: 'movement',
      players: { P1: { at: '1,3', cash: 20 } },
      assets: {
        S3: {
          owner: 'P1',
          workers: 2,
          capture: { by: 'P2', mode: 'operate', supplies: { salary: 2, inputs: { ore: 2 } } },
        },
      },
    });
    const events = t.trade('P1', 'P2', { money: 15 }, { release: 'S3' });
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'captureEnded', because: 'release', rule: 'MF-R58' }),
    );
    expect([t.cash('P1'), t.asset('S3').capture, t.at('P2'), t.stock('P2')]).toEqual([5, null, '1,4', { ore: 2 }]);
    expect(t.noMove('P1', 'S3')).toBe('MF-8.4 occupied');
  });

  test('MF-R51, MF-17.4: who has sold the release of an asset cannot capture it again without arriving anew', () => {
    const t = position({
      active: 'P2',
      at: 'movement',
      players: { P1: { at: '1,2', cash: 20 }, P2: { at: 'L2', cash: 5 } },
      assets: { S3: { owner: 'P1', workers: 2 } },
    });
    t.move('P2', 'S3');
    t.play('P2', 'raid', { mode: 'sabotage' });
    t.trade('P1', 'P2', { money: 15 }, { release: 'S3' });
    expect([t.asset('S3').capture, t.question()]).toEqual([null, 'turn.planning']);
    expect(t.refusal('P2', 'raid', { mode: 'sabotage' })).toBe('MF-18.1 notNow');
  });

  test('MF-R51, MF-18.1: an asset just sold to a rival cannot be captured by the seller who stands there', () => {
    const t = position({
      at: 'movement',
      players: { P1: { at: '-1,-1', cash: 60 }, P2: { cash: 60 } },
      assets: { X6: { owner: 'P1' } },
    });
    t.move('P1', 'M1');
    t.play('P1', 'buyAsset');
    t.trade('P1', 'P2', { assets: ['M1'] }, { money: 60 });
    expect([t.owner('M1'), t.question()]).toEqual(['P2', 'turn.planning']);
  });

  test('MF-S67, MF-R48, MF-R49: a captured asset is sold to its raider only', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      at: 'movement',
      players: { P2: { cash: 80 } },
      assets: { S3: { owner: 'P1', technology: 'N13', capture: { by: 'P2', mode: 'sabotage' } } },
    });
    expect(t.refusal('P1', 'sellAsset', { asset: 'S3' })).toBe('MF-R49 captured');
    expect(t.noDeal('P1', 'P3', { assets: ['S3'] }, { money: 9 })).toBe('MF-R48 onlyToRaider');
    expect(t.noDeal('P1', 'P3', { technologies: ['N13'] }, { money: 9 })).toBe('MF-R47 locked');
    expect(t.noDeal('P1', 'P2', { technologies: ['N13'] }, { money: 9 })).toBe('MF-R47 locked');
    t.trade('P1', 'P2', { assets: ['S3'], technologies: ['N13'] }, { money: 70 });
    expect([t.owner('S3'), t.asset('S3').capture, t.asset('S3').technology, t.cash('P2')]).toEqual([
      'P2',
      null,
      'N13',
      10,
    ]);
  });

  test('MF-R60: a prisoner gives money, contracts, cards in hand and whole assets, but no card off an asset', () => {
    const t = position({
      at: 'investments',
      players: { P1: { arrest: 1, at: 'BC', hand: ['N01'] } },
      assets: { M1: { owner: 'P1', technology: 'N04' } },
    });
    expect(t.noDeal('P1', 'P2', { technologies: ['N01'] }, { money: 5 })).toBe(null);
    expect(t.noDeal('P1', 'P2', { technologies: ['N04'] }, { money: 5 })).toBe('MF-R60 arrestedSeller');
    expect(t.noDeal('P1', 'P2', { assets: ['M1'], technologies: ['N04'] }, { money: 5 })).toBe(null);
  });

  test('MF-R44: money for a debtor pays his debt first', () => {
    const t = position({ at: 'movement', players: { P1: { debt: 9, stock: { coal: 1 } }, P2: { cash: 12 } } });
    t.trade('P1', 'P2', { coal: 1 }, { money: 12 });
    expect([t.cash('P1'), t.debt('P1')]).toEqual([3, 0]);
  });

  test('MF-R46: one open offer to each, and eight a turn; they lapse with the turn', () => {
    const t = position({
      names: ['P1', 'P2', 'P3', 'P4'],
      at: 'planning',
      players: { P1: { cash: 99 }, P2: { stock: { coal: 9 } }, P3: { stock: { coal: 1 } }, P4: { stock: { coal: 1 } } },
    });
    for (const to of ['P2', 'P3', 'P4']) t.propose('P1', to, { money: 1 }, { coal: 1 });
    expect(t.noDeal('P1', 'P2', { money: 2 }, { coal: 1 })).toBe('MF-R46 dealLimit');
    for (let i = 0; i < 5; i++) {
      t.play('P1', 'withdrawDeal', { deal: t.g.deals.open.find(({ to }) => to === 1)?.id });
      t.propose('P1', 'P2', { money: 1 }, { coal: 1 });
    }
    t.play('P1', 'withdrawDeal', { deal: t.g.deals.next - 1 });
    expect(t.noDeal('P1', 'P2', { money: 1 }, { coal: 1 })).toBe('MF-R46 dealLimit');
    const events = t.play('P1', 'endTurn');
    expect(events).toContainEqual({ type: 'dealLapsed', from: 0, to: 2 });
    expect(t.g.deals.open).toEqual([]);
  });

  test('MF-R46: an offer may be countered three times, no more', () => {
    const t = position({ at: 'planning', players: { P1: { cash: 99 }, P2: { stock: { coal: 9 } } } });
    t.propose('P1', 'P2', { money: 1 }, { coal: 1 });
    const counter = (name: string, money: number) => {
      const [give, take] = name === 'P2' ? [{ coal: 1 }, { money }] : [{ money }, { coal: 1 }];
      return {
        deal: t.g.deals.next - 1,
        terms: { give: { ...EMPTY_BUNDLE, ...give }, take: { ...EMPTY_BUNDLE, ...take } },
      };
    };
    t.play('P2', 'counterDeal', counter('P2', 9));
    t.play('P1', 'counterDeal', counter('P1', 5));
    t.play('P2', 'counterDeal', counter('P2', 7));
    expect(t.refusal('P1', 'counterDeal', counter('P1', 6))).toBe('MF-R46 noSuchDeal');
    t.play('P1', 'acceptDeal', { deal: t.g.deals.next - 1 });
    expect([t.cash('P1'), t.stock('P1')]).toEqual([92, { coal: 1 }]);
  });

  test('MF-R46: the terms are known to the two alone until they are accepted', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      at: 'movement',
      players: { P1: { cash: 9 }, P2: { stock: { coal: 1 } } },
    });
    t.propose('P1', 'P2', { money: 9 }, { coal: 1 });
    expect(view(t.g, 1).deals.open[0]?.terms.secret?.give.money).toBe(9);
    expect(view(t.g, 2).deals.open[0]?.terms.secret).toBe(null);
    expect(t.play('P2', 'acceptDeal', { deal: 1 })).toContainEqual(
      expect.objectContaining({ type: 'traded', give: expect.objectContaining({ money: 9 }) }),
    );
  });

  test('MF-O9: with hidden cash any sum may be asked; an offer its maker cannot pay any more is off', () => {
    const t = position({
      at: 'investments',
      options: { cash: 'hidden' },
      players: { P1: { at: 'L1', cash: 20, stock: { coal: 1 } }, P2: { cash: 5, stock: { coal: 1 } } },
    });
    expect(view(t.g, 1).players[0].cash.secret).toBe(null);
    expect(view(t.g, 0).players[0].cash.secret).toBe(20);
    expect(t.facts('P2').seats[0].worth).toBe(null);
    t.propose('P1', 'P2', { coal: 1 }, { money: 500 });
    expect(t.refusal('P2', 'acceptDeal', { deal: 1 })).toBe('MF-R47 cannotPay');
    t.play('P2', 'declineDeal', { deal: 1 });
    t.propose('P1', 'P2', { money: 15 }, { coal: 1 });
    expect(t.play('P1', 'hire', { workers: 1 })).toContainEqual({ type: 'dealLapsed', from: 0, to: 1 });
  });

  test('MF-R46, MF-R44: only the offer that its maker cannot pay any more is off; his others and those of others stand', () => {
    const t = position({
      names: ['P1', 'P2', 'P3'],
      at: 'investments',
      players: { P1: { at: 'L1', cash: 20 }, P2: { cash: 30, stock: { coal: 1 } }, P3: { stock: { coal: 1 } } },
    });
    t.propose('P1', 'P2', { money: 20 }, { coal: 1 });
    t.propose('P1', 'P3', { money: 2 }, { coal: 1 });
    t.propose('P2', 'P1', { coal: 1 }, { money: 15 });
    const lapsed = t.play('P1', 'hire', { workers: 1 }).filter(({ type }) => type === 'dealLapsed');
    expect(lapsed).toEqual([{ type: 'dealLapsed', from: 0, to: 1 }]);
    expect(t.g.deals.open.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });

  test('MF-O12: without trade nobody can propose anything', () => {
    const t = position({ at: 'movement', options: { trade: 'off' }, players: { P1: { vehicles: ['quadcopter'] } } });
    expect(t.noDeal('P1', 'P2', { vehicles: ['quadcopter'] }, { money: 1 })).toBe('MF-1.6 tradeOff');
  });
});
