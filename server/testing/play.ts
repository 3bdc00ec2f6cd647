import { type GameTypes, type Offer, type Seat, sampleOf } from '@parlour/kernel';
import type { Update } from '@parlour/table';
import type { Attended } from './guest.ts';

let last = 0;
export const freshKey = (): string => {
  last += 1;
  return `key-${process.pid}-${last}-end`;
};

/** Somebody who plays at random over the wire until the game is over. Returns how many moves were theirs. */
export async function playAtRandom(at: Attended, random: (n: number) => number): Promise<number> {
  let moves = 0;
  const isOver = () => at.update?.outcome != null || at.room?.state === 'ended';
  for (;;) {
    await at.until('a question, or the end', () => isOver() || asked(at) !== null);
    if (isOver()) return moves;
    if (await moveAtRandom(at, random)) moves += 1;
  }
}

/** So many moves by whoever of these is asked. */
export async function playOn(here: readonly Attended[], moves: number, random: (n: number) => number): Promise<void> {
  const [first] = here;
  for (let made = 0; made < moves; ) {
    const isOver = () => first?.update?.outcome != null;
    await first?.until('a question to one of us', () => isOver() || here.some((each) => asked(each) !== null));
    const at = here.find((each) => asked(each) !== null);
    if (isOver() || at === undefined) return;
    if (!(await moveAtRandom(at, random))) continue;
    made += 1;
    const version = at.update?.version ?? 0;
    for (const each of here) await each.until('the same for all', () => (each.update?.version ?? 0) >= version);
  }
  await atRest(here);
}

/** One of the offers that were sent, filled in. False where it was refused, because some do not go together. */
export async function moveAtRandom(at: Attended, random: (n: number) => number): Promise<boolean> {
  const seat = asked(at);
  const { update } = at;
  if (seat === null || update === null) return false;
  const choice = randomChoice(update, seat, random);
  if (choice === null) throw new Error(`seat ${seat} is asked and has no offer`);
  const answer = await at.ask({ is: 'act', seat, choice, at: update.version, key: freshKey() });
  if (answer.ok) await at.until('the move is told', () => (at.update?.version ?? 0) > update.version);
  return answer.ok;
}

/** One of the offers of a seat, filled in; deals and loans only where there is nothing else. */
export function randomChoice(update: Update, seat: Seat, random: (n: number) => number): { type: string } | null {
  const offers = update.sights.find(({ eyes }) => eyes === seat)?.sight.offers ?? [];
  const own = offers.filter(({ type }) => !/propose|borrow|loan|deal/i.test(type));
  const offer = pick(own.length > 0 ? own : offers, random);
  return offer === undefined ? null : (sampleOf(offer, random) as { type: string });
}

/** A seat of one's own that is asked, and that the table does not answer for. */
export function asked({ update, seats }: Attended): Seat | null {
  const isLeft = (seat: Seat) => seats().includes(seat) && !update?.answering?.includes(seat);
  return update?.waiting?.seats.find(isLeft) ?? null;
}

/** Nothing that the table answers by itself is still to come. */
async function atRest(here: readonly Attended[]): Promise<void> {
  const versions = () => here.map(({ update }) => update?.version);
  const isAtRest = () =>
    new Set(versions()).size <= 1 && here.every(({ update }) => (update?.answering?.length ?? 0) === 0);
  await here[0]?.until('the table has answered what it answers', isAtRest);
}

const pick = (offers: Offer<GameTypes>[], random: (n: number) => number): Offer<GameTypes> | undefined =>
  offers[random(offers.length)];

/** A small generator, so that a failing game can be played again. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * n);
  };
}
