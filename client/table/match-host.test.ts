import { gameById } from '@parlour/games';
import {
  begin,
  type Game,
  type GameTypes,
  offers,
  type Seat,
  sampleOf,
  verify,
  versionOf,
  view,
  waiting,
} from '@parlour/kernel';
import { firstOf } from '@parlour/kernel/testing/conforms.ts';
import { beforeAll, expect, test } from 'vitest';
import {
  actOn,
  botChoice,
  host,
  logOf,
  type MatchHost,
  pastOf,
  redoOn,
  repeated,
  restore,
  sightAt,
  undoOn,
  updateOf,
} from './match-host.ts';

let game: Game<GameTypes>;
beforeAll(async () => {
  game = await gameById('boom').game();
});

/** A table with a person at seat 0 and bots elsewhere, on a fixed deal. */
const table = (seed: number): MatchHost =>
  host(
    begin(game, {
      sitters: ['Ann', 'Bea', 'Cid', 'Dan'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'careful' })),
      options: {},
      picks: [null, null, null, null],
      seed: seed.toString(16).padStart(64, '0'),
      entropy: ['a', 'b', 'c', 'd'],
    }),
  );

/** Bots move until the person is asked, or it is over. */
async function untilPerson(at: MatchHost): Promise<void> {
  const bots = await gameById('boom').bots();
  for (let move = botChoice(at, bots, () => 0); move !== null; move = botChoice(at, bots, () => 0))
    expect(actOn(at, move.seat, move.choice, versionOf(at.match))).toEqual({ ok: true });
}

async function playOut(at: MatchHost): Promise<void> {
  for (await untilPerson(at); at.match.g.outcome === null; await untilPerson(at)) {
    const [offer] = offers(game, at.match.g, 0).slice(-1);
    if (offer === undefined) throw new Error('nothing on offer');
    expect(actOn(at, 0, firstOf(offer), versionOf(at.match)).ok).toBe(true);
  }
}

test('bots and a person play to the end, and the record verifies', async () => {
  const at = table(3);
  await playOut(at);
  expect(verify(game, at.match.record).ok).toBe(true);
  expect(at.moments.length).toBe(versionOf(at.match) + 1);
});

test('a saved table is restored to the same position, and a changed line is noticed', async () => {
  const at = table(4);
  await playOut(at);
  const { record, seed } = at.match;
  const again = restore(game, structuredClone(record), seed);
  expect(sightAt(again, versionOf(again.match), 0)).toEqual(sightAt(at, versionOf(at.match), 0));
  const forged = structuredClone(record);
  const [first] = forged.entries;
  if (first !== undefined) first.hash = '0'.repeat(24);
  expect(() => restore(game, forged, seed)).toThrow('line 1');
});

test('what a person does can be taken back and done again up to the barrier', async () => {
  const at = table(5);
  await untilPerson(at);
  const before = JSON.stringify(sightAt(at, versionOf(at.match), 0).view);
  expect(waiting(game, at.match.g)?.step).toBe('cardStep');
  actOn(at, 0, { type: 'skipCard' }, versionOf(at.match));
  expect(updateOf(at).canUndo).toEqual([0]);
  const after = JSON.stringify(sightAt(at, versionOf(at.match), 0).view);
  expect(undoOn(at, 0)).toEqual({ ok: true });
  expect(JSON.stringify(sightAt(at, versionOf(at.match), 0).view)).toBe(before);
  expect(updateOf(at).canRedo).toEqual([0]);
  expect(redoOn(at, 0)).toEqual({ ok: true });
  expect(JSON.stringify(sightAt(at, versionOf(at.match), 0).view)).toBe(after);
  actOn(at, 0, { type: 'pass' }, versionOf(at.match));
  expect(undoOn(at, 0)).toMatchObject({ ok: false, refusal: { refused: 'cannotUndo' } });
  expect(logOf(at, 0).filter(({ undone }) => undone).length).toBe(1);
});

test('a table that goes on from an earlier moment begins at that moment, with others at it', async () => {
  const at = table(6);
  await playOut(at);
  const { record, seed } = at.match;
  const sitters = record.sitters.map(({ name }, seat) => ({ name, bot: seat === 2 ? null : 'careful' }));
  const branch = repeated(game, { ...record, sitters }, seed, 20);
  expect(sightAt(branch, 20, 'open').view).toEqual(sightAt(at, 20, 'open').view);
  expect(updateOf(branch).sights.map(({ eyes }) => eyes)).toEqual([2]);
});

test('eyes see their own cards only, and open eyes see all', async () => {
  const at = table(7);
  const hands = (eyes: Seat | 'open' | 'spectator') => {
    const { players } = sightAt(at, 0, eyes).view as unknown as { players: { hand: { secret: unknown[] } }[] };
    return players.map(({ hand }) => hand.secret.every((card) => card !== null));
  };
  expect(hands(1)).toEqual([false, true, false, false]);
  expect(hands('spectator')).toEqual([false, false, false, false]);
  expect(hands('open')).toEqual([true, true, true, true]);
});

test('of each round the past holds the last position, as the seat saw it; what was taken back is gone', async () => {
  const at = table(8);
  await playOut(at);
  const last = versionOf(at.match);
  const rounds = (line: number) => pastOf(at, line, 1, 'round').map(({ view }) => (view as { round?: number }).round);
  const whole = rounds(last);
  expect(whole.length).toBeGreaterThan(3);
  expect(whole).toEqual([...new Set(whole)].sort((a, b) => Number(a) - Number(b)));
  expect(pastOf(at, last, 1, 'round').at(-1)?.view).toEqual(sightAt(at, last, 1).view);
  expect(rounds(0)).toEqual([whole[0]]);
  const early = at.moments[0];
  // As after undoing everything: the first position comes again.
  if (early !== undefined) at.moments.push(early);
  expect(rounds(last + 1)).toEqual([whole[0]]);
  expect(() => pastOf(at, last, 1, 'players')).toThrow('no number');
});

test('a bot answers what it is offered, and bots wait while a person has an offer to answer', async () => {
  const entry = gameById('matter-of-fact');
  const [trade, bots] = await Promise.all([entry.game(), entry.bots()]);
  const at = host(
    begin(trade, {
      sitters: ['Ann', 'Bea', 'Cid'].map((name, seat) => ({ name, bot: seat === 0 ? null : 'careful' })),
      options: {},
      picks: [null, null, null],
      seed: '7'.padStart(64, '0'),
      entropy: ['a', 'b', 'c'],
    }),
  );
  const careful = bots.find(({ name }) => name === 'careful');
  const propose = (seat: Seat, to: Seat) => {
    const found = offers(trade, at.match.g, seat).find((offer) => offer.type === 'proposeDeal');
    if (found === undefined) return false;
    const dice = { seed: 1 };
    const random = (n: number) => (dice.seed = (dice.seed * 16807) % 2147483647) % n;
    for (let tries = 0; tries < 200; tries++) {
      const choice = sampleOf(found, random) as { type: string; to?: Seat };
      if (choice.to === to && actOn(at, seat, choice, versionOf(at.match)).ok) return true;
    }
    return false;
  };
  let isAnswered = false;
  let isHeld = false;
  for (let n = 0; n < 400 && !(isAnswered && isHeld); n++) {
    const move = botChoice(at, bots, () => 0);
    if (move !== null) {
      if (!isHeld && propose(move.seat, 0)) {
        expect(botChoice(at, bots, () => 0)).toBeNull();
        expect(updateOf(at).waiting).toMatchObject({ seats: [0], deal: true });
        const [deal] = (at.match.g as unknown as { deals: { open: { id: number }[] } }).deals.open;
        expect(actOn(at, 0, { type: 'declineDeal', deal: deal?.id } as never, versionOf(at.match)).ok).toBe(true);
        isHeld = true;
      } else actOn(at, move.seat, move.choice, versionOf(at.match));
    } else if (!isAnswered && propose(0, 1)) {
      const reply = botChoice(at, bots, () => 0);
      expect(reply?.seat).toBe(1);
      expect(['acceptDeal', 'declineDeal', 'counterDeal']).toContain(reply?.choice.type);
      expect(actOn(at, 1, reply?.choice ?? { type: '' }, versionOf(at.match)).ok).toBe(true);
      isAnswered = true;
    } else {
      const seen = { seat: 0 as Seat, view: view(at.match.g, 0), offers: offers(trade, at.match.g, 0) };
      actOn(at, 0, careful?.choose(seen, () => 0) ?? { type: '' }, versionOf(at.match));
    }
  }
  expect([isAnswered, isHeld]).toEqual([true, true]);
});
