import type { Answer } from '@parlour/table';
import type { HouseStore } from '../store/index.ts';
import { meters } from './meters.ts';

/** A store that is counted: what it could not do, and how long a line took to the disk. Whoever uses it sees no difference. */
export function meteredStore<S extends HouseStore>(store: S): S {
  const { tables, people, rooms, notices, settings } = store;
  const metered = {
    ...store,
    tables: counted(tables, 'tables'),
    people: counted(people, 'people'),
    rooms: counted(rooms, 'rooms'),
    notices: counted(notices, 'notices'),
    settings: counted(settings, 'settings'),
  };
  const { append, since } = metered.tables;
  metered.tables = {
    ...metered.tables,
    async since(...asked: Parameters<typeof since>) {
      const news = await since(...asked);
      // Lines that are news to who asks were written by another server.
      if (news.length > 0) meters.catchUps.inc();
      return news;
    },
    async append(...written: Parameters<typeof append>) {
      const stop = meters.appendSeconds.startTimer();
      const isAppended = await append(...written);
      stop();
      if (!isAppended) meters.appendRaces.inc();
      return isAppended;
    },
  };
  return metered;
}

function counted<T extends object>(part: T, name: keyof HouseStore): T {
  const counting = (work: unknown) => {
    if (typeof work !== 'function') return work;
    return (...args: unknown[]) => {
      const result: unknown = work.apply(part, args);
      if (result instanceof Promise) result.catch(() => meters.storeErrors.inc({ part: name }));
      return result;
    };
  };
  return Object.fromEntries(Object.entries(part).map(([key, work]) => [key, counting(work)])) as T;
}

/** One message was answered. Returns why not, where it was refused. */
export function countAnswer(ask: string, game: string, answer: Answer): string | null {
  if (answer.ok) {
    if (ask === 'act') meters.moves.inc({ game });
    return null;
  }
  // The house and the table have a few names for why; rules have hundreds, and count as one.
  const kind = answer.refusal.rule === null ? answer.refusal.refused : 'rules';
  meters.refusals.inc({ kind });
  return kind;
}
