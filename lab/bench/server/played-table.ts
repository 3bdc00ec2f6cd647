/** What came of trying to move: it was made and acknowledged, it was refused, or the game is over. */
export type Tried = 'made' | 'refused' | 'over';

/** A table with everybody who plays at it, seen from outside the server. */
export type PlayedTable = {
  /** One move by whoever is asked, as soon as they know that they are; until it is acknowledged. */
  move(): Promise<Tried>;
  close(): void;
};

/** Tables are opened by so many at a time. */
const AT_ONCE = 10;

/** Does the same for all, a few at a time, in order. */
export async function aFewAtATime<T, R>(all: readonly T[], run: (each: T, i: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let i = next++; i < all.length; i = next++) done[i] = await run(all[i] as T, i);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return done;
}

/** Somebody at a table who waits until the position they know is at least this far. */
export class Knowledge {
  version = -1;
  private waiting: { version: number; resolve(): void } | null = null;

  reached(version: number): void {
    this.version = version;
    if (this.waiting === null || version < this.waiting.version) return;
    const { resolve } = this.waiting;
    this.waiting = null;
    resolve();
  }

  until(version: number): Promise<void> {
    if (this.version >= version) return Promise.resolve();
    return new Promise((resolve) => {
      this.waiting = { version, resolve };
    });
  }
}
