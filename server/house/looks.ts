import { later } from './time/later.ts';

/** After each look nobody looks for so many times as long as it took: the rest of this server is for those who play. */
const REST = 3;

/**
 * Looking back is dear: a long game is played through again for it. So one looks at a time, whoever it is and at whichever table, and
 * those who wait take turns, a person each: whoever asks for much waits long, and nobody else for more than one look of theirs.
 */
export class Looks {
  private readonly now: () => number;
  private readonly after: (milliseconds: number, then: () => void) => void;
  private readonly waiting = new Map<string, (() => void)[]>();
  private isBusy = false;

  constructor(now = () => performance.now(), after: typeof this.after = later) {
    this.now = now;
    this.after = after;
  }

  async inTurn<T>(who: string, look: () => Promise<T>): Promise<T> {
    await this.turnOf(who);
    const began = this.now();
    try {
      return await look();
    } finally {
      this.after(REST * (this.now() - began), () => this.next());
    }
  }

  private turnOf(who: string): Promise<void> | null {
    if (!this.isBusy) {
      this.isBusy = true;
      return null;
    }
    return new Promise((resolve) => this.waiting.set(who, [...(this.waiting.get(who) ?? []), resolve]));
  }

  private next(): void {
    const [first] = this.waiting;
    if (first === undefined) {
      this.isBusy = false;
      return;
    }
    const [who, [go, ...rest]] = first;
    // Whoever waits for more comes after all others.
    this.waiting.delete(who);
    if (rest.length > 0) this.waiting.set(who, rest);
    go?.();
  }
}
