import type { GameRecord, Seat } from '@parlour/kernel';
import type { Plan } from '@parlour/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Attended, Guest } from './testing/guest.ts';
import { type OpenHouse, openTestHouse } from './testing/open.ts';
import { asked, dice, moveAtRandom, playAtRandom, playOn } from './testing/play.ts';
import { seatedAt } from './testing/seated.ts';

let open: OpenHouse;
beforeAll(async () => {
  open = await openTestHouse();
});
afterAll(() => open.close());

const OK = { ok: true };
const plan = (is: string, values: Plan['with'] = {}, more: Partial<Plan> = {}): Plan => ({
  id: `plan-${is}-${Math.random().toString(36).slice(2, 8)}`,
  is,
  with: values,
  once: false,
  until: null,
  ...more,
});
const add = (at: Attended, seat: Seat, made: Plan) => at.ask({ is: 'plan', seat, plan: made });
/** Nothing has happened for a moment. */
async function quiet(at: Attended): Promise<void> {
  for (let seen = -1; seen !== at.update?.version; ) {
    seen = at.update?.version ?? 0;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}
/** Nothing is answered by the table from now on, however little there is to choose; whom it asks. */
async function everythingAsked(here: readonly Attended[]): Promise<{ at: Attended; seat: Seat }> {
  for (const each of here)
    expect(await each.ask({ is: 'asks', seat: each.seats()[0] as Seat, what: 'everything' })).toEqual(OK);
  const at = () => here.find((each) => asked(each) !== null);
  await here[0]?.until('a question', () => at() !== undefined);
  return { at: at() as Attended, seat: asked(at() as Attended) as Seat };
}
const movesOf = ({ entries }: GameRecord, seat: number, type: string) =>
  entries.flatMap((entry) => ('do' in entry && entry.seat === seat && entry.do.type === type ? [entry.do] : []));

test('who plans to bid up to a limit bids so when asked, also while away; nobody else is told of the plan', async () => {
  const { id, guests, here } = await seatedAt(open, 3, { game: 'economicus', options: { limit: 'turns12' } });
  const [first, second, third] = here as [Attended, Attended, Attended];
  const bid = plan('bidUpTo', { most: 20, where: 'any' });
  for (const each of [bid, plan('passWindows'), plan('passStartUps'), plan('passOffers')])
    expect(await add(third, 2, each)).toEqual(OK);
  await third.until('the plans are told', () => third.room?.you.plans.length === 4);
  expect(third.room?.you.plans[0]).toEqual({ ...bid, seat: 2 });
  third.close();
  // Whenever it is asked what it has not planned, it comes for one answer and goes again.
  const waitsForThird = () => first.update?.waiting?.seats.join() === '2';
  let answered = 0;
  const isOver = () => first.update?.outcome != null;
  for (let move = 0; move < 60 && !isOver(); move++) {
    const others = () => [first, second].find((each) => asked(each) !== null);
    await first.until('anybody', () => isOver() || waitsForThird() || others() !== undefined);
    // The table answers by itself where there is nothing to choose: whoever was asked just now may not be any more.
    const other = others();
    if (other !== undefined) await moveAtRandom(other, dice(move));
    else if (waitsForThird()) await quiet(first);
    if (other !== undefined || !waitsForThird()) continue;
    const visit = (guests[2] as Guest).attend(id);
    // What seemed to wait for an answer may have waited for the plan.
    await visit.until('its question, or the plan', () => isOver() || asked(visit) !== null || !waitsForThird());
    if (await moveAtRandom(visit, dice(move))) answered += 1;
    visit.close();
  }
  const away = (await first.line.ask({ is: 'record' })).value as GameRecord;
  const own = away.entries.filter((entry) => 'do' in entry && entry.seat === 2).length;
  expect(own - answered).toBeGreaterThan(0);
  const back = (guests[2] as Guest).attend(id);
  await back.until('the table', () => back.update !== null);
  await Promise.all([first, second, back].map((each, i) => playAtRandom(each, dice(i + 20))));
  const record = (await first.line.ask({ is: 'record' })).value as GameRecord;
  const bids = movesOf(record, 2, 'bid').map((each) => (each as unknown as { amount: number }).amount);
  expect(bids.length).toBeGreaterThan(0);
  expect(Math.max(...bids)).toBeLessThanOrEqual(20);
  for (const other of [first, second]) {
    expect(other.room?.you.plans).toEqual([]);
    for (const heard of other.heard) {
      expect(heard).not.toContain('bidUpTo');
      expect(heard).not.toContain(bid.id);
    }
  }
  // What is kept of a room follows what is told of its last move.
  await expect.poll(async () => (await open.store.rooms.find(id))?.plans).toEqual({});
  for (const each of [first, second, back]) each.close();
});

test('a plan for once is played once, one that is over never; what does not fit is refused', async () => {
  const { here } = await seatedAt(open, 3, { game: 'boom' });
  const [first] = here as [Attended];
  expect(await add(first, 0, plan('nothingOfThat'))).toMatchObject({ refusal: { refused: 'badOptions' } });
  expect(await add(first, 0, plan('buyUpTo', { most: 1000 }))).toMatchObject({ refusal: { refused: 'badOptions' } });
  expect(await add(first, 1, plan('skipCards'))).toMatchObject({ refusal: { refused: 'notYourSeat' } });
  const once = plan('skipCards', {}, { once: true });
  const past = plan('passFinance', {}, { until: 0 });
  const late = plan('declineShares');
  for (const each of [once, past, late]) expect(await add(first, 0, each)).toEqual(OK);
  expect(await first.ask({ is: 'unplan', seat: 0, plan: late.id })).toEqual(OK);
  const isPlanned = () => first.room?.you.plans.some(({ id }) => id === once.id) === true;
  // What is planned is left to the plan.
  const isItsMoment = () => asked(first) !== null && first.update?.waiting?.step === 'cardStep';
  for (let turn = 0; turn < 60 && isPlanned(); turn++) {
    await first.until('the plan, or a question', () => !isPlanned() || !isItsMoment());
    if (isPlanned()) await playOn(here, 1, dice(turn));
  }
  await first.until('it was played', () => first.room?.you.plans.length === 1);
  await quiet(first);
  expect(first.room?.you.plans.map(({ id }) => id)).toEqual([past.id]);
  const record = (await first.line.ask({ is: 'record' })).value as GameRecord;
  expect(movesOf(record, 0, 'skipCard').length).toBeGreaterThan(0);
  // The next time it is asked the same, it is asked.
  for (let turn = 0; turn < 60 && !isItsMoment(); turn++) await playOn(here, 1, dice(turn));
  const { version } = first.update as { version: number };
  await quiet(first);
  expect([isItsMoment(), first.update?.version]).toEqual([true, version]);
  for (const each of here) each.close();
});

test('whoever takes a planned move back is asked again, and that plan is gone', async () => {
  const { here } = await seatedAt(open, 2, { game: 'businessmen' });
  const { at, seat } = await everythingAsked(here);
  // What was refused is not taken back, and drops nothing later.
  expect(await at.ask({ is: 'undo', seat })).toMatchObject({ refusal: { refused: 'cannotUndo' } });
  const pass = plan('passBuying');
  for (const each of [plan('turnCards'), pass]) expect(await add(at, seat, each)).toEqual(OK);
  const other = here.find((each) => each !== at) as Attended;
  await other.until('both were played', () => asked(other) !== null);
  await quiet(at);
  const before = at.update?.version ?? 0;
  expect(await at.ask({ is: 'askUndo', seat })).toEqual(OK);
  expect(await other.ask({ is: 'answerUndo', seat: other.seats()[0] as Seat, agrees: true })).toEqual(OK);
  await at.until('the plan is gone', () => at.room?.you.plans.length === 1);
  await quiet(at);
  expect(at.room?.you.plans.map(({ is }) => is)).toEqual(['turnCards']);
  expect([asked(at), at.update?.version]).toEqual([seat, before + 1]);
  for (const each of here) each.close();
});

test('while the host has stopped the game no plan is played, and the server goes on; when the game goes on it is', async () => {
  const { here, first } = await seatedAt(open, 2, { game: 'businessmen' });
  const { at, seat } = await everythingAsked(here);
  const before = at.update?.version ?? 0;
  expect(await first.ask({ is: 'pause', isPaused: true })).toEqual(OK);
  // Each fits what is asked now or next.
  for (const each of [plan('turnCards'), plan('passBuying')]) expect(await add(at, seat, each)).toEqual(OK);
  await quiet(at);
  expect(at.update?.version).toBe(before);
  expect(at.room?.you.plans).toHaveLength(2);
  expect(await first.ask({ is: 'pause', isPaused: false })).toEqual(OK);
  await at.until('it was played', () => (at.update?.version ?? 0) > before);
  for (const each of here) each.close();
});
