import { type Hand, ownHands, type Work } from '@parlour/work';
import { expect, test } from 'vitest';
import { guest } from '../testing/guest.ts';
import { openTestHouse } from '../testing/open.ts';
import { receiver } from '../testing/receiver.ts';
import { seatedAt } from '../testing/seated.ts';

/** What this house does is called here by hand, as a queue calls it again for a server that died. */
type Sent = { channel: string; turns: { room: string; turn: string }[]; isClaimed: boolean; notice: unknown };
async function houseByHand() {
  const hands = new Map<string, Hand<never, unknown>>();
  const own = ownHands();
  const take: Work['take'] = (kind, hand) => void hands.set(kind.name.replace(/-.*/, ''), hand);
  const open = await openTestHouse({ noticesInside: true, work: { ...own, take, leave: async () => {} } });
  const deliver = hands.get('notices') as unknown as Hand<Sent, void>;
  return { open, deliver };
}

test('a server that died after it had claimed a turn: whoever goes on tells it; whoever begins anew does not', async () => {
  const { open, deliver } = await houseByHand();
  const hook = await receiver();
  const { id, here } = await seatedAt(open, 2);
  const person = await guest(open.address, 'Away');
  await person.http('POST', '/api/me/notices', { webhook: `${hook.address}/mine` });
  const [channel] = await open.store.notices.of(person.id);
  const sent: Sent = { channel: channel?.id ?? '', turns: [{ room: id, turn: '0:1' }], isClaimed: false, notice: null };
  let left = sent;
  let remembered = 0;
  const dying = async (now: Sent) => {
    remembered += 1;
    if (remembered > 1) throw new Error('died');
    left = now;
  };
  await expect(deliver(sent, { id: 'it', remember: dying })).rejects.toThrow('died');
  expect([left.isClaimed, hook.received.length]).toEqual([true, 0]);
  const remember = async (now: Sent) => {
    left = now;
  };
  // Another one of the same turn finds that it is taken.
  await deliver(sent, { id: 'other', remember: async () => {} });
  expect(hook.received.length).toBe(0);
  await deliver(left, { id: 'it', remember });
  expect(hook.received.length).toBe(1);
  // What it says is settled, and said again as it is where nobody took it.
  expect(left.notice).not.toBeNull();
  for (const each of here) each.close();
  await open.close();
  await hook.close();
});

test('what nobody took is work that failed, so that it is tried again', async () => {
  const { open, deliver } = await houseByHand();
  const hook = await receiver(() => 503);
  const { id, here } = await seatedAt(open, 2);
  const person = await guest(open.address, 'Away');
  await person.http('POST', '/api/me/notices', { webhook: `${hook.address}/mine` });
  const [channel] = await open.store.notices.of(person.id);
  const sent: Sent = { channel: channel?.id ?? '', turns: [{ room: id, turn: '0:1' }], isClaimed: false, notice: null };
  await expect(deliver(sent, { id: 'it', remember: async () => {} })).rejects.toThrow('could not be delivered');
  expect(hook.received.length).toBe(1);
  for (const each of here) each.close();
  await open.close();
  await hook.close();
});
