import { shareOf } from '../statistics.ts';
import type { Tournament } from './tournament.ts';

const percent = (n: number): string => (100 * n).toFixed(0);

/** The results as a page, and as a table for a spreadsheet. */
export function tournamentPage(results: Tournament, name: string): string {
  const { game, seats, options, seed, pairings } = results;
  const chosen = Object.entries(options).map(([key, value]) => ` --option ${key}=${value}`);
  const lines = [
    `# The ladder of ${name}`,
    '',
    `Written by \`parlour lab tournament ${game} --seats ${seats} --seed ${seed}${chosen.join('')}\`, which goes on with it (\`--games N\` of each pairing).`,
    `${seats} seats; the same deals for every chair and every pairing; 95 % intervals (Wilson). One bot among ${seats - 1} others has ${percent(1 / seats)} % by luck;`,
    'in a game against the box it has all seats, and its wins are those of the table.',
    '',
    '| bot | among | wins, % | interval | games | processor time an answer, ms |',
    '| --- | --- | --- | --- | --- | --- |',
  ];
  for (const { one, among, wins, games, milliseconds, answers } of pairings) {
    const { share, low, high } = shareOf(wins, games);
    const cost = answers === 0 ? 0 : milliseconds / answers;
    lines.push(
      `| ${one} | ${among} | ${percent(share)} | ${percent(low)}–${percent(high)} | ${games} | ${cost.toFixed(1)} |`,
    );
  }
  return `${lines.join('\n')}\n`;
}

export function tournamentCsv({ pairings }: Tournament): string {
  const lines = pairings.map(({ one, among, wins, games, milliseconds, answers }) => {
    const { share, low, high } = shareOf(wins, games);
    return [
      one,
      among,
      games,
      wins,
      share.toFixed(4),
      low.toFixed(4),
      high.toFixed(4),
      answers,
      Math.round(milliseconds),
    ].join(',');
  });
  return `${['bot,among,games,wins,share,low,high,answers,milliseconds', ...lines].join('\n')}\n`;
}
