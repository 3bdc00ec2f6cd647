import { EVENT_IDS } from '../content/events.ts';
import { OPTION_IDS, type OptionId, QUOTA } from '../content/options.ts';
import type { Line } from './line.ts';

/** The tables of docs/balance-economicus.md: `node games/economicus/lab/report.ts < games.jsonl`. */
const lines: Line[] = [];
/** Games with cards that were never played tell nothing but what an empty card is worth. */
const withEmpty: Line[] = [];
let rest = '';
for await (const chunk of process.stdin) {
  const parts = (rest + String(chunk)).split('\n');
  rest = parts.pop() ?? '';
  for (const part of parts) {
    const line: Line = JSON.parse(part);
    (line.empty === undefined ? lines : withEmpty).push(line);
  }
}
const groups = Object.entries(Object.groupBy(lines, ({ bot, rules, seats }) => `${bot} | ${rules} | ${seats}`)).sort(
  ([a], [b]) => b.localeCompare(a, 'en', { numeric: true }),
);
seatTable();
lengthTable();
happenings();
optionTable();
eventTable();

/** A mean with its 95 % interval; `scale` 100 for per cent. */
function mean(values: readonly number[], scale = 1, digits = 1): string {
  if (values.length === 0) return '–';
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length;
  const width = 1.96 * Math.sqrt(variance / values.length);
  return `${(scale * middle).toFixed(digits)} ±${(scale * width).toFixed(digits)}`;
}

function partOf({ won }: Line, seat: number): number {
  return won.some((each) => each === seat) ? 1 / won.length : 0;
}

function seatTable(): void {
  console.log('\n## Wins by seat\n\n| bots | rules | seats | games | by seat, % | from the first player, % |');
  for (const [name, games = []] of groups) {
    const seats = Array.from({ length: games[0]?.seats ?? 0 }, (_, seat) => seat);
    const bySeat = seats.map((seat) =>
      mean(
        games.map((line) => partOf(line, seat)),
        100,
      ),
    );
    const fromFirst = seats.map((seat) =>
      mean(
        games.map((line) => partOf(line, (line.first + seat) % seats.length)),
        100,
      ),
    );
    console.log(`| ${name} | ${games.length} | ${bySeat.join(', ')} | ${fromFirst.join(', ')} |`);
  }
}

function lengthTable(): void {
  console.log(
    '\n## Length\n\n| bots | rules | seats | turns: median (10 %–90 %), longest | years | actions | by the guard | ms a decision, worst |',
  );
  for (const [name, games = []] of groups) {
    const turns = games.map((line) => line.turns).sort((a, b) => a - b);
    const at = (part: number) => turns[Math.min(turns.length - 1, Math.floor(part * turns.length))];
    const guarded = games.filter(({ because }) => because === 'guard').length;
    const decisions = games.reduce((sum, { thought }) => sum + thought.decisions, 0);
    const spent = games.reduce((sum, { thought }) => sum + thought.total, 0) / decisions;
    const worst = Math.max(...games.map(({ thought }) => thought.worst));
    console.log(
      `| ${name} | ${at(0.5)} (${at(0.1)}–${at(0.9)}), ${at(1)} | ${mean(games.map(({ years }) => years))} | ${mean(
        games.map(({ actions }) => actions),
        1,
        0,
      )} | ${guarded} | ${spent.toFixed(2)}, ${worst.toFixed(0)} |`,
    );
  }
}

/** How often things happen in a game. */
function happenings(): void {
  const kinds = [...new Set(lines.flatMap(({ counts }) => Object.keys(counts)))].sort() as (keyof Line['counts'])[];
  console.log(
    `\n## In a game\n\n| bots | rules | seats | auctions with a sale, % of turns | mean price | ${kinds.join(' | ')} |`,
  );
  for (const [name, games = []] of groups) {
    const sales = games.map(({ prices, turns }) => prices.length / turns);
    const cells = kinds.map((kind) =>
      (games.reduce((sum, { counts }) => sum + (counts[kind] ?? 0), 0) / games.length).toFixed(2),
    );
    console.log(
      `| ${name} | ${mean(sales, 100)} | ${mean(games.flatMap(({ prices }) => prices))} | ${cells.join(' | ')} |`,
    );
  }
}

/** How much more often than by equal shares those win who drew a card: all numbers of seats together, up to four, and more. */
function optionTable(): void {
  const full = lines.filter(({ rules, bot }) => rules === 'full' && bot === 'careful');
  console.log(
    '\n## Option cards\n\n| card | drawn | played, % of draws | wins beyond an equal share, points | 2 to 4 seats | more |',
  );
  for (const id of OPTION_IDS.filter((each) => each !== QUOTA)) optionRow(id, full, () => [id]);
  optionRow('empty', withEmpty, ({ empty = [] }) => empty);
}

function optionRow(name: string, games: readonly Line[], cardsOf: (line: Line) => readonly OptionId[]): void {
  const beyond = (isMeant: (line: Line) => boolean): string => {
    const drawn = games.filter(isMeant).flatMap((line) =>
      cardsOf(line)
        .flatMap((id) => line.drawn[id] ?? [])
        .map((seat) => partOf(line, seat) - 1 / line.seats),
    );
    return mean(drawn, 100);
  };
  const count = (of: (line: Line, id: OptionId) => number): number =>
    games.reduce((sum, line) => sum + cardsOf(line).reduce((each, id) => each + of(line, id), 0), 0);
  const drawn = count((line, id) => line.drawn[id]?.length ?? 0);
  const played = count((line, id) => line.played[id] ?? 0);
  const [all, few, many] = [() => true, isFew, (line: Line) => !isFew(line)].map(beyond);
  console.log(`| ${name} | ${drawn} | ${((100 * played) / drawn).toFixed(0)} | ${all} | ${few} | ${many} |`);
}

function isFew({ seats }: Line): boolean {
  return seats <= 4;
}

/** How often the game goes to somebody who led when an event was opened, and how many turns the game lasts. */
function eventTable(): void {
  const full = lines.filter(({ rules, bot }) => rules === 'full' && bot === 'careful');
  console.log('\n## Events\n\n| event | opened | a leader wins, % | turns of these games |');
  const row = (name: string, isMeant: (card: string) => boolean): void => {
    const opened = full.flatMap((line) =>
      line.events.filter(({ card }) => isMeant(card)).map((event) => ({ line, event })),
    );
    const led = opened.map(({ line, event }) =>
      event.leaders.reduce<number>((sum, seat) => sum + partOf(line, seat), 0),
    );
    console.log(`| ${name} | ${opened.length} | ${mean(led, 100)} | ${mean(opened.map(({ line }) => line.turns))} |`);
  };
  row('all', () => true);
  for (const id of EVENT_IDS) row(id, (card) => card === id);
}
