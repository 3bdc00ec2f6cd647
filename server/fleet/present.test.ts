import { expect, test } from 'vitest';
import { Attendance } from '../house/attendance.ts';
import type { KeptRoom } from '../store/index.ts';

test('who looks on by way of another server is known; of those that do not tell, whoever is there looks on', () => {
  const attendance = new Attendance({ kept: {} as KeptRoom, table: null });
  attendance.elsewhere = [{ people: ['anna', 'boris', null], hasScreen: false, looking: ['anna'] }];
  expect(['anna', 'boris'].map((each) => attendance.isHere(each))).toEqual([true, true]);
  expect(['anna', 'boris'].map((each) => attendance.isLooking(each))).toEqual([true, false]);
  attendance.elsewhere = [{ people: ['boris'], hasScreen: false }];
  expect(['anna', 'boris'].map((each) => attendance.isLooking(each))).toEqual([false, true]);
});
