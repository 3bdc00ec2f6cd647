import { COLOURS as OF_BUSINESSMEN } from '@parlour/games/businessmen/content/table.ts';
import { COLOURS as OF_ECONOMICUS } from '@parlour/games/economicus/content/table.ts';
import { MARKS, markByColour } from '@parlour/kit/seats/index.ts';
import { expect, test } from 'vitest';
import type { SeatPlan } from '../home/begin.ts';
import { withSeat } from './picked.ts';

const SEATS: SeatPlan[] = MARKS.slice(0, 4).map(({ id }) => ({ name: id, bot: null, mark: id, pick: null }));
const marks = (seats: readonly SeatPlan[]) => seats.map(({ mark }) => mark);
const pick = (seats: readonly SeatPlan[], at: number, colour: string | null) =>
  withSeat(seats, at, { ...(seats[at] as SeatPlan), pick: colour });

test('every colour of a game is a mark, and no two are the same one', () => {
  for (const colours of [OF_ECONOMICUS, OF_BUSINESSMEN]) {
    const found = colours.map(markByColour);
    expect(found).not.toContain(null);
    expect(new Set(found).size).toBe(colours.length);
  }
});

test('a colour that is picked is the mark of the seat', () => {
  expect(marks(pick(SEATS, 0, 'red'))).toEqual(['vermilion', 'orange', 'green', 'rose']);
});

test('whoever had the mark takes the one that got free, so that no two seats look alike', () => {
  expect(marks(pick(SEATS, 0, 'green'))).toEqual(['green', 'orange', 'blue', 'rose']);
});

test('no colour in particular changes no mark, and another mark lets go of the colour', () => {
  const red = pick(SEATS, 0, 'red');
  expect(marks(pick(red, 0, null))).toEqual(marks(red));
  const other = withSeat(red, 0, { ...(red[0] as SeatPlan), mark: 'sky' });
  expect(other[0]).toMatchObject({ mark: 'sky', pick: null });
});

test('what a seat picks that is no colour is left as it is', () => {
  const fund = pick(SEATS, 1, 'sequoia');
  expect(fund[1]).toMatchObject({ mark: 'orange', pick: 'sequoia' });
});
