import type { Seat } from '@parlour/kernel';
import { expect, test } from 'vitest';
import { sightIn } from '../testing/sight.ts';
import { manticore } from './index.ts';
import { plans } from './plans.ts';
import { position } from './testing/position.ts';

test('a gift is taken into the bag, or refused; a counter-spell is saved', () => {
  const gift = position({ heroes: { elf: { at: [0, 0], worn: ['SW-2'] }, warrior: { at: [0, 1] } } });
  gift.play('elf', 'give', { artifact: 'SW-2', to: 1 });
  expect(answer(gift, 1, 'takeGifts')).toEqual({ type: 'accept', place: 'bag' });
  expect(answer(gift, 1, 'refuseGifts')).toEqual({ type: 'refuse' });
  expect(answer(gift, 1, 'saveCounters')).toBeNull();
  gift.play('warrior', 'accept', { place: 'bag' });

  const duel = position({
    heroes: { mage: { at: [0, 0], spells: ['FB-2'] }, elf: { at: [0, 1], spells: ['IB-3'] } },
    options: { mode: 'semi' },
  });
  duel.play('mage', 'attack', { target: 1, kind: 'magic' });
  duel.play('mage', 'cast', { spells: ['fireball'] });
  expect(duel.question()).toBe('duel.counters');
  expect(answer(duel, 1, 'saveCounters')).toEqual({ type: 'cast', spells: [] });
  expect(answer(duel, 1, 'saveSpells')).toBeNull();
});

const answer = ({ g }: ReturnType<typeof position>, seat: Seat, is: string) =>
  plans.rules[is]?.answer(sightIn(manticore, g, seat), {});
