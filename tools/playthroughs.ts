/**
 * Records the golden games of the newest release of each game: `bundles/GAME/golden/VERSION.gz`. CI repeats each on its own bundle, and
 * those of the newest release on the working tree, so that a change of the rules that nobody meant shows itself. Part of
 * `npm run release`; with the names of games, for those alone.
 */
import { botsPlaying, newestRules } from '@parlour/bundles';
import { type GoldenGame, keepGoldenGames } from '@parlour/bundles/golden.ts';
import { loadBots, loadRules } from '@parlour/bundles/node.ts';
import { ALL_GAMES } from '@parlour/games';
import {
  below,
  diceAlone,
  type GameRecord,
  type GameTypes,
  type Rules,
  type RulesName,
  type Seat,
  seeded,
  sha256,
} from '@parlour/kernel';
import type { Bot } from '@parlour/search';

/** What a thousand more moves would show, the first ones have shown. */
const MOST = { careful: 700, random: 250 };

type Wanted = { name: string; seats: number; options: Record<string, string>; bots: ('careful' | 'random')[] };

const wanted = process.argv.slice(2);
for (const { id } of ALL_GAMES.filter((entry) => wanted.length === 0 || wanted.includes(entry.id))) {
  const released = newestRules(id);
  const playing = released === null ? null : botsPlaying(id, released.version);
  if (released === null || playing === null) throw new Error(`${id} is not released`);
  const { version, bundle } = released;
  const rules = await loadRules(released);
  const bots = (await loadBots(playing)).botsFor(rules);
  const games: GoldenGame[] = [];
  let lines = 0;
  for (const table of tablesOf(rules)) {
    const record = await play(rules, { version, bundle }, bots, table);
    lines += record.entries.length;
    games.push({ name: table.name, text: JSON.stringify(record) });
  }
  keepGoldenGames(id, version, games);
  console.log(`${id}: golden games of rules ${version}, ${lines} lines`);
}

/** Every number of seats, every preset, every value of every option. */
function tablesOf({ seats, presets, options }: Rules): Wanted[] {
  const tables: Wanted[] = [];
  for (let count = seats.min; count <= seats.max; count++) {
    tables.push({ name: `${count}-careful`, seats: count, options: {}, bots: ['careful'] });
    tables.push({ name: `${count}-random`, seats: count, options: {}, bots: ['random'] });
  }
  const usual = Math.min(seats.max, seats.min + 1);
  for (const [preset, chosen] of Object.entries(presets))
    tables.push({
      name: `preset-${preset}`,
      seats: usual,
      options: chosen as Record<string, string>,
      bots: ['random', 'careful'],
    });
  for (const [option, values] of Object.entries(options))
    for (const value of values.slice(1))
      tables.push({ name: `${option}-${value}`, seats: usual, options: { [option]: value }, bots: ['random'] });
  return tables;
}

async function play(rules: Rules, name: RulesName, bots: Bot<GameTypes>[], table: Wanted): Promise<GameRecord> {
  const seed = sha256(`golden ${rules.game} ${table.name}`);
  const sitters = Array.from({ length: table.seats }, (_, seat) => table.bots[seat % table.bots.length] ?? 'random');
  let match = rules.begin({
    rules: name,
    seats: sitters.map((bot) => ({ bot, pick: null, name: '' })),
    options: rules.optionsFor(table.options),
    dice: diceAlone(seed, table.seats),
    seed,
  });
  const entries: GameRecord['entries'] = [];
  const dice = { chance: seeded(table.seats * 31 + table.name.length) };
  const most = table.bots.includes('careful') ? MOST.careful : MOST.random;
  for (
    let open = rules.about(match).waiting;
    open !== null && entries.length < most;
    open = rules.about(match).waiting
  ) {
    const seat = open.seats[0] as Seat;
    const bot = bots.find((each) => each.name === sitters[seat]) ?? bots.at(-1);
    if (bot === undefined) throw new Error(`${rules.game} has no bots`);
    const seen = { seat, view: rules.view(match, seat), offers: rules.menu(match, seat).offers };
    const done = rules.act(match, { seat, ...(await bot.choose(seen, (n) => below(dice, n))) });
    if (!done.ok) throw new Error(JSON.stringify(done.refusal));
    match = done.match;
    entries.push(done.entry);
  }
  const { head, outcome, seeds } = rules.about(match);
  // The seed of a game that was not played to its end is told too, so that it can be repeated.
  return { ...head, names: sitters.map(() => null), entries, outcome, seeds: [...seeds] };
}
