import { freshId, freshToken, hashOf, LINK_LASTS, NOBODY, type People, type Person, type Profile } from '../people.ts';
import type { Database } from './database.ts';

type Row = { id: string; profile: string; seen: number };

const personIn = ([row]: readonly Row[]): Person | null => (row === undefined ? null : personOf(row));
const personOf = ({ id, profile }: Row): Person => ({ id, ...(JSON.parse(profile) as Profile) });

export function peopleIn({ rows, together }: Database): People {
  const find = async (id: string) => personIn(await rows<Row>('SELECT id, profile FROM people WHERE id = $1', [id]));
  const put = (own: Database['rows'], id: string, profile: Profile) =>
    own('UPDATE people SET profile = $1, is_banned = $2 WHERE id = $3', [
      JSON.stringify(profile),
      profile.isBanned,
      id,
    ]);
  const addToken = async (own: Database['rows'], person: string): Promise<string> => {
    const token = freshToken();
    await own('INSERT INTO tokens (hash, person, created) VALUES ($1, $2, $3)', [hashOf(token), person, Date.now()]);
    return token;
  };
  return {
    find,
    all: async () =>
      (await rows<Row>('SELECT id, profile, seen FROM people ORDER BY seen DESC LIMIT 500')).map((row) => ({
        ...personOf(row),
        seen: row.seen,
      })),
    banned: async () => (await rows<Row>('SELECT id FROM people WHERE is_banned')).map(({ id }) => id),
    byToken: async (token) =>
      personIn(
        await rows<Row>('SELECT id, profile FROM people WHERE id = (SELECT person FROM tokens WHERE hash = $1)', [
          hashOf(token),
        ]),
      ),
    join: (given) =>
      together(async (own) => {
        const [id, profile] = [freshId(), { ...given, isBanned: false }];
        await own('INSERT INTO people (id, profile, is_banned, created, seen) VALUES ($1, $2, false, $3, $3)', [
          id,
          JSON.stringify(profile),
          Date.now(),
        ]);
        return { person: { id, ...profile }, token: await addToken(own, id) };
      }),
    change: (id, change) =>
      together(async (own) => {
        const person = personIn(await own<Row>('SELECT id, profile FROM people WHERE id = $1 FOR UPDATE', [id]));
        if (person === null) return null;
        const { id: _, ...profile } = { ...person, ...change };
        await put(own, id, profile);
        return { id, ...profile };
      }),
    seen: async (id) => void (await rows('UPDATE people SET seen = $1 WHERE id = $2', [Date.now(), id])),
    async link(person) {
      const token = freshToken();
      const values = [hashOf(token), person, Date.now() + LINK_LASTS];
      await rows('INSERT INTO links (hash, person, expires) VALUES ($1, $2, $3)', values);
      return token;
    },
    redeem: (link) =>
      together(async (own) => {
        const [found] = await own<{ person: string; expires: number }>(
          'DELETE FROM links WHERE hash = $1 RETURNING person, expires',
          [hashOf(link)],
        );
        const person = found === undefined || found.expires < Date.now() ? null : await find(found.person);
        return person === null ? null : { person, token: await addToken(own, person.id) };
      }),
    forget: (id) =>
      together(async (own) => {
        await own('DELETE FROM tokens WHERE person = $1', [id]);
        await own('DELETE FROM links WHERE person = $1', [id]);
        await put(own, id, NOBODY);
      }),
  };
}
