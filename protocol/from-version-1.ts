import type { Entry, GameRecord, Outcome } from '@parlour/kernel';

/** A record as the builds before rules had versions wrote it. */
export type Record1 = {
  game: string;
  rules: string;
  sitters: { name: string; bot: string | null }[];
  options: Record<string, string>;
  picks: (string | null)[];
  commitment: string;
  entropy: string[];
  entries: object[];
  outcome: { winners: number[]; scores: number[] } | null;
  seed: string | null;
};

/**
 * The same game in today's form, to be played and verified by rules 0. The chain of that time covers the names themselves, so
 * they stand where commitments stand today, and forgetting somebody would break the proof of these games alone.
 */
export function fromVersion1(old: Record1): GameRecord {
  return {
    format: 'parlour-record',
    version: 2,
    game: old.game,
    rules: { version: 0, bundle: old.rules },
    seats: old.sitters.map(({ name, bot }, i) => ({ bot, pick: old.picks[i] ?? null, name })),
    options: old.options,
    dice: { commitment: old.commitment, promises: old.entropy.map(() => null), entropy: old.entropy },
    names: old.sitters.map(({ name }) => ({ name, salt: '' })),
    entries: old.entries as Entry[],
    outcome: old.outcome as Outcome | null,
    seeds: old.seed === null ? null : [old.seed],
  };
}
