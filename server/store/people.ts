import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { Me } from '@parlour/protocol';
import type { Commits } from './commits.ts';

/** A guest, known by a token that only their browser has. Banned ones are shown nothing but that. */
export type Person = Me & { isBanned: boolean };
type Profile = Omit<Person, 'id'>;

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
export const freshToken = (): string => randomBytes(32).toString('base64url');

/** Short, safe in an address, and not to be guessed. */
export function freshId(): string {
  const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789';
  return Array.from(randomBytes(14), (byte) => alphabet[byte % alphabet.length]).join('');
}

export type People = ReturnType<typeof peopleIn>;

/** People, and their tokens only as hashes: whoever reads the file cannot sit down as anybody. */
export function peopleIn(db: DatabaseSync, commits: Commits) {
  const sql = {
    add: db.prepare('INSERT INTO people (id, profile, created, seen) VALUES (?, ?, ?, ?)'),
    find: db.prepare('SELECT id, profile FROM people WHERE id = ?'),
    all: db.prepare('SELECT id, profile, seen FROM people ORDER BY seen DESC LIMIT 500'),
    banned: db.prepare(`SELECT id FROM people WHERE profile ->> 'isBanned' = 1`),
    byToken: db.prepare('SELECT id, profile FROM people WHERE id = (SELECT person FROM tokens WHERE hash = ?)'),
    change: db.prepare('UPDATE people SET profile = ? WHERE id = ?'),
    seen: db.prepare('UPDATE people SET seen = ? WHERE id = ?'),
    token: db.prepare('INSERT INTO tokens (hash, person, created) VALUES (?, ?, ?)'),
    noTokens: db.prepare('DELETE FROM tokens WHERE person = ?'),
    link: db.prepare('INSERT INTO links (hash, person, expires) VALUES (?, ?, ?)'),
    linked: db.prepare('DELETE FROM links WHERE hash = ? RETURNING person, expires'),
  };
  const personOf = (row: unknown): Person | null => {
    if (row === undefined) return null;
    const { id, profile } = row as { id: string; profile: string };
    return { id, ...(JSON.parse(profile) as Profile) };
  };
  return {
    find: (id: string) => personOf(sql.find.get(id)),
    all: () =>
      sql.all.all().map((row) => ({ ...personOf(row), seen: row['seen'] as number }) as Person & { seen: number }),
    banned: () => sql.banned.all().map(({ id }) => id as string),
    byToken: (token: string) => personOf(sql.byToken.get(hashOf(token))),
    /** A new guest, and the token by which they are known from now on. */
    async join(profile: Omit<Profile, 'isBanned'>): Promise<{ person: Person; token: string }> {
      const person: Person = { id: freshId(), ...profile, isBanned: false };
      const token = freshToken();
      const now = Date.now();
      const { id, ...rest } = person;
      await commits.write(() => {
        sql.add.run(id, JSON.stringify(rest), now, now);
        sql.token.run(hashOf(token), id, now);
      });
      return { person, token };
    },
    change(id: string, change: Partial<Profile>): Promise<Person | null> {
      return commits.write(() => {
        const person = personOf(sql.find.get(id));
        if (person === null) return null;
        const { id: _, ...profile } = { ...person, ...change };
        sql.change.run(JSON.stringify(profile), id);
        return { id, ...profile };
      });
    },
    seen: (id: string) => commits.write(() => void sql.seen.run(Date.now(), id)),
    /** A private link to another device: good once, for a quarter of an hour. */
    async link(person: string): Promise<string> {
      const token = freshToken();
      await commits.write(() => void sql.link.run(hashOf(token), person, Date.now() + 15 * 60_000));
      return token;
    },
    /** Takes a private link; a token of its own for the device that did. */
    redeem(link: string): Promise<{ person: Person; token: string } | null> {
      return commits.write(() => {
        const found = sql.linked.get(hashOf(link)) as { person: string; expires: number } | undefined;
        const person = found === undefined || found.expires < Date.now() ? null : personOf(sql.find.get(found.person));
        if (person === null) return null;
        const token = freshToken();
        sql.token.run(hashOf(token), person.id, Date.now());
        return { person, token };
      });
    },
    /** Forgets who somebody was: no name, no way in. Their games stay. */
    forget: (id: string) =>
      commits.write(() => {
        sql.noTokens.run(id);
        sql.change.run(
          JSON.stringify({ name: '', language: 'en', zone: 'UTC', isBanned: false } satisfies Profile),
          id,
        );
      }),
  };
}
