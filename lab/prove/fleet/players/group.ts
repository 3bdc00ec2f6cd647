import { dice } from '@parlour/server/testing/play.ts';
import { posted, rest } from './asking.ts';
import { type At, Client } from './client.ts';

/** People who play one game after another together, with bots, and somebody who looks on. Where there are more seats than people, they take several. */
export type GroupHow = {
  name: string;
  game: string;
  people: number;
  seats: number;
  bots: number;
  onlookers: number;
  seed: number;
};

/** What was asked and not granted is asked again. */
const AGAIN = 300;

export class Group {
  readonly how: GroupHow;
  readonly clients: Client[];
  games = 0;
  private readonly address: string;
  private readonly pause: number;
  private isLeaving = false;
  private here: At[] = [];

  constructor(how: GroupHow, folder: string, address: string, pause: number) {
    this.how = how;
    this.address = address;
    this.pause = pause;
    const all = Array.from({ length: how.people + how.onlookers }, (_, i) => i);
    this.clients = all.map((i) => new Client(`${how.name}-${i + 1}`, folder, address, dice(how.seed * 16 + i + 1)));
  }

  get acknowledged(): number {
    return this.clients.reduce((sum, each) => sum + each.acknowledged, 0);
  }

  get hasBegun(): boolean {
    return this.games > 0 || (this.here.length > 0 && this.here.every(({ update }) => update !== null));
  }

  async run(): Promise<void> {
    await Promise.all(this.clients.map((each) => each.join()));
    while (!this.isLeaving) {
      await this.gather();
      const playing = this.here.map((at, i) => this.clients[i]?.play(at, this.pause));
      await Promise.all(playing);
      if (this.isLeaving) break;
      this.games += 1;
      await Promise.all(this.here.map((at, i) => this.clients[i]?.record(at)));
      for (const at of this.here) at.close();
    }
  }

  /** From here on nothing is broken: who goes on is seen. */
  note(): void {
    for (const each of this.clients) each.note();
  }

  /** Everybody asks for the record once more, each by their own line, and goes. */
  async leave(): Promise<void> {
    this.isLeaving = true;
    await Promise.all(
      this.here.map((at, i) => (at.isClosed || at.update === null ? null : this.clients[i]?.record(at))),
    );
    for (const at of this.here) at.close();
    for (const { log } of this.clients) log.flush();
  }

  private async gather(): Promise<void> {
    const { game, people, seats, bots } = this.how;
    const [host] = this.clients as [Client];
    const wanted = { game, seats: seats + bots, options: {} };
    const { id } = await posted<{ id: string }>(`${this.address}/api/tables`, wanted, host.person.token);
    this.here = this.clients.map((each) => each.attend(id, game));
    const [first] = this.here as [At];
    await Promise.all(this.here.map((at) => at.until(() => at.room !== null || at.isClosed)));
    for (let seat = 0; seat < seats; seat++) {
      const at = this.here[seat % people] as At;
      await this.insist(
        () => at.seats().includes(seat as never),
        () => at.ask({ is: 'sit', seat: seat as never }),
      );
    }
    for (let seat = seats; seat < seats + bots; seat++)
      await this.insist(
        () => first.room?.seats[seat]?.bot != null,
        () => first.ask({ is: 'bot', seat: seat as never, bot: 'random' }),
      );
    await this.insist(
      () => first.room?.state !== 'gathering',
      () => first.ask({ is: 'start' }),
    );
    await Promise.all(this.here.map((at) => at.until(() => at.update !== null || at.isClosed)));
  }

  private async insist(is: () => boolean, ask: () => Promise<unknown>): Promise<void> {
    while (!is() && !this.isLeaving) {
      await Promise.race([ask(), rest(AGAIN * 10)]);
      if (!is()) await Promise.race([this.here[0]?.until(is), rest(AGAIN)]);
    }
  }
}
