import { expect, test } from 'vitest';
import type { KeptRoom } from '../store/index.ts';
import { EMPTY } from '../store/rooms.ts';
import { gathered } from './gathering.ts';

const HOST = { id: 'host', name: 'Host' } as never;
const ROOM = { seats: [EMPTY, EMPTY, EMPTY], host: 'host' } as unknown as KeptRoom;

test('a bot with a character goes by its name wherever it sits, and others by that of the seat', () => {
  const nameOf = (seat: 0 | 1 | 2, bot: string): string => {
    const changed = gathered(ROOM, {} as never, { person: HOST, lead: 'host' }, { is: 'bot', seat, bot });
    return 'seats' in changed ? (changed.seats?.[seat]?.name ?? '') : '';
  };
  expect([nameOf(0, 'expert:Greta'), nameOf(2, 'careful:Greta')]).toEqual(['Greta', 'Greta']);
  expect(nameOf(0, 'careful')).not.toBe(nameOf(1, 'careful'));
  expect([nameOf(0, 'careful'), nameOf(1, 'expert')]).not.toContain('');
});
