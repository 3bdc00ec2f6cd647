import { expect, test } from 'vitest';
import type { KeptRoom } from '../store/index.ts';
import { EMPTY } from '../store/rooms.ts';
import { Lobby } from './lobby.ts';

const ADA = { id: 'ada', name: 'Ada' } as never;
const room = (id: string, awaited: number[]): KeptRoom =>
  ({ id, state: 'playing', seats: [{ ...EMPTY, person: 'ada', name: 'Ada' }], awaited }) as never;

test('after a change the open tables are read once, however many look on; each is told which wait for them, if it is anything new', async () => {
  let reads = 0;
  const open = [room('waits', [0]), room('rests', [])];
  const rooms = {
    listed: async () => {
      reads += 1;
      return [...open];
    },
    mine: async () => [],
  };
  const lobby = new Lobby({ store: { rooms } as never, now: (each) => each }, () => 0);
  const told: Record<string, { id: string; isMyTurn: boolean }[][]> = { ada: [], nobody: [], other: [] };
  const watch = (name: string, person: never | null) =>
    lobby.watch({ person, tell: (text) => void told[name]?.push(JSON.parse(text).told.open) });
  watch('ada', ADA);
  watch('nobody', null);
  watch('other', { id: 'max' } as never);
  const all = (times: number) => Object.values(told).every(({ length }) => length === times);
  await expect.poll(() => all(1)).toBe(true);
  expect(reads).toBe(1);
  lobby.changed();
  await expect.poll(() => reads).toBe(2);
  open.push(room('new', []));
  lobby.changed();
  await expect.poll(() => all(2)).toBe(true);
  expect(reads).toBe(3);
  const turns = (name: string) => told[name]?.at(-1)?.map(({ id, isMyTurn }) => [id, isMyTurn]);
  expect(turns('ada')).toEqual([
    ['waits', true],
    ['rests', false],
    ['new', false],
  ]);
  for (const name of ['nobody', 'other'])
    expect(turns(name)).toEqual([
      ['waits', false],
      ['rests', false],
      ['new', false],
    ]);
  lobby.close();
});
