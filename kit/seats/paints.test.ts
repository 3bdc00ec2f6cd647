import { expect, test } from 'vitest';
import { MARKS, markOf } from './marks.ts';
import { seatMarks } from './paints.ts';

const IDS = MARKS.map(({ id }) => id);

test('without picks everybody has the mark that was chosen', () => {
  expect(seatMarks(IDS, [])).toEqual(MARKS);
});

test('a picked colour paints the seat, and its symbol stays', () => {
  const [first, second] = seatMarks(['blue', 'orange'], ['red', null]);
  expect(first).toEqual({ colour: '#c9501a', symbol: '●' });
  expect(second).toMatchObject({ colour: '#eba21a', symbol: '▲' });
});

test('nobody else keeps a colour that looks like a picked one', () => {
  const painted = seatMarks(['orange', 'blue', 'green', 'rose'], ['blue', null, 'red', null]);
  expect(painted[0]?.colour).toBe('#2f74c8');
  expect(new Set(painted.map(({ colour }) => colour)).size).toBe(4);
  expect(painted.map(({ symbol }) => symbol)).toEqual(['▲', '●', '■', '◆']);
});

test('what somebody picks that is no colour changes nothing', () => {
  expect(seatMarks(['blue'], ['witch'])[0]).toMatchObject({ colour: '#2f74c8' });
});

test('a symbol on a picked colour is drawn in an ink that can be read on it', () => {
  expect(markOf({ colour: '#efe04a', symbol: '●' })).toMatchObject({ id: 'blue', colour: '#efe04a', ink: '#1c1206' });
  expect(markOf({ colour: '#c8322b', symbol: '▲' })).toMatchObject({ id: 'orange', colour: '#c8322b', ink: '#fff' });
  expect(markOf({ colour: '#2f74c8', symbol: '●' })).toBe(MARKS[0]);
});
