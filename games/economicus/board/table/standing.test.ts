import type { Wishes } from '@parlour/kit/board.ts';
import { boardProps, WISHES } from '@parlour/kit/testing/board-props.ts';
import { expect, test } from 'vitest';
import type { OptionCard } from '../../content/options.ts';
import { economicus } from '../../index.ts';
import type { Given } from '../../testing/arrange.ts';
import { position } from '../../testing/position.ts';
import { economicusText } from '../../text/index.ts';
import { answerOf } from './standing.ts';

/** What two orders answer for the first player, who plays against bots alone or with other people. */
async function ordered(given: Given, wishes: Partial<Wishes>) {
  const props = boardProps(economicus, { g: position(given).g, seat: 0 }, await economicusText.en(), 'en');
  return answerOf({ ...props, wishes: { ...WISHES, ...wishes } }, ['sales', 'unpaid']);
}
const WITH_OTHERS = { isAlone: false };

test('EC-5.5: against bots alone whoever holds a card that could be played is asked in the last window before the crisis card', async () => {
  const sales = (hand: OptionCard[]): Given => ({
    options: { rules: 'full' },
    at: 'sales',
    industry: 5,
    prices: { 5: 9, 6: 9 },
    players: { A: { own: { 6: 1 }, hand } },
  });
  expect(await ordered(sales([]), {})).toBe('ready');
  expect(await ordered(sales(['OP19-1']), {})).toBe(null);
  // With other people what is in a hand decides nothing.
  for (const hand of [[], ['OP19-1']] as OptionCard[][]) expect(await ordered(sales(hand), WITH_OTHERS)).toBe('ready');
});

test('EC-21.5: whoever could pay for a start-up or an offer with a loan is asked about it', async () => {
  for (const at of ['startUps', 'offers'] as const)
    for (const wishes of [{}, WITH_OTHERS]) {
      const prices = { 5: 12, 6: 1, 7: 1 };
      const players = { A: { cash: 2, own: { 6: 3, 7: 2 } }, B: { own: { 5: 1 } } };
      expect([at, await ordered({ options: { rules: 'full' }, at, industry: 5, prices, players }, wishes)]).toEqual([
        at,
        null,
      ]);
    }
});

test('EC-5.5: with other people the time that an order takes tells nobody who holds a card for start-ups', async () => {
  const startUps = (hand: OptionCard[]): Given => ({
    options: { rules: 'full' },
    at: 'startUps',
    industry: 5,
    prices: { 5: 12 },
    players: { A: { cash: 2, hand } },
  });
  for (const hand of [['OP17-1'], ['OP28-1']] as OptionCard[][])
    expect([hand, await ordered(startUps(hand), WITH_OTHERS)]).toEqual([hand, 'pass']);
  // Against bots alone it may be used.
  expect(await ordered(startUps(['OP17-1']), {})).toBe(null);
});

test('what was taken back is asked again: no order answers it', async () => {
  const sales: Given = { at: 'sales', industry: 5, prices: { 5: 9, 6: 9 }, players: { A: { own: { 6: 1 } } } };
  expect([await ordered(sales, {}), await ordered(sales, { isAgain: true })]).toEqual(['ready', null]);
});
