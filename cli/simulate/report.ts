import { actionWords, type GameText, type GameTypes } from '@parlour/kernel';
import { columns, wrap, wrapList } from '@parlour/kit/terminal/layout.ts';
import type { Report, Share, Spread } from '@parlour/lab';
import type { Context } from '../context.ts';

/** A report for people. */
export function reportLines(context: Context, report: Report, words: GameText<GameTypes>): string[] {
  const { style, text, width } = context;
  const label = text.simulate;
  const equal = 1 / report.seats;
  const heading = [
    '',
    style.dim(label.wins),
    '',
    style.dim(label.interval),
    style.dim(`${label.equalShare} ${percent(equal)}`),
  ];
  const shares = (rows: readonly [string, Share][]) =>
    columns([heading, ...rows.map(([name, share]) => shareRow(context, name, share, equal))], [1, 2, 3]);
  const spreads = (
    [
      [label.actions, report.length.actions],
      [label.rounds, report.length.rounds],
      [label.scores, report.scores],
    ] as const
  )
    .filter((row): row is readonly [string, Spread] => row[1] !== null)
    .map(([name, { mean, low, high, min, max }]) => [
      `  ${name}`,
      number(mean),
      `${number(low)}–${number(high)}`,
      `${min} – ${max}`,
    ]);
  const problems = report.problems.map(({ seed, what }) => label.problem(seed, what));
  return [
    style.bold(label.head(report.games, words.name, report.seats, report.seconds.toFixed(1))),
    '',
    ...(report.won.wins === report.games ? [] : [label.won(percent(report.won.share), interval(report.won)), '']),
    style.bold(label.bySeat),
    ...shares(report.bySeat.map((share, seat) => [label.seat(seat + 1), share])),
    '',
    style.bold(label.byBot),
    ...shares(report.byBot.map((share) => [share.bot, share])),
    '',
    style.bold(label.length),
    ...columns([['', label.mean, label.interval, label.range].map(style.dim), ...spreads], [1, 2, 3]),
    '',
    style.bold(`${label.played} (${label.perGame})`),
    ...playedLines(context, report, words),
    '',
    style.bold(`${label.fired} (${label.perGame})`),
    ...firedLines(context, report),
    '',
    ...(problems.length === 0
      ? [style.green(`✓ ${label.clean}`)]
      : [
          style.red(`✗ ${label.problems(problems.length)}`),
          ...problems.flatMap((line) => wrap(`  ${line}`, width, '    ')),
        ]),
  ];
}

/** A row says whether the equal share lies inside the interval. */
function shareRow({ style }: Context, name: string, { wins, share, low, high }: Share, equal: number): string[] {
  const isEven = low <= equal && equal <= high;
  const mark = isEven ? style.green('=') : share > equal ? style.yellow('▲') : style.yellow('▼');
  return [`  ${name}`, number(wins), percent(share), interval({ low, high }), mark];
}

const interval = ({ low, high }: Pick<Share, 'low' | 'high'>): string => `${percent(low)}–${percent(high)}`;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const number = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 2 : 1));

const byCount = (found: Record<string, number>): [string, number][] =>
  Object.entries(found).sort(([, a], [, b]) => b - a);
const rate = (count: number, games: number): string => (count / games).toFixed(2);

/** Each kind of action with how often it was taken, and below it with which cards or other things. */
function playedLines({ width, style }: Context, { played, games }: Report, words: GameText<GameTypes>): string[] {
  const say = { seat: String, list: (items: readonly string[]) => items.join(', ') };
  const counts = byCount(played);
  return counts
    .filter(([key]) => !key.includes(' '))
    .flatMap(([type, count]) => {
      const things = counts
        .filter(([key]) => key.startsWith(`${type} `))
        .map(([key, n]) => `${words.value(key.slice(type.length + 1), say)} ${rate(n, games)}`);
      const list = things.length === 0 ? [] : wrapList(things, width - 9).map((line) => style.dim(`         ${line}`));
      return [`${rate(count, games).padStart(7)}  ${actionWords(words, { type }, say)}`, ...list];
    });
}

/** Events in as many columns as fit. */
function firedLines({ width }: Context, { fired, games }: Report): string[] {
  const cells = byCount(fired).map(([name, count]) => `${rate(count, games).padStart(7)}  ${name}`);
  const cell = Math.max(0, ...cells.map((each) => each.length)) + 2;
  const across = Math.max(1, Math.floor(width / cell));
  const down = Math.ceil(cells.length / across);
  return Array.from({ length: down }, (_, row) =>
    Array.from({ length: across }, (_, column) => (cells[column * down + row] ?? '').padEnd(cell))
      .join('')
      .trimEnd(),
  );
}

/** A report for a spreadsheet: one count a line. */
export function csvOf(report: Report): string {
  const rows: (string | number)[][] = [['what', 'name', 'value', 'low', 'high']];
  for (const [seat, { share, low, high }] of report.bySeat.entries())
    rows.push(['winsBySeat', seat + 1, share, low, high]);
  for (const { bot, share, low, high } of report.byBot) rows.push(['winsByBot', bot, share, low, high]);
  for (const [name, spread] of Object.entries({ ...report.length, scores: report.scores }))
    if (spread !== null) rows.push(['mean', name, spread.mean, spread.low, spread.high]);
  for (const [name, count] of Object.entries(report.played)) rows.push(['played', name, count, '', '']);
  for (const [name, count] of Object.entries(report.fired)) rows.push(['fired', name, count, '', '']);
  for (const { seed, what } of report.problems) rows.push(['problem', seed, what, '', '']);
  return `${rows.map((row) => row.map(quoted).join(',')).join('\n')}\n`;
}

const quoted = (cell: string | number): string =>
  typeof cell === 'string' && /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : String(cell);
