/**
 * Records the golden games of each game: `games/*\/playthroughs/*.json`. CI repeats them and compares every position, so a
 * change of the rules that nobody meant shows itself. Run it only when the rules were changed on purpose; with the names of
 * games, for those alone.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@parlour/games';
import {
  act,
  begin,
  below,
  type GameRecord,
  nextAsked,
  offers,
  optionsOf,
  type Seat,
  seeded,
  sha256,
  view,
} from '@parlour/kernel';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** What a thousand more moves of a random game would show, the first ones have shown. */
const MOST = 600;

/** A move a line: short, and a change shows where it begins. */
function written({ entries, ...head }: GameRecord): string {
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${lines}\n]}\n`;
}

const wanted = process.argv.slice(2);
for (const entry of GAMES.filter(({ id }) => wanted.length === 0 || wanted.includes(id))) {
  const game = await entry.game();
  const bots = await entry.bots();
  const folder = join(root, 'games', entry.id, 'playthroughs');
  mkdirSync(folder, { recursive: true });
  const tables: { name: string; seats: number; options: Partial<Record<string, string>>; bots: string[] }[] = [];
  for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
    tables.push({ name: `${seats}-careful`, seats, options: {}, bots: ['careful'] });
    tables.push({ name: `${seats}-random`, seats, options: {}, bots: ['random'] });
  }
  for (const [preset, options] of Object.entries(game.presets))
    tables.push({ name: `preset-${preset}`, seats: game.seats.min + 1, options, bots: ['careful'] });
  for (const [option, values] of Object.entries(game.options))
    for (const value of values.slice(1))
      tables.push({
        name: `${option}-${value}`,
        seats: game.seats.min + 1,
        options: { [option]: value },
        bots: ['random', 'careful'],
      });

  for (const table of tables) {
    const sitters = Array.from({ length: table.seats }, (_, seat) => {
      const bot = table.bots[seat % table.bots.length] ?? 'random';
      return { name: `${bot} ${seat + 1}`, bot };
    });
    const match = begin(game, {
      sitters,
      options: optionsOf(game, table.options),
      picks: sitters.map(() => null),
      seed: sha256(`golden ${entry.id} ${table.name}`),
      entropy: sitters.map(() => ''),
    });
    const dice = { chance: seeded(table.seats * 31 + table.name.length) };
    for (
      let open = nextAsked(game, match.g);
      open !== null && match.record.entries.length < MOST;
      open = nextAsked(game, match.g)
    ) {
      const seat = open.seats[0] as Seat;
      const bot = bots.find(({ name }) => name === sitters[seat]?.bot);
      if (bot === undefined) throw new Error(`${entry.id} has no such bot`);
      const seen = { seat, view: view(match.g, seat), offers: offers(game, match.g, seat) };
      const done = act(match, { seat, ...bot.choose(seen, (n) => below(dice, n)) });
      if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    }
    // The seed of a game that was not played to its end is told too, so that it can be repeated.
    writeFileSync(join(folder, `${table.name}.json`), written({ ...match.record, seed: match.seed }));
    console.log(`${entry.id} ${table.name}: ${match.record.entries.length} lines`);
  }
}
