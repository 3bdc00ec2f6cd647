import { shareOf } from '../statistics.ts';
import { boundsOf } from './evidence.ts';
import { type Rating, ratingsOf } from './ratings.ts';
import { againstOf, type Pairing, type Tournament, verdictIn, winsOf } from './tournament.ts';

const percent = (n: number): string => (100 * n).toFixed(0);
const between = ({ low, high }: { low: number; high: number }): string => `${percent(low)}–${percent(high)}`;

/** What repeats a tournament to the letter. */
export function commandOf({ game, seats, options, seed, shape, bots, games, bar, stops }: Tournament): string {
  const chosen = Object.entries(options).map(([key, value]) => `--option ${key}=${value}`);
  return [
    ...['parlour lab tournament', game, `--bots ${bots.join(',')}`, `--seats ${seats}`, `--seed ${seed}`],
    ...[`--games ${games}`, ...(shape === 'duel' ? ['--pairing duel'] : []), ...chosen],
    ...(bar === null ? [] : [`--bar ${Math.round(100 * bar)}`]),
    ...(stops ? [] : ['--whole']),
  ].join(' ');
}

/** A name that no other tournament has: what is played by other bots, on another table or with other deals is kept apart. */
export const nameOf = ({ game, seats, options, seed, shape, bots }: Omit<Tournament, 'pairings' | 'code'>): string =>
  [game, seats, shape, ...Object.entries(options).map((option) => option.join('-')), bots.join('+'), seed].join('-');

export const ratingsIn = ({ pairings, seats, shape }: Tournament): Rating[] =>
  ratingsOf(
    pairings.map((pairing) => ({ ...pairing, wins: winsOf(pairing) })),
    seats,
    shape,
  );

/** The results as a page. `chart` is the picture beside it. */
export function tournamentPage(results: Tournament, name: string, chart: string): string {
  const { pairings, stops } = results;
  const lines = [
    `# The ladder of ${name}`,
    '',
    `\`${commandOf(results)}\` repeats it, and goes on with it if there are more \`--games\`. ${tableOf(results)}`,
    'The interval is that of so many games (Wilson, 95 %); the one beside it, of the deals, holds whenever one stops.',
    ...(stops ? ['A pairing stops as soon as its answer is clear, and is wrong at most five times in a hundred.'] : []),
    '',
    '| bot | among | wins, % | interval | whenever one stops | games | clear | processor time an answer, ms |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...pairings.map((pairing) => `| ${cellsOf(results, pairing).join(' | ')} |`),
  ];
  const ratings = ratingsIn(results);
  if (ratings.length > 1)
    lines.push(
      ...['', '## Ratings', '', `![Ratings with their intervals](${chart})`, ''],
      'Of all meetings together (Bradley and Terry); 400 points are ten victories for one; 95 % intervals.',
      ...['', '| bot | rating | interval |', '| --- | --- | --- |'],
      ...ratings.map(
        ({ bot, rating, low, high }) => `| ${bot} | ${rating.toFixed(0)} | ${low.toFixed(0)} to ${high.toFixed(0)} |`,
      ),
    );
  return `${lines.join('\n')}\n`;
}

function tableOf(results: Tournament): string {
  const { seats, shape, bar, pairings } = results;
  const dealt = `${seats} seats; the same deals for every chair and every pairing.`;
  const against = bar === null ? '' : ` Held against ${percent(bar)} %.`;
  if (pairings.every(({ among }) => among === null))
    return `${dealt} All seats have the same bot, and its wins are those of the table.${against}`;
  if (shape === 'duel') return `${dealt} Half of the seats each, every way to sit: 50 % is luck.${against}`;
  return `${dealt} One bot among ${seats - 1} others: ${percent(1 / seats)} % is luck.${against}`;
}

function cellsOf(results: Tournament, pairing: Pairing): string[] {
  const { one, among, games, deals, milliseconds, answers } = pairing;
  const wins = shareOf(winsOf(pairing), games);
  const against = againstOf(results, pairing);
  const verdict = verdictIn(results, pairing);
  return [
    ...[one, among ?? 'the box', percent(wins.share), between(wins), between(boundsOf(deals)), String(games)],
    verdict === null || against === null ? '' : `${verdict} ${percent(against)}`,
    (answers === 0 ? 0 : milliseconds / answers).toFixed(1),
  ];
}

/** The results for a spreadsheet. */
export function tournamentCsv({ pairings }: Tournament): string {
  const lines = pairings.map((pairing) => {
    const { one, among, games, deals, answers, milliseconds } = pairing;
    const wins = winsOf(pairing);
    const { share, low, high } = shareOf(wins, games);
    const bounds = boundsOf(deals);
    const numbers = [wins, share, low, high, bounds.low, bounds.high].map((n) => n.toFixed(4));
    return [one, among ?? '', games, ...numbers, answers, Math.round(milliseconds)].join(',');
  });
  return `${['bot,among,games,wins,share,low,high,lowAnytime,highAnytime,answers,milliseconds', ...lines].join('\n')}\n`;
}
