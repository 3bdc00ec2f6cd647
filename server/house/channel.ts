import { type Change, changeOf, PROTOCOL, pack } from '@parlour/protocol';
import type { Eyes, LogLine, Sight, Table, Update } from '@parlour/table';

/** Somebody at a table, by one connection. */
export type Listener = { tell(message: string): void };

/** So many missed lines are told; whoever was away longer reads the rest of the log when they want to. */
const MOST_MISSED = 200;

/**
 * What one set of eyes is told, computed once for all who look through them: the whole position first, then what changed.
 */
export class Channel {
  private readonly table: Table;
  private readonly eyes: readonly Eyes[];
  private readonly isPacked: boolean;
  private readonly listeners = new Set<Listener>();
  /** Who has come, and is told something once what they missed is read. */
  private readonly coming = new Set<Listener>();
  private readonly stop: () => void;
  private last: Update;
  /** What was told last, in the form it was told in. */
  private basis: object | null = null;

  constructor(table: Table, eyes: readonly Eyes[], protocol: number) {
    this.table = table;
    this.eyes = eyes;
    this.isPacked = protocol >= PROTOCOL;
    this.last = table.updateFor(eyes);
    this.stop = table.listen({
      eyes,
      tell: (news) => {
        if (news.is === 'update') this.update(news.update);
        else if (news.is === 'crashed') {
          console.error(news.detail);
          this.tellAll({ is: 'crashed', detail: 'a bot could not answer' });
        }
      },
    });
  }

  /** The whole position, with the lines since the one that is known. */
  async join(listener: Listener, known: number | null): Promise<void> {
    this.coming.add(listener);
    const missed = known === null ? [] : await this.missedSince(known);
    // They have left meanwhile, or have come a second time.
    if (!this.coming.delete(listener)) return;
    // The next change is one of what was told last: so that is what somebody who joins is told, too.
    if (this.listeners.size === 0) {
      this.last = this.table.updateFor(this.eyes);
      this.basis = null;
    }
    const told = { is: 'whole', update: this.formOf(this.last), missed, speaks: this.table.rules.speaks };
    listener.tell(JSON.stringify({ told }));
    this.listeners.add(listener);
  }

  /** All of it, also what comes while it is read. */
  private async missedSince(known: number): Promise<LogLine[]> {
    const missed: LogLine[] = [];
    for (let last = Math.max(known, this.table.version - MOST_MISSED - 1); last < this.table.version; ) {
      const { version } = this.table;
      missed.push(...(await this.table.log(this.eyes[0] ?? 'spectator', last + 1, version)));
      last = version;
    }
    return missed;
  }

  /** Whether nobody is left: then the channel is no more. Who was not here leaves it as it is. */
  leave(listener: Listener): boolean {
    const wasComing = this.coming.delete(listener);
    const wasHere = this.listeners.delete(listener);
    if (!(wasComing || wasHere) || this.listeners.size + this.coming.size > 0) return false;
    this.stop();
    return true;
  }

  private update(update: Update): void {
    if (this.listeners.size === 0) return;
    const basis = this.basisOf(update);
    const change: Change | undefined = changeOf(this.basis ?? this.basisOf(this.last), basis);
    this.last = update;
    this.basis = basis;
    const news = update.sights.map(({ sight: { line, events } }) => ({ line, events }));
    this.tellAll({ is: 'changed', version: update.version, ...(change && { change }), news });
  }

  private tellAll(told: object): void {
    const message = JSON.stringify({ told });
    for (const { tell } of this.listeners) tell(message);
  }

  /** An update as those who listen here are told it. */
  private formOf({ sights, ...rest }: Update): object {
    return { ...rest, sights: sights.map(({ eyes, sight }) => ({ eyes, sight: this.packed(sight) })) };
  }

  /** Everything of it that lasts; the line and the events are news, and told as they are. */
  private basisOf({ sights, ...rest }: Update): object {
    return {
      ...rest,
      sights: sights.map(({ eyes, sight: { line: _, events: __, ...lasting } }) => ({
        eyes,
        sight: this.packed(lasting),
      })),
    };
  }

  /** What repeats itself most; the view hardly does. */
  private packed<T extends Pick<Sight, 'facts' | 'offers' | 'refused'>>(sight: T): object {
    if (!this.isPacked) return sight;
    return { ...sight, facts: pack(sight.facts), offers: pack(sight.offers), refused: pack(sight.refused) };
  }
}
