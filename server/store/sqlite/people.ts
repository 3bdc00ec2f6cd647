import type { DatabaseSync } from 'node:sqlite';
import { freshId, freshToken, hashOf, LINK_LASTS, NOBODY, type People, type Person, type Profile } from '../people.ts';
import type { Commits } from './commits.ts';

export function peopleIn(db: DatabaseSync, commits: Commits): People {
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
    noLinks: db.prepare('DELETE FROM links WHERE person = ?'),
    linked: db.prepare('DELETE FROM links WHERE hash = ? RETURNING person, expires'),
  };
  const personOf = (row: unknown): Person | null => {
    if (row === undefined) return null;
    const { id, profile } = row as { id: string; profile: string };
    return { id, ...(JSON.parse(profile) as Profile) };
  };
  return {
    find: async (id) => personOf(sql.find.get(id)),
    all: async () =>
      sql.all.all().map((row) => ({ ...personOf(row), seen: row['seen'] as number }) as Person & { seen: number }),
    banned: async () => sql.banned.all().map(({ id }) => id as string),
    byToken: async (token) => personOf(sql.byToken.get(hashOf(token))),
    async join(profile) {
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
    change(id, change) {
      return commits.write(() => {
        const person = personOf(sql.find.get(id));
        if (person === null) return null;
        const { id: _, ...profile } = { ...person, ...change };
        sql.change.run(JSON.stringify(profile), id);
        return { id, ...profile };
      });
    },
    seen: (id) => commits.write(() => void sql.seen.run(Date.now(), id)),
    async link(person) {
      const token = freshToken();
      await commits.write(() => void sql.link.run(hashOf(token), person, Date.now() + LINK_LASTS));
      return token;
    },
    redeem(link) {
      return commits.write(() => {
        const found = sql.linked.get(hashOf(link)) as { person: string; expires: number } | undefined;
        const person = found === undefined || found.expires < Date.now() ? null : personOf(sql.find.get(found.person));
        if (person === null) return null;
        const token = freshToken();
        sql.token.run(hashOf(token), person.id, Date.now());
        return { person, token };
      });
    },
    forget: (id) =>
      commits.write(() => {
        sql.noTokens.run(id);
        sql.noLinks.run(id);
        sql.change.run(JSON.stringify(NOBODY), id);
      }),
  };
}
