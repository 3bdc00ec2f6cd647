import { type Change, changeOf } from '@parlour/protocol';
import type { Eyes, LogLine, Table, Update } from '@parlour/table';

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
  private readonly listeners = new Set<Listener>();
  private readonly stop: () => void;
  private last: Update;

  constructor(table: Table, eyes: readonly Eyes[]) {
    this.table = table;
    this.eyes = eyes;
    this.last = table.updateFor(eyes);
    this.stop = table.listen({
      eyes,
      tell: (news) => {
        if (news.is === 'update') this.update(news.update);
        else if (news.is === 'crashed') this.tellAll({ is: 'crashed', detail: 'a bot could not answer' });
      },
    });
  }

  /** The whole position, with the lines since the one that is known. */
  async join(listener: Listener, known: number | null): Promise<void> {
    const { version } = this.table;
    const from = Math.max(known === null ? version + 1 : known + 1, version - MOST_MISSED);
    const missed: LogLine[] = from > version ? [] : await this.table.log(this.eyes[0] ?? 'spectator', from, version);
    // The next change is one of what was told last: so that is what somebody who joins is told, too.
    if (this.listeners.size === 0) this.last = this.table.updateFor(this.eyes);
    const told = { is: 'whole', update: this.last, missed, speaks: this.table.rules.speaks };
    listener.tell(JSON.stringify({ told }));
    this.listeners.add(listener);
  }

  leave(listener: Listener): boolean {
    this.listeners.delete(listener);
    if (this.listeners.size > 0) return false;
    this.stop();
    return true;
  }

  private update(update: Update): void {
    if (this.listeners.size === 0) return;
    const change: Change | undefined = changeOf(basisOf(this.last), basisOf(update));
    this.last = update;
    const news = update.sights.map(({ sight: { line, events } }) => ({ line, events }));
    this.tellAll({ is: 'changed', version: update.version, ...(change && { change }), news });
  }

  private tellAll(told: object): void {
    const message = JSON.stringify({ told });
    for (const { tell } of this.listeners) tell(message);
  }
}

/** Everything of an update that lasts; the line and the events are news, and told as they are. */
type Basis = Omit<Update, 'sights'> & { sights: object[] };

function basisOf({ sights, ...rest }: Update): Basis {
  return {
    ...rest,
    sights: sights.map(({ eyes, sight: { line: _, events: __, ...lasting } }) => ({ eyes, sight: lasting })),
  };
}
