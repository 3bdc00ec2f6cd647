import { createHash, randomBytes } from 'node:crypto';
import type { Me } from '@parlour/protocol';

/** A guest, known by a token that only their browser has. Banned ones are shown nothing but that. */
export type Person = Me & { isBanned: boolean };
export type Profile = Omit<Person, 'id'>;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
export const freshToken = (): string => randomBytes(32).toString('base64url');

/** Short, safe in an address, and not to be guessed. */
export const freshId = (): string => spelled(randomBytes(14));

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const spelled = (bytes: Uint8Array): string => Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** An id that follows from another, the same for whoever asks, and no easier to guess. */
export const idAfter = (id: string): string =>
  spelled(createHash('sha256').update(`after ${id}`).digest().subarray(0, 14));

/** Who a forgotten person is. */
export const NOBODY: Profile = { name: '', language: 'en', zone: 'UTC', isBanned: false };
/** A private link to another device is good for so long. */
export const LINK_LASTS = 15 * 60_000;

/** People, and their tokens only as hashes: whoever reads the store cannot sit down as anybody. */
export type People = {
  find(id: string): Promise<Person | null>;
  /** The latest who were here. */
  all(): Promise<(Person & { seen: number })[]>;
  banned(): Promise<string[]>;
  byToken(token: string): Promise<Person | null>;
  /** A new guest, and the token by which they are known from now on. */
  join(profile: Omit<Profile, 'isBanned'>): Promise<{ person: Person; token: string }>;
  change(id: string, change: Partial<Profile>): Promise<Person | null>;
  seen(id: string): Promise<void>;
  /** A private link to another device: good once, for a quarter of an hour. */
  link(person: string): Promise<string>;
  /** Takes a private link; a token of its own for the device that did. */
  redeem(link: string): Promise<{ person: Person; token: string } | null>;
  /** Forgets who somebody was: no name, no way in. Their games stay. */
  forget(id: string): Promise<void>;
};
