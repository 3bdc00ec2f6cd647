import type { Think } from './automatic/table-bots.ts';
import type { Store } from './store.ts';
import type { Eyes, Kept, News } from './types.ts';

/** What a table asks of the place it lives in: a worker of a browser, a server, a terminal. */
export type Home<K extends Kept = Kept> = {
  store: Store<K>;
  /** Off the thread that answers the players. */
  think: Think;
  /** Time, so that tests can turn it. */
  after(milliseconds: number, then: () => void): () => void;
  /** Said after every change: others may look at the same table. */
  changed?(id: string, version: number): void;
};

/** A pair of eyes, or several at one screen, and how they are told. */
export type Listener = { eyes: readonly Eyes[]; tell(news: News): void };

/** Whether bots choose for themselves, or a script acts for them. */
export type Mode = 'play' | 'look' | 'script';
