import { expect, test } from 'vitest';
import { position } from '../../testing/position.ts';
import { lossWithout } from './gear.ts';

test('MC-R10, MC-R12, MC-7.9: without a thing in the bag the index is one higher, without boots in use lower, else the same', () => {
  const warrior = position({ heroes: { warrior: { worn: ['BT-1', 'SW-1'], bag: ['SH-1', 'AM-1'] } } }).hero('warrior');
  expect((['SH-1', 'BT-1', 'SW-1'] as const).map((artifact) => lossWithout(warrior, artifact))).toEqual([-1, 3, 0]);
});
