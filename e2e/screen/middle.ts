import { gameById } from '@parlour/games';
import {
  below,
  diceAlone,
  type GameRecord,
  type GameTypes,
  type Match,
  nameCommitment,
  type Seat,
  seeded,
  sha256,
} from '@parlour/kernel';
import { type Attended, guest } from '@parlour/server/testing/guest.ts';
import type { House } from '../browser.ts';
import { NAMES } from '../online/company.ts';
import { released } from '../staged-game.ts';

/** The first half of a game at a full table, the same every time: careful bots play it, and stop where the first seat is asked. */
async function halfAGame(game: string): Promise<GameRecord> {
  const { rules, bundle, careful } = await released(game);
  const names = NAMES.slice(0, gameById(game).seats.max).map((name) => ({ name, salt: name }));
  const seed = sha256('letters');
  let match: Match<GameTypes> = rules.begin({
    rules: { version: rules.version, bundle },
    seats: names.map((name, seat) => ({ bot: seat === 0 ? null : 'careful', pick: null, name: nameCommitment(name) })),
    options: rules.optionsFor({}),
    dice: diceAlone(seed, names.length),
    seed,
  });
  const { head, seeds } = rules.about(match);
  const dice = { chance: seeded(5) };
  const entries: GameRecord['entries'] = [];
  const turns: number[] = [];
  for (let open = rules.about(match).waiting; open !== null; open = rules.about(match).waiting) {
    const seat = open.seats[0] as Seat;
    if (seat === 0) turns.push(entries.length);
    const seen = { seat, view: rules.view(match, seat), offers: rules.menu(match, seat).offers };
    const choice = await careful.choose(seen, (n) => below(dice, n));
    const done = rules.act(match, { seat, ...choice });
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    match = done.match;
    entries.push(done.entry);
  }
  const middle = turns[Math.floor(turns.length / 2)] ?? 0;
  return { ...head, names, entries: entries.slice(0, middle), outcome: null, seeds: [...seeds] };
}

/** `token`: by what the house knows the host. */
type Middle = { table: string; host: Attended; token: string };

/** A table on a screen with all its seats taken, in the middle of a game that has yet to go on: one person, bots everywhere else. */
export async function inTheMiddle(house: House, game: string): Promise<Middle> {
  const person = await guest(house.address, NAMES[0] ?? '');
  const made = await person.http('POST', '/api/tables/from', { record: await halfAGame(game), seat: 0 });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  const { id } = made.body as { id: string };
  await person.http('POST', '/api/screens', { room: id });
  const host = person.attend(id);
  await host.until('the room', () => host.room !== null);
  for (let seat = 1; seat < gameById(game).seats.max; seat++)
    await host.ask({ is: 'bot', seat: seat as Seat, bot: 'careful' });
  return { table: id, host, token: person.token };
}
