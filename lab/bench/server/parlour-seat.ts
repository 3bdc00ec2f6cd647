import { freshSeed, promiseOf, type Seat } from '@parlour/kernel';
import type { Ask, Room, Told } from '@parlour/protocol';
import { freshKey, randomChoice } from '@parlour/server/testing/play.ts';
import type { Answer, Update } from '@parlour/table';
import { positionOf } from '@parlour/wire';
import { Knowledge, type Tried } from './played-table.ts';

/** One person at one table of ours, whatever carries their words: they know the position, settle the dice and choose at random. */
export abstract class ParlourSeat {
  readonly knows = new Knowledge();
  readonly seat: Seat;
  private readonly position = positionOf();
  private readonly entropy = freshSeed().slice(0, 32);
  private hasPromised = false;
  private hasRevealed = false;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  abstract ask(ask: Ask): Promise<Answer>;

  get update(): Update {
    if (this.position.update === null) throw new Error('nothing was told yet');
    return this.position.update;
  }

  hear(told: Told): void {
    if (told.is === 'room') return this.settleDice(told.room as Room);
    if (told.is === 'whole') this.knows.reached(this.position.whole(told).version);
    else if (told.is === 'changed') this.knows.reached(this.position.changed(told).version);
  }

  /** As every client does: promise at once, reveal when all have promised. */
  private settleDice({ state, dice }: Room): void {
    if (state !== 'dice' || dice === null) return;
    const { seat, entropy } = this;
    if (!this.hasPromised) {
      this.hasPromised = true;
      void this.ask({ is: 'promise', seat, promise: promiseOf(entropy) });
    }
    if (this.hasRevealed || dice.promised.length < dice.persons.length) return;
    this.hasRevealed = true;
    void this.ask({ is: 'reveal', seat, entropy });
  }
}

/** After being told that it was too fast. */
const PAUSE = 200;

/** One random move by one of those who are asked, as soon as they know that they are. */
export async function randomMove(seated: readonly ParlourSeat[], random: (n: number) => number): Promise<Tried> {
  const { update } = seated.reduce((a, b) => (b.knows.version > a.knows.version ? b : a));
  const seats = update.waiting?.seats ?? [];
  if (update.outcome !== null || seats.length === 0) return 'over';
  const seat = seats[random(seats.length)] as Seat;
  const own = seated[seat] as ParlourSeat;
  await own.knows.until(update.version);
  const choice = randomChoice(own.update, seat, random);
  if (choice === null) throw new Error(`seat ${seat} is asked and has no offer`);
  const answer = await own.ask({ is: 'act', seat, choice, at: own.update.version, key: freshKey() });
  if (answer.ok) return 'made';
  if (answer.refusal.refused === 'tooFast') await new Promise((resolve) => setTimeout(resolve, PAUSE));
  return 'refused';
}

/** Everybody sits down, and the game begins. */
export async function beginTogether(seated: readonly ParlourSeat[]): Promise<void> {
  for (const each of seated.slice(1)) await each.ask({ is: 'sit', seat: each.seat });
  await seated[0]?.ask({ is: 'start' });
  await Promise.all(seated.map(({ knows }) => knows.until(0)));
}
