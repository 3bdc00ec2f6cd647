import { type Kind, ownHands, type Work } from '@parlour/work';
import type { Asked, Bots } from './pool.ts';

/** After so long a server that asked elsewhere lets one of its own threads think as well. */
const PATIENCE = 5000;
/** One question to a bot. Whoever asks for the same, another server of the house or this one anew, is given the same answer for a minute. */
const THINKING: Kind<Asked, { type: string }> = { name: 'bots', lane: 'live', patience: PATIENCE, keep: 60 };

type Signal = { readonly aborted: boolean };

/** Bots whose thinking is work: done by threads of this server, and where there is a queue by whoever is free. */
export type Thinking = {
  /** A question is named by table, line, seat and bot: two answers to it are one. */
  think(id: string, asked: Asked, signal: Signal): Promise<{ type: string }>;
  close(): Promise<void>;
};

export function botsAtWork(bots: Bots, work: Work = ownHands()): Thinking {
  /** Who here waits for an answer; what nobody waits for is not begun. */
  const waiting = new Map<string, Signal[]>();
  work.take(
    THINKING,
    (asked, { id }) =>
      bots.think(
        asked,
        signalOf(() => waiting.get(id)),
      ),
    bots.threads,
  );
  return {
    async think(id, asked, signal) {
      waiting.set(id, [...(waiting.get(id) ?? []), signal]);
      try {
        return await work.do(THINKING, id, asked);
      } catch (error) {
        if (signal.aborted || work.isAlone) throw error;
        // Whoever had it may know nothing of these rules, or of who waits here.
        return await bots.think(asked, signal);
      } finally {
        const others = waiting.get(id)?.filter((each) => each !== signal) ?? [];
        if (others.length === 0) waiting.delete(id);
        else waiting.set(id, others);
      }
    },
    close: () => bots.close(),
  };
}

/** Others may ask for it too, and later: of those here none may wait any more. */
const signalOf = (signals: () => Signal[] | undefined): Signal => ({
  get aborted() {
    return signals()?.every(({ aborted }) => aborted) ?? false;
  },
});
