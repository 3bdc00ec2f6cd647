import type { Seat } from '@parlour/kernel';
import { expect, test } from 'vitest';
import type { KeptRoom } from '../../store/index.ts';
import { EMPTY } from '../../store/rooms.ts';
import { toldVotes, votedToStandIn } from './votes.ts';

/** Five persons; the table waits for the last, since this move. */
const roomOf = (since: number, change: Partial<KeptRoom> = {}): KeptRoom =>
  ({
    seats: ['a', 'b', 'c', 'd', 'e'].map((person) => ({ ...EMPTY, person })),
    awaited: [4],
    since: { 4: since },
    ...change,
  }) as never;
const vote = (room: KeptRoom, version: number, by: Seat) => votedToStandIn(room, version, 4, [by], true);

test('votes to let a bot play for somebody stand while the table waits for that turn of theirs, and no longer', () => {
  const { votes } = vote(roomOf(7), 7, 0);
  const during = roomOf(7, { votes });
  expect(toldVotes(during, 9).standIn).toEqual([{ seat: 4, agreed: [0] }]);
  // Another server hears late whom the table waits for, and since when.
  for (const late of [roomOf(7, { votes, awaited: [] }), roomOf(5, { votes })])
    expect(toldVotes(late, 9).standIn).toEqual([{ seat: 4, agreed: [0] }]);
  const twice = vote(during, 9, 1);
  expect(twice).toMatchObject({ isDecided: false, votes: { standIn: [{ agreed: [0, 1] }] } });
  expect(vote(roomOf(7, { votes: twice.votes }), 9, 2).isDecided).toBe(true);
  // They have come back and answered; now they are asked again.
  const later = roomOf(20, { votes: twice.votes });
  expect(toldVotes(later, 20).standIn).toEqual([]);
  expect(vote(later, 20, 2)).toMatchObject({ isDecided: false, votes: { standIn: [{ agreed: [2] }] } });
});

test('whoever has left since they voted is not counted', () => {
  const first = vote(roomOf(7), 7, 0);
  const gone = roomOf(7, { votes: first.votes });
  const seats = gone.seats.map((seat, i) => (i === 0 ? { ...seat, standIn: 'careful' } : seat));
  // Of the three others that are left two must agree.
  expect(vote({ ...gone, seats }, 7, 1)).toMatchObject({ isDecided: false, votes: { standIn: [{ agreed: [1] }] } });
});
