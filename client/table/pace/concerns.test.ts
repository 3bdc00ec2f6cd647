import { staging as boom } from '@parlour/games/boom/board/stage/index.ts';
import { staging as businessmen } from '@parlour/games/businessmen/board/stage/index.ts';
import { staging as economicus } from '@parlour/games/economicus/board/stage/index.ts';
import { staging as manticore } from '@parlour/games/manticore/board/stage/index.ts';
import { staging as matterOfFact } from '@parlour/games/matter-of-fact/board/stage/index.ts';
import { describe, expect, test } from 'vitest';

/** Whom a moment concerns: what concerns others only is never staged for somebody who plays. */
describe('a moment concerns', () => {
  test('in •Boom those who have shares, and all when the bubble bursts', () => {
    const view = { companies: [{ plan: 'P1', shares: [0, 2, 0] }] } as never;
    for (const type of ['wentPublic', 'wentBust'] as const)
      expect([0, 1].map((seat) => boom.concern({ type, company: 'P1' } as never, seat as 0, view))).toEqual([
        'others',
        'me',
      ]);
    expect(boom.concern({ type: 'crashed' } as never, 0, view)).toBe('all');
  });

  test('in Businessmen those whom a lorry pays and whom misfortune hits; a quiet day nobody', () => {
    const lorry = { type: 'lorrySent', payments: [{ seat: 1 }] } as never;
    expect([0, 1].map((seat) => businessmen.concern(lorry, seat as 0))).toEqual(['others', 'me']);
    const spun = (hits: string | null) => ({ type: 'misfortuneSpun', seat: 1, hits }) as never;
    expect([0, 1].map((seat) => businessmen.concern(spun('loader'), seat as 0))).toEqual(['others', 'me']);
    expect(businessmen.concern(spun(null), 1)).toBe('others');
    expect(businessmen.concern({ type: 'priceWheelSpun', seat: 1 } as never, 0)).toBe('all');
  });

  test('in Economicus who does it and whom it is done to; a crisis all', () => {
    const card = { type: 'cardPlayed', seat: 1, rival: 2 } as never;
    expect([0, 1, 2].map((seat) => economicus.concern(card, seat as 0))).toEqual(['others', 'me', 'me']);
    expect(economicus.concern({ type: 'crisisOpened' } as never, 0)).toBe('all');
  });

  test('in Manticore the heroes of the fight; her awakening all', () => {
    const sides = { attacker: { party: { is: 'foe' } }, defender: { party: { is: 'heroes', seats: [1] } } };
    const clash = { type: 'clashed', ...sides } as never;
    expect([0, 1].map((seat) => manticore.concern(clash, seat as 0))).toEqual(['others', 'me']);
    expect(manticore.concern({ type: 'manticoreWoke', seat: null } as never, 0)).toBe('all');
  });

  test('in Matter of Fact the raider, the owner, and who calls the strike; a BIObot all', () => {
    expect(
      [0, 1, 2].map((seat) => matterOfFact.concern({ type: 'captured', seat: 1, owner: 2 } as never, seat as 0)),
    ).toEqual(['others', 'me', 'me']);
    expect(matterOfFact.concern({ type: 'cardDrawn', seat: 1 } as never, 0)).toBe('others');
    expect(matterOfFact.concern({ type: 'biobotMade', seat: 1 } as never, 0)).toBe('all');
  });
});

/** What a seat has lies in several places: a change in any of them is shown for long enough, or stays marked. */
describe('what is one’s own', () => {
  const isOther = (owned: (view: never, seat: 0) => unknown, before: object, after: object): boolean =>
    JSON.stringify(owned(before as never, 0)) !== JSON.stringify(owned(after as never, 0));

  test('in •Boom are shares, and what lies on the company: not a company of others', () => {
    const table = (...companies: object[]) => ({ players: [{}, {}], companies });
    const mine = { plan: 'P1', attached: ['C1', 'C2'], lead: 0, shares: [2, 1] };
    const theirs = { plan: 'P2', attached: ['C3'], lead: 1, shares: [0, 3] };
    const before = table(mine, theirs);
    expect(isOther(boom.holdings, before, table(theirs))).toBe(true);
    expect(isOther(boom.holdings, before, table({ ...mine, attached: ['C1'] }, theirs))).toBe(true);
    expect(isOther(boom.holdings, before, table({ ...mine, lead: 1 }, theirs))).toBe(true);
    expect(isOther(boom.holdings, before, table(mine))).toBe(false);
  });

  test('in Businessmen is what rides on the lorries; a quiet day of the wheel changes nothing', () => {
    const table = (lots: number, more = {}) => ({
      players: [{ coins: 3, ...more }],
      lorries: { L1: { lots: [lots] } },
    });
    expect(isOther(businessmen.holdings, table(2), table(0))).toBe(true);
    expect(isOther(businessmen.holdings, table(2), table(2, { coins: 9 }))).toBe(true);
    expect(isOther(businessmen.holdings, table(2, { misfortune: null }), table(2, { misfortune: 'M1' }))).toBe(false);
  });

  test('in Matter of Fact is an asset that a raider holds', () => {
    const table = (capture: object | null) => ({
      players: [{ assets: ['A1'] }],
      assets: { A1: { owner: 0, capture }, A2: { owner: 1, capture: null } },
    });
    expect(isOther(matterOfFact.holdings, table(null), table({ raider: 1 }))).toBe(true);
    expect(isOther(matterOfFact.holdings, table(null), table(null))).toBe(false);
  });
});
