import { freshSeed, promiseOf, type Seat } from '@parlour/kernel';
import type { Ask, Room, Told } from '@parlour/protocol';
import type { Answer, Update } from '@parlour/table';
import { positionOf } from '@parlour/wire';
import WebSocket from 'ws';
import { Knowledge } from './played-table.ts';

/** One person at one table of a server of ours, over a WebSocket of their own. */
export class ParlourSeat {
  readonly knows = new Knowledge();
  private readonly socket: WebSocket;
  private readonly position = positionOf();
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private readonly entropy = freshSeed().slice(0, 32);
  private readonly seat: Seat;
  private last = 0;
  private hasPromised = false;
  private hasRevealed = false;

  constructor(address: string, table: string, token: string, seat: Seat) {
    this.seat = seat;
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/live`, {
      headers: { authorization: `Bearer ${token}` },
      perMessageDeflate: false,
    });
    this.socket.on('message', (data) => this.receive(String(data)));
    this.socket.on('error', (error) => {
      throw error;
    });
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.socket.once('open', resolve));
  }

  get update(): Update {
    if (this.position.update === null) throw new Error('nothing was told yet');
    return this.position.update;
  }

  ask(ask: Ask): Promise<Answer> {
    this.last += 1;
    const id = this.last;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, ask }));
    });
  }

  close(): void {
    this.socket.close();
  }

  private receive(message: string): void {
    const said = JSON.parse(message) as { told: Told } | { id: number; answer: Answer };
    if ('told' in said) return this.hear(said.told);
    const resolve = this.waiting.get(said.id);
    this.waiting.delete(said.id);
    return resolve?.(said.answer);
  }

  private hear(told: Told): void {
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
