import { describe, expect, test } from 'vitest';
import { economicus } from '../../index.ts';
import { only, position } from '../../testing/position.ts';

const FULL = { rules: 'full' } as const;
const eight = { 2: 1, 3: 1, 4: 1, 5: 1 };

describe('stars and victory', () => {
  test('EC-3.1, EC-3.2, EC-3.8: the targets, and a star a company in quick rules', () => {
    const targets = (rules: 'quick' | 'full') =>
      [2, 3, 4, 5, 6, 8].map(
        (seats) => position({ names: [...'ABCDEFGH'].slice(0, seats), options: { rules } }).facts().target,
      );
    expect(targets('quick')).toEqual([6, 6, 5, 5, 4, 4]);
    expect(targets('full')).toEqual([9, 9, 8, 8, 7, 7]);
    expect(position({ players: { A: { own: { 5: 2, 6: 1 } } } }).stars('A')).toEqual([3]);
  });

  test('EC-S.36, EC-3.3, EC-3.4: a star for presence, one for the majority; a tie gives it to nobody; EV35', () => {
    const given = (A: number, B: number, C: number, event?: 'EV35') =>
      position({
        options: FULL,
        ...(event && { event }),
        players: { A: { own: { 5: A } }, B: { own: { 5: B } }, C: { own: { 5: C } } },
      }).stars();
    expect([given(2, 1, 0), given(2, 2, 0), given(2, 2, 1)]).toEqual([
      [2, 1, 0],
      [1, 1, 0],
      [1, 1, 1],
    ]);
    expect(given(1, 0, 0, 'EV35')).toEqual([1, 0, 0]);
  });

  test('EC-S.50, EC-3.10, EC-R.41, EC-3.7: the ledger may be negative, the total never is', () => {
    expect(
      position({ options: FULL, players: { A: { own: { 5: 1 }, bonus: -2 }, B: { own: { 5: 1 } } } }).stars('A'),
    ).toEqual([0]);
    expect(
      position({ options: FULL, players: { A: { own: { 5: 1, 6: 1 }, bonus: -2 }, B: { own: { 5: 1 } } } }).stars('A'),
    ).toEqual([1]);
  });

  test('EC-S.40, EC-3.2, EC-19.1: in quick rules the target wins on the spot', () => {
    const t = position({
      names: [...'ABCDE'],
      prices: { 8: 9 },
      players: { B: { own: { 2: 2, 3: 2 }, projects: { 8: 1 } } },
    });
    t.dice(3, 5, 5);
    t.play('A', 'roll');
    expect([t.question(), t.winners(), t.g.turn.part]).toEqual(['over', ['B'], 'T4']);
  });

  test('EC-R.44: of two who come to the target by one deal the active player wins, else the next', () => {
    const players = { A: { own: { 2: 3, 3: 1 } }, D: { own: { 4: 4 } } };
    const t = position({ names: [...'ABCDEF'], active: 'C', at: 'auction', industry: 7, prices: { 7: 3 }, players });
    t.play('C', 'bid', { amount: 3 });
    for (const name of 'DEFAB') t.play(name, 'pass');
    expect(t.winners()).toEqual(['D']);
  });

  test('EC-S.38, EC-3.9, EC-13.1: in full rules whoever has the target at the end of any turn wins', () => {
    const t = position({
      names: [...'ABCD'],
      options: FULL,
      at: 'finish',
      industry: 6,
      players: { C: { own: eight } },
    });
    expect([t.winners(), t.g.ending?.because]).toEqual([['C'], 'target']);
  });

  test('EC-S.39, EC-19.1, EC-R.44: of several most stars, then net assets, then companies, then it is shared', () => {
    const end = (B: object, D: object) =>
      position({
        names: [...'ABCD'],
        options: FULL,
        at: 'finish',
        industry: 6,
        prices: { 2: 1, 3: 1, 4: 1, 5: 1, 9: 1, 10: 1, 11: 1, 12: 1 },
        players: { B, D },
      }).winners();
    const other = { 9: 1, 10: 1, 11: 1, 12: 1 };
    expect(end({ own: eight }, { own: other, bonus: 1 })).toEqual(['D']);
    expect(end({ own: eight, cash: 21 }, { own: other })).toEqual(['B']);
    expect(end({ own: { ...eight, 2: 2 }, cash: 19 }, { own: other })).toEqual(['B']);
    expect(end({ own: eight }, { own: other })).toEqual(['B', 'D']);
  });

  test('EC-S.56, EC-19.3, EC-R.46, EC-T.4: held to the end of the year, after interest; quick rules too', () => {
    const options = { ...FULL, holdToYearEnd: 'on' } as const;
    const nine = { ...eight, 7: 1 };
    expect(position({ options, at: 'finish', industry: 6, players: { A: { own: nine } } }).winners()).toEqual([]);
    expect(position({ options, at: 'award', players: { B: { own: nine } } }).winners()).toEqual(['B']);
    expect(
      position({ options: { holdToYearEnd: 'on' }, at: 'award', players: { B: { own: { 2: 3, 3: 3 } } } }).winners(),
    ).toEqual(['B']);
  });

  test('EC-19.2, EC-T.3, EC-T.16, EC-R.49: a higher target, and the preset for two experienced players', () => {
    expect(position({ options: { extraStars: '2' } }).facts().target).toBe(8);
    expect(economicus.presets['experiencedTwo']).toMatchObject({ rules: 'full', extraStars: '2', holdToYearEnd: 'on' });
  });

  test('EC-S.57, EC-19.4, EC-19.5, EC-R.45, EC-T.5: a limited game ends by stars, net assets and companies, without a target', () => {
    const t = position({
      names: [...'AB'],
      options: { ...FULL, limit: 'turns8' },
      at: 'finish',
      industry: 6,
      turnNumber: 8,
      prices: { 5: 10, 7: 12, 2: 9 },
      players: {
        A: { cash: 7, own: { 5: 1, 7: 1 }, mortgaged: { 5: 1 }, bonus: -2 },
        B: { cash: 15, own: { 2: 1 }, projects: { 3: 1 } },
      },
    });
    expect([t.winners(), t.g.ending]).toEqual([['A'], expect.objectContaining({ because: 'turns', assets: [24, 24] })]);
    const limited = position({
      options: { limit: 'turns8' },
      at: 'finish',
      industry: 6,
      players: { A: { own: { 2: 3, 3: 3 } } },
    });
    expect([limited.winners(), limited.facts().targetWins]).toEqual([[], 'never']);
    expect(position({ options: { limit: 'turns8', stopAtTarget: 'on' } }).facts().targetWins).toBe('atOnce');
  });

  test('EC-R.45, EC-R.47, EC-19.5: prices that were never set are rolled before assets are counted', () => {
    const t = position({
      names: [...'AB'],
      options: { limit: 'turns8' },
      at: 'finish',
      industry: 6,
      turnNumber: 8,
      players: { A: { own: { 3: 1 } }, B: { own: { 4: 1 } } },
    });
    expect(only(t.opening, 'priceSet')).toHaveLength(2);
  });

  test('EC-T.5, EC-19.4: in a game by the clock the auditor calls time, and the turn or the year is played out', () => {
    const t = position({ names: [...'AB'], options: { limit: 'minutes30' } });
    expect(t.refusal('B', 'callTime')).toBe('EC-4.2 notAuditor');
    t.play('A', 'callTime');
    expect([t.g.outcome, t.refusal('A', 'callTime')]).toEqual([null, 'EC-19.4 timeIsUp']);
    for (let guard = 0; t.question() !== 'over' && guard < 90; guard++) t.calm();
    expect(t.g.ending?.because).toBe('time');
    const options = { limit: 'turns8', limitEnd: 'endOfYear' } as const;
    expect(position({ options, at: 'finish', industry: 6, turnNumber: 8 }).g.ending).toBe(null);
    expect(position({ options, at: 'award', turnNumber: 8 }).g.ending?.because).toBe('turns');
    expect(position({ options: {} }).refusal('A', 'callTime')).toBe('EC-19.4 noTimeLimit');
    const ruined = {
      active: 'B',
      auditor: 'A',
      options: { limit: 'minutes30' },
      players: { A: { isOut: true } },
    } as const;
    expect(position(ruined).refusal('B', 'callTime')).toBe(null);
  });

  test('EC-19.6, EC-R.55, EC-T.15: after thirty years the game ends by stars', () => {
    expect(position({ at: 'award', year: 30, players: { B: { own: { 5: 1 } } } }).winners()).toEqual(['B']);
    expect(position({ at: 'award', year: 29 }).g.ending).toBe(null);
  });
});
