import type { Seat } from '@parlour/kernel';
import type { Ask, Told } from '@parlour/protocol';
import type { Answer } from '@parlour/table';
import WebSocket from 'ws';
import { ParlourSeat } from './parlour-seat.ts';

/** One person at one table of a server, over a WebSocket of their own. */
export class SocketSeat extends ParlourSeat {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private last = 0;

  constructor(address: string, table: string, token: string, seat: Seat) {
    super(seat);
    this.socket = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${table}/live?protocol=2`, {
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
}
