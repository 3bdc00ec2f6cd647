/**
 * Work that need not be done where it is asked for: thinking of bots, notices, simulated games. With Redis whoever has hands for it takes
 * it (`queue.ts`), without it is done in this process (`own-hands.ts`); who asks does not know which.
 */

/** One kind of work, as whoever asks for it and whoever does it know it. What crosses is what JSON can say. */
export type Kind<Data, Result> = {
  name: string;
  /** Each lane has hands of its own: what people wait for never stands behind what nobody does. */
  lane: Lane;
  /** After so many milliseconds without an answer whoever asks does it with their own hands. Without: only while Redis is away. */
  patience?: number;
  /** What could not be done is tried again after these. */
  again?: readonly number[];
  /** For so many seconds who asks for the same is given the same answer. */
  keep?: number;
  /** Never there: it says what goes in and what comes out. */
  types?: { data: Data; result: Result };
};
export type Lane = 'live' | 'aside';

export type Job<Data> = {
  id: string;
  /** Kept with the job: whoever tries again begins with this. */
  remember(data: Data): Promise<void>;
};
export type Hand<Data, Result> = (data: Data, job: Job<Data>) => Promise<Result>;

export type Work = {
  /** Takes on work of a kind, so many at once. */
  take<D, R>(kind: Kind<D, R>, hand: Hand<D, R>, atOnce: number): void;
  /** Work with this id is done once, whoever asks for it and however often, as long as it is not done. */
  do<D, R>(kind: Kind<D, R>, id: string, data: D): Promise<R>;
  /** Left to be done later, by whoever is there then. */
  leave<D>(kind: Kind<D, unknown>, id: string, data: D, after: number): Promise<void>;
  /** Whether nobody but this process can do it. */
  readonly isAlone: boolean;
  /** What waits in each lane to be begun. */
  waiting(): Promise<Record<Lane, number>>;
  close(): Promise<void>;
};

/** Of what went wrong for good; nobody may be waiting for it. */
export type Failed = (kind: Kind<never, unknown>, error: Error) => void;
/** That Redis goes or comes, and at the beginning whether it is there; and why not, where that is known. */
export type RedisTold = (isThere: boolean, why?: Error) => void;
