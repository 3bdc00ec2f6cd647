import { GAMES } from '@parlour/games';
import { type Change, changed } from '@parlour/protocol/changes.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attended, Guest } from '../testing/guest.ts';
import { type OpenHouse, openTestHouse } from '../testing/open.ts';
import { dice, playOn } from '../testing/play.ts';
import { seatedAt } from '../testing/seated.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

type Shown = { version: number; sights: { sight: Record<string, unknown> }[] };
type Told =
  | { is: 'whole'; update: Shown }
  | { is: 'changed'; version: number; change?: Change; news: object[] }
  | { is: 'room' | 'said' | 'clock' | 'awake' };

/** Somebody who speaks the first version, in the few lines that docs/protocol.md asks for. */
async function firstVersion(table: string, token: string, asked: string) {
  const url = `${open.address.replace('http', 'ws')}/api/tables/${table}/live${asked}`;
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${token}` } } as never);
  const heard = new Set<string>();
  let position: Shown | null = null;
  socket.onmessage = ({ data }) => {
    const { told } = JSON.parse(String(data)) as { told?: Told };
    if (told === undefined) return;
    heard.add(told.is);
    if (told.is === 'whole') position = told.update;
    if (told.is !== 'changed' || position === null) return;
    const lasting = {
      ...position,
      sights: position.sights.map(({ sight: { line: _, events: __, ...sight }, ...rest }) => ({ ...rest, sight })),
    };
    const next = changed(lasting, told.change) as Shown;
    position = {
      ...next,
      sights: next.sights.map((each, i) => ({ ...each, sight: { ...each.sight, ...told.news[i] } })),
    };
  };
  await new Promise((resolve) => {
    socket.onopen = resolve;
  });
  return { heard, position: () => position, close: () => socket.close() };
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each(GAMES.map(({ id }) => id))(
  '%s: who speaks the version before is told the same positions, unpacked, whether asked for or by default',
  async (game) => {
    const { id, here, guests } = await seatedAt(open, 3, { game });
    const [first] = here as [Attended];
    const { token } = guests[0] as Guest;
    const olds = await Promise.all(['', '?protocol=1'].map((asked) => firstVersion(id, token, asked)));
    const shown = () => first.update;
    const areLevel = () => olds.every((old) => old.position()?.version === shown()?.version);
    for (let round = 0; round < 8; round++) {
      await playOn(here, 3, dice(round + 1));
      await first.until('all are told', areLevel);
      for (const old of olds) expect(old.position()).toEqual(plain(shown()));
    }
    // What came later in the protocol is not told to them.
    for (const old of olds) expect([...old.heard].sort()).not.toContain('awake');
    for (const each of [...olds, ...here]) each.close();
  },
  120_000,
);
