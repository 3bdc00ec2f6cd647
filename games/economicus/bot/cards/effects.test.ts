import { expect, test } from 'vitest';
import { position } from '../../testing/position.ts';
import { NO_AIM } from '../../types/aims.ts';
import type { Aim } from '../../types.ts';
import { ownEffect, playOf } from './effects.ts';

/** What is owed and held after both loans of an industry are closed by OP20. */
function afterClosing(aim: Aim) {
  const t = position({ options: { rules: 'full' }, players: { A: { cash: 9, own: { 5: 2 }, mortgaged: { 5: 2 } } } });
  ownEffect(t.g, playOf({ ...aim, card: 'OP20-1' }, t.seatOf('A')));
  return [t.cash('A'), t.loans('A')];
}

test('a second loan is one more to close, and by rules 0 and 1 the asset of OP20 is', () => {
  expect(afterClosing({ ...NO_AIM, company: '5-mortgaged' })).toEqual([[7], 1]);
  expect(afterClosing({ ...NO_AIM, company: '5-mortgaged', loan: '5-mortgaged' })).toEqual([[5], 0]);
  const { loan: _, ...before } = NO_AIM;
  expect(afterClosing({ ...before, company: '5-mortgaged', asset: '5-mortgaged' } as Aim)).toEqual([[5], 0]);
});
