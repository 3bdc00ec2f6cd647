import type { HouseStore } from '../store/index.ts';

/** What the host of the house has said to all tables, and who may not come in, as it was read last. */
export class HouseWords {
  private readonly store: Pick<HouseStore, 'people' | 'settings'>;
  private reading: Promise<unknown> = Promise.resolve();
  private banned: ReadonlySet<string> = new Set();
  /** What every table is told. */
  readonly said = { announcement: '', isSilent: false };

  constructor(store: Pick<HouseStore, 'people' | 'settings'>) {
    this.store = store;
  }

  isBanned(person: string): boolean {
    return this.banned.has(person);
  }

  /** Tells whether any of it is new. One reading after another: what is read later is what is so later. */
  read(): Promise<boolean> {
    const next = this.reading.then(() => this.readNow());
    this.reading = next.catch(() => {});
    return next;
  }

  private async readNow(): Promise<boolean> {
    const { people, settings } = this.store;
    const [banned, announcement, isSilent] = await Promise.all([
      people.banned(),
      settings.get('announcement'),
      settings.get('isChatOff'),
    ]);
    const before = this.asText();
    this.banned = new Set(banned.sort());
    Object.assign(this.said, { announcement: announcement ?? '', isSilent: isSilent ?? false });
    return this.asText() !== before;
  }

  private asText(): string {
    return JSON.stringify([[...this.banned], this.said]);
  }
}
